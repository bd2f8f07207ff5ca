"""A server's question to the user that a form cannot show. The user answers with JSON text, which is checked
against the question's schema.

The server writes the schema. So rules that could run forever (`pattern`) or fetch something (`$ref`) are not
checked, and neither are unknown rules. `unchecked` returns the names of these rules.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from claude_desk.protocol.phrase import Phrase
from claude_desk.protocol.requests.control import Elicitation
from claude_desk.protocol.requests.elicitation import InvalidValue

# The most schemas that are examined for one answer.
_MOST_STEPS = 100_000
_LONGEST_RULE = 120
_TYPES: dict[str, type | tuple[type, ...]] = {
    "string": str,
    "number": (int, float),
    "integer": int,
    "boolean": bool,
    "array": list,
    "object": dict,
    "null": type(None),
}
_EMPTY: dict[str, Any] = {
    "string": "", "number": 0, "integer": 0, "boolean": False, "array": [], "object": {},
}  # fmt: skip
_CHECKED = {
    "type", "enum", "const", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength",
    "maxLength", "minItems", "maxItems", "items", "properties", "required", "additionalProperties", "anyOf",
    "oneOf", "allOf",
}  # fmt: skip
# Members that inform the user, and do not restrict the value.
_SAYS = {
    "title", "description", "default", "examples", "enumNames", "$schema", "$id", "$comment", "deprecated",
    "readOnly",
}  # fmt: skip
_INSIDE = ("items", "additionalProperties")
_INSIDE_LISTS = ("anyOf", "oneOf", "allOf")


def schema_text(asked: Elicitation) -> str:
    """Return the schema as JSON for the user to read."""
    return json.dumps(asked.requested_schema or {}, ensure_ascii=False, indent=2)


def template(asked: Elicitation) -> str:
    """Return an answer for the user to complete: the required members, with their defaults or empty
    values."""
    schema = asked.requested_schema or {}
    listed, needed = schema.get("properties"), schema.get("required")
    members = listed if isinstance(listed, dict) else {}
    names = [name for name in needed if isinstance(name, str)] if isinstance(needed, list) else []
    started = {name: _begin(members.get(name)) for name in dict.fromkeys(names)}
    return json.dumps(started, ensure_ascii=True, indent=2)


def _begin(schema: Any) -> Any:
    if not isinstance(schema, dict):
        return None
    return schema["default"] if "default" in schema else _EMPTY.get(str(schema.get("type")))


def read_answer(asked: Elicitation, text: str) -> dict[str, Any]:
    """Parse and check the answer. Raise InvalidValue if it is not a JSON object or breaks a rule. If the
    check needs too many steps or nests too deep, accept the answer."""
    try:
        value = json.loads(text, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        raise InvalidValue(Phrase("form_field.no_json", line=error.lineno, column=error.colno)) from None
    except (ValueError, RecursionError):
        raise InvalidValue(Phrase("form_field.no_json", line=1, column=1)) from None
    if not isinstance(value, dict):
        raise InvalidValue(Phrase("form_field.no_object"))
    try:
        found = next(_problems(value, asked.requested_schema or {}, "", _Steps()), None)
    except (RecursionError, _TooManyError):
        found = None  # the server checks the answer
    if found is not None:
        raise InvalidValue(found)
    return value


def unchecked(asked: Elicitation) -> tuple[str, ...]:
    """Return the names of those rules in the schema that are not checked."""
    found: dict[str, None] = {}
    left: list[Any] = [asked.requested_schema or {}]
    for _ in range(_MOST_STEPS):
        if not left:
            break
        schema = left.pop()
        if not isinstance(schema, dict):
            continue
        found |= dict.fromkeys(sorted(map(str, schema.keys() - _CHECKED - _SAYS)))
        left += [schema.get(name) for name in _INSIDE]
        left += [each for name in _INSIDE_LISTS for each in _listed(schema.get(name))]
        left += list(_members(schema.get("properties")).values())
    return tuple(found)


class _TooManyError(Exception):
    """The check of a value against its schema would take too many steps."""


class _Steps:
    def __init__(self) -> None:
        self._left = _MOST_STEPS

    def take(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise _TooManyError


def _refuse(constant: str) -> Any:
    raise ValueError(constant)


def _problems(value: Any, schema: Any, name: str, steps: _Steps) -> Iterator[Phrase]:
    """Yield the problems of a value according to its schema."""
    steps.take()
    if schema is False:
        yield Phrase("form_field.not_expected", name=name)
    if not isinstance(schema, dict):
        return
    for rule, wanted in schema.items():
        if not _meets(value, rule, wanted):
            yield Phrase("form_field.breaks", name=name, rule=_rule_words(rule, wanted))
    for rule in _INSIDE_LISTS:
        options = _listed(schema.get(rule))
        if not options:
            continue
        fits = sum(next(_problems(value, option, name, steps), None) is None for option in options)
        enough = len(options) if rule == "allOf" else 1
        if fits < enough or (rule == "oneOf" and fits != 1):
            yield Phrase("form_field.breaks", name=name, rule=_rule_words(rule, schema[rule]))
    if isinstance(value, dict):
        yield from _of_members(value, schema, name, steps)
    if isinstance(value, list):
        for at, item in enumerate(value):
            yield from _problems(item, schema.get("items"), f"{name}[{at}]", steps)


def _of_members(
    value: dict[str, Any], schema: Mapping[str, Any], name: str, steps: _Steps
) -> Iterator[Phrase]:
    known = _members(schema.get("properties"))
    for needed in _listed(schema.get("required")):
        if isinstance(needed, str) and needed not in value:
            yield Phrase("form_field.missing", name=_inner(name, needed))
    additional = schema.get("additionalProperties")
    for member, item in value.items():
        yield from _problems(item, known.get(member, additional), _inner(name, member), steps)


def _meets(value: Any, rule: str, wanted: Any) -> bool:
    """Return whether a value meets a single rule. A rule for a different type of value counts as met."""
    number = isinstance(value, int | float) and not isinstance(value, bool)
    bound = isinstance(wanted, int | float) and not isinstance(wanted, bool)
    match rule:
        case "type":
            return any(_is_of(value, kind) for kind in (wanted if isinstance(wanted, list) else [wanted]))
        case "enum" if isinstance(wanted, list):
            return any(_same(value, each) for each in wanted)
        case "const":
            return _same(value, wanted)
        case "minimum" if number and bound:
            return bool(value >= wanted)
        case "maximum" if number and bound:
            return bool(value <= wanted)
        case "exclusiveMinimum" if number and bound:
            return bool(value > wanted)
        case "exclusiveMaximum" if number and bound:
            return bool(value < wanted)
        case "minLength" if isinstance(value, str) and bound:
            return bool(len(value) >= wanted)
        case "maxLength" if isinstance(value, str) and bound:
            return bool(len(value) <= wanted)
        case "minItems" if isinstance(value, list) and bound:
            return bool(len(value) >= wanted)
        case "maxItems" if isinstance(value, list) and bound:
            return bool(len(value) <= wanted)
    return True


def _is_of(value: Any, kind: Any) -> bool:
    """Return whether a value is of a JSON type. Return True if the type is unknown. A number such as 2.0 is
    an integer too."""
    known = _TYPES.get(kind) if isinstance(kind, str) else None
    if known is None:
        return True
    if isinstance(value, bool):
        return bool(kind == "boolean")
    integral = isinstance(value, float) and value.is_integer()
    return isinstance(value, known) or bool(kind == "integer" and integral)


def _same(one: Any, other: Any) -> bool:
    """Return whether two values are equal. True does not equal 1 in this comparison."""
    return isinstance(one, bool) is isinstance(other, bool) and bool(one == other)


def _rule_words(rule: str, wanted: Any) -> str:
    said = f"{rule}: {json.dumps(wanted, ensure_ascii=False)}"
    return said if len(said) <= _LONGEST_RULE else said[: _LONGEST_RULE - 1] + "…"


def _inner(name: str, member: str) -> str:
    return f"{name}.{member}" if name else member


def _members(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []

"""An MCP server's question to the user (an `elicitation`, protocol/README.md 6.6), as a form.

The question's schema is a flat object of texts, numbers, booleans and choices, as MCP defines it.
"""

import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from json import dumps
from typing import Any

from claude_desk.protocol.phrase import Phrase
from claude_desk.protocol.requests.control import Elicitation
from claude_desk.protocol.requests.questions import LONGEST_TEXT, AskedQuestion, QuestionOption
from claude_desk.protocol.wire.characters import visible

MOST_FIELDS = 24
MOST_CHOICES = 60
_LONGEST_NAME = 300
_LONGEST_DEFAULT = 200
_FORMATS = {
    "email": Phrase("form_field.email"),
    "uri": Phrase("form_field.url"),
    "date": Phrase("form_field.date"),
    "date-time": Phrase("form_field.moment"),
}


class InvalidValue(ValueError):
    """The value does not meet the requirement `wanted`."""

    def __init__(self, wanted: Phrase) -> None:
        super().__init__(wanted)
        self.wanted = wanted


@dataclass(frozen=True, slots=True)
class FormField:
    """A field of a form. `asked`: the field's text and choices. `values`: the value of each choice.

    `kind`: text, number, integer, choice or choices. `least` and `most`: the bounds of a number, of a text's
    length, or of the number of choices. `hint`: the requirement on the value. `boolean`: whether the choices
    are true and false; this program then writes their labels. `chosen`: the indexes of the initial choices.
    """

    name: str
    kind: str
    asked: AskedQuestion
    hint: Phrase
    needed: bool = False
    values: tuple[Any, ...] = ()
    format: str = ""
    least: float | None = None
    most: float | None = None
    words: str = ""  # the initial text
    chosen: frozenset[int] = frozenset()
    boolean: bool = False

    def value(self, chosen: Collection[int], words: str) -> Any:
        """Return the value for the answer, from the indexes of the chosen choices or from the entered text.

        Return None for an empty field that is not needed. Raise InvalidValue if a needed value is missing, or
        if the value is not allowed.
        """
        if self.kind in ("choice", "choices"):
            found = self._chosen([self.values[index] for index in sorted(chosen)])
        else:
            found = self._written(words.strip())
        if found is None and self.needed:
            raise InvalidValue(self.hint)
        return found

    def _chosen(self, values: list[Any]) -> Any:
        if not values:
            return None
        if self.kind == "choice":
            return values[0]
        self._check(len(values))
        return values

    def _written(self, words: str) -> Any:
        if not words:
            return None
        try:
            if self.kind == "integer":
                return self._check(int(words))
            if self.kind == "number":
                return self._check(float(words))
            if self.format == "date":
                date.fromisoformat(words)
            elif self.format == "date-time":
                datetime.fromisoformat(words)
        except ValueError:
            raise InvalidValue(self.hint) from None
        self._check(len(words))
        return words

    def _check(self, size: float) -> float:
        # NaN and infinity are refused too, because they are not JSON numbers.
        low = -sys.float_info.max if self.least is None else self.least
        high = sys.float_info.max if self.most is None else self.most
        if not low <= size <= high:
            raise InvalidValue(self.hint)
        return size


def read_form(asked: Elicitation) -> tuple[FormField, ...] | None:
    """Return the fields of the form in order. Return None if a form could not show all fields completely, or
    could not give a valid answer."""
    schema = asked.requested_schema or {}
    listed = schema.get("properties", {})
    needed = schema.get("required", [])
    if not isinstance(listed, dict) or len(listed) > MOST_FIELDS or not _are_names(needed):
        return None
    order = [name for name in asked.property_order or [] if name in listed]
    names = list(dict.fromkeys([*order, *listed]))
    found = [_field(name, listed[name], name in needed) for name in names]
    fields = tuple(field for field in found if field is not None)
    return fields if len(fields) == len(found) and all(name in listed for name in needed) else None


def _are_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def _field(name: str, value: Any, needed: bool) -> FormField | None:
    if not isinstance(value, dict) or not 0 < len(name) <= _LONGEST_NAME:
        return None
    title, said = (value.get(key) for key in ("title", "description"))
    title = title if isinstance(title, str) and title.strip() else name
    said = said if isinstance(said, str) and said.strip() else title
    if len(title) > _LONGEST_NAME or len(said) > LONGEST_TEXT:
        return None
    header = title if said != title else ""
    choices = _choices(value)
    if choices is None:
        return _free(name, value, AskedQuestion(said, header, False, ()), needed)
    many, values, labels = choices
    if not 0 < len(values) <= MOST_CHOICES or any(len(label) > _LONGEST_NAME for label in labels):
        return None
    asked = AskedQuestion(said, header, many, tuple(QuestionOption(label) for label in labels))
    default = value.get("default")
    defaults = default if isinstance(default, list) else [default]
    return FormField(
        name,
        "choices" if many else "choice",
        asked,
        _choice_hint(value) if many else Phrase("form_field.choose_one"),
        needed,
        values,
        least=_number(value.get("minItems")) if many else None,
        most=_number(value.get("maxItems")) if many else None,
        chosen=frozenset(at for at, each in enumerate(values) if _is_default(each, defaults)),
        boolean=value.get("type") == "boolean",
    )


def _choices(value: Mapping[str, Any]) -> tuple[bool, tuple[Any, ...], tuple[str, ...]] | None:
    """Return whether several choices may be selected, the values of the choices, and their labels. The values
    and labels are empty if they are malformed. Return None if the field has no choices."""
    many = value.get("type") == "array"
    items = value.get("items") if many else value
    if value.get("type") == "boolean":
        return False, (True, False), ("true", "false")
    if not isinstance(items, dict):
        return many, (), ()
    titled = items.get("oneOf") or items.get("anyOf")
    if isinstance(titled, list):
        pairs = [(each.get("const"), each.get("title")) for each in titled if isinstance(each, dict)]
        if len(pairs) != len(titled):
            return many, (), ()
    elif isinstance(listed := items.get("enum"), list):
        names = items.get("enumNames")
        names = names if isinstance(names, list) and len(names) == len(listed) else listed
        pairs = list(zip(listed, names, strict=True))
    else:
        return (many, (), ()) if many else None
    if not all(isinstance(const, str | int | float) for const, _ in pairs):
        return many, (), ()
    labels = [label if isinstance(label, str) and label.strip() else str(const) for const, label in pairs]
    return many, tuple(const for const, _ in pairs), tuple(labels)


def _free(name: str, value: Mapping[str, Any], asked: AskedQuestion, needed: bool) -> FormField | None:
    kind = {"string": "text", "number": "number", "integer": "integer"}.get(str(value.get("type")))
    if kind is None:
        return None
    text = kind == "text"
    least = _number(value.get("minLength" if text else "minimum"))
    most = _number(value.get("maxLength" if text else "maximum"))
    form = value.get("format")
    form = form if isinstance(form, str) and text else ""
    if text:
        hint = _characters(_FORMATS.get(form, Phrase("form_field.text")), least, most)
    else:
        integer = kind == "integer"
        hint = _span(Phrase("form_field.integer") if integer else Phrase("form_field.number"), least, most)
    default = value.get("default")
    words = str(default) if isinstance(default, str | int | float) and not isinstance(default, bool) else ""
    if words and not _is_seen(words):
        # A one-line field could not show the default completely. The question shows it instead.
        asked = replace(asked, more=(*asked.more, ("default", dumps(words, ensure_ascii=False))))
        words = ""
    return FormField(
        name,
        kind,
        asked,
        hint,
        needed,
        format=form,
        least=least,
        most=most,
        words=words,
    )


def _is_seen(words: str) -> bool:
    """Return whether a one-line field shows the text completely."""
    return len(words) <= _LONGEST_DEFAULT and visible(words) == words and " ".join(words.split()) == words


def _choice_hint(value: Mapping[str, Any]) -> Phrase:
    return _span(
        Phrase("form_field.choose_any"), _number(value.get("minItems")), _number(value.get("maxItems"))
    )


def _span(what: Phrase, least: float | None, most: float | None) -> Phrase:
    if least is not None and most is not None:
        return Phrase("form_field.between", what=what, least=least, most=most)
    if least is not None:
        return Phrase("form_field.at_least", what=what, least=least)
    return Phrase("form_field.at_most", what=what, most=most) if most is not None else what


def _characters(what: Phrase, least: float | None, most: float | None) -> Phrase:
    if least is not None and most is not None:
        return Phrase("form_field.characters_between", what=what, least=least, most=most)
    if least is not None:
        return Phrase("form_field.characters_at_least", what=what, least=least)
    return Phrase("form_field.characters_at_most", what=what, most=most) if most is not None else what


def _number(value: Any) -> float | None:
    """Return a bound; None if the value is not a number or is too large for a float."""
    if not isinstance(value, int | float) or isinstance(value, bool):
        return None
    return value if abs(value) <= sys.float_info.max else None


def _is_default(value: Any, defaults: list[Any]) -> bool:
    """Return whether the value is among the defaults. True does not equal 1 in this comparison."""
    return any(type(each) is type(value) and each == value for each in defaults)

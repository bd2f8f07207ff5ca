"""Answers to a server that the user writes as JSON, checked against its schema."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.requests.control import Elicitation
from claude_desk.protocol.requests.elicitation import InvalidValue, read_form
from claude_desk.protocol.requests.json_answer import read_answer, schema_text, template, unchecked

COUNTRY = {"type": "string", "enum": [f"C{number}" for number in range(249)]}
COUNTRIES = {"properties": {"country": COUNTRY}, "required": ["country"]}
WHO = {
    "type": "object",
    "properties": {
        "age": {"type": "integer", "minimum": 0},
        "tags": {"type": "array", "items": {"enum": [1, "a"]}},
    },
    "required": ["age"],
    "additionalProperties": False,
}
DEEP = {"type": "object", "properties": {"who": WHO}, "required": ["who"]}
ANNA = {"who": {"age": 3, "tags": [1, "a"]}, "more": None}
MAYBE = {"properties": {"x": {"anyOf": [{"type": "string"}, {"type": "null"}]}}}


def asked(schema: Any) -> Elicitation:
    return Elicitation(mcp_server_name="s", requested_schema=schema)


def problem(schema: Any, text: str) -> str:
    with pytest.raises(InvalidValue) as wrong:
        read_answer(asked(schema), text)
    return f"{wrong.value.wanted.kind} {wrong.value.wanted.values}"


@pytest.mark.parametrize("schema", [COUNTRIES, DEEP])
def test_no_form_can_show_them(schema: Any) -> None:
    assert read_form(asked(schema)) is None


@pytest.mark.parametrize(
    ("schema", "text", "value"),
    [
        (COUNTRIES, '{"country": "C248"}', {"country": "C248"}),
        (
            DEEP,
            '{"who": {"age": 3, "tags": [1, "a"]}, "more": null}',
            {"who": {"age": 3, "tags": [1, "a"]}, "more": None},
        ),
        ({}, "{}", {}),
        (
            {"properties": {"x": {"anyOf": [{"type": "string"}, {"type": "null"}]}}},
            '{"x": null}',
            {"x": None},
        ),
        ({"properties": {"x": {"type": "integer"}}}, '{"x": 3.0}', {"x": 3.0}),
        ({"properties": {"x": {"pattern": "(a+)+$"}}}, '{"x": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab"}', None),
    ],
)
def test_what_the_schema_takes_is_an_answer(schema: Any, text: str, value: Any) -> None:
    found = read_answer(asked(schema), text)
    assert value is None or found == value


@pytest.mark.parametrize(
    ("schema", "text", "said"),
    [
        (COUNTRIES, "{", "form_field.no_json"),
        (COUNTRIES, "", "form_field.no_json"),
        (COUNTRIES, '{"country": NaN}', "form_field.no_json"),
        (COUNTRIES, "[" * 100_000, "form_field.no_json"),
        (COUNTRIES, "[]", "form_field.no_object"),
        (COUNTRIES, "{}", "form_field.missing {'name': 'country'}"),
        (COUNTRIES, '{"country": "D"}', "form_field.breaks"),
        (DEEP, '{"who": {"age": -1}}', "'name': 'who.age', 'rule': 'minimum: 0'"),
        (DEEP, '{"who": {"age": true}}', "'rule': 'type: \"integer\"'"),
        (DEEP, '{"who": {"age": 1, "tags": [1, true]}}', "'name': 'who.tags[1]'"),
        (DEEP, '{"who": {"age": 1, "x": 1}}', "form_field.not_expected {'name': 'who.x'}"),
        ({"properties": {"x": {"oneOf": [{"minimum": 1}, {"minimum": 2}]}}}, '{"x": 3}', "oneOf"),
    ],
)
def test_what_it_does_not_take_is_said(schema: Any, text: str, said: str) -> None:
    assert said in problem(schema, text)


def test_it_begins_with_what_is_wanted() -> None:
    assert template(asked(COUNTRIES)) == '{\n  "country": ""\n}'
    assert template(asked(DEEP)) == '{\n  "who": {}\n}'
    assert "C248" in schema_text(asked(COUNTRIES))


def test_rules_that_are_not_checked_are_named() -> None:
    schema = {
        "properties": {"x": {"pattern": "a", "title": "X"}, "y": {"items": {"$ref": "http://x"}}},
        "if": {},
    }
    assert set(unchecked(asked(schema))) == {"pattern", "$ref", "if"}
    assert unchecked(asked(DEEP)) == ()


RULES = (
    "type", "enum", "items", "properties", "required", "minimum", "maxLength", "anyOf",
    "additionalProperties",
)  # fmt: skip
names = st.text(max_size=12)
plain = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(names, inner, max_size=4)),
)
schemas = st.dictionaries(st.sampled_from(RULES), plain, max_size=4)


@given(schemas, st.text(max_size=40))
def test_no_schema_breaks_anything(schema: dict[str, Any], text: str) -> None:
    question = asked({"properties": {"x": schema}} | schema)
    read_form(question)
    unchecked(question)
    for answer in (text, template(question), '{"x": 1}'):
        try:
            assert isinstance(read_answer(question, answer), dict)
        except InvalidValue as wrong:
            assert wrong.wanted.kind.startswith("form_field.")


def test_a_schema_that_multiplies_ends() -> None:
    schema: dict[str, Any] = {"type": "string"}
    for _ in range(18):
        schema = {"anyOf": [schema, schema]}
    read_answer(asked({"properties": {"x": schema}}), '{"x": 1}')

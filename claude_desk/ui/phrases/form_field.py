"""What a field of a server's form accepts (`protocol/requests/elicitation.py`)."""

from claude_desk.protocol.phrase import Value
from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.phrases.phrase_words import value_words
from claude_desk.ui.translation import translate


def text() -> str:
    return translate("FormField", "Text")


def email() -> str:
    return translate("FormField", "An email address")


def url() -> str:
    return translate("FormField", "A URL")


def date() -> str:
    return translate("FormField", "A date, such as 2026-11-22")


def moment() -> str:
    return translate("FormField", "A date and time, such as 2026-11-22T09:30:00Z")


def number() -> str:
    return translate("FormField", "A number")


def integer() -> str:
    return translate("FormField", "A whole number")


def choose_one() -> str:
    return translate("FormField", "Choose one")


def choose_any() -> str:
    return translate("FormField", "Choose any")


# --- bounds ----------------------------------------------------------------------------------------


def between(what: Value, least: float, most: float) -> str:
    return translate(
        "FormField",
        "{what}, {least} to {most}",
        what=value_words(what),
        least=locale_format.figure(least),
        most=locale_format.figure(most),
    )


def at_least(what: Value, least: float) -> str:
    return translate(
        "FormField", "{what}, at least {least}", what=value_words(what), least=locale_format.figure(least)
    )


def at_most(what: Value, most: float) -> str:
    return translate(
        "FormField", "{what}, at most {most}", what=value_words(what), most=locale_format.figure(most)
    )


def characters_between(what: Value, least: float, most: float) -> str:
    return translate(
        "FormField",
        "{what}, {least} to {most} characters",
        what=value_words(what),
        least=locale_format.figure(least),
        most=locale_format.figure(most),
    )


def characters_at_least(what: Value, least: float) -> str:
    return translate(
        "FormField",
        "{what}, at least {least} characters",
        what=value_words(what),
        least=locale_format.figure(least),
    )


def characters_at_most(what: Value, most: float) -> str:
    return translate(
        "FormField",
        "{what}, at most {most} characters",
        what=value_words(what),
        most=locale_format.figure(most),
    )


# --- an answer that is written as JSON (`protocol/requests/json_answer.py`) ------------------------


def no_json(line: int, column: int) -> str:
    return translate("FormField", "Not valid JSON: line {line}, column {column}", line=line, column=column)


def no_object() -> str:
    return translate("FormField", "The answer must be one JSON object: { … }")


def missing(name: str) -> str:
    return translate("FormField", "{name} is missing", name=safe_names.named(name))


def not_expected(name: str) -> str:
    return translate("FormField", "{name} is not expected", name=safe_names.named(name))


def breaks(name: str, rule: str) -> str:
    rule = safe_names.name(rule, 120)
    if not name:
        return translate("FormField", "The answer must meet {rule}", rule=rule)
    return translate("FormField", "{name} must meet {rule}", name=safe_names.named(name), rule=rule)

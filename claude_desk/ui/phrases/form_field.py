"""What a field of a server's form accepts (`protocol/requests/elicitation.py`)."""

from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.phrases.phrase_words import Table, Wording


def _rule(text: str) -> str:
    return safe_names.name(text, 120)


WORDS: Table = {
    "text": Wording("Text"),
    "email": Wording("An email address"),
    "url": Wording("A URL"),
    "date": Wording("A date, such as 2026-11-22"),
    "moment": Wording("A date and time, such as 2026-11-22T09:30:00Z"),
    "number": Wording("A number"),
    "integer": Wording("A whole number"),
    "choose_one": Wording("Choose one"),
    "choose_any": Wording("Choose any"),
    # --- bounds ---
    "between": Wording("{what}, {least} to {most}", least=locale_format.figure, most=locale_format.figure),
    "at_least": Wording("{what}, at least {least}", least=locale_format.figure),
    "at_most": Wording("{what}, at most {most}", most=locale_format.figure),
    "characters_between": Wording(
        "{what}, {least} to {most} characters", least=locale_format.figure, most=locale_format.figure
    ),
    "characters_at_least": Wording("{what}, at least {least} characters", least=locale_format.figure),
    "characters_at_most": Wording("{what}, at most {most} characters", most=locale_format.figure),
    # --- an answer that is written as JSON (`protocol/requests/json_answer.py`) ---
    "no_json": Wording("Not valid JSON: line {line}, column {column}"),
    "no_object": Wording("The answer must be one JSON object: { … }"),
    "missing": Wording("{name} is missing", name=safe_names.named),
    "not_expected": Wording("{name} is not expected", name=safe_names.named),
    "breaks": Wording(
        "{name} must meet {rule}", "The answer must meet {rule}", name=safe_names.named, rule=_rule
    ),
}

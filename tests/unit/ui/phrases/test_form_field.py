"""What a field of a server's form accepts, in words."""

import pytest

from claude_desk.protocol.phrase import Phrase
from claude_desk.protocol.requests.control import Elicitation
from claude_desk.protocol.requests.elicitation import read_form
from claude_desk.ui.phrases.phrase_words import words


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"type": "string"}, "Text"),
        ({"type": "string", "minLength": 2}, "Text, at least 2 characters"),
        ({"type": "string", "maxLength": 2000}, "Text, at most 2,000 characters"),
        ({"type": "string", "minLength": 2, "maxLength": 9}, "Text, 2 to 9 characters"),
        ({"type": "string", "format": "email", "maxLength": 9}, "An email address, at most 9 characters"),
        ({"type": "integer", "minimum": 1, "maximum": 14}, "A whole number, 1 to 14"),
        ({"type": "number", "minimum": -0.5}, "A number, at least -0.5"),
        ({"type": "number", "maximum": 1e300}, "A number, at most 1e+300"),
        ({"type": "array", "items": {"enum": ["a", "b"]}, "maxItems": 1}, "Choose any, at most 1"),
        ({"type": "boolean"}, "Choose one"),
    ],
)
def test_what_is_wanted(value: dict[str, object], said: str) -> None:
    form = read_form(Elicitation(requested_schema={"properties": {"x": value}}))
    assert form is not None
    hint = form[0].hint
    assert isinstance(hint, Phrase)
    assert words(hint) == said

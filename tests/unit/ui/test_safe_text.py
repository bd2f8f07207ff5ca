"""What a screen reader reads of a row that is not drawn: its words without markup."""

import pytest

from claude_desk.ui.safe_text import plain_of_markdown


@pytest.mark.parametrize(
    ("markdown", "words"),
    [
        ("| a | b |\n| :----- | -----: |\n| 1 | 2 |", "a b 1 2"),
        ("a | b\n:-- | --\n1 | 2", "a b 1 2"),
        ("See [`b.py`](src/b.py:3) and [**c**](c)", "See b.py and c"),
        ("# Head\n\n> said\n\n---\n\n- one\n- two", "Head said - one - two"),
    ],
)
def test_words_of_markdown(markdown: str, words: str) -> None:
    assert plain_of_markdown(markdown, 300) == words
    assert plain_of_markdown(markdown, 4) == words[:4].rstrip()

"""The end of a table that is being written is found without the parser, and must be where the parser finds
it."""

import random

import pytest

from claude_desk.transcript.markdown import block_parser

_CELLS = ("a", "b c", "`x", "\\", " ", "**")
_RULES = ("---", ":-:", " - ", "-", "x")
_LINES = ("|", "| a | b |", "|- x", "|```", "||", "|\t", "|a|b|c|d|", "|\x0b", "|\u2028", "|# a", "|> a")
_ENDS = ("", "a | b", "    |x", "\\|", "- |", "```")


def _text(some: random.Random) -> str:
    columns = some.randint(1, 3)
    heading = "|" + "|".join(some.choice(_CELLS) for _ in range(columns)) + some.choice(("|", "", " "))
    width = some.choice((columns, columns, columns + 1))
    rule = "|" + "|".join(some.choice(_RULES) for _ in range(width)) + some.choice(("|", "", "x"))
    body = [
        some.choice(_ENDS) if some.random() < 0.1 else some.choice(_LINES) for _ in range(some.randint(0, 5))
    ]
    return "\n".join([heading, rule, *body]) + some.choice(("", "\n", "\n\n"))


def test_it_says_what_the_parser_says(monkeypatch: pytest.MonkeyPatch) -> None:
    some = random.Random(7)
    texts = [_text(some) for _ in range(3_000)]
    short = [block_parser.blocks_of(text, None) for text in texts]
    tables = sum(found[0].kind is block_parser.BlockKind.TABLE and len(found) == 1 for found in short)
    assert tables > 500
    monkeypatch.setattr(block_parser, "_table_end", lambda lines: 0)
    assert short == [block_parser.blocks_of(text, None) for text in texts]


def test_rows_of_a_table_are_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    parse = block_parser.BLOCKS.parse

    def counted(text: str) -> object:
        parsed.append(text)
        return parse(text)

    monkeypatch.setattr(block_parser.BLOCKS, "parse", counted)
    block_parser.blocks_of("| a |\n|---|\n" + "| b |\n" * 100, None)
    assert sum(map(len, parsed)) < 20

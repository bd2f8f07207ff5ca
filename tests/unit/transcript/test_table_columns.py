"""The first columns of a wide table."""

import pytest

from claude_desk.transcript.markdown.block_parser import SIZES, BlockKind
from claude_desk.transcript.markdown.prose_splitter import ProseSplitter
from claude_desk.transcript.markdown.table_columns import columns_of, first_columns


@pytest.mark.parametrize(
    ("table", "count"),
    [
        ("| a | b |\n|---|---|", 2),
        ("a | b | c\n---|---|---", 3),
        ("| a | b", 2),
        (r"| a \| still a | `b \| c` |" + "\n|---|---|", 2),
        ("| one |\n|---|", 1),
    ],
)
def test_columns_are_counted(table: str, count: int) -> None:
    assert columns_of(table) == count


def test_the_first_columns() -> None:
    table = "| a | b \\| b | c |\n|---|:-:|---|\n| 1 | 2 | 3 |\n| 4 |"
    assert first_columns(table, 2) == "| a | b \\| b |\n|---|:-:|\n| 1 | 2 |\n| 4 |"
    assert first_columns("a | b | c\n---|---|---\n1 | 2 | 3", 2) == "a | b |\n---|---|\n1 | 2 |"
    assert columns_of(first_columns(table, 2)) == 2


def pieces_of(text: str) -> list[tuple[bool, str]]:
    splitter = ProseSplitter()
    splitter.feed(text, end=True)
    return [(piece.table, piece.text) for piece in splitter.pieces]


def test_a_table_of_hundreds_of_columns_stays_a_table() -> None:
    head = "| heading " * 300 + "|\n" + "|---" * 300 + "|"
    row = "| cell " * 300 + "|"
    pieces = pieces_of("\n".join([head, *[row] * 30]))
    assert len(pieces) > 3
    assert all(table and text.startswith(head) for table, text in pieces)
    assert sum(text.count("\n") - 1 for _, text in pieces) == 30


def test_a_long_table_is_cut_into_bounded_pieces() -> None:
    pieces = pieces_of("| a | b |\n|---|---|\n" + "| some words | 1,234 |\n" * 3_000)
    assert all(table and len(text) <= SIZES[BlockKind.TABLE] for table, text in pieces)

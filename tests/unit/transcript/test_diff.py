"""Diffs are true to both texts, have line numbers and changed words, and have a bounded cost."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.transcript.text.diff import Diff, diff_of, diff_of_patch, remark_of
from claude_desk.ui.phrases.phrase_words import words

ALL = 10**9


def lines(diff: Diff) -> list[str]:
    return [f"{line.sign}{line.text or words(remark_of(line))}" for line in diff.lines]


def text_of(items: list[str]) -> str:
    return "".join(f"{item}\n" for item in items)


TEXTS = st.lists(st.sampled_from(["", "a", "b", "c", "d e", "d f"]), max_size=30)


@given(TEXTS, TEXTS)
def test_a_diff_holds_both_texts(old: list[str], new: list[str]) -> None:
    diff = diff_of(text_of(old), text_of(new), context=ALL)
    if old == new:
        assert diff.lines == ()
        return
    assert [line.text for line in diff.lines if line.sign in " -"] == old
    assert [line.text for line in diff.lines if line.sign in " +"] == new
    assert diff.added == lines_of(diff, "+") and diff.removed == lines_of(diff, "-")
    assert [line.old for line in diff.lines if line.old] == list(range(1, len(old) + 1))
    assert [line.new for line in diff.lines if line.new] == list(range(1, len(new) + 1))


def lines_of(diff: Diff, sign: str) -> int:
    return sum(1 for line in diff.lines if line.sign == sign)


@given(TEXTS, TEXTS)
def test_context_leaves_out_the_same_lines_only(old: list[str], new: list[str]) -> None:
    full, short = (diff_of(text_of(old), text_of(new), context=context) for context in (ALL, 1))
    kept = [line for line in short.lines if line.sign != "@"]
    assert [line for line in full.lines if line in kept] == kept
    assert [line for line in full.lines if line.sign in "+-"] == [line for line in kept if line.sign in "+-"]


def test_gaps_and_words() -> None:
    old = "def f(a, b):\n    return a\n" + "x\n" * 20 + "end\n"
    new = "def f(a, c):\n    return a\n" + "x\n" * 20 + "the end\n"
    diff = diff_of(old, new, "a.py")
    assert lines(diff) == [
        "-def f(a, b):", "+def f(a, c):", "     return a", " x", " x", "@15 unchanged lines",
        " x", " x", " x", "-end", "+the end",
    ]  # fmt: skip
    assert [line.marks for line in diff.lines if line.marks] == [((9, 10),), ((9, 10),), ((0, 4),)]
    assert (diff.language, diff.summary) == ("python", "+2 −2")
    assert diff.lines[-1].new == 23


def test_lines_with_nothing_in_common_have_no_marks() -> None:
    diff = diff_of("alpha beta\n", "one two three four\n")
    assert [line.marks for line in diff.lines] == [(), ()]


def test_unequal_numbers_of_lines_pair_by_what_they_share() -> None:
    diff = diff_of("first = old(1)\n", "# a remark\nfirst = new(1)\n")
    assert [line.marks for line in diff.lines] == [((8, 11),), (), ((8, 11),)]


def test_ends_of_lines() -> None:
    assert lines(diff_of("a\r\nb\r\n", "a\r\nc\r\n")) == [" a", "-b", "+c"]
    assert lines(diff_of("a\nb\n", "a\r\nb\n")) == ["-a", "+a⟨U+000D⟩", " b"]
    assert lines(diff_of("a\nb", "a\nb\n")) == [" a", "-b", "\\No newline at the end of the file", "+b"]
    assert lines(diff_of("a\nb", "a\nc")) == [" a", "-b", "+c"]
    assert lines(diff_of("", "a")) == ["+a"]


def test_pieces_of_a_file_have_no_end() -> None:
    piece = diff_of("b", "c\nd", first_line=0, complete=False)
    assert lines(piece) == ["-b", "+c", "+d"]
    assert {line.old + line.new for line in piece.lines} == {0}
    assert lines(diff_of("a\n", "a", complete=False)) == [" a", "-"]
    assert [line.old for line in diff_of("a\nb", "a\nc", first_line=7, complete=False).lines] == [7, 8, 0]


def test_hidden_characters_are_changes_to_be_seen() -> None:
    diff = diff_of("a b\n", "a\xa0b\u202e\n")
    assert lines(diff) == ["-a b", "+a⟨U+00A0⟩b⟨U+202E⟩"]
    assert all(mark[1] <= len(line.text) for line in diff.lines for mark in line.marks)


def test_patches() -> None:
    hunks = [
        {"oldStart": 2, "newStart": 2, "lines": [" a", "-b = 2", "+b = 3", "+new", " c"]},
        {"oldStart": 20, "newStart": 21, "lines": ["-x", "\\ No newline at end of file", "+x"]},
    ]
    diff = diff_of_patch(hunks, "/p/f.rs")
    assert [(line.sign, line.old, line.new, line.text or line.left_out) for line in diff.lines] == [
        (" ", 2, 2, "a"),
        ("-", 3, 0, "b = 2"),
        ("+", 0, 3, "b = 3"),
        ("+", 0, 4, "new"),
        (" ", 4, 5, "c"),
        ("@", 0, 0, 15),
        ("-", 20, 0, "x"),
        ("\\", 0, 0, 0),
        ("+", 0, 21, "x"),
    ]
    assert (diff.summary, diff.language) == ("+3 −2", "rust")
    crlf = diff_of_patch([{"lines": ["-a\r", "+b\r"]}])
    assert lines(crlf) == ["-a", "+b"]


@pytest.mark.parametrize("hunks", [None, 5, "x", {}, [None], [{"lines": "x"}], [{"lines": [None, 5]}], [{}]])
def test_patches_of_another_shape_are_empty(hunks: object) -> None:
    assert diff_of_patch(hunks).lines == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["a", "b"], ["b", "a"]),
        ([f"{n}" for n in range(1000)], [f"{n}!" for n in range(1000)]),
        (["}"] * 500, ["{"] * 500),
        (
            [f"{n % 7} same words in all the lines" for n in range(997)],
            [f"{n % 5} same words" for n in range(991)],
        ),
    ],
)
def test_the_cost_grows_with_the_lines_alone(old: list[str], new: list[str]) -> None:
    def seconds(times: int) -> float:
        first, second = text_of(old * times), text_of(new * times)
        began = time.process_time()
        diff_of(first, second)
        return time.process_time() - began

    few = 2_000 // len(old)
    small = min(seconds(few) for _ in range(3))
    assert min(seconds(few * 8) for _ in range(2)) < max(small, 0.01) * 16

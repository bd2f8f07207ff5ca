"""The screen of a terminal: what sequences do to its cells, and that nothing a program prints can harm it."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.terminal.cells import Line, Style, runs_of, stored, text_of
from claude_desk.terminal.screen import MOST_COLUMNS, TerminalScreen
from tests.whole_tables import examples

SIZE = (10, 4)


def after(*pieces: str | bytes, size: tuple[int, int] = SIZE, history: int = 100) -> TerminalScreen:
    screen = TerminalScreen(*size, history=history)
    for piece in pieces:
        screen.feed(piece.encode() if isinstance(piece, str) else piece)
    return screen


def shown(screen: TerminalScreen) -> str:
    """Return the lines, without empty ones at the end, with `|` between them."""
    return "|".join(screen.visible_text()).rstrip("|")


def all_text(screen: TerminalScreen) -> str:
    return screen.text((screen.first_line, 0), (screen.top_line + screen.lines, 0))


# What is printed -> the lines, and the cursor's column and line.
TABLE: dict[str, tuple[str, str, tuple[int, int]]] = {
    "text": ("abc", "abc", (3, 0)),
    "line ends": ("a\r\nb\nc", "a|b| c", (2, 2)),
    "it wraps with the next character": ("abcdefghij", "abcdefghij", (10, 0)),
    "and goes on below": ("abcdefghijk", "abcdefghij|k", (1, 1)),
    "no wrap": ("\x1b[?7labcdefghijkl", "abcdefghil", (10, 0)),
    "backspace": ("abc\b\bX", "aXc", (2, 0)),
    "tab": ("a\tb", "a       b", (9, 0)),
    "tab back": ("abc\t\x1b[ZX", "Xbc", (1, 0)),
    "tab stop": ("\x1b[3G\x1bH\r\tX", "  X", (3, 0)),
    "place": ("\x1b[2;3HX", "|  X", (3, 1)),
    "place beyond the end": ("\x1b[99;99HX", "|||         X", (10, 3)),
    "zero is one": ("\x1b[0;0HX", "X", (1, 0)),
    "up, down, right, left": ("\x1b[2B\x1b[4CX\x1b[A\x1b[3DY", "|  Y|    X", (3, 1)),
    "column and line": ("\x1b[5G\x1b[3dX", "||    X", (5, 2)),
    "next and previous line": ("ab\x1b[2EX\x1b[1FY", "ab|Y|X", (1, 1)),
    "erase to the end": ("abcdef\x1b[3D\x1b[K", "abc", (3, 0)),
    "erase to the cursor": ("abcdef\x1b[3D\x1b[1K", "    ef", (3, 0)),
    "erase the line": ("abcdef\x1b[2K", "", (6, 0)),
    "erase below": ("a\r\nb\r\nc\x1b[A\x1b[J", "a|b", (1, 1)),
    "erase above": ("a\r\nbc\r\nc\x1b[A\x1b[D\x1b[1J", "| c|c", (0, 1)),
    "erase with an unknown number": ("abc\x1b[7J\x1b[9K", "abc", (3, 0)),
    "erase characters": ("abcdef\x1b[5D\x1b[2X", "a  def", (1, 0)),
    "insert characters": ("abc\x1b[2D\x1b[2@", "a  bc", (1, 0)),
    "insert over the edge": ("abcdefghij\x1b[1G\x1b[3@", "   abcdefg", (0, 0)),
    "delete characters": ("abcdef\x1b[5D\x1b[2P", "adef", (1, 0)),
    "insert mode": ("abc\r\x1b[4hX\x1b[4lY", "XYbc", (2, 0)),
    "insert lines": ("a\r\nb\r\nc\x1b[2;1H\x1b[L", "a||b|c", (0, 1)),
    "delete lines": ("a\r\nb\r\nc\x1b[2;1H\x1b[M", "a|c", (0, 1)),
    "delete lines down to an empty one": ("a\r\nb\x1b[1;1H\x1b[2M", "", (0, 0)),
    "scroll up": ("a\r\nb\x1b[S", "b", (1, 1)),
    "scroll down": ("a\r\nb\x1b[T", "|a|b", (1, 1)),
    "margins": ("a\r\nb\r\nc\r\nd\x1b[2;3r\x1b[3;1H\nX", "a|c|X|d", (1, 2)),
    "reverse index at the top": ("a\r\nb\x1b[1;1H\x1bMX", "X|a|b", (1, 0)),
    "saved place": ("ab\x1b7\x1b[3;3HX\x1b8Y", "abY||  X", (3, 0)),
    "saved place of xterm": ("ab\x1b[s\x1b[3;3HX\x1b[uY", "abY||  X", (3, 0)),
    "repeat": ("a\x1b[3b", "aaaa", (4, 0)),
    "repeat far too often": ("a\x1b[9999b", "aaaaaaaaaa|a", (1, 1)),
    "a line of DEC's characters": ("\x1b(0lqk\x1b(Bq", "┌─┐q", (4, 0)),
    "the second set": ("\x1b)0q\x0eq\x0fq", "q─q", (3, 0)),
    "wide": ("日本", "日本", (4, 0)),
    "wide at the edge": ("abcdefghi日", "abcdefghi|日", (2, 1)),
    "over the first half of a wide one": ("日本\rX", "X 本", (1, 0)),
    "over the second half of a wide one": ("日本\x1b[2GX", " X本", (2, 0)),
    "a mark joins the character": ("e\u0301x", "éx", (2, 0)),
    "a mark joins a wide character": ("か\u3099", "が", (2, 0)),
    "a mark without a character": ("\u0301x", "x", (1, 0)),
    "no character turns the text round": ("a\u202eb\u2066c\u200bd\ufeff", "abcd", (4, 0)),
    "controls of eight bits do nothing": ("a\x85b\x9bc", "abc", (3, 0)),
    "alignment": ("\x1b#8", "EEEEEEEEEE|EEEEEEEEEE|EEEEEEEEEE|EEEEEEEEEE", (0, 0)),
    "reset": ("abc\x1bc", "", (0, 0)),
    # What pyte stumbles over, or would print:
    "more parameters than expected": ("\x1b[1;2;3AX\x1b[1;2;3;4m", "X", (1, 0)),
    "modes of xterm's keys are no style": ("\x1b[>4;2m\x1b[>4mX", "X", (1, 0)),
    "colons": ("\x1b[38:2::1:2:3mX\x1b[4:3mY", "XY", (2, 0)),
    "a device control string": ("\x1bP+q544e\x1b\\X", "X", (1, 0)),
    "a question about settings": ("\x1bP$qm\x1b\\\x1b[?1$pX", "X", (1, 0)),
    "a private message": ("\x1b^secret\x1b\\\x1b_more\x1b\\X", "X", (1, 0)),
    "a digit that is none": ("\x1b[²AX", "²AX", (3, 0)),
    "a sequence that is cancelled": ("\x1b[12\x18X", "X", (1, 0)),
    "a sequence in a sequence": ("\x1b[1\x1b[2CX", "  X", (3, 0)),
    "a line end in a sequence": ("a\x1b[\r\n2CX", "a|  X", (3, 1)),
    "a huge number": ("\x1b[99999999999999999999CX", "         X", (10, 0)),
    "132 columns are not taken": ("a\x1b[?3hb", "ab", (2, 0)),
}  # fmt: skip


@pytest.mark.parametrize("name", TABLE)
def test_a_sequence_changes_the_cells(name: str) -> None:
    printed, lines, cursor = TABLE[name]
    screen = after(printed)
    assert (shown(screen), (screen.cursor.x, screen.cursor.y)) == (lines, cursor)
    # the same, byte for byte
    pieces = after(*(bytes([each]) for each in printed.encode()))
    assert (shown(pieces), (pieces.cursor.x, pieces.cursor.y)) == (lines, cursor)


STYLES = {
    "\x1b[1;3;4;7;9m": Style(bold=True, italics=True, underscore=True, reverse=True, strikethrough=True),
    "\x1b[2m": Style(faint=True),
    "\x1b[8m": Style(conceal=True),
    "\x1b[1;2m\x1b[22m": Style(),
    "\x1b[31;42m": Style(fg="1", bg="2"),
    "\x1b[91;102m": Style(fg="9", bg="10"),
    "\x1b[31;42m\x1b[39m": Style(bg="2"),
    "\x1b[38;5;200m": Style(fg="200"),
    "\x1b[48;2;1;2;255m": Style(bg="#0102ff"),
    "\x1b[38:2::1:2:3m": Style(fg="#010203"),
    "\x1b[38:5:7m": Style(fg="7"),
    "\x1b[38;5;300m": Style(),
    "\x1b[38;5m": Style(),
    "\x1b[38m": Style(),
    "\x1b[4:0m": Style(),
    "\x1b[1m\x1b[m": Style(),
    "\x1b[1m\x1b[0;31m": Style(fg="1"),
    "\x1b[?1m\x1b[>1m\x1b[=1m": Style(),
}


@pytest.mark.parametrize("printed", STYLES)
def test_styles(printed: str) -> None:
    assert after(f"{printed}X").rows[0][0].style == STYLES[printed]


def test_an_erased_cell_keeps_the_background_alone() -> None:
    screen = after("\x1b[1;4;31;44m\x1b[2K")
    assert screen.rows[0][5] == (" ", Style(bg="4"))


def test_lines_that_leave_the_screen_are_kept_up_to_a_limit() -> None:
    screen = after("".join(f"line {number}\r\n" for number in range(50)), history=20)
    assert (screen.first_line, screen.top_line) == (27, 47)
    assert [text_of(screen.line(number).runs) for number in (27, 46)] == ["line 27", "line 46"]  # type: ignore[union-attr]
    assert screen.line(26) is None and shown(screen) == "line 47|line 48|line 49"
    screen.keep_lines(5)
    assert (screen.first_line, screen.top_line) == (42, 47)
    assert screen.line(41) is None and screen.line(42) is not None
    screen.clear_all()
    assert all_text(screen).strip() == "" and screen.first_line == screen.top_line == 50


def test_no_line_is_kept_if_the_user_wants_none() -> None:
    screen = after("a\r\n" * 30, history=0)
    assert screen.first_line == screen.top_line == 27


def test_lines_within_margins_are_not_kept() -> None:
    screen = after("head\r\n\x1b[2;4r\x1b[2;1H" + "a\r\n" * 30)
    assert screen.top_line == 0 and shown(screen).startswith("head|a")


@settings(max_examples=examples(100), deadline=None)
@given(
    st.lists(st.text("ab \t", max_size=25), min_size=1, max_size=300),
    st.integers(2, 12),
    st.sampled_from(("", "x", "\x1b[1m", "1\r\n2\r\n3")),
)
def test_much_output_gives_the_same_as_little(lines: list[str], columns: int, first: str) -> None:
    """Whole lines of ASCII take a shorter way than single characters."""
    text = ("\r\n".join(lines) + "\r\nend").encode() + b"\r\n" + b"." * 9 + (b"\r\nz" * 400)
    quick, slow = (after(first, size=(columns, 3), history=50) for _ in range(2))
    quick.feed(text)
    for each in text:
        slow.feed(bytes([each]))
    assert (quick.visible_text(), quick.first_line, quick.top_line) == (
        slow.visible_text(),
        slow.first_line,
        slow.top_line,
    )
    assert list(quick.history) == list(slow.history)
    assert (quick.cursor.x, quick.cursor.y) == (slow.cursor.x, slow.cursor.y)


def test_the_alternate_screen_comes_and_goes() -> None:
    screen = after("one\r\ntwo", "\x1b[?1049h\x1b[H\x1b[2Jvim" + "\r\n" * 9)
    assert screen.in_alternate and "one" not in shown(screen) and screen.top_line == 0
    screen.feed(b"\x1b[?1049l!")
    assert (shown(screen), screen.in_alternate) == ("one|two!", False)
    assert shown(after("a\x1b[?47hb\x1b[?47l")) == "a"
    assert shown(after("a\x1b[?1049l\x1b[?1049lb")) == "ab"  # without having come


def test_the_alternate_screen_ends_with_a_reset() -> None:
    screen = after("one\x1b[?1049htwo\x1bc")
    assert not screen.in_alternate and shown(screen) == ""


def test_modes() -> None:
    screen = after("\x1b[?1;25;2004;1000;1006;9999h\x1b[?25l\x1b[5 q\x1b=")
    assert {1, 2004, 1000, 1006} <= screen.private and 9999 not in screen.private
    assert screen.cursor.hidden and screen.cursor_shape == "bar" and screen.takes_mouse and screen.keypad
    screen.feed(b"\x1b[?1002h")
    assert 1000 not in screen.private
    screen.feed(b"\x1b[!p")
    assert not screen.cursor.hidden and 1 not in screen.private


QUESTIONS = {
    "\x1b[c": ["\x1b[?6c"], "\x1b[0c": ["\x1b[?6c"], "\x1b[5n": ["\x1b[0n"],
    "\x1b[2;3H\x1b[6n": ["\x1b[2;3R"],
    "abcdefghij\x1b[6n": ["\x1b[1;10R"],
    # No answer: it would put words of the program into what is typed.
    "\x1b]0;rm -rf ~\x07\x1b[21t": [], "\x05": [], "\x1bP$q\"p\x1b\\": [], "\x1b]52;c;?\x07": [],
    "\x1b]11;?\x07": [], "\x1b]4;1;?\x07": [], "\x1b[>c": [], "\x1b[=c": [], "\x1b[?6n": [], "\x1b[x": [],
    "\x1bP+q6b\x1b\\": [], "\x1b[?2004$p": [],
}  # fmt: skip


@pytest.mark.parametrize("printed", QUESTIONS)
def test_only_harmless_questions_are_answered(printed: str) -> None:
    said: list[str] = []
    screen = TerminalScreen(*SIZE, said.append)
    screen.feed(printed.encode())
    assert said == QUESTIONS[printed]


def test_a_title_is_short_plain_text() -> None:
    assert after("\x1b]0;bash: \u202e~\n\x00\x1b]2;next\x07").title == "next"
    assert after("\x1b]2;a\u202eb\x1b\\").title == "ab"
    assert len(after(f"\x1b]0;{'x' * 3000}\x07").title) == 200
    assert after(f"\x1b]0;{'x' * 100_000}\x07y").title == ""  # too long to be one
    assert after("\x1b]1;icon\x07\x1b]9;note\x07\x1b]abc;d\x07\x1b]2\x07").title == ""


def test_a_string_that_never_ends_is_not_kept() -> None:
    screen = after("\x1b]0;", *["x" * 10_000] * 50, "\x1bP", *["y" * 10_000] * 50)
    assert len(screen._parser._kept) <= 4096
    screen.feed(b"\x1b\\z")
    assert shown(screen) == "z"


def test_links() -> None:
    screen = after("\x1b]8;id=1;https://a.example\x1b\\ab\x1b[0mc\x1b]8;;\x1b\\d")
    numbers = [screen.rows[0][column].style.link for column in range(4)]
    assert [screen.link(number) for number in numbers] == ["https://a.example"] * 3 + [""]
    assert screen.link(-1) == screen.link(99) == ""
    for number in range(3000):
        screen.feed(f"\x1b]8;;https://a.example/{number}\x07x".encode())
    assert len(screen._link_list) <= 1001
    assert after("\x1b]8;;https://a\u202eb\x07x").rows[0][0].style.link == 0


def test_a_character_has_a_few_marks_at_most() -> None:
    screen = after("e" + "\u0301\u0317" * 5000)
    assert len(screen.rows[0][0].data) <= 5


def test_wrapped_lines_are_one_line_when_they_are_copied() -> None:
    screen = after("abcdefghijklm\r\nnext  \r\n" * 4)
    assert all_text(screen).rstrip() == "\n".join(["abcdefghijklm", "next"] * 4)
    assert after("ab日本cd").text((0, 1), (0, 5)) == "b日本"
    assert screen.text((0, 3), (0, 6)) == "def"


def test_a_wider_screen_shows_what_a_narrower_one_had_no_room_for() -> None:
    screen = after("abcdefghij\r\nxy")
    screen.resize(4, 5)
    assert shown(screen) == "abcdefghij|xy"
    assert screen.columns == 5 and (screen.cursor.x, screen.cursor.y) == (2, 1)
    screen.resize(4, 10)
    assert shown(screen) == "abcdefghij|xy"
    screen.feed(b"\r\x1b[A\x1b[5C\x1b[K")
    assert shown(screen) == "abcde|xy"


def test_a_higher_screen_shows_lines_above_it_again() -> None:
    screen = after("".join(f"{number}\r\n" for number in range(6)) + "$ ")
    assert shown(screen) == "3|4|5|$"
    screen.resize(6, 10)
    assert (shown(screen), screen.cursor.y) == ("1|2|3|4|5|$", 5)
    screen.resize(3, 10)
    assert (shown(screen), screen.cursor.y) == ("4|5|$", 2)


@settings(max_examples=examples(100), deadline=None)
@given(
    st.lists(st.text("abc", min_size=1, max_size=8), min_size=1, max_size=30),
    st.lists(st.tuples(st.integers(2, 12), st.integers(8, 20)), max_size=8),
    st.booleans(),
)
def test_another_size_keeps_the_text(lines: list[str], sizes: list[tuple[int, int]], alternate: bool) -> None:
    screen = after("\r\n".join(lines))
    before = all_text(screen).rstrip()
    if alternate:
        screen.feed(b"\x1b[?1049h\x1b[2J\x1b[Hsomething else")
    for rows, columns in sizes:
        screen.resize(rows, columns)
        assert (len(screen.rows), screen.lines, screen.columns) == (rows, rows, columns)
        assert 0 <= screen.cursor.y < rows and 0 <= screen.cursor.x <= columns
    if alternate:
        screen.feed(b"\x1b[?1049l")
    assert all_text(screen).rstrip() == before


_PIECES = st.one_of(
    st.binary(max_size=40),
    st.text(max_size=20).map(str.encode),
    st.from_regex(rb"\x1b\[[<=>?]?[0-9;:]{0,12}[ !$]?[@-~]", fullmatch=True),
    st.from_regex(rb"\x1b[ #()%]?[0-~]", fullmatch=True),
    st.from_regex(rb"\x1b[\]PX^_][0-9]{0,2};[a-z?;:/]{0,20}(\x07|\x1b\\)?", fullmatch=True),
    st.sampled_from([b"\r\n", b"\n" * 30, b"x" * 500, "日".encode() * 60, b"\t" * 20]),
)


@settings(max_examples=examples(400), deadline=None)
@given(st.lists(st.one_of(_PIECES, st.tuples(st.integers(-3, 60), st.integers(-3, 90))), max_size=40))
def test_nothing_that_is_printed_can_harm_the_screen(
    pieces: list[bytes | tuple[int, int]],
) -> None:
    screen = after(history=30)
    for piece in pieces:
        if isinstance(piece, tuple):
            screen.resize(*piece)
        else:
            screen.feed(piece)
        assert len(screen.rows) == screen.lines <= 500 and 2 <= screen.columns <= MOST_COLUMNS
        assert 0 <= screen.cursor.y < screen.lines and 0 <= screen.cursor.x <= screen.columns
        assert len(screen.history) <= 30 and screen.top_line - screen.first_line == len(screen.history)
        for line in screen.rows:
            assert all(0 <= column < MOST_COLUMNS for column in line)
            for column, cell in line.items():  # a wide character has both of its cells
                assert cell.data or line[column - 1].data
                assert not {unicodedata.category(each) for each in cell.data} & {"Cc", "Cf", "Cs"}
    screen.visible_text()
    all_text(screen)


@settings(max_examples=examples(200), deadline=None)
@given(st.text("ab 日é\u0301", max_size=30), st.integers(1, 31))
def test_a_stored_line_has_the_same_cells(text: str, code: int) -> None:
    screen = after("\x1b[1m", text[:5], f"\x1b[{code}m", text[5:], size=(40, 2))
    line = screen.rows[0]
    kept = stored(line)
    assert kept.runs == tuple(runs_of(line))
    assert kept.line() == Line() | line
    for run in kept.runs:
        assert run.width >= 1 and (len(run.text) == run.width or not run.text.isascii())


def test_only_changed_lines_are_drawn_again() -> None:
    screen = after("a\r\nb\r\nc")
    screen.dirty.clear()
    screen.feed(b"\x1b[1;1Hx")
    assert screen.dirty == {0}
    screen.dirty.clear()
    screen.feed(b"\x1b[4;1H\r\n")
    assert screen.dirty == {0, 1, 2, 3}

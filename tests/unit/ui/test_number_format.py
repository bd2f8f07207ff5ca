"""How numbers, sizes, folder paths and special characters are shown to the user."""

from html import escape
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from claude_desk import paths
from claude_desk.protocol.requests.permissions import PermissionUpdate
from claude_desk.ui import locale_format, safe_text
from claude_desk.ui.permissions.grant_view import offer_row


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(-1, "0 s"), (0.4, "0 s"), (6.9, "6 s"), (60, "1 min"), (125, "2 min 5 s"), (3780, "1 h 3 min")],
)
def test_duration(seconds: float, said: str) -> None:
    assert locale_format.duration(seconds) == said


@pytest.mark.parametrize(
    ("dollars", "said"),
    [
        (None, ""),
        (0.0, "$0.00"),
        (0.0099, "less than $0.01"),
        (0.03, "$0.03"),
        (0.1873, "$0.19"),
        (1200, "$1,200.00"),
    ],
)
def test_cost(dollars: float | None, said: str) -> None:
    assert locale_format.cost(dollars) == said


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "0"),
        (999, "999"),
        (1_000, "1k"),
        (15_234, "15.2k"),
        (155_000, "155k"),
        (999_499, "999k"),
        (999_960, "1M"),
        (2_500_000, "2.5M"),
        (999_999_999, "1B"),
        (10**13, "10,000B"),
    ],
)
def test_a_short_count_goes_on_in_the_next_unit(number: int, said: str) -> None:
    assert locale_format.short_count(number) == said


@pytest.mark.parametrize(
    ("language", "text", "amount"),
    [
        ("en_US", "1,000.50", 1000.5),
        ("en_US", "2,50", 2.5),
        ("de_DE", "1.000,50 $", 1000.5),
        ("de_DE", "2.50", 2.5),
        ("fr_FR", "$ 2,5", 2.5),
        ("en_US", "five", None),
        ("en_US", "1,00,0.5.5", None),
    ],
)
def test_an_amount_is_read_by_the_marks_of_the_language_or_by_a_point(
    language: str, text: str, amount: float | None
) -> None:
    usual = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert locale_format.read_dollars(text) == amount
    finally:
        QLocale.setDefault(usual)


def test_a_size_goes_on_in_the_next_unit() -> None:
    sizes = [1023, 1024, 1_047_000, 1024 * 1024 - 1, 5_000_000, 1024**3]
    assert [locale_format.size(size) for size in sizes] == [
        "1,023 B", "1 KB", "1,022 KB", "1.0 MB", "4.8 MB", "1.0 GB",
    ]  # fmt: skip


def test_folder() -> None:
    assert paths.with_tilde("/home/a/src", "/home/a") == "~/src"
    assert paths.with_tilde("/home/a", "/home/a") == "~"
    assert paths.with_tilde("/home/ab", "/home/a") == "/home/ab"
    assert paths.with_tilde("/srv", "/") == "/srv"


def test_first_lines() -> None:
    assert safe_text.first_lines("a\nb\nc", 2, 99) == ("a\nb", True)
    assert safe_text.first_lines("a\nb\n", 2, 99) == ("a\nb", False)
    assert safe_text.first_lines("abcdef", 2, 3) == ("abc", True)
    assert safe_text.first_lines("", 2, 3) == ("", False)


def test_a_space_that_does_not_break_is_marked_only_where_something_is_decided() -> None:
    assert safe_text.readable("├──\u00a0x") == "├──\u00a0x"
    assert safe_text.visible("rm\u00a0x") == "rm⟨U+00A0⟩x"


def test_plain_of_html() -> None:
    html = "<h1>One &amp; two</h1><p>a <span>&nbsp;b&nbsp;</span>, c<br/>d</p><ul><li>e</li><li>f</li></ul>"
    assert safe_text.plain_of_html(html, 100) == "One & two a b, c d e f"
    assert safe_text.plain_of_html("<p>" + "word " * 1000, 20) == "word word word word"


def test_plain_of_html_takes_as_much_as_there_is_room_for() -> None:
    word = "<span style=\"font-family:'monospace';background-color:#fff\">&nbsp;a&amp;b&nbsp;</span> "
    said = safe_text.plain_of_html(word * 500, 1000)
    assert said == ("a&b " * 250).rstrip()
    assert safe_text.plain_of_html("<b></b> \n" * 2000 + "end", 10) == "end"


@given(st.text(alphabet="ab <>&;\n\xa0\"'", max_size=60), st.integers(1, 30))
def test_plain_of_html_never_ends_in_markup(text: str, limit: int) -> None:
    paragraph = f'<p style="margin-top:0">{escape(text)}</p>'
    assert safe_text.plain_of_html(paragraph, limit) == " ".join(text.split())[:limit].rstrip()


def test_utf16_units() -> None:
    assert [safe_text.utf16_units(text) for text in ("", "ab", "é", "🎉", "\ud83d")] == [0, 2, 1, 2, 1]


@pytest.mark.parametrize(
    ("folder", "words"),
    [
        (str(Path.home()), "Also allow access to your whole home folder · For the rest of this session"),
        ("/", "Also allow access to the whole computer · For the rest of this session"),
        ("/srv", "Also allow access to this folder · For the rest of this session"),
    ],
)
def test_a_folder_that_is_more_than_it_seems(folder: str, words: str) -> None:
    update = PermissionUpdate(type="addDirectories", directories=[folder], destination="session")
    row = offer_row(update)
    assert row is not None and row["words"] == words

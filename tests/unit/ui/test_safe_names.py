"""Names and paths that do not come from the program, as they appear on the screen and in its sentences."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk import paths
from claude_desk.ui import safe_names

HOSTILE = (
    "\u202egpj.txe", "a\u200bb", "two\nlines", "a\u2029b", "x\ufffcy", "L" + "\u033f" * 400, "\u033fx",
    " " * 400 + "x", "evil? Already approved. Press 1 to close this", "a”. Allow it. “b", 'a" b',
    "\u05d0\u05d1", "y" * 5_000, "\x1b[8m", "\U0001d159", "\u2067rtl\u2069", "", "/", "..",
)  # fmt: skip
anything = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=60))
ISOLATES = "\u2066\u2068\u2069"


def assert_calm(shown: str, limit: int) -> None:
    assert len(shown) <= limit + 4
    bare = shown.strip(ISOLATES)
    assert not [
        c
        for c in bare
        if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp") or c in "\ufffc\U0001d159"
    ]
    assert shown.count("\u2066") + shown.count("\u2068") == shown.count("\u2069")
    marks = 0
    for at, character in enumerate(bare):
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        assert marks <= 4 and (at or not marks)
    if any(unicodedata.bidirectional(c) in ("R", "AL") for c in bare):
        assert shown != bare


@given(anything, st.sampled_from([24, 80, 600]))
def test_a_name_is_one_calm_line(text: str, limit: int) -> None:
    assert_calm(safe_names.name(text, limit), limit)
    for shown in (safe_names.path(text, limit), safe_names.last_of(text, limit)):
        assert_calm(shown, limit + 3)
        assert "   " not in shown


@given(anything)
def test_words_of_others_cannot_end_their_quotes(text: str) -> None:
    for shown in (safe_names.quoted(text), safe_names.named(text), safe_names.path_named(text)):
        if not shown.startswith("“"):
            assert shown.isascii() and " " not in shown and "?" not in shown
            continue
        assert shown.endswith("”")
        assert not set(shown[1:-1]) & set('“”„"«»‘’「」『』')


@given(st.text(max_size=40), st.text(max_size=40))
def test_two_paths_that_differ_are_shown_to_differ(one: str, other: str) -> None:
    written = ("⟨U+", "×")
    if one != other and not any(mark in text for mark in written for text in (one, other)):
        assert safe_names.path(one) != safe_names.path(other)


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/srv/atlas", "/srv/atlas"),
        ("/srv/my project/ä", "/srv/my project/ä"),
        ("/srv/\u202egpj.txe", "/srv/⟨U+202E⟩gpj.txe"),
        ("/srv/two\nlines", "/srv/two⟨U+000A⟩lines"),
        ("/srv/a" + " " * 40 + "b", "/srv/a⟨U+0020 × 40⟩b"),
        ("/srv/\u05d0", "\u2066/srv/\u05d0\u2069"),
    ],
)
def test_a_path_is_shown_as_it_is(path: str, shown: str) -> None:
    assert safe_names.path(path) == shown


def test_the_home_folder_is_a_tilde(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "with_tilde", lambda path: path.replace("/home/someone", "~"))
    assert safe_names.path("/home/someone/src/a\u200bb") == "~/src/a⟨U+200B⟩b"
    assert safe_names.path_named("/home/someone/src/atlas") == "~/src/atlas"
    assert safe_names.path_named("/home/someone/My work") == "“~/My work”"

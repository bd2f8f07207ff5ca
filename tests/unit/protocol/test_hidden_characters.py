"""Hidden characters made visible."""

import sys
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.wire.characters import SPACES, visible


@cache
def by_category() -> Mapping[str, Sequence[str]]:
    """Return all characters, by Unicode category."""
    found: dict[str, list[str]] = {}
    for character in map(chr, range(sys.maxunicode + 1)):
        found.setdefault(unicodedata.category(character), []).append(character)
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plain, é, 漢字, 😀", "plain, é, 漢字, 😀"),
        ("rm \u202ecod.exe", "rm ⟨U+202E⟩cod.exe"),
        ("a\u200bb", "a⟨U+200B⟩b"),
        ("a\u2066b\u2069", "a⟨U+2066⟩b⟨U+2069⟩"),
        ("\ufeffx", "⟨U+FEFF⟩x"),
        ("a\x1b[31m", "a⟨U+001B⟩[31m"),
        ("a\x00", "a⟨U+0000⟩"),
        ("a\nb\tc", "a⟨U+000A⟩b⟨U+0009⟩c"),
        ("a\rb", "a⟨U+000D⟩b"),
        ("a\u2028b\u0085c", "a⟨U+2028⟩b⟨U+0085⟩c"),
        ("soft\xadhyphen", "soft⟨U+00AD⟩hyphen"),
        ("tag\U000e0061", "tag⟨U+E0061⟩"),
        ("hidden\U000e0100", "hidden⟨U+E0100⟩"),
        ("filler\u3164", "filler⟨U+3164⟩"),
        ("rm\u00a0x", "rm⟨U+00A0⟩x"),
        ("rm\u3000\u2003\u202f\u205fx", "rm⟨U+3000⟩⟨U+2003⟩⟨U+202F⟩⟨U+205F⟩x"),
        ("a\ufdd0b\uffff\U0010fffe", "a⟨U+FDD0⟩b⟨U+FFFF⟩⟨U+10FFFE⟩"),
        ("half \ud83d", "half ⟨U+D83D⟩"),
        ("⚠\ufe0f but a\ufe0f", "⚠\ufe0f but a⟨U+FE0F⟩"),
    ],
)
def test_what_hides_is_shown(text: str, expected: str) -> None:
    assert visible(text) == expected


def test_a_text_of_several_lines_keeps_its_lines() -> None:
    assert visible("a\n\tb\r\u202e", keep="\n\t") == "a\n\tb⟨U+000D⟩⟨U+202E⟩"


def test_every_control_and_format_character_known_to_python_is_shown() -> None:
    found = by_category()
    hidden = [each for name in ("Cc", "Cf", "Cs", "Zl", "Zp", "Zs") for each in found[name] if each != " "]
    hidden += [chr(plane + last) for plane in range(0, 0x110000, 0x10000) for last in (0xFFFE, 0xFFFF)]
    hidden += map(chr, range(0xFDD0, 0xFDF0))
    assert len(hidden) > 2000
    assert [c for c in hidden if visible(c) == c] == []


def test_the_spaces_of_what_is_only_read_can_stay() -> None:
    spaces = "".join(each for each in by_category()["Zs"] if each != " ")
    assert spaces == SPACES
    assert visible(spaces, keep=SPACES) == spaces


# Which characters of each Unicode category are written out in text that the user decides on: all, none, or
# all but the space. With "some" it depends on the character (such as the fillers among the letters) and on
# the character before it.
NAMED = {
    "Cc": "all", "Cf": "all", "Cs": "all", "Zl": "all", "Zp": "all", "Co": "all", "Cn": "all",
    "Zs": "but space",
    "Mn": "some", "Me": "some", "Mc": "none", "Lo": "some", "So": "some",
    "Lu": "none", "Ll": "none", "Lt": "none", "Lm": "none", "Nd": "none", "Nl": "none", "No": "none",
    "Pc": "none", "Pd": "none", "Ps": "none", "Pe": "none", "Pi": "none", "Pf": "none", "Po": "none",
    "Sm": "none", "Sc": "none", "Sk": "none",
}  # fmt: skip


def blank() -> set[str]:
    """Return the characters that draw nothing although their category is drawn."""
    drawn = [*by_category()["Lo"], *by_category()["So"]]
    return set("\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159\U00013441\U00013442") | {
        mark for mark in drawn if unicodedata.name(mark, "").endswith(" FILLER")
    }


def test_each_category_of_unicode_is_named_or_drawn_as_the_table_says() -> None:
    found, empty = by_category(), blank()
    assert set(found) == set(NAMED)
    for category, characters in found.items():
        if len(characters) > 100_000 and category in ("Cn", "Co"):
            characters = characters[::37]
        # A letter comes before each character, so that no character has too many marks.
        named = set(characters) - set(visible("a".join(["", *characters])))
        match NAMED[category]:
            case "all":
                assert named == set(characters), category
            case "but space":
                assert named == set(characters) - {" "}
            case "none":
                assert not named, category
            case _ if category in ("Lo", "So"):
                assert named == empty & set(characters), category
            case _:
                assert named < set(characters) and len(named) < 300, category


@pytest.mark.parametrize("natural", [False, True])
@pytest.mark.parametrize(
    "sign", ["\ue000", "\uf8ff", "\ue0b0", "\U000f0000", "\U00100000", "\U0010fffd", "\ufff0", "\u0378"]
)  # fmt: skip
def test_what_a_font_draws_as_it_likes_is_named_in_what_is_only_read_too(sign: str, natural: bool) -> None:
    shown = visible(f"a{sign}b", natural=natural)
    assert shown == f"a⟨U+{ord(sign):04X}⟩b"


def test_an_emoji_or_ideograph_that_is_not_known_yet_stays_in_what_is_only_read() -> None:
    for sign in ("\U0001faff", "\U000323b0"):
        assert unicodedata.category(sign) == "Cn"
        assert visible(f"a{sign}", natural=True) == f"a{sign}"
        assert visible(f"a{sign}") != f"a{sign}"


@given(st.text(st.characters(categories=("L", "N", "P", "S", "Zs")), max_size=40))
def test_what_can_be_seen_stays(text: str) -> None:
    blanks = "\u115f\u1160\u2800\u3164\uffa0"
    assert visible(text, keep=SPACES) == text or any(c in blanks for c in text)


@given(st.text(st.characters()))
def test_the_result_can_always_be_encoded(text: str) -> None:
    visible(text, keep="\n\t").encode("utf-8")


# --- marks over, under and around a character -----------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Việt Nam, Đà Nẵng",
        unicodedata.normalize("NFD", "Việt Nam: ế ộ ữ ặ"),
        "בְּרֵאשִׁ֖ית",
        "مُحَمَّدٌ",
        "ที่นี่ น้ำ",
        "हिन्दी क्षेत्र",
        "བསྒྲུབས་ ཧཱུྃ",
        "မြန်မာ",
        "e\u0301 n\u0303",
    ],
)
def test_what_languages_write_stays(text: str) -> None:
    assert visible(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("L\u033f\u033fx", "L\u033f⟨U+033F⟩x"),
        ("a\u0300\u0301\u0302", "a\u0300\u0301⟨U+0302⟩"),
        ("a\u20dd\u20de\u20df", "a\u20dd\u20de⟨U+20DF⟩"),
        ("\u0301a", "⟨U+0301⟩a"),
        ("x\ufffcy", "x⟨U+FFFC⟩y"),
        ("x\U0001d159y", "x⟨U+1D159⟩y"),
        ("x\U00016fe4", "x⟨U+16FE4⟩"),
    ],
)
def test_marks_are_bounded_and_what_draws_nothing_is_named(text: str, shown: str) -> None:
    assert visible(text) == shown


@given(st.text(alphabet=st.characters(categories=("Mn", "Me", "Lu", "Zs")), max_size=60))
def test_no_character_bears_more_marks_than_a_language_sets(text: str) -> None:
    shown = visible(text)
    run: list[str] = []
    for character in [*shown, "x"]:
        if unicodedata.category(character) in ("Mn", "Me"):
            run.append(character)
            continue
        piled = [
            mark for mark in run if unicodedata.combining(mark) >= 200 or unicodedata.category(mark) == "Me"
        ]
        assert len(run) <= 4 and len(piled) <= 2 and len(set(run)) == len(run)
        run = []
    assert visible(shown) == shown

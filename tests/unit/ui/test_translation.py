"""Sentences with inserted values."""

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from claude_desk.ui import locale_format
from claude_desk.ui.translation import left_to_right, translate

HEBREW = "\u05e9\u05dc\u05d5\u05dd"


class OneSentence(QTranslator):
    """A language with one sentence."""

    def __init__(self, said: str) -> None:
        super().__init__()
        self._said = said

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return self._said


def test_values_are_put_in_by_their_names() -> None:
    assert translate("Test", "{who} asks to run {what}", who="Claude", what="ls") == "Claude asks to run ls"


def test_what_is_put_in_is_not_looked_at_again() -> None:
    said = translate("Test", "{who} asks to run {what}", who="{what} %n %1", what="{who}")
    assert said == "{what} %n %1 asks to run {who}"


def test_a_place_without_a_value_stays() -> None:
    assert translate("Test", "{who} and {nobody}", who="a") == "a and {nobody}"


def test_numbers_are_put_in_with_the_words_of_others() -> None:
    assert translate("Test", "%Ln files in {place}", n=12_000, place="%Ln") == "12,000 files in %Ln"


def test_one_has_a_form_of_its_own(qapp: QCoreApplication) -> None:
    def said(n: int) -> str:
        return translate("Test", "%Ln files in {place}", n=n, one="%Ln file in {place}", place="src")

    assert [said(0), said(1), said(2)] == ["0 files in src", "1 file in src", "2 files in src"]
    language = OneSentence("{place}: x")
    qapp.installTranslator(language)
    try:
        assert said(1) == "src: x", "another language has its own"
    finally:
        qapp.removeTranslator(language)


def test_a_number_of_others_may_be_of_any_size() -> None:
    assert translate("Test", "%Ln files", n=10**20) == "2,147,483,647 files"
    assert locale_format.number(10**20) == "1" + "0" * 20
    assert locale_format.duration(10**24).endswith(" min")


def test_what_is_written_from_the_right_does_not_turn_a_sentence_round() -> None:
    assert translate("Test", "{who} asks", who=HEBREW) == f"\u2068{HEBREW}\u2069 asks"
    assert translate("Test", "{who} asks", who="Claude") == "Claude asks"


def test_what_is_written_from_the_left_does_not_turn_one_of_the_other_direction(
    qapp: QCoreApplication,
) -> None:
    language = OneSentence(f"{{who}} {HEBREW} {{count}}")
    qapp.installTranslator(language)
    try:
        assert translate("Test", "x", who="Claude", count=3) == f"\u2068Claude\u2069 {HEBREW} 3"
    finally:
        qapp.removeTranslator(language)


def test_paths_are_read_from_the_left() -> None:
    assert left_to_right("/home/me") == "/home/me"
    assert left_to_right(f"/{HEBREW}/x") == f"\u2066/{HEBREW}/x\u2069"


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "0"),
        (999, "999"),
        (1000, "1k"),
        (1234, "1.2k"),
        (99_949, "99.9k"),
        (99_960, "100k"),
        (155_000, "155k"),
        (999_499, "999k"),
        (999_600, "1M"),
        (3_400_000, "3.4M"),
        (2_000_000_000, "2B"),
    ],
)
def test_counts_of_tokens(count: int, said: str) -> None:
    assert locale_format.short_count(count) == said


@pytest.mark.parametrize(
    ("dollars", "said"), [(None, ""), (0.0, "$0.00"), (0.004, "less than $0.01"), (0.84, "$0.84")]
)
def test_sums(dollars: float | None, said: str) -> None:
    assert locale_format.cost(dollars) == said


def test_durations_sizes_and_shares() -> None:
    assert [locale_format.duration(s) for s in (-1, 6.9, 60, 125, 3780)] == [
        "0 s",
        "6 s",
        "1 min",
        "2 min 5 s",
        "1 h 3 min",
    ]
    assert [locale_format.size(s) for s in (900, 65_536, 1_048_400, 1_300_000)] == [
        "900 B",
        "64 KB",
        "1.0 MB",
        "1.2 MB",
    ]
    assert locale_format.percent(0.42) == "42%"

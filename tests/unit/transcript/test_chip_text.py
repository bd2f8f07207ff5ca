"""The text of a message with chips: what each edit, each save and each kill leaves."""

from collections.abc import Iterable
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.wire.authorship import NOTES_END
from claude_desk.transcript.text import chip_text
from claude_desk.transcript.text.chip_text import MARK
from claude_desk.transcript.text.line_comments import (
    LineComment,
    comment_in,
    comment_name,
    comment_text,
    parted,
    with_comments,
)


@dataclass(frozen=True)
class Chip:
    text: str = ""
    pasted: bool = False
    label: str = "a.png"
    mention: bool = False


PICTURE, LOG, QUOTE = Chip(), Chip("one\ntwo\n", True), Chip("> said\n")
WORD = Chip("word", True)
FILE, SPACED = Chip("@src/a.py#L3-4", mention=True), Chip('@"my notes.md"', mention=True)


@pytest.mark.parametrize(
    ("text", "chips", "sent"),
    [
        ("see *", [LOG], "see\n\none\ntwo\n"),
        ("see", [LOG], "see\n\none\ntwo\n"),
        ("see *and go on", [LOG], "see\n\none\ntwo\n\nand go on"),
        ("see *\n\nand", [LOG], "see\n\none\ntwo\n\n\nand"),
        ("**", [LOG, LOG], "one\ntwo\n\none\ntwo\n"),
        ("a * b", [WORD], "a word b"),
        ("* yes", [QUOTE], "> said\n\nyes"),
        ("what is this *", [PICTURE], "what is this"),
        ("*what is this", [PICTURE], "what is this"),
        ("* is good, * is not", [PICTURE, Chip(label="b.png")], "[a.png] is good, [b.png] is not"),
        ("see*and", [PICTURE], "see [a.png] and"),
        ("see *, and", [Chip(label="")], "see , and"),
        ("*", [PICTURE], ""),
        (" as it is ", [], " as it is "),
        ("see * now", [FILE], "see @src/a.py#L3-4 now"),
        ("see*now", [FILE], "see @src/a.py#L3-4 now"),
        ("(*), and *.", [FILE, SPACED], '( @src/a.py#L3-4), and @"my notes.md".'),
        ("**", [FILE, SPACED], '@src/a.py#L3-4 @"my notes.md"'),
        ("**", [LOG, FILE], "one\ntwo\n\n@src/a.py#L3-4"),
        ("**", [FILE, LOG], "@src/a.py#L3-4\n\none\ntwo\n"),
        ("**", [WORD, FILE], "word @src/a.py#L3-4"),
        ("** so", [PICTURE, FILE], "@src/a.py#L3-4 so"),
        ("see** so", [PICTURE, FILE], "see [a.png] @src/a.py#L3-4 so"),
        ("see ** so", [FILE, PICTURE], "see @src/a.py#L3-4 [a.png] so"),
        ("no chip: *", [], "no chip: "),
    ],
)
def test_what_is_sent(text: str, chips: list[Chip], sent: str) -> None:
    assert chip_text.written(text.replace("*", MARK), chips).text == sent


LINES = "line\n" * 50


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"see\n\n{LINES}\n. I suspect", "see *. I suspect"),
        (f"see\n\n{LINES}", "see *"),
        (LINES, "*"),
        (f"{LINES}\n{LINES}", "* *"),
        (f"a\nb {LINES}\nc\nd", "a\nb * c\nd"),
        ("no line", "no line"),
    ],
)
def test_a_sent_message_shows_its_pastes_as_chips(text: str, shown: str) -> None:
    found = chip_text.folded(text, (LINES,))
    assert found.text == shown.replace("*", MARK)
    assert found.chips == (chip_text.SentChip("paste", LINES),) * shown.count("*")
    whole = chip_text.with_pastes(found.text, 0, [each.text for each in found.chips])
    assert whole.split() == text.split()


@pytest.mark.parametrize(
    ("text", "shown", "kinds"),
    [
        ("look at @src/a.py#L3-4 now", "look at * now", ["mention"]),
        ('@"my notes.md", and @src/', "*, and *", ["mention", "mention"]),
        ("ask @anna, or me@example.org", "ask @anna, or me@example.org", []),
        ("> said\n> more\n\nis that so?", "* is that so?", ["quote"]),
        ("You wrote\n\n> said\n\nin @src/a.py", "You wrote * in *", ["quote", "mention"]),
        ("a > b\n> c", "a > b\n> c", []),
        (f"{LINES}\n@src/a.py", "* *", ["paste", "mention"]),
        (f"A note:\n\n> + @src/a.py\n\n{NOTES_END}\n\nsee @b.py", None, ["mention"]),
    ],
)
def test_a_sent_message_shows_quotations_and_mentions_as_chips(
    text: str, shown: str | None, kinds: list[str]
) -> None:
    """What this program has composed, such as comments on lines, is shown as it is."""
    found = chip_text.folded(text, (LINES,))
    assert [each.kind for each in found.chips] == kinds
    assert shown is None or found.text == shown.replace("*", MARK)
    assert chip_text.with_pastes(found.text, 0, [each.text for each in found.chips]).split() == text.split()


SENT = st.lists(
    st.sampled_from(["a ", "@b.py", "@b.py ", "\n", "\n\n", "> q\n", "(", ", ", LINES, "字"]), max_size=8
)


@given(SENT)
def test_no_word_of_a_sent_message_is_lost_or_doubled(parts: list[str]) -> None:
    text = "".join(parts)
    found = chip_text.folded(text, (LINES,))
    assert found.text.count(MARK) == len(found.chips)
    whole = chip_text.with_pastes(found.text, 0, [each.text for each in found.chips])
    assert "".join(whole.split()) == "".join(text.split())


def test_a_short_paste_is_shown_as_words() -> None:
    assert chip_text.folded("see a word", ("a word",)) == ("see a word", ())


def test_a_message_with_an_object_character_keeps_its_words_in_their_places() -> None:
    """Another program may have written it."""
    text = f"a{MARK}b\n\n{LINES}\n\nend"
    assert chip_text.folded(text, (LINES,)) == (text, ())


def test_a_message_with_an_object_character_shows_its_files() -> None:
    for fold in (
        chip_text.folded(f"a{MARK}b", (), ("c.png",)),
        chip_text.with_file_marks(f"a{MARK}b", ("c.png",)),
    ):
        assert fold == (f"ab {MARK}", (chip_text.SentChip("file", "", 0),))


WORDS = st.text(st.sampled_from(["a", " ", "\n", MARK, "字", "😀"]), max_size=6)
CHIPS = st.lists(st.builds(Chip, st.text("xy\n", max_size=4), st.booleans()), max_size=4)


@given(WORDS, CHIPS)
def test_each_part_and_each_word_is_there_once(text: str, chips: list[Chip]) -> None:
    """Whatever marks a text has: every part and every character is in the pieces once, in order."""
    numbers = list(range(len(chips)))
    pieces = list(chip_text.pieces(text, numbers))
    assert [part for _, part in pieces if part is not None] == numbers
    assert "".join(words for words, _ in pieces) == text.replace(MARK, "")
    kept = chip_text.kept(text, len(chips))
    assert kept.count(MARK) == len(chips)
    assert _flat(chip_text.pieces(kept, chips)) == _flat(chip_text.pieces(text, chips))
    written = chip_text.written(text, chips)
    assert all(paste in written.text for paste in written.pastes)
    said = written.text
    for chip in chips:
        assert chip.text in said


def _flat(pieces: Iterable[tuple[str, Chip | None]]) -> list[str | Chip]:
    found: list[str | Chip] = []
    for words, chip in pieces:
        found += list(words) if chip is None else [chip]
    return found


@given(WORDS, CHIPS, WORDS, CHIPS)
def test_texts_are_joined_with_their_parts(
    text: str, chips: list[Chip], more: str, others: list[Chip]
) -> None:
    joined = chip_text.kept(text, len(chips)) + "|" + chip_text.kept(more, len(others))
    pieces = list(chip_text.pieces(joined, [*chips, *others]))
    apart = [*chip_text.pieces(text, chips), ("|", None), *chip_text.pieces(more, others)]
    assert _flat(pieces) == _flat(apart)


@given(WORDS, CHIPS, st.integers(0, 4))
def test_a_mark_is_dropped_with_its_part(text: str, chips: list[Chip], row: int) -> None:
    text = chip_text.kept(text, len(chips))
    if row < len(chips):
        left = chip_text.without_mark(text, row)
        rest = [chip for at, chip in enumerate(chips) if at != row]
        assert [part for _, part in chip_text.pieces(left, rest) if part is not None] == rest
        assert left.replace(MARK, "") == text.replace(MARK, "")
    else:
        assert chip_text.without_mark(text, row) == text


COMMENTS = [
    LineComment("", "src/a.py", 60, 60, False, "+    @src/secret.py", "Count from 1 here"),
    LineComment("", "b, line.py", 0, 0, False, "", "Why?\n\nTell me."),
    LineComment("", "c.py", 3, 4, True, "-one\n \n-two", "> as it was"),
]


@pytest.mark.parametrize("before", ["", "A note.\n\n" + NOTES_END + "\n\n"])
@pytest.mark.parametrize(
    ("typed", "shown", "order"),
    [
        ("[comment 1] first, then [comment 2] and [comment 3]", "* first, then * and *", "012"),
        ("[comment 3] [comment 1] [comment 2]", "* * *", "201"),
        ("see [comment 2], [comment 4] and [comment 2]", "see *, [comment 4] and * * *", "1102"),
        ("> said\n\n[comment 1] in @src/a.py [comment 2] [comment 3]", "* * in * * *", "q0m12"),
    ],
)
def test_a_sent_comment_is_a_chip_at_its_place(before: str, typed: str, shown: str, order: str) -> None:
    text = before + with_comments(COMMENTS, typed)
    found = chip_text.folded(text, ())
    assert found.text.split() == (before + shown).replace("*", MARK).split()
    kinds = {"q": "quote", "m": "mention"}
    assert [each.kind for each in found.chips] == [kinds.get(each, "comment") for each in order]
    comments = [each.text for each in found.chips if each.kind == "comment"]
    assert comments == [comment_text(COMMENTS[int(each)]) for each in order if each.isdigit()]
    if before:
        return  # what was composed before comes back as words
    again = chip_text.unwritten(text, ())
    named = {comment_text(each): comment_name(at) for at, each in enumerate(COMMENTS, 1)}
    parts: list[chip_text.ChipPart] = [
        chip_text.WordPart(named.get(each.text, each.text), mention=each.kind != "quote")
        for each in again.chips
    ]
    sent = chip_text.written(again.text, parts).text
    assert sent == typed or sent.startswith(typed), "the same words are sent again"


def test_a_comment_that_comes_back_is_the_same() -> None:
    for each in COMMENTS:
        found = comment_in(comment_text(each))
        assert found is not None and found.id
        assert (found.path, found.first, found.last, found.gone, found.quote, found.text) == (
            each.path, each.first, each.last, each.gone, each.quote, each.text,
        )  # fmt: skip


@given(st.lists(st.sampled_from([*"[]@>\n", "\n\n", "[comment 1] ", "[comment 2] a:\n\n", NOTES_END, "> q"])))
def test_no_words_of_a_comment_are_lost(pieces: list[str]) -> None:
    """Whatever a comment says, the message shows all of its words."""
    text = with_comments([LineComment("", "a.py", 1, 1, False, "+x", "".join(pieces))], "go [comment 1]")
    found = chip_text.folded(text, ())
    whole = found.text + "".join(each.text for each in found.chips)
    assert all(whole.count(each) >= "".join(pieces).count(each) for each in ("@", "q"))


@pytest.mark.parametrize(
    "text",
    [
        "My comments on the changed files:\n\na.py:\n\nx\n\n" + NOTES_END,
        "[comment 1] is good",
        "[comment 1] a.py:\n\nx",
    ],
)
def test_what_is_no_comment_stays_words(text: str) -> None:
    assert parted(text) is None and chip_text.folded(text, ()) == (text, ())

"""What a row shows of a card: a part of limited size, while nothing of the card is lost."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.entries import Entry, EntryKind, ToolState
from claude_desk.transcript.events import Decided, PermissionAsked, Verdict
from claude_desk.transcript.text.diff import Diff, DiffLine
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.tools.card import (
    Card,
    ChecklistItem,
    ChecklistPart,
    DiffPart,
    FactsPart,
    LineBand,
    ListingPart,
    MarkdownPart,
    NotePart,
)
from claude_desk.ui import locale_format
from claude_desk.ui.permissions import request_text
from claude_desk.ui.transcript.card_painter import spans_of_part
from claude_desk.ui.transcript.card_view import FOLDED, OPEN, PARTS_FOLDED, PARTS_OPEN, CardView, rest_words
from claude_desk.ui.transcript.excerpt import CUT, LINE, ROW, ExcerptLimit, head, tail
from claude_desk.ui.transcript.role_readers import started_at
from claude_desk.ui.transcript.row import TranscriptRow
from claude_desk.ui.viewer import diff_panes
from tests.gallery.cards import DIFF
from tests.gallery.entry_maker import Maker
from tests.unit.transcript.cli_messages import result_of, said, tool
from tests.unit.transcript.reducer_harness import ReducerHarness

LINES = st.lists(st.text(alphabet="ab 🎉é", max_size=40), max_size=30).map("\n".join)
LIMITS = st.builds(ExcerptLimit, st.integers(1, 20), st.integers(1, 400))


def maps(card: Card, *, folded: bool = False) -> list[dict[str, object]]:
    return CardView(card).maps(folded, lambda markdown: f"<p>{markdown}</p>", 0)


def test_nothing_is_left_out_where_all_that_came_of_a_call_is_seen() -> None:
    asked, answer = FactsPart((("Kind", "Explore"), ("Model", "haiku"))), ListingPart("found", brief=True)
    whole = CardView(Card("look", parts=(asked, answer)))
    assert whole.foldable and whole.rest(True) == ""
    cut = CardView(Card("look", parts=(asked, ListingPart("line\n" * 100, brief=True))))
    assert cut.rest(True).endswith("more lines")


# --- excerpts ----------------------------------------------------------------------------------


@given(text=LINES, limit=LIMITS)
def test_the_head_is_the_beginning_of_the_text(text: str, limit: ExcerptLimit) -> None:
    cut = head(text, limit)
    shown = "\n".join(text[start:end] for start, end in zip(cut.starts, cut.ends, strict=True))
    assert cut.text.replace(CUT, "") == shown
    assert len(shown) <= limit.characters + len(cut.starts)
    assert len(cut.starts) <= limit.rows
    assert cut.is_complete == (cut.text == text.removesuffix("\n"))
    assert len(cut.starts) + cut.lines_left == text.removesuffix("\n").count("\n") + 1


@given(text=LINES, limit=LIMITS)
def test_the_tail_is_the_end_of_the_text(text: str, limit: ExcerptLimit) -> None:
    cut = tail(text, limit)
    assert text.removesuffix("\n").endswith(cut.text.removeprefix(CUT))
    assert cut.is_complete == (cut.text == text.removesuffix("\n"))
    assert cut.first == text.removesuffix("\n").count("\n") + 1 - len(cut.starts)


@given(text=LINES, limit=LIMITS, end=st.booleans(), data=st.data())
def test_spans_stay_on_their_letters(text: str, limit: ExcerptLimit, end: bool, data: st.DataObject) -> None:
    edges = sorted(set(data.draw(st.lists(st.integers(0, len(text)), max_size=12))))
    spans = [TextSpan(first, last, "x") for first, last in pairwise(edges)]
    cut = (tail if end else head)(text, limit)
    said = "".join(cut.text[span.start : span.end] for span in cut.spans(spans))
    inside = [
        text[max(span.start, start) : min(span.end, stop)]
        for span in spans
        for start, stop in zip(cut.starts, cut.ends, strict=True)
        if max(span.start, start) < min(span.end, stop)
    ]
    assert said == "".join(inside)


def test_a_long_line_is_cut_and_counts_as_the_rows_it_takes() -> None:
    cut = head("x" * 1_300_000 + "\nlast", FOLDED)
    assert cut.text == "x" * (FOLDED.rows * ROW) + CUT
    assert cut.lines_left == 1
    assert head("x" * 1_300_000, OPEN).text == "x" * LINE + CUT
    assert tail("x" * 1_300_000, OPEN).text == CUT + "x" * LINE


# --- folding -----------------------------------------------------------------------------------


def test_folded_are_the_brief_parts_alone_and_of_each_the_first_lines() -> None:
    lines = "\n".join(str(number) for number in range(40))
    card = Card(
        "x",
        "Bash",
        parts=(ListingPart("hidden"), ListingPart(lines, brief=True), NotePart("said", brief=True)),
    )
    view = CardView(card)
    assert [part.part for part in view.parts(True)] == list(card.parts[1:])
    assert view.parts(True)[0].text == "\n".join(str(number) for number in range(12))
    assert view.foldable
    assert not view.beyond
    assert view.rest(True) == "29 more lines"
    assert [part.text for part in view.parts(False)] == ["hidden", lines, "said"]
    assert view.rest(False) == ""


def test_nothing_folds_where_all_is_seen() -> None:
    view = CardView(
        Card(
            "x",
            "Bash",
            parts=(ListingPart("one\ntwo\n", brief=True), ListingPart(""), MarkdownPart("*a*", brief=True)),
        )
    )
    assert not view.foldable
    assert not view.beyond
    assert len(view.parts(False)) == 2, "an empty part would be a bar with nothing in it"


def test_the_end_of_an_output_is_what_is_seen_of_it() -> None:
    card = Card(
        "x", "Bash", parts=(ListingPart("\n".join(map(str, range(40))), first=1, brief=True, tail=True),)
    )
    [shown] = maps(card, folded=True)
    assert str(shown["text"]).split("\n")[0] == "28"
    assert str(shown["gutter"]).split("\n")[0] == "29"


def test_large_parts_share_the_room_and_small_ones_are_whole() -> None:
    big = "a line of it\n" * 30_000
    card = Card(
        "x",
        "Bash",
        parts=(ListingPart("small"), ListingPart(big), ListingPart(big, "stderr"), NotePart("small too")),
    )
    small, out, err, note = CardView(card).parts(False)
    assert (small.is_complete, note.is_complete) == (True, True)
    assert out.rows + err.rows <= OPEN.rows
    assert min(out.rows, err.rows) > 150
    view = CardView(card)
    assert view.beyond
    assert view.rest(False).endswith(" more lines · 757 KB")


def test_what_the_viewer_is_to_show() -> None:
    big = ListingPart("a line of it\n" * 30_000, language="python")
    assert CardView(Card("x", "Bash", parts=(ListingPart("a", brief=True),))).full_content() is None
    whole = CardView(Card("src/atlas.py lines 1 – 9", "Read", parts=(NotePart("n"), big))).full_content()
    assert whole is not None
    assert (whole.part, whole.file_name, whole.title) == (big, "atlas.py", "Read src/atlas.py lines 1 – 9")
    several = CardView(Card("x", "Bash", parts=(big, ListingPart(big.text, "stderr")))).full_content()
    assert several is not None
    assert isinstance(several.part, ListingPart)
    assert several.part.text == f"{big.text}\n\nstderr\n{big.text}"


MANY = tuple(TextSpan(2 * number, 2 * number + 1, "ansi-1") for number in range(100_000))


@pytest.mark.parametrize(
    "part",
    [
        ListingPart("x\n" * 700_000, first=1, brief=True),
        ListingPart("x" * 1_400_000, brief=True),
        ListingPart("x\n" * 700_000, spans=MANY, tail=True),
        DiffPart(Diff("a", tuple(DiffLine("+", 0, n, "text of it") for n in range(60_000))), brief=True),
        DiffPart(Diff("a", (DiffLine("+", 0, 1, "x" * 1_400_000),)), brief=True),
        MarkdownPart("word " * 280_000, brief=True),
        MarkdownPart("- item\n" * 200_000, brief=True),
        FactsPart((("key", "value " * 200_000), *((f"key {n}", "v") for n in range(20_000)))),
        FactsPart((("k" * 1_000_000, "v"),)),
        ChecklistPart(tuple(ChecklistItem("something to do", "pending") for _ in range(60_000))),
        ChecklistPart((ChecklistItem("x" * 1_000_000, "done", "y" * 1_000_000),)),
        NotePart("x" * 1_400_000, brief=True),
    ],
    ids=lambda part: type(part).__name__,
)  # fmt: skip
def test_a_part_of_any_size_is_bounded(part: ListingPart) -> None:
    card = Card("x", "Bash", parts=(part,))
    view = CardView(card)
    assert view.foldable
    for folded in (True, False):
        for shown in view.parts(folded):
            assert len(shown.text) < 60_000
            assert shown.rows <= OPEN.rows + 1
    assert CardView(card).text, "a copy takes all of it"


# --- kinds -------------------------------------------------------------------------------------


def test_lines_have_their_numbers_or_words() -> None:
    numbered, given = maps(
        Card("x", "Read", parts=(ListingPart("a\nb\nc", first=99), ListingPart("a\nb", gutter=("12", "x"))))
    )
    assert numbered["gutter"] == " 99\n100\n101"
    assert given["gutter"] == "12\n x"


def test_bands_move_with_what_is_cut() -> None:
    part = ListingPart(
        "\n".join(map(str, range(40))),
        bands=(LineBand(2, 2, "match"), LineBand(27, 3, "added")),
        tail=True,
        brief=True,
    )
    [shown] = maps(Card("x", "Grep", parts=(part,)), folded=True)
    assert shown["bands"] == [{"line": 0, "size": 2, "tone": "added"}]


def test_a_change_below_one_another_and_side_by_side() -> None:
    [shown] = maps(Card("x", "Edit", parts=(DiffPart(DIFF),)))
    one = shown["one"]
    assert isinstance(one, dict)
    gutter = one["gutter"].split("\n")
    assert gutter[:4] == ["58  ", "59 −", "59 +", "60 +"]
    assert one["bands"][:2] == [
        {"line": 1, "size": 1, "tone": "removed"},
        {"line": 2, "size": 2, "tone": "added"},
    ]
    assert one["text"].split("\n")[5] == diff_panes.GAP
    old, new = shown["sides"]
    assert len(old["text"].split("\n")) == len(new["text"].split("\n")) == len(old["gutter"].split("\n"))
    assert old["text"].split("\n")[1:3] == ["        await self._send(stream, retries=3)", ""]
    assert {"line": 2, "size": 1, "tone": "absent"} in old["bands"]
    assert new["text"].split("\n")[1:3] == [
        "        stream.seek(start)",
        "        await self._send(stream, attempt)",
    ]


def test_a_new_file_has_one_side() -> None:
    added = DiffPart(Diff("a", (DiffLine("+", 0, 1, "x"), DiffLine("+", 0, 2, "y"))))
    assert maps(Card("x", "Write", parts=(added,)))[0]["sides"] == []


def test_words_that_differ_and_colours_of_a_change() -> None:
    asked: list[str] = []

    def colour(name: str, text: str, language: str) -> list[TextSpan]:
        asked.append(text)
        at = text.find("self")
        return [TextSpan(at, at + 4, "keyword")]

    [shown] = CardView(Card("x", "Edit", parts=(DiffPart(DIFF),))).parts(False)
    for side in (0, 1, 2):
        text = shown.panes[side].text
        spans = spans_of_part(shown, side, colour)
        assert {text[s.start : s.end] for s in spans if s.style == "keyword"} == {"self"}
        words = {text[s.start : s.end] for s in spans if s.style in ("added", "removed")}
        assert words == (
            {"retries=3", "attempt"} if side == 0 else {"retries=3"} if side == 1 else {"attempt"}
        )
    assert asked[0] == "        await self._send(stream, retries=3)\n        self.socket.close()"
    assert spans_of_part(shown, 3, colour) == []


def test_other_kinds() -> None:
    card = Card("x", "t", parts=(
        MarkdownPart("*a*"), FactsPart((("k", "v\nw"),), "facts"),
        ChecklistPart((ChecklistItem("a", "done", "n"),)), NotePart("said", "ok"),
    ))  # fmt: skip
    rich, facts, checks, note = maps(card)
    assert rich["html"] == "<p>*a*</p>"
    assert (facts["label"], facts["rows"]) == ("facts", [{"key": "k", "value": "v\nw"}])
    assert checks["items"] == [{"text": "a", "state": "done", "note": "n"}]
    assert (note["text"], note["tone"]) == ("said", "ok")
    assert CardView(card).text == "*a*\n\nk:\nv\nw\n\n[x] a (n)\n\nsaid"


def test_html_is_made_again_for_other_colours_alone() -> None:
    made: list[str] = []

    def html(markdown: str) -> str:
        made.append(markdown)
        return markdown

    view = CardView(Card("x", "t", parts=(MarkdownPart("a"),)))
    view.maps(False, html, 1)
    view.maps(False, html, 1)
    assert len(made) == 1
    view.maps(False, html, 2)
    assert len(made) == 2


@pytest.mark.parametrize(
    ("lines", "size", "words"),
    [
        (0, 0, ""),
        (1, 5, "1 more line"),
        (1988, 1_363_149, "1,988 more lines · 1.3 MB"),
        (0, 1_363_149, "1.3 MB more"),
    ],
)
def test_the_rest_in_words(lines: int, size: int, words: str) -> None:
    assert rest_words(lines, size) == words


def test_a_card_of_thousands_of_parts_shows_a_few_and_all_in_the_viewer() -> None:
    """A card with many parts, such as a notebook's cells, shows a limited number of them. The viewer shows
    all."""
    view = CardView(
        Card("t", "Read", parts=tuple(ListingPart(f"cell {n}", brief=n < 100) for n in range(3_000)))
    )
    assert len(view.parts(True)) == PARTS_FOLDED
    assert len(view.parts(False)) == PARTS_OPEN
    assert view.foldable and view.beyond
    assert view.rest(False) == "2,960 more lines · 25 KB"
    whole = view.full_content()
    assert whole is not None and isinstance(whole.part, ListingPart)
    assert whole.part.text.startswith("cell 0\n\ncell 1\n") and whole.part.text.endswith("cell 2999")


def test_a_long_checklist_is_bounded() -> None:
    view = CardView(
        Card(parts=(ChecklistPart(tuple(ChecklistItem(f"thing {n}", "pending") for n in range(2_000))),))
    )
    shown = view.parts(False)[0]
    assert len(shown.map["items"]) == 150
    assert shown.lines_left == 1_850 and view.beyond
    assert "thing 1999" in view.text


def test_a_line_is_shown_instead_of_a_button_that_would_show_it() -> None:
    lines = [f"line {number}" for number in range(FOLDED.rows + 2)]
    one_more = CardView(Card("t", "Bash", parts=(ListingPart("\n".join(lines[:-1]), brief=True),)))
    assert not one_more.foldable and one_more.parts(True)[0].text.endswith(lines[-2])
    two_more = CardView(Card("t", "Bash", parts=(ListingPart("\n".join(lines), brief=True),)))
    assert two_more.foldable and two_more.rest(True) == "2 more lines"
    hidden = FactsPart((("Kept in", "/p.md"),))
    small = CardView(Card("t", "Plan", parts=(MarkdownPart("Do it", brief=True), hidden)))
    assert not small.foldable and len(small.parts(True)) == 2
    folded = CardView(Card("t", "Read", parts=(hidden,)))
    assert folded.foldable and folded.parts(True) == [], "what shows nothing stays a line"


@pytest.mark.parametrize("letter", ["x", "\u65e5"])
def test_little_is_little_in_any_script(letter: str) -> None:
    """An open card is shown if the folded card would omit one line of few characters."""
    lines = [*[letter * 10] * FOLDED.rows, letter * 75]
    view = CardView(Card("look", parts=(ListingPart("\n".join(lines), brief=True),)))
    assert not view.foldable


def test_the_card_of_a_call_that_is_asked_about_is_folded_meanwhile() -> None:
    """The permission request shows the change already, so the card is folded."""
    card = Card("a.py", "Edit", parts=(DiffPart(DIFF, brief=True),))
    asked, decided = CardView(card, asked=True), CardView(card)
    assert asked.parts(True) == []
    assert asked.foldable, "it can be unfolded"
    assert [part.text for part in asked.parts(False)] == [part.text for part in decided.parts(True)]


def test_what_isolates_a_value_in_a_title_is_not_written_out() -> None:
    """A value in another writing direction is isolated within the program's sentence. Other hidden characters
    are shown."""
    title = CardView(Card(title=Phrase("task.agent_finished", title="\u05e9\u05dc"))).title
    assert title == "Agent “\u2068\u05e9\u05dc\u2069” finished"
    french = Phrase("task.agent_finished", title="a\u202fb\n c\u00a0d")
    assert CardView(Card(title=french)).title == "Agent “a\u202fb c\u00a0d” finished"
    assert "⟨U+202E⟩" in CardView(Card(title=Phrase("task.agent_finished", title="a\u202eb"))).title


def test_a_held_call_says_that_it_waits_and_counts_no_time() -> None:
    book = ReducerHarness().say("hi").play(said(tool("t1")), said(tool("t2")), PermissionAsked("t1"))
    row = TranscriptRow(book.tool(1), 1)
    assert (row.state_words, row.tone, started_at(row)) == ("waiting", "soft", 0.0)
    book.play(Decided("t1", Verdict.ALLOWED))
    assert row.state_words == "waiting", "for the end of the one before it"
    book.play(result_of("t1"))
    assert (row.state_words, row.tone) == ("running", "run") and started_at(row) > 0


@pytest.mark.parametrize("letter", ["x", "\u00e9", "\u65e5", "\U0001f389"])
@pytest.mark.parametrize("folded", [True, False])
def test_sizes_are_those_of_the_texts_in_utf_8(letter: str, folded: bool) -> None:
    """A character may have up to four bytes."""
    text = letter * 1_000_000
    size = locale_format.size(len(text.encode()))
    view = CardView(Card("look", parts=(ListingPart(text, brief=True),)))
    omitted = 1_000_000 - len(str(view.maps(folded, lambda markdown: markdown, 0)[0]["text"]).rstrip(CUT))
    assert view.rest(folded) == f"{locale_format.size(omitted * len(letter.encode()))} more"
    thinking = TranscriptRow(Entry("t", EntryKind.THINKING, 1, text=text, final=True), 0)
    assert thinking.folded and thinking.rest_words == size
    assert request_text.part_words(1, (text, "x" * 5)).endswith(f" \u00b7 {size}")
    assert request_text.cut(text, 10).endswith(f"({size} more)")


@pytest.mark.parametrize(
    ("result", "said", "summary"),
    [("Exit code 4\nusage: pytest", "", "exit code 4"), ("no such program", "failed", "")],
)
def test_a_failure_is_not_said_twice(result: str, said: str, summary: str) -> None:
    """The outcome of a command that failed says how it failed, so that the state has no word for it."""
    row = TranscriptRow(Maker().tool("Bash", "pytest", ToolState.FAILED, result), 0)
    assert row.card is not None
    assert (row.state_words, row.card.summary) == (said, summary)


def test_a_command_says_what_it_is_for() -> None:
    given = {"command": "ruff check atlas", "description": "Lint what\nwas changed"}
    row = TranscriptRow(Maker().tool("Bash", "ruff", ToolState.DONE, input=given), 0)
    assert row.card is not None and row.card.description == "Lint what was changed"

"""Cards of tool calls in the window."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, ToolState
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
    Part,
    PicturesPart,
)
from claude_desk.ui.transcript.tool_state_text import tool_state_words
from tests.gallery.cards import DIFF, cards_by_hand, hand_made
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, items_below

BUTTON, ITEM = Kind.Button, Kind.ListItem
CHECKS = (
    ChecklistItem("to do", "pending"),
    ChecklistItem("doing", "active", "now"),
    ChecklistItem("done", "done"),
)
LONG = "\n".join(f"line {number}" for number in range(40))


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    with cards_by_hand():
        yield


def card(*parts: Part, title: str = "x", **rest: object) -> Entry:
    return hand_made(Maker(), Card(title, "Bash", parts=parts), **rest)


def show(
    open_window: OpenWindow, session: LiveSession, *entries: Entry, size: tuple[int, int] = (1280, 860)
) -> Window:
    session.add(*[replace(entry, id=f"e{number}") for number, entry in enumerate(entries)])
    window = open_window(session, size)
    window.painted()
    return window


def texts(window: Window, kind: str = "RowText") -> list[str]:
    return [str(item.property("text")) for item in window.items(kind)]


def rect_of(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def formats(item: QQuickItem) -> int:
    """Return the number of pieces of a text that have their own format."""
    quick = item.property("textDocument")
    count, block = 0, quick.textDocument().begin()
    while block.isValid():
        count += len(block.layout().formats())
        block = block.next()
    return count


def test_every_kind_of_part_is_shown(open_window: OpenWindow, session: LiveSession) -> None:
    window = show(
        open_window,
        session,
        card(
            ListingPart("one\ntwo", "stderr", brief=True, tone="bad"),
            DiffPart(DIFF, brief=True),
            MarkdownPart("Some **weight**.", brief=True),
            FactsPart((("key", "value"),), brief=True),
            ChecklistPart(CHECKS, brief=True),
            PicturesPart((Attachment("a.png"), Attachment("b.pdf"))),
            NotePart("3 matches", brief=True),
        ),
        size=(1280, 1600),
    )  # fmt: skip
    said = texts(window)
    assert {"one\ntwo", "value", "to do", "doing", "done", "3 matches"} <= set(said)
    assert any("weight" in text for text in texts(window, "LinkText"))
    assert any("stream.seek(start)" in text for text in said)
    assert {"now", "a.png", "b.pdf"} <= set(texts(window, "PlainText"))
    assert {"stderr", "key"} <= set(texts(window, "RowLabel"))
    [row] = window.all(ITEM, "Tool: Bash: x, done: one\ntwo")
    assert "[x] done" in row.name
    parts = [rect_of(item) for item in window.items("Loader") if item.property("part") is not None]
    assert all(above.bottom() <= below.top() for above, below in pairwise(parts))


def test_folding_and_unfolding(open_window: OpenWindow, session: LiveSession) -> None:
    window = show(open_window, session, card(ListingPart("the command"), ListingPart(LONG, brief=True)))
    assert texts(window) == ["\n".join(LONG.split("\n")[:12])]
    assert "29 more lines" in texts(window, "PlainText")
    window.press(BUTTON, "Show all")
    window.wait_for(BUTTON, "Show less")
    window.painted()
    assert texts(window) == ["the command", LONG]
    window.press(BUTTON, "Show less")
    window.wait_for(BUTTON, "Show all")
    assert len(texts(window)) == 1


def test_a_card_that_hides_nothing_does_not_fold(open_window: OpenWindow, session: LiveSession) -> None:
    window = show(open_window, session, card(ListingPart("all of it", brief=True)))
    assert window.all(BUTTON, "Show all") == window.all(BUTTON, "Expand") == []


def test_a_card_of_hidden_parts_is_its_head_alone(open_window: OpenWindow, session: LiveSession) -> None:
    window = show(open_window, session, card(ListingPart(LONG)))
    assert texts(window) == window.all(BUTTON, "Show all") == []
    window.press(BUTTON, "Expand Bash")
    window.wait_for(BUTTON, "Show less")
    assert texts(window) == [LONG]


def test_copy_takes_everything(open_window: OpenWindow, session: LiveSession) -> None:
    window = show(open_window, session, card(ListingPart("make"), ListingPart(LONG * 100, brief=True)))
    window.press(BUTTON, "Copy")
    assert QGuiApplication.clipboard().text() == f"make\n\n{LONG * 100}"


@pytest.mark.parametrize("scale", [0.9, 1.0, 1.7])
@pytest.mark.parametrize("width", [560, 1280])
def test_numbers_stand_beside_their_lines(
    open_window: OpenWindow, session: LiveSession, width: int, scale: float
) -> None:
    lines = ["short", "a long line " * 30, "日本語 🎉 é", "", "x" * 400, "end"]
    gutter = ("a", "b", "c", "d", "e", "f")
    part = ListingPart(
        "\n".join(lines), gutter=gutter, bands=(LineBand(4, 1, "match"), LineBand(5, 1, "added")), brief=True
    )
    window = show(open_window, session, card(part), size=(width, 1200))
    window.app.set_text_scale(scale)
    window.painted()
    window.painted()
    pane = window.item("CardDiffPane")
    text = window.item("RowText")
    height = pane.property("lineHeight")
    numbers = items_below(pane, "QQuickTextEdit")[0]
    words = str(numbers.property("text")).split("\n")
    position = 0
    for line, word in zip(lines, gutter, strict=True):
        top = line_top(text, position)
        assert top % height == 0
        assert words[int(top // height)] == word
        position += len(line.encode("utf-16-le")) // 2 + 1
    assert text.height() == height * (len(words) + rows_of_last(text, height) - 1)
    bands = [item for item in pane.childItems() if item.inherits("QQuickRectangle")]
    tops = sorted(item.y() for item in bands)
    assert tops == [words.index("e") * height, words.index("f") * height]


def line_top(text: QQuickItem, position: int) -> float:
    quick = text.property("textDocument")
    document = quick.textDocument()
    block = document.findBlock(position)
    return round(document.documentLayout().blockBoundingRect(block).y())


def rows_of_last(text: QQuickItem, height: int) -> int:
    quick = text.property("textDocument")
    return int(quick.textDocument().lastBlock().layout().lineCount())


def test_long_lines_scroll_sideways_where_they_are_not_broken(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = show(open_window, session, card(ListingPart("x" * 900, wrap=False, brief=True)))
    pane = window.item("CodePane") if window.items("CodePane") else window.item("CardDiffPane")
    assert pane.property("overhang") > 1000
    assert pane.width() <= window.item("ToolRow").width()


@pytest.mark.parametrize("size", [(1280, 860), (480, 440)])
def test_a_wrapped_command_continues_indented_behind_a_mark(
    open_window: OpenWindow, session: LiveSession, size: tuple[int, int]
) -> None:
    part = ListingPart(
        f"make all\npytest {'--verbose tests/upload ' * 12}\n\ntrue", language="bash", brief=True
    )
    window = show(open_window, session, card(part), size=size)
    pane, text = window.item("CardDiffPane"), window.item("RowText")
    quick = text.property("textDocument")  # keeps the document
    document = quick.textDocument()
    layouts = [document.findBlockByNumber(number).layout() for number in range(document.blockCount())]
    rows = [(number, layout.lineAt(number).x()) for layout in layouts for number in range(layout.lineCount())]
    continued = [row for row, (number, _) in enumerate(rows) if number]
    assert len(continued) >= 2
    assert {x for number, x in rows if number == 0} == {0.0}
    assert min(x for number, x in rows if number) > 0
    marks = items_below(pane, "QQuickImage")
    assert [int(mark.y() // pane.property("lineHeight")) for mark in marks] == continued
    window.press(BUTTON, "Copy")
    assert QGuiApplication.clipboard().text() == part.text


def test_side_by_side_where_there_is_room(open_window: OpenWindow, session: LiveSession) -> None:
    window = show(
        open_window,
        session,
        card(DiffPart(DIFF, brief=True)),
        card(ListingPart("x", brief=True)),
        size=(1600, 900),
    )
    old, new, below = sorted(window.items("CardDiffPane"), key=lambda item: rect_of(item).top())
    assert rect_of(old).right() <= rect_of(new).left()
    assert rect_of(old).top() == rect_of(new).top()
    wide, column = [row.childItems() for row in window.items("ToolRow")], rect_of(below)
    assert wide
    assert rect_of(old).left() < column.left()
    assert rect_of(new).right() > column.right()
    assert abs((rect_of(old).left() + rect_of(new).right()) - (column.left() + column.right())) <= 2, (
        "centred"
    )
    assert rect_of(new).right() - rect_of(old).left() <= 1100
    window.window.resize(1280, 900)
    window.qtbot.waitUntil(lambda: len(window.items("CardDiffPane")) == 2)
    window.painted()
    assert {item.width() for item in window.items("CardDiffPane")} == {rect_of(below).width()}


def test_a_file_that_is_new_is_not_shown_side_by_side(open_window: OpenWindow, session: LiveSession) -> None:
    added = Diff("a", tuple(DiffLine("+", 0, number, "new") for number in range(1, 9)))
    window = show(open_window, session, card(DiffPart(added, brief=True)), size=(1600, 900))
    assert len(window.items("CardDiffPane")) == 1
    assert window.item("CardDiffPane").width() < window.item("ToolRow").property("columnWidth")


def test_both_sides_scroll_together(open_window: OpenWindow, session: LiveSession) -> None:
    lines = (DiffLine("-", 1, 0, "x" * 400), DiffLine("+", 0, 1, "y" * 400))
    window = show(open_window, session, card(DiffPart(Diff("a", lines), brief=True)), size=(1600, 900))
    old, new = window.items("CardDiffPane")
    flick = next(item for item in old.childItems() if item.inherits("QQuickFlickable"))
    flick.setProperty("contentX", 120.0)
    assert new.property("contentX") == 120.0


def test_colours_are_laid_over_the_text(open_window: OpenWindow, session: LiveSession) -> None:
    part = ListingPart(
        "import this\nand that", language="python", spans=(TextSpan(12, 15, "match"),), brief=True
    )
    window = show(open_window, session, card(part, DiffPart(DIFF, brief=True)))
    window.qtbot.waitUntil(lambda: all(formats(item) >= 2 for item in window.items("RowText")))
    listing = window.items("RowText")[0]
    assert texts(window)[0] == "import this\nand that"
    before = formats(listing)
    window.app.set_theme("dark")
    window.painted()
    assert formats(window.items("RowText")[0]) == before


def test_an_input_that_is_being_written_keeps_its_items(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = show(
        open_window, session, card(ListingPart("one", brief=True), FactsPart((("a", "b"),), brief=True))
    )
    entry = session.entries[0]
    first = window.items("RowText")[0]
    first.setProperty("objectName", "kept")
    first.forceActiveFocus()
    assert entry.tool is not None
    for parts in (
        (ListingPart("one\ntwo", brief=True), FactsPart((("a", "b"), ("c", "d")), brief=True)),
        (ListingPart("one\ntwo\n3", brief=True), FactsPart((("a", "b"), ("c", "de")), "", True),
         NotePart("n", "", True)),
        (ListingPart("other", brief=True),),
    ):  # fmt: skip
        entry.tool.structured = Card("x", "Bash", parts=parts)
        session.update(entry)
        window.painted()
        assert window.items("RowText")[0].objectName() == "kept"
        assert texts(window)[0] == parts[0].text
    assert texts(window) == ["other"]


def test_a_part_that_becomes_another_kind(open_window: OpenWindow, session: LiveSession) -> None:
    window = show(open_window, session, card(ListingPart("one", brief=True), NotePart("n", brief=True)))
    entry = session.entries[0]
    assert entry.tool is not None
    for parts in (
        (DiffPart(DIFF, brief=True), MarkdownPart("r", brief=True)),
        (ChecklistPart((ChecklistItem("c", "done"),), brief=True),),
    ):
        entry.tool.structured = Card("x", "Bash", parts=parts)
        session.update(entry)
        window.painted()
    assert texts(window) == ["c"]


CHECK = "M3 8.5 L6.5 12 L13 4.5"


@pytest.mark.parametrize("state", list(ToolState))
def test_the_state_is_said_and_shown(open_window: OpenWindow, session: LiveSession, state: ToolState) -> None:
    window = show(open_window, session, card(title="make", state=state))
    said, went_well = tool_state_words(state), state is ToolState.DONE
    assert (said in texts(window, "PlainText")) is not went_well
    signs = [item for item in descendants(window.item("ToolHeader")) if item.property("path") == CHECK]
    assert len(signs) == went_well, "that it went well is a sign"
    assert window.all(ITEM, f"Tool: Bash: make, {said}")


@pytest.mark.parametrize("width", [480, 700, 1280, 1600])
def test_the_head_fits(open_window: OpenWindow, session: LiveSession, width: int) -> None:
    long = Card("src/" * 80, "a_tool_with_a_long_name" * 3, "a-server-with-a-long-name" * 3, "+1,203 −988")
    window = show(open_window, session, hand_made(Maker(), long, ToolState.WAITING), size=(width, 800))
    head = window.item("ToolHeader")
    shown = [
        item for item in descendants(head) if item.property("text") and item.isVisible() and item.width() > 0
    ]
    rects = sorted((rect_of(item) for item in shown), key=lambda rect: rect.left())
    assert all(left.right() <= right.left() + 1 for left, right in pairwise(rects))
    assert rects[-1].right() <= rect_of(head).right()


def test_a_narrow_head_gives_its_title_a_line_of_its_own(
    open_window: OpenWindow, session: LiveSession
) -> None:
    path = "atlas/upload.py · lines 40–47"
    waits = hand_made(Maker(), Card(path, "NotebookRead"), ToolState.WAITING)
    window = show(open_window, session, waits, size=(700, 800))
    window.app.set_text_scale(2.0)
    window.painted()
    head = window.item("ToolHeader")
    name, title = (
        next(item for item in window.items("RowLabel") if item.property("text") == text)
        for text in ("Read notebook", path)
    )
    assert title.width() >= title.implicitWidth()
    assert rect_of(name).bottom() <= rect_of(title).top() + 1
    assert rect_of(title).bottom() < rect_of(head).bottom()


def descendants(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        yield from descendants(child)


def large() -> list[Card]:
    log = "\n".join(f"{number:6} some words of a log" for number in range(50_000))
    return [
        Card("log", "Bash", parts=(ListingPart(log, brief=True, tail=True),)),
        Card("file", "Read", parts=(ListingPart(log, first=1, language="python", brief=True),)),
        Card("line", "Bash", parts=(ListingPart("x" * 1_300_000, brief=True),)),
        Card("result", "dump", "db",
             parts=(ListingPart('{"a": 1}, ' * 200_000, language="json", brief=True),)),
        Card("picture", "Read", parts=(PicturesPart((Attachment("a.png", "image/png", "A" * 6_600_000),)),)),
    ]  # fmt: skip


@pytest.mark.parametrize("made", large(), ids=lambda made: made.title)
def test_large_things_are_shown_in_bounds(open_window: OpenWindow, session: LiveSession, made: Card) -> None:
    window = show(open_window, session, card(NotePart("before", brief=True)))
    session.add(replace(hand_made(Maker(), made), id="large"))
    window.painted()
    window.app.view.transcript.fold("large", False)
    window.painted()
    assert max(len(text) for text in texts(window)) < 60_000


def test_a_point_of_a_wide_card_is_its_own(open_window: OpenWindow, session: LiveSession) -> None:
    """A row contains all points of its card, also where the card is wider than the column."""
    window = show(open_window, session, card(DiffPart(DIFF, brief=True)), size=(1600, 900))
    row = window.item("ToolRow")
    for pane in window.items("CardDiffPane"):
        assert row.contains(row.mapFromItem(pane, QPointF(1, 1)))


def test_only_rows_that_run_hear_the_clock(
    open_window: OpenWindow, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = Maker()
    moment = session.now()
    times = {"started": moment - 75, "ended": moment - 3}
    session.works()
    session.add(*[make.tool("Read", f"{number}.py", ToolState.DONE, **times) for number in range(4)])
    session.add(make(EntryKind.THINKING, "Hm", began=moment - 75))
    window = open_window(session)
    looks: list[float] = []

    def looked() -> float:
        looks.append(moment)
        return moment

    def looks_of_a_tick() -> int:
        looks.clear()
        window.app.session.ticked.emit()
        return len(looks)

    monkeypatch.setattr(session, "now", looked)
    of_the_state = looks_of_a_tick()
    assert 0 < of_the_state < len(session.entries)
    session.add(make.tool("Bash", "sleep 100", ToolState.RUNNING, started=moment - 75))
    window.painted()
    assert looks_of_a_tick() == of_the_state + 1


@pytest.mark.parametrize("markdown", ["An answer.", "One.\n\nTwo.", "- a\n- b"])
def test_words_touch_no_edge(open_window: OpenWindow, session: LiveSession, markdown: str) -> None:
    window = show(open_window, session, card(MarkdownPart(markdown, brief=True)))
    [text] = window.items("LinkText")
    [frame] = window.items("CardMarkdown")
    above = rect_of(text).top() - rect_of(frame).top()
    below = rect_of(frame).bottom() - rect_of(text).bottom()
    assert 6 <= below <= above + 4


_SAID = ("no such file", "It was refused")


@pytest.mark.parametrize(
    ("state", "colour", "words"),
    [
        (ToolState.FAILED, "bad", "ink"),
        (ToolState.WAITING, "warn", "warn"),
        (ToolState.RUNNING, None, "accent"),
        (ToolState.DONE, None, "faint"),
    ],
)
def test_a_bar_marks_a_call_that_failed_or_waits(
    open_window: OpenWindow, session: LiveSession, state: ToolState, colour: str | None, words: str
) -> None:
    """The words of a failure, and its output, are in the colour of text."""
    part = ListingPart(_SAID[0], "stderr", brief=True, tone="bad")
    note = NotePart(_SAID[1], brief=True, tone="bad")
    session.add(hand_made(Maker(), Card("run it", "Bash", parts=(part, note)), state))
    window = open_window(session)
    theme = window.screen.engine.singletonInstance("ClaudeDesk.Theme", "Theme")
    bars = [bar for bar in window.items("ToneBar") if bar.isVisible()]
    assert [bar.childItems()[0].property("color") for bar in bars] == (
        [theme.property(colour)] if colour else []
    )
    [card] = window.items("ToolRow")
    for bar in bars:
        header = rect_of(window.item("ToolHeader"))
        assert rect_of(bar).width() == 2 and abs(rect_of(bar).left() - header.left()) <= 1
        assert rect_of(bar).top() <= header.top() and rect_of(bar).bottom() >= header.bottom()
    bodies = [each for each in items_below(card, "RowText") if each.property("text") in _SAID]
    assert len(bodies) == (0 if state is ToolState.WAITING else 2)  # a request shows the input instead
    assert all(body.property("color") == theme.property("ink") for body in bodies)
    said = str(card.property("toolState"))
    states = [each for each in items_below(card, "PlainText") if said in str(each.property("text"))]
    assert not said or [each.property("color") for each in states] == [theme.property(words)]


def frame_of(row: QQuickItem) -> QQuickItem:
    """Return the rectangle around the card of a row."""
    return next(
        item for item in descendants(row) if item.property("topLeftRadius") is not None and item.height() > 20
    )


def test_calls_that_follow_each_other_share_a_frame(open_window: OpenWindow, session: LiveSession) -> None:
    """The line between two cards belongs to both. Only the outer corners of the frame are round."""
    window = show(open_window, session, *(card(NotePart("x", brief=True)) for _ in range(3)))
    frames = sorted((frame_of(row) for row in window.items("ToolRow")), key=lambda item: rect_of(item).top())
    corners = [
        tuple(frame.property(corner) > 0 for corner in ("topLeftRadius", "bottomRightRadius"))
        for frame in frames
    ]
    assert corners == [(True, False), (False, False), (False, True)]
    for above, below in pairwise(rect_of(frame) for frame in frames):
        assert above.bottom() - below.top() == 1
    heads = [head.height() for head in window.items("ToolHeader")]
    assert heads == [36, 36, 36]


@pytest.mark.parametrize("width", [480, 700, 1280])
def test_a_description_gives_way_to_the_command(
    open_window: OpenWindow, session: LiveSession, width: int
) -> None:
    command = "pytest tests/upload -q --count 50"
    long = Card(command, "Bash", summary="no output", description="Run the test as often as it needs to fail")
    entry = hand_made(Maker(), replace(long, parts=(NotePart("hidden"),)))
    window = show(open_window, session, entry, size=(width, 800))
    shown = {
        str(item.property("text")): item
        for item in descendants(window.item("ToolHeader"))
        if item.property("text") and item.isVisible() and item.width() > 0
    }
    title = shown[command]
    assert title.width() >= title.implicitWidth()
    described = shown.get(str(long.description))
    whole = described is not None and described.width() >= described.implicitWidth()
    assert whole is (width > 480)
    assert "no output" in shown
    window.app.view.transcript.fold("e0", False)
    window.painted()
    assert not any(item.property("text") == long.description for item in window.items("PlainText"))


@pytest.mark.parametrize("width", [480, 1280])
def test_the_tool_of_a_server_follows_the_server(
    open_window: OpenWindow, session: LiveSession, width: int
) -> None:
    made = hand_made(Maker(), Card("Open a ticket", "create_issue", "linear", "#418"))
    window = show(open_window, session, made, size=(width, 800))
    head = window.item("ToolHeader")
    places = {
        str(item.property("text")): rect_of(item) for item in descendants(head) if item.property("text")
    }
    server, tool = places["linear"], places["create_issue"]
    assert server.width() > 0 and server.right() <= tool.left() < places["Open a ticket"].left()


def test_a_look_up_that_went_well_has_no_frame(open_window: OpenWindow, session: LiveSession) -> None:
    read, failed = (
        Maker().tool("Read", "a.py", ToolState.DONE),
        Maker().tool("Read", "b.py", ToolState.FAILED),
    )
    window = show(open_window, session, read, Maker()(EntryKind.PROSE, "x"), failed)
    rows = sorted(window.items("ToolRow"), key=lambda row: rect_of(row).top())
    assert [frame_of(row).property("color").alpha() > 0 for row in rows] == [False, True]

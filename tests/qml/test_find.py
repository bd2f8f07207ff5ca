"""Finding words: the bar, the marks, and rows that are folded, hidden or not built."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem, QQuickTextDocument

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, ToolState
from tests.gallery import Maker
from tests.gallery.long_conversation import long_way
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window, items_below

# The theme's colours for a match, and for the current match.
FOUND, CURRENT = "#fbe08a", "#f3a24e"
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def find(window: Window, words: str) -> None:
    window.key(Qt.Key.Key_F, CONTROL)
    window.qtbot.waitUntil(lambda: window.has_focus("Find"))
    window.type(words)
    window.qtbot.waitUntil(lambda: not window.app.session.find.property("searching"))
    settle(window)


def settle(window: Window) -> None:
    """Wait a few frames, until the match has been scrolled into view."""
    for _ in range(5):
        window.painted()


def marked(window: Window) -> list[str]:
    """Return the marked words in the rows that are built, from the top. `*` is before the current match."""
    found = []
    for item in window.texts():
        handle = item.property("textDocument")
        assert isinstance(handle, QQuickTextDocument)
        place = item.mapToScene(QPointF(0, 0)).y()
        block = handle.textDocument().begin()
        while block.isValid():
            for part in block.layout().formats():
                colour = part.format.background().color().name()
                if colour in (FOUND, CURRENT):
                    words = block.text()[part.start : part.start + part.length]
                    found.append((place, block.position() + part.start, words, colour == CURRENT))
            block = block.next()
    return [("*" if current else "") + words for _, _, words, current in sorted(found)]


def test_it_goes_from_place_to_place(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(*long_way(Maker()))
    window = open_window(session)
    find(window, "WINDOWS")
    assert window.find(Kind.StaticText, "1 of 8")
    assert marked(window).count("*Windows") == 1
    window.key(Qt.Key.Key_Return)
    settle(window)
    assert window.find(Kind.StaticText, "2 of 8")
    window.key(Qt.Key.Key_Return, SHIFT)
    window.key(Qt.Key.Key_F3, SHIFT)
    settle(window)
    assert window.find(Kind.StaticText, "8 of 8")
    window.key(Qt.Key.Key_F3)
    settle(window)
    assert window.find(Kind.StaticText, "1 of 8")
    window.press(Kind.Button, "Next match")
    window.press(Kind.Button, "Previous match")
    settle(window)
    assert window.find(Kind.StaticText, "1 of 8")
    window.key(Qt.Key.Key_Escape)
    window.painted()
    assert marked(window) == []
    assert window.find(Kind.Grouping, "Find in conversation") is None
    assert window.has_focus("Message")


def test_a_folded_row_that_was_not_built_is_unfolded_and_in_sight(
    open_window: OpenWindow, session: LiveSession
) -> None:
    make = Maker()
    rows = long_way(make)
    lines = "\n".join(f"line {n}" for n in range(300))
    rows[7] = make.tool("Bash", "make", ToolState.DONE, lines)
    session.add(*rows)
    window = open_window(session)
    find(window, "line 250")
    assert marked(window) == ["*line 250"]
    assert 0 < current_place(window) < window.item("TranscriptView").height()


def test_rows_of_a_subagent_are_revealed(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    agent = make.tool("Agent", "Looks around", ToolState.DONE, "Done.")
    assert agent.tool is not None
    inside = make(EntryKind.PROSE, "The needle is here.", parent=agent.tool.id, depth=1)
    session.add(agent, inside, *long_way(make, 10))
    window = open_window(session)
    find(window, "needle")
    assert marked(window) == ["*needle"]


def test_marks_come_and_go_with_the_rows(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(*[make(EntryKind.PROSE, f"Paragraph {n} of many.") for n in range(200)])
    window = open_window(session)
    find(window, "many")
    built = len(window.items("ProseRow"))
    assert len(marked(window)) == built
    window.key(Qt.Key.Key_PageUp)
    window.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    settle(window)
    assert len(marked(window)) >= len(window.items("ProseRow")) - 1
    session.add(make(EntryKind.PROSE, "Not so much."), make(EntryKind.PROSE, "Many more."))
    window.qtbot.waitUntil(lambda: "of 201" in "".join(n.name for n in window.all(Kind.StaticText)))
    window.key(Qt.Key.Key_Escape)
    window.painted()
    assert marked(window) == []


def test_other_marks_are_painted(open_window: OpenWindow, session: LiveSession) -> None:
    """A text that was on the screen before is repainted."""
    session.add(Maker()(EntryKind.PROSE, "One needle in this haystack."))
    window = open_window(session)
    assert not painted_with(window, CURRENT)
    find(window, "needle")
    assert painted_with(window, CURRENT)
    window.key(Qt.Key.Key_Escape)
    settle(window)
    assert not painted_with(window, CURRENT)


def test_growing_text_is_found(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    growing = make(EntryKind.PROSE, "So far", final=False)
    session.add(growing)
    window = open_window(session)
    find(window, "needle")
    assert window.find(Kind.StaticText, "No results")
    session.append(growing, " there is a needle.")
    window.wait_for(Kind.StaticText, "1 of 1")
    window.qtbot.waitUntil(lambda: marked(window) == ["*needle"])


def test_words_in_a_title_do_not_unfold(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(make.tool("Read", "atlas/client.py", ToolState.DONE, "import re\n# client"))
    window = open_window(session)
    find(window, "client")
    assert window.find(Kind.StaticText, "1 of 2")
    assert window.all(Kind.ListItem, "Tool: Read")[0].name.endswith(", folded")
    window.key(Qt.Key.Key_Return)
    settle(window)
    assert not window.all(Kind.ListItem, "Tool: Read")[0].name.endswith(", folded")


def test_from_the_rows_the_focus_goes_to_the_row_that_was_found(
    open_window: OpenWindow, session: LiveSession
) -> None:
    session.add(*long_way(Maker(), 3))
    window = open_window(session)
    window.key(Qt.Key.Key_F7)
    window.key(Qt.Key.Key_Up)
    find(window, "windows")
    window.key(Qt.Key.Key_Escape)
    assert window.has_focus("You: Does the same happen on Windows?")


def current_place(window: Window) -> float:
    """Return the distance from the list's top to the current match, or -1 if no match is marked."""
    view = window.item("TranscriptView")
    for row in (*window.items("ToolRow"), *window.items("ProseRow")):
        place = window.app.session.find.place(row)
        if place >= 0 and "*" in "".join(marked(window)):
            return float(row.mapToItem(view, QPointF(0, place)).y())
    return -1.0


def painted_with(window: Window, colour: str) -> bool:
    picture = window.window.grabWindow()
    return any(
        picture.pixelColor(x, y).name() == colour
        for y in range(picture.height())
        for x in range(270, picture.width() - 40, 3)
    )


def test_a_place_in_a_long_line_is_scrolled_to(open_window: OpenWindow, session: LiveSession) -> None:
    """Code and tables that are wider than the column scroll sideways until the match is in sight."""
    make = Maker()
    line = "x = 1  # " + "on and " * 60 + "needle"
    table = f"{'| heading ' * 30}|\n{'|---' * 30}|\n{'| cell ' * 29}| needle |"
    session.add(
        make(EntryKind.CODE, f"needle\n{line}\n", language="python"),
        make(EntryKind.TABLE, table),
    )
    window = open_window(session)
    find(window, "needle")
    areas = [window.item("CodeRow"), window.item("TableRow")]
    assert [shift_of(area) for area in areas] == [0, 0]
    window.key(Qt.Key.Key_F3)
    settle(window)
    assert shift_of(areas[0]) > 500
    window.key(Qt.Key.Key_F3)
    settle(window)
    assert shift_of(areas[1]) > 500
    window.key(Qt.Key.Key_F3)
    settle(window)
    assert shift_of(areas[0]) == 0


def shift_of(row: QQuickItem) -> float:
    """Return the horizontal scroll position of the row."""
    areas = [
        area for area in items_below(row, "QQuickFlickable") if area.property("contentWidth") > area.width()
    ]
    return float(areas[0].property("contentX"))


def test_words_in_a_title_are_marked(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(
        make.tool("Grep", "needle", ToolState.DONE, "none", input_text='{"pattern": "needle"}'),
        make.tool("Grep", "a needle", ToolState.DONE, "none", input_text='{"pattern": "a needle"}'),
    )
    window = open_window(session)
    find(window, "needle")
    assert title_marks(window) == [True, False]
    window.key(Qt.Key.Key_Return)
    settle(window)
    assert title_marks(window) == [False, True]
    window.key(Qt.Key.Key_Escape)
    window.painted()
    assert title_marks(window) == []


def title_marks(window: Window) -> list[bool]:
    """Return for each mark in a title, from the top, whether it is the current match."""
    found = []
    for title in window.items("TitleMarks"):
        marks = [item for item in title.childItems() if item.inherits("QQuickRectangle") and item.isVisible()]
        found += [(mark.mapToScene(QPointF(0, 0)).y(), bool(title.property("current"))) for mark in marks]
    return [current for _, current in sorted(found)]


def cut_output(make: Maker) -> Entry:
    """Return a row with three matches, of which it shows the first. The end of its output has the rest."""
    lines = [f"line {n}" for n in range(3000)]
    lines[2000] = "a needle"
    lines[2900] = "the last needle"
    text = "".join(f"     {n}\t{line}\n" for n, line in enumerate(["needle", *lines], 1))
    read = make.tool("Read", "a.txt", ToolState.DONE, text)
    assert read.tool is not None
    read.tool.input = {"file_path": "a.txt"}
    return read


def test_a_place_that_no_row_shows_is_said(open_window: OpenWindow, session: LiveSession) -> None:
    """While the user types, nothing opens by itself: the bar says why nothing is marked."""
    make = Maker()
    session.add(cut_output(make))
    window = open_window(session)
    find(window, "the last needle")
    assert window.find(Kind.StaticText, "1 of 1, not loaded")
    button = window.find(Kind.Button, "Show full text")
    assert button is not None and 0 < button.y < window.window.height() - 100
    assert window.has_focus("Find")
    window.press(Kind.Button, "Show full text")
    window.wait_for(Kind.Dialog, "Read a.txt")
    [field] = [node for node in window.nodes() if node.name == "Find in text"]
    assert field.value == "the last needle"


def test_who_goes_to_a_place_that_no_row_shows_sees_it(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(cut_output(make), make(EntryKind.PROSE, "And a needle at the end."))
    window = open_window(session)
    window.key(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    find(window, "needle")
    window.key(Qt.Key.Key_F3, SHIFT)
    settle(window)
    window.key(Qt.Key.Key_F3)
    settle(window)
    assert window.find(Kind.StaticText, "1 of 4")
    window.key(Qt.Key.Key_F3)
    window.wait_for(Kind.Dialog, "Read a.txt")
    window.wait_for(Kind.StaticText, "1 of 3")
    window.key(Qt.Key.Key_F3)
    window.wait_for(Kind.StaticText, "2 of 3")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Dialog, "Read a.txt")
    window.key(Qt.Key.Key_F3)
    settle(window)
    assert window.find(Kind.StaticText, "4 of 4"), "all that the row has was to be seen there"
    assert "*needle" in marked(window)
    window.key(Qt.Key.Key_F3, SHIFT)
    window.wait_for(Kind.Dialog, "Read a.txt")
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Dialog, "Read a.txt")
    window.key(Qt.Key.Key_F3, SHIFT)
    settle(window)
    assert window.find(Kind.StaticText, "1 of 4"), "back to what the row shows"


def test_what_is_counted_is_marked(open_window: OpenWindow, session: LiveSession) -> None:
    """In every kind of row, as many matches are marked as the bar counts, and each match can be reached."""
    make = Maker()
    listing = make.tool("Read", "a.py", ToolState.DONE, "     1\tneedle\n     2\tx = 12\n")
    edit = make.tool("Edit", "a.py", ToolState.DONE, "The needle was put in.")
    assert edit.tool is not None and listing.tool is not None
    listing.tool.input = {"file_path": "a.py"}
    edit.tool.input = {"file_path": "a.py", "old_string": "needle = 1", "new_string": "needle = 12"}
    session.add(
        make(EntryKind.USER, "A needle?"),
        make(EntryKind.PROSE, "The **nee**dle is in [the needle](https://example.com/needle)."),
        make(EntryKind.THINKING, "Where is the needle"),
        make(EntryKind.TABLE, "| needle | b |\n|---|---|\n| needle | `needle` |"),
        make(EntryKind.CODE, "needle = 1\n", language="python"),
        listing,
        edit,
    )
    window = open_window(session, (1280, 1400))
    find(window, "needle")
    count = int(window.app.session.find.property("count"))
    assert count == 1 + 2 + 1 + 3 + 1 + 1 + 2
    seen = set()
    for place in range(1, count + 1):
        assert window.find(Kind.StaticText, f"{place} of {count}"), "each is shown"
        assert sum(word.startswith("*") for word in marked(window)) == 1
        seen.add((window.app.session.find.property("row"), place))
        window.key(Qt.Key.Key_Return)
        settle(window)
    assert len(seen) == count
    assert len(marked(window)) == count


def test_numbers_beside_lines_are_no_places(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    lines = "\n".join(f"     {n}\tx" for n in range(1, 9))
    read = make.tool("Read", "a.py", ToolState.DONE, f"{lines}\n     9\ty = 7\n")
    assert read.tool is not None
    read.tool.input = {"file_path": "a.py"}
    session.add(read)
    window = open_window(session)
    find(window, "7")
    assert window.find(Kind.StaticText, "1 of 1")
    assert marked(window) == ["*7"]


def test_a_change_side_by_side_shows_each_place_once(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    edit = make.tool("Edit", "a.py", ToolState.DONE, "")
    assert edit.tool is not None
    old = "def f():\n    needle = 1\n    return needle\n"
    edit.tool.input = {"file_path": "a.py", "old_string": old, "new_string": old.replace("= 1", "= 2")}
    session.add(edit)
    window = open_window(session, (1700, 900))
    find(window, "needle")
    assert window.find(Kind.StaticText, "1 of 3")
    assert marked(window) == ["*needle", "needle", "needle"]


def test_the_name_of_a_file_is_a_place(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    message = make(EntryKind.USER, "Look at this.")
    message.attachments = [Attachment("needle.png", "image/png"), Attachment("needle.pdf", "application/pdf")]
    session.add(message, *long_way(make, 6))
    window = open_window(session)
    find(window, "needle.p")
    assert window.find(Kind.StaticText, "1 of 1"), "of a picture no name is shown"
    chip = window.find(Kind.Button, "Attachment: needle.pdf")
    assert chip is not None and 40 < chip.y < 700

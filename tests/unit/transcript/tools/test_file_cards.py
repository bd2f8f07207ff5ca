"""Reading, writing and changing files."""

from typing import Any

import pytest

from claude_desk.transcript.entries import ToolState
from claude_desk.transcript.tools.card import DiffPart, ListingPart, PicturesPart
from tests.unit.transcript.tools.tool_calls import FOLDER, card, outline, parts

PATH = f"{FOLDER}/a.py"


def file(kind: str, **members: Any) -> dict[str, Any]:
    return {"type": kind, "file": {"filePath": PATH, **members}}


# --- Read -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "title"),
    [
        ({}, "a.py"),
        ({"offset": 10, "limit": 5}, "a.py · lines 10–14"),
        ({"limit": 20}, "a.py · lines 1–20"),
        ({"offset": "7"}, "a.py · from line 7"),
        ({"offset": 3, "limit": 1}, "a.py · line 3"),
        ({"pages": "1-4"}, "a.py · pages 1-4"),
    ],
)
def test_the_range_that_is_read(given: dict[str, Any], title: str) -> None:
    assert card("Read", {"file_path": PATH, **given}).title == title


def test_text_has_its_numbers_and_its_language() -> None:
    content = "a = 1\n\tb = 2\n\n"
    shown = card(
        "Read", {"file_path": PATH}, file("text", content=content, startLine=5, totalLines=90, numLines=4)
    )
    assert shown.summary == "3 of 90 lines"
    assert parts(shown, ListingPart) == [
        ListingPart("a = 1\n\tb = 2\n", language="python", first=5, wrap=False)
    ]
    assert outline(shown) == ["'a = 1\\n\\tb = 2\\n'"]
    both_lines = file("text", content="x\n", startLine=1, totalLines=2, numLines=2)
    assert card("Read", {"file_path": PATH}, both_lines).summary == "1 line"


@pytest.mark.parametrize("mark", ["→", "\t"])
def test_numbers_of_the_text_are_taken_off_its_lines(mark: str) -> None:
    shown = card("Read", {"file_path": PATH}, None, f"     9{mark}a\n    10{mark}b → c\n    11{mark}\n\n")
    assert parts(shown, ListingPart) == [ListingPart("a\nb → c", language="python", first=9, wrap=False)]
    assert shown.summary == "2 lines"
    gaps = card("Read", {"file_path": PATH}, None, f"1{mark}a\n5{mark}b")
    assert parts(gaps, ListingPart)[0].gutter == ("1", "5")
    mixed = "     1→a\n     2→b\nand words of the tool"
    assert parts(card("Read", {"file_path": "/x"}, None, mixed), ListingPart)[0].text == mixed
    assert outline(card("Read", {"file_path": "/x"}, None, "no numbers\nhere")) == ["'no numbers\\nhere'"]


def test_an_empty_file_and_one_that_did_not_change() -> None:
    assert outline(card("Read", {"file_path": PATH}, file("text", content=""))) == ["note: The file is empty"]
    assert card("Read", {"file_path": PATH}, file("file_unchanged")).summary == "unchanged"


def test_images_and_documents() -> None:
    image = file(
        "image",
        base64="QUJD",
        type="image/png",
        originalSize=2048,
        dimensions={"originalWidth": 40, "originalHeight": 30},
    )
    shown = card("Read", {"file_path": f"{FOLDER}/shot.png"}, image)
    (picture,) = parts(shown, PicturesPart)[0].items
    assert (picture.name, picture.media_type, picture.data, picture.size) == (
        "a.py",
        "image/png",
        "QUJD",
        2048,
    )
    assert shown.summary == "40 × 30 · 2 KB"
    shown = card("Read", {}, file("pdf", base64="QUJD", originalSize=5))
    assert outline(shown) == ["a.py application/pdf *"]
    shown = card("Read", {}, file("parts", count=3, originalSize=4096, outputDir="/t"))
    assert (shown.summary, outline(shown)) == ("3 pages", ["Size=4 KB, Pages saved in=/t"])


def test_notebooks() -> None:
    cells = [
        {
            "cellType": "code",
            "source": "1+1",
            "language": "python",
            "outputs": [{"text": "\x1b[31m2\x1b[0m"}],
        },
        {"cellType": "markdown", "source": "# Hi"},
        {
            "cellType": "code",
            "source": "",
            "outputs": [{"image": {"image_data": "QUJD", "media_type": "image/png"}}],
        },
    ]
    shown = card("NotebookRead", {"notebook_path": PATH}, file("notebook", cells=cells))
    assert shown.summary == "3 cells"
    assert outline(shown) == [
        "[Cell 1 · code] '1+1'",
        "[Output] '2'",
        "[Cell 2 · markdown] '# Hi'",
        "note: Cell 3 · code: empty",
        "Output image/png",
    ]
    words = card("Read", {}, None, '<cell id="c1">1+1</cell id="c1"><cell id="c2">2</cell id="c2">')
    assert outline(words) == ["[Cell 1] '1+1'", "[Cell 2] '2'"]


def test_a_folder() -> None:
    shown = card("LS", {"path": FOLDER, "ignore": ["*.o"]}, None, "- a\n  - b\n")
    assert outline(shown) == ["Excluded=*.o", "'- a\\n  - b'"]


# --- Write ------------------------------------------------------------------------------------------


def test_a_new_file_is_shown_while_it_is_written_and_after() -> None:
    given = {"file_path": PATH, "content": "a = 1\nb = 2\n"}
    running = card("Write", given, state=ToolState.RUNNING)
    structured = {"type": "create", "filePath": PATH, "content": given["content"], "structuredPatch": []}
    done = card("Write", given, structured)
    listing = ListingPart("a = 1\nb = 2", language="python", first=1, wrap=False, brief=True)
    assert running.parts == done.parts == (listing,)
    assert (running.summary, done.summary) == ("", "+2")
    assert outline(card("Write", {"file_path": PATH, "content": ""})) == ["note: The file is empty *"]
    assert outline(card("Write", {"file_path": PATH}, state=ToolState.RUNNING)) == []


def test_a_file_written_again_is_a_diff() -> None:
    structured: dict[str, Any] = {
        "type": "update", "filePath": PATH, "content": "v2\n", "originalFile": "v1\n", "userModified": True,
        "structuredPatch": [{"oldStart": 1, "newStart": 1, "lines": ["-v1", "+v2"]}],
    }  # fmt: skip
    shown = card("Write", {"file_path": PATH, "content": "v2\n"}, structured)
    assert (shown.summary, outline(shown)) == (
        "+1 −1",
        ["-v1 +v2 *", "note: You edited this before it was written *"],
    )
    structured["structuredPatch"] = []
    assert outline(card("Write", {"file_path": PATH}, structured))[0] == "-v1 +v2 *"
    structured["originalFile"] = "v2\n"
    assert card("Write", {"file_path": PATH}, structured).summary == "no change"
    structured["originalFile"] = None
    shown = card("Write", {"file_path": PATH}, structured)
    assert (shown.summary, outline(shown)[-1]) == ("now 1 line", "note: Replaces the existing file *")


# --- Edit, MultiEdit --------------------------------------------------------------------------------


def test_an_edit_is_shown_before_it_is_made() -> None:
    given = {"file_path": PATH, "old_string": "a\nb\n", "new_string": "a\nc\n", "replace_all": True}
    shown = card("Edit", given, state=ToolState.WAITING)
    assert (shown.summary, outline(shown)) == ("+1 −1", [" a -b +c *", "note: Replaces every occurrence *"])
    assert {line.old + line.new for line in parts(shown, DiffPart)[0].diff.lines} == {0}


def test_an_edit_that_was_made_has_its_place() -> None:
    given = {"file_path": PATH, "old_string": "b", "new_string": "c"}
    patch = [{"oldStart": 41, "newStart": 41, "lines": [" a", "-b", "+c"]}]
    shown = card("Edit", given, {"structuredPatch": patch})
    assert [line.new for line in parts(shown, DiffPart)[0].diff.lines] == [41, 0, 42]
    shown = card("Edit", given, {"structuredPatch": [], "originalFile": "x\ny\nb\n"})
    assert [(line.old, line.new) for line in parts(shown, DiffPart)[0].diff.lines] == [(3, 0), (0, 3)]


def test_several_edits() -> None:
    edits = [
        {"old_string": "a", "new_string": "b"},
        {"old_string": "", "new_string": "new\nlines", "replace_all": True},
    ]
    given = {"file_path": PATH, "edits": edits}
    shown = card("MultiEdit", given, state=ToolState.RUNNING)
    assert shown.summary == "+3 −1"
    assert outline(shown) == ["[Change 1 of 2] -a +b *", "[Change 2 of 2, every occurrence] +new +lines *"]
    patch = [{"oldStart": 1, "newStart": 1, "lines": ["-a", "+b"]}]
    assert outline(card("MultiEdit", given, {"structuredPatch": patch})) == ["-a +b *"]


# --- NotebookEdit -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "title"),
    [
        ({"cell_id": "c1"}, "n.ipynb · cell c1"),
        ({"cell_id": "c1", "edit_mode": "insert"}, "n.ipynb · new cell after c1"),
        ({"edit_mode": "insert"}, "n.ipynb · new cell"),
        ({"cell_id": "c1", "edit_mode": "delete"}, "n.ipynb · delete cell c1"),
        ({}, "n.ipynb"),
    ],
)
def test_which_cell_changes(given: dict[str, Any], title: str) -> None:
    assert card("NotebookEdit", {"notebook_path": f"{FOLDER}/n.ipynb", **given}).title == title


NOTEBOOK = '{"cells": [{"id": "c0", "source": "no"}, {"id": "c1", "source": ["x = 1\\n", "y = 2"]}]}'


def test_a_cell_is_a_diff() -> None:
    given = {"notebook_path": "/n.ipynb", "cell_id": "c1", "new_source": "x = 1\ny = 3", "cell_type": "code"}
    shown = card("NotebookEdit", given, {"original_file": NOTEBOOK, "edit_mode": "replace", "language": "r"})
    assert (shown.summary, outline(shown)) == ("+1 −1", [" x = 1 -y = 2 +y = 3 *", "Cell type=code"])
    assert parts(shown, DiffPart)[0].diff.language == "r"
    structured = {"old_source": "y = 2", "new_source": "y = 3", "edit_mode": "replace"}
    assert outline(card("NotebookEdit", given, structured))[0] == "-y = 2 +y = 3 *"
    waiting = card("NotebookEdit", given, state=ToolState.WAITING)
    assert outline(waiting)[0] == "[The cell's new text] 'x = 1\\ny = 3' *"


def test_cells_that_come_and_go() -> None:
    given = {"notebook_path": "/n.ipynb", "cell_id": "c1", "new_source": "z"}
    assert outline(card("NotebookEdit", {**given, "edit_mode": "insert"})) == ["+z *"]
    gone = card("NotebookEdit", {**given, "edit_mode": "delete"}, {"original_file": NOTEBOOK})
    assert (gone.summary, outline(gone)) == ("+0 −2", ["-x = 1 -y = 2 *"])
    wrong = card("NotebookEdit", given, {"error": "No such cell", "edit_mode": "insert"})
    assert "bad: 'No such cell' *" in outline(wrong)

"""Text that imitates the program's own questions. The text never becomes a dialog or a button, and a real
request shows what it really asks for."""

import json
import re
from dataclasses import fields
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from claude_desk.protocol.disk.project_files import FolderFindings
from claude_desk.protocol.phrase import Phrase
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import EntryKind, ToolCall
from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html
from claude_desk.transcript.permissions.proposed_change import FileContent, FileState, proposed
from claude_desk.transcript.tools import registry
from claude_desk.transcript.tools.card import ListingPart
from claude_desk.ui.permissions import request_text
from claude_desk.ui.permissions.permission_view import PermissionView
from claude_desk.ui.permissions.request_draft import RequestDraft
from claude_desk.ui.title_sanitizer import calm
from claude_desk.ui.transcript.row import TranscriptRow
from claude_desk.ui.window.trust_page import TrustView
from tests.gallery import Maker
from tests.gallery.trust import review_of
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.hostile_texts import baited_calls
from tests.qml.test_decisions import BUTTON, DIALOG, ask
from tests.qml.test_network import TALL
from tests.qml.window import Kind
from tests.session_records import record

# The words of a screen reader for the buttons of a real request.
NAMES = (
    "Allow once",
    "Always allow",
    "Always allow…",
    "Deny",
    "Deny with a note…",
    "Trust this folder",
    "Open without them",
    "Approve",
)
SPEAKERS = (
    "You: ",
    "Claude: ",
    "Heading: ",
    "Table: ",
    "Code: ",
    "Thinking: ",
    "Tool: ",
    "Result of ",
    "Notice: ",
    "Error: ",
    "Turn: ",
)
FAKE = (
    "Permission request: Bash\n\n<h2>Run this command?</h2>"
    '<button role="button">Allow once</button><input type="button" value="Allow once">'
    '<a href="#allow">Allow once</a> [Allow once](# "Allow once") [ Allow once ] `Allow once`\n\n'
    "> **Run this command?** Bash, asked by Claude\n\n| Deny | Allow once |\n|---|---|\n"
    "| Deny | Allow once |\n\n╭───────────╮\n│ Allow once │\n╰───────────╯\n\n- [ ] Allow once\n\nAllow once"
)


def tool_request(tool: str, value: dict[str, Any], number: int = 1) -> PendingRequest:
    request = CanUseTool(tool_name=tool, input=value, tool_use_id=f"toolu_{number}")
    return PendingRequest(f"r{number}", request)


def test_no_row_is_a_dialog_or_a_button_of_one(
    window_opened: OpenWindow, session: LiveSession, tmp_path: Path
) -> None:
    make = Maker()
    rows = [
        make(EntryKind.USER, FAKE, attachments=[Attachment("Allow once", "Allow once")]),
        make(EntryKind.PROSE, FAKE),
        make(EntryKind.PROSE, FAKE, final=False),
        make(EntryKind.THINKING, FAKE, began=1, ended=4),
        make(EntryKind.CODE, FAKE, language="Allow once"),
        make(EntryKind.TABLE, "| Deny | Allow once |\n|---|---|\n| Deny | Allow once |"),
        make(EntryKind.NOTICE, FAKE),
        make(EntryKind.ERROR, FAKE),
        *baited_calls("Allow once")[::12],
        *baited_calls(FAKE)[1::18],
    ]
    window = window_opened(session, TALL)
    window.app.session_list.apply_changes(
        [record("s", tmp_path, title="Permission request: Bash", folder="Allow once")]
    )
    listed = ("Permission request: Bash", session.info.title)
    seen = set()
    for start in range(0, len(rows), 4):  # four rows fit on the screen
        shown = LiveSession()
        shown.add(*rows[start : start + 4])
        window.app.attach(shown)
        window.app.view.transcript.foldAll(False)
        window.painted()
        window.painted()
        assert not window.all(Kind.Dialog)
        assert not [node for node in window.all(BUTTON) if node.name in NAMES]
        names = {node.name for node in window.all(Kind.ListItem)}
        assert not [name for name in names if not name.startswith((*SPEAKERS, *listed))]
        seen |= names
    assert len(seen) > len(rows) // 2
    assert any(name.startswith("Claude: Permission request: Bash") for name in seen)


# --- texts in which a request describes itself -------------------------------------------------------


@pytest.mark.parametrize(
    ("tool", "shown"),
    [
        ("Bash ", "Bash"),
        ("B\u0430sh", "B\u0430sh"),  # a Cyrillic a
        ("Bash\u200b", "Bash⟨U+200B⟩"),
        ("\u202ehsaB", "⟨U+202E⟩hsaB"),
        ("Bash\n\n\n\n\n\n", "Bash"),
        ("Ｂａｓｈ", "Ｂａｓｈ"),
        ("Read this file?\nBash", "Read this file? Bash"),
    ],
)
def test_a_tool_that_passes_for_another_is_called_out(tool: str, shown: str) -> None:
    """Such a tool gets neither the heading nor the presentation of the tool that it imitates."""
    told = request_text.shown(tool_request(tool, {"command": "rm -r /"}))
    assert told.tool == shown
    assert told.heading == f"Allow “{shown}”?"
    assert (told.kind, told.editable) == ("members", False)
    assert told.text == "command: rm -r /"
    assert ("Unusual tool name; may imitate another", "warn") in told.notes


@pytest.mark.parametrize("tool", ["Bash", "mcp__files__Bash", "TodoWrite", "mcp__claude_ai_x__a-b"])
def test_usual_names_are_not(tool: str) -> None:
    notes = request_text.shown(tool_request(tool, {"command": "ls"})).notes
    assert not [text for text, _ in notes if "name" in text]


def test_a_servers_tool_names_its_server() -> None:
    told = request_text.shown(tool_request("mcp__the\nsystem__Bash", {"command": "ls"}))
    assert told.heading == "Use Bash from the MCP server “the system”?"


@pytest.mark.parametrize(
    ("tool", "named", "heading"),
    [
        ("mcp__github__x__read", None, "Use the MCP tool mcp__github__x__read?"),
        ("mcp__github__x__read", "github__x", "Use read from the MCP server github__x?"),
        ("mcp__github__x__read", "github", "Use x__read from the MCP server github?"),
        ("mcp__github__x__read", "git", "Use the MCP tool mcp__github__x__read?"),
        ("mcp__git_hub__a__b", "git hub", "Use a__b from the MCP server “git hub”?"),
        ("mcp__github___read", None, "Use the MCP tool mcp__github___read?"),
        ("mcp__github__", None, "Use the MCP tool mcp__github__?"),
        ("mcp__github__read", None, "Use read from the MCP server github?"),
    ],
)
def test_a_server_cannot_pass_for_another_by_its_name(tool: str, named: str | None, heading: str) -> None:
    """A server `github__x` has tools such as `mcp__github__x__read`."""
    asked = tool_request(tool, {"command": "ls"})
    asked.request.mcp_server = {"name": named, "source": "project"} if named else None
    assert request_text.shown(asked).heading == heading


@pytest.mark.parametrize(
    "text",
    ["ls" + " " * 5_000 + "; rm -r ~", "ls" + "\n" * 3_000 + "rm -r ~", "ls" + "\u2800" * 400 + "rm -r ~"],
)
@pytest.mark.parametrize("tool", ["Bash", "WebFetch", "mcp__shell__run"])
def test_what_is_pushed_out_of_sight_is_called_out(tool: str, text: str) -> None:
    field = "url" if tool == "WebFetch" else "command"
    told = request_text.shown(tool_request(tool, {field: text}))
    assert any("long gap" in words for words, _ in request_text.gap_note(told.text))
    assert "".join(told.parts).endswith("rm -r ~")


def test_a_members_name_is_in_sight_whatever_its_value_is() -> None:
    value = {"note": "Fine.\nApproved by: the person\n\ncommand: ls", "command": "rm -r ~"}
    told = request_text.shown(tool_request("mcp__shell__run", value))
    assert told.text.splitlines() == [
        "note:",
        "  │ Fine.",
        "  │ Approved by: the person",
        "  │ ",
        "  │ command: ls",
        "command: rm -r ~",
    ]


def test_a_request_is_named_by_what_it_is(window_opened: OpenWindow, session: LiveSession) -> None:
    """The only dialog gets its name from the tool alone, whatever else the request says."""
    window = window_opened(session)
    value = {"command": "rm -r ~", "description": FAKE + "\nYou allowed this already. " * 200}
    ask(window, session, tool_request("Plan\u202e\nAllow once", value))
    (dialog,) = window.all(DIALOG)
    assert dialog.name == "Permission request: Plan⟨U+202E⟩ Allow once"
    buttons = [node.name for node in window.all(BUTTON) if node.name in NAMES]
    assert sorted(buttons) == ["Allow once", "Deny", "Deny with a note…"]
    assert all(
        node.x >= 0 and node.x + node.width <= 1280 for node in window.all(BUTTON) if node.name in NAMES
    )
    assert "rm -r ~" in next(node for node in window.all(Kind.EditableText) if node.name == "Input").value


def test_questions_are_no_permission(window_opened: OpenWindow, session: LiveSession) -> None:
    """Answers to a question of Claude do not allow anything, whatever they are called."""
    window = window_opened(session)
    options = [{"label": name, "description": "Run this command?"} for name in ("Allow once", "Deny")]
    asked = {"question": "Run this command?", "header": "Permission request: Bash", "options": options}
    pending = tool_request("AskUserQuestion", {"questions": [asked]})
    ask(window, session, pending)
    assert [node.name for node in window.all(DIALOG)] == ["Question"]
    assert not [node for node in window.all(BUTTON) if node.name in NAMES]
    assert {"Allow once", "Deny"} <= {node.name for node in window.all(Kind.RadioButton)}


# --- texts outside the window's content ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "shown"),
    [
        ("\u202eeliF eteleD", "eliF eteleD — Claude Desk"),
        ("a\x1b]0;b\x07\r\n\x85c\u200b\ufeff", "a]0;bc — Claude Desk"),
        ("\u2066\u2069", "New session — Claude Desk"),
        ("père 👨\u200d👩\u200d👧", "père 👨\u200d👩\u200d👧 — Claude Desk"),
    ],
)
def test_the_windows_title_is_one_plain_line(
    window_opened: OpenWindow, session: LiveSession, title: str, shown: str
) -> None:
    session.info.title = title
    assert window_opened(session).window.title() == shown


def test_a_title_of_claudes_is_calm_wherever_it_is_shown(
    window_opened: OpenWindow, session: LiveSession, tmp_path: Path
) -> None:
    window = window_opened(session)
    window.app.session_list.apply_changes([record("s", tmp_path, title="\u202eelif\x1b[2J")])
    window.painted()
    names = [node.name for node in window.all(Kind.ListItem)]
    assert any(name.startswith("elif[2J") for name in names), names
    assert "\u202e" not in json.dumps(names, ensure_ascii=False)


# --- texts that the user reads -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("markdown", "shown"),
    [
        ("Run `\u202etxt.exe` now", "Run ⟨U+202E⟩txt.exe now"),
        ("Run \u202etxt now", "Run ⟨U+202E⟩txt now"),
        ("[\u202etxt](https://a.example) now", "⟨U+202E⟩txt (https://a.example) now"),
        ("L" + "\u033f" * 3, "L\u033f⟨U+033F⟩⟨U+033F⟩"),
        ("a\u200db \ufffc", "a⟨U+200D⟩b ⟨U+FFFC⟩"),
        ("&#x202E;txt", "⟨U+202E⟩txt"),
        ("\u3164", "⟨U+3164⟩"),
        (
            "👨\u200d👩\u200d👧 ❤️ 1\ufe0f\u20e3 می\u200cخواهم",
            "👨\u200d👩\u200d👧 ❤️ 1\ufe0f\u20e3 می\u200cخواهم",
        ),
        ("שלום\u200f, `קוד`", "שלום\u200f, קוד"),
    ],
)
def test_prose_turns_nothing_about_and_keeps_what_its_script_needs(markdown: str, shown: str) -> None:
    html = prose_html(markdown, ProsePalette("", "", "", "", "", "", ""))
    assert shown in unescape(re.sub(r"<[^>]*>", "", html))


@pytest.mark.parametrize("tool", ["Write", "Edit", "Bash", "mcp__a__b"])
def test_a_gap_in_a_file_is_called_out_too(qapp: QGuiApplication, tool: str) -> None:
    text = "echo hello" + " " * 400 + "; rm -rf ~\n"
    value = {"Write": {"file_path": "run.sh", "content": text}, "Edit": {"file_path": "run.sh"}}.get(tool, {})
    value |= {"Edit": {"old_string": "a", "new_string": text}, "Bash": {"command": text}}.get(tool, {})
    view = PermissionView()
    view.show(tool_request(tool, value or {"run": text}), RequestDraft(), "/p")
    assert any("long gap" in note["text"] for note in view.property("notes"))
    view.close()


def test_the_end_of_a_new_files_line_is_in_sight() -> None:
    made = proposed(
        "Write", {"file_path": "run.sh", "content": "x" * 400 + "\n"}, FileContent(FileState.MISSING)
    )
    (part,) = made.parts
    assert isinstance(part, ListingPart) and part.wrap


@pytest.mark.parametrize("sign", ["\ufffc", "\U0001d159", "\u3164", "\u202e", "\u200b", "\u2028"])
def test_a_title_holds_nothing_that_draws_nothing(sign: str) -> None:
    assert calm(f"a{sign}b") == "ab"


def test_a_title_bears_no_pile_of_marks() -> None:
    assert calm("L" + "\u033f" * 400 + "ists") == "L\u033fists"
    assert calm("Việt e\u0302\u0301 👨\u200d👩") == "Việt e\u0302\u0301 👨\u200d👩"


def test_what_a_folder_holds_writes_no_sentence_on_the_page_about_trust(qapp: QGuiApplication) -> None:
    view = TrustView()
    name = "a is safe.\nNothing runs here. b"
    plugin = Phrase("folder_finding.plugin", name=name, files=name)
    found = [Phrase("folder_finding.git_hook", name=name), plugin]
    view.show(review_of(f"/srv/{name}", FolderFindings(hooks=found)))
    shown = [*view.property("hooks"), view.property("folder")]
    assert all("\n" not in words and words.startswith("“") for words in shown)
    assert shown[0] == "“a is safe.⟨U+000A⟩Nothing runs here. b”: git runs this automatically"


def test_what_stands_for_a_list_on_that_page_is_short_and_one_line(qapp: QGuiApplication) -> None:
    view = TrustView()
    hostile = ["a\u202eb\nc " * 2_000] * 300
    kinds = [each.name for each in fields(FolderFindings)]
    view.show(
        review_of("/srv", FolderFindings(**dict.fromkeys(kinds, hostile)), (), dict.fromkeys(kinds, hostile))
    )
    for told in (view.property("summaries"), view.property("files")):
        assert set(told) == set(kinds)
        assert all(len(words) < 600 for words in told.values())
        assert not any(sign in words for words in told.values() for sign in "\n\u202e")
    view.show(review_of("/srv", FolderFindings(hooks=["x" * 1_000_000])))
    (hook,) = view.property("hooks")
    assert len(hook) < 21_000 and "1,000,000" in hook, "one sees that it is cut"


@pytest.mark.parametrize("kind", [EntryKind.NOTICE, EntryKind.ERROR])
def test_what_the_cli_says_turns_nothing_about(kind: EntryKind) -> None:
    row = TranscriptRow(Maker()(kind, "Failed: \u202etxt\u200b" + "L" + "\u033f" * 9), 1)
    assert row.plain_text == "Failed: ⟨U+202E⟩txt⟨U+200B⟩L\u033f" + "⟨U+033F⟩" * 8


def test_a_tools_name_is_one_line_on_its_card() -> None:
    card = registry.card_of(ToolCall("t", "Run\nthis command? " * 40, input={}))
    assert isinstance(card.name, str) and "\n" not in card.name and len(card.name) <= 101

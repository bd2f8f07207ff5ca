"""Whole conversations as documents.

A small conversation with all kinds of rows is compared with a reviewed file; every recording of both CLIs is
exported too.
"""

import os
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState, TurnFooter
from claude_desk.transcript.export import html_export, markdown_export
from claude_desk.transcript.export.document import DocumentHead
from claude_desk.transcript.text.syntax_highlight import spans_in_turn
from claude_desk.transcript.tools.subagent_cards import AGENT_RESULT
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.transcript.row import footer_words
from tests.entry_words import said
from tests.unit.transcript.strict_markdown import foreign_in
from tests.unit.transcript.test_export import Page
from tests.unit.transcript.test_recordings import NAMES, Replayed, read

KEPT = Path(__file__).parent / "exported"
# `GOLDEN=write pytest tests/unit/transcript/test_exported_sessions.py` writes the files again, for review.
WRITE = os.environ.get("GOLDEN") == "write"
HEAD = DocumentHead("Fix the upload", "Monday, 4 May 2026", "/home/ada/atlas", "~/atlas", "Opus")
FOLDER = "/home/ada/atlas"


def row(kind: EntryKind, text: str = "", **rest: object) -> Entry:
    return Entry(id="1", kind=kind, turn=1, text=text, final=True, **rest)  # type: ignore[arg-type]


def call(name: str, given: dict[str, object], result: str = "", structured: object = None) -> Entry:
    made = ToolCall(
        id="t", name=name, input=given, result=result, structured=structured, state=ToolState.DONE
    )
    return row(EntryKind.TOOL, tool=made)


def session() -> list[Entry]:
    patch = [
        {"oldStart": 41, "newStart": 41, "lines": [" def size():", "-    return c_int(n)", "+    return n"]}
    ]
    todos = [
        {"content": "Read the size whole", "status": "completed"},
        {"content": "Test 3 GB", "status": "in_progress"},
    ]
    denied = call("Bash", {"command": "rm -rf build"}, "Not now.")
    assert denied.tool is not None
    denied.tool.state = ToolState.DENIED
    picture = Attachment("upload.png", "image/png", "iVBORw0KGgo=")
    return [
        row(EntryKind.USER, "The upload stops at 2 GB.\nWhy?", attachments=[picture]),
        row(EntryKind.THINKING, "An int of 32 bits?", began=10.0, ended=16.0),
        row(EntryKind.PROSE, "# What is wrong"),
        row(
            EntryKind.PROSE,
            "See [upload.py](/home/ada/atlas/src/upload.py) and [the manual](https://e.org/m).",
        ),
        call("Read", {"file_path": f"{FOLDER}/src/upload.py"}, "     1\tdef size():\n     2\t    return 1"),
        call("Edit", {"file_path": f"{FOLDER}/src/upload.py"}, "ok", {"structuredPatch": patch}),
        call("Bash", {"command": "make test"}, "\n".join(f"test {n} ok" for n in range(15))),
        denied,
        call("TodoWrite", {"todos": todos}, "ok"),
        call("Task", {"description": "Look around", "prompt": "Find **all** sizes."}, "Two of them."),
        row(EntryKind.PROSE, "One is in `server.py`.", depth=1),
        row(EntryKind.CODE, "def size():\n    return n  # whole", language="python"),
        row(EntryKind.PROSE, "- [x] done\n- [ ] to do"),
        row(EntryKind.PROSE, "- more"),
        row(EntryKind.TABLE, "| File | Size |\n|---|--:|\n| a | 2 |"),
        row(EntryKind.NOTICE, "Compacted (155k → 12k tokens)"),
        row(EntryKind.ERROR, "Rate limit reached"),
        row(EntryKind.FOOTER, footer=TurnFooter(seconds=12, tokens_in=2000, tokens_out=80, cost=0.02)),
    ]


def page_of(entries: Iterable[Entry]) -> str:
    return "".join(html_export.document(entries, HEAD, footer_words, spans_in_turn, words))


def markdown_of(entries: Iterable[Entry]) -> str:
    return "".join(markdown_export.document(entries, HEAD, footer_words, words))


@pytest.mark.parametrize("form", ["md", "html"])
def test_a_session_of_all_kinds_of_rows(form: str) -> None:
    if form == "md":
        text = markdown_of(session())
    else:  # the style is not compared
        text = re.sub(r"<style>.*</style>", "<style></style>", page_of(session()), flags=re.DOTALL)
        text = re.sub(r"'sha256-[^']*'", "'sha256-'", text)
    kept = KEPT / f"session.{form}"
    if WRITE:
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(text, encoding="utf-8")
    assert text == kept.read_text(encoding="utf-8")


def test_what_is_ours_is_written_in_words() -> None:
    entries = [row(EntryKind.NOTICE), row(EntryKind.ERROR)]
    entries[0].phrase = Phrase("notice.you_ran", command="ls <b>")
    entries[1].phrase = Phrase("turn_end.max_turns")
    assert "**Notice:** You ran: ls \\<b>" in markdown_of(entries)
    assert "**Error:** Maximum turns reached" in markdown_of(entries)
    assert "You ran: ls &lt;b&gt;" in page_of(entries) and "Maximum turns reached" in page_of(entries)
    assert markdown_export.markdown(entries, footer_words, words=words).startswith(
        "> **Notice:** You ran: ls <b>"
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_recording_is_a_document(name: str) -> None:
    entries = Replayed(read(name)).book.entries
    text = markdown_of(entries)
    assert not foreign_in(text)
    seen = Page()
    seen.feed(page_of(entries))
    seen.close()
    assert not seen.open
    assert not [tag for tag, _ in seen.tags if tag in ("script", "iframe", "object", "link", "form")]
    for entry in entries:
        if entry.kind is EntryKind.CODE:
            assert entry.text.rstrip("\n") in text and entry.text.rstrip("\n") in seen.said
        elif entry.kind in (EntryKind.USER, EntryKind.NOTICE, EntryKind.ERROR):
            assert said(entry) in seen.said
        elif entry.tool is not None:
            last = entry.tool.name.rpartition("__")[2] if entry.tool.name != AGENT_RESULT else "Result of"
            assert last in text.replace("\\", "") and last in seen.said
    assert text.count("\n## You") == sum(e.kind is EntryKind.USER and not e.depth for e in entries)

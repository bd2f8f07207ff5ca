"""A session file with texts that the CLI writes for Claude, read as rows."""

import tempfile
from pathlib import Path

from claude_desk.library.history.page_layout import read_tail
from claude_desk.library.history.page_reader import read_tail_page
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.gallery.entry_maker import Maker
from tests.unit.library.session_file_builder import SessionFile, tool

REFUSED = "The user doesn't want to proceed with this tool use. The tool use was rejected. "
SKILL = (
    "Base directory for this skill: /home/someone/.claude/skills/review\n\n"
    "# Review\n\nRead the change first.\n\n"
    + "\n".join(f"{number}. Look at part {number} of it." for number in range(1, 12))
)


def write(file: SessionFile) -> None:
    file.says(
        "<local-command-caveat>Caveat: The messages below were generated.</local-command-caveat>", isMeta=True
    )
    file.says("<command-name>/model</command-name>\n<command-args>opus</command-args>")
    file.says("<local-command-stdout>Set model to \x1b[1mopus\x1b[22m</local-command-stdout>")
    opened = "The user opened the file /home/someone/src/atlas/upload.py in the IDE. This may be related."
    selected = "The user selected the lines 10 to 20 from /home/someone/src/atlas/upload.py:\ndef send():\n"
    context = f"<ide_opened_file>{opened}</ide_opened_file>\n<ide_selection>{selected}</ide_selection>\n"
    file.says(context + "Review what I have selected.")
    file.answers(tool("s", "Skill", skill="review"))
    file.result("s", "Launching skill: review")
    file.line("user", message={"role": "user", "content": [{"type": "text", "text": SKILL}]}, isMeta=True,
              sourceToolUseID="s")  # fmt: skip
    file.answers("I read the change.", tool("r", "Bash", command="rm -r build"))
    words = f"{REFUSED}The user provided the following reason for the rejection: Keep it, I need it"
    block = {"type": "tool_result", "tool_use_id": "r", "content": words, "is_error": True}
    file.line("user", message={"role": "user", "content": [block]})
    file.answers("(no content)", tool("m", "Monitor", command="tail -f log", description="the log"))
    file.result("m", "Monitor started")
    file.answers("I watch the log.")
    for number in range(30):
        line = f"<event>GET /upload/{number} 200</event>"
        summary = '<summary>Monitor event: "the log"</summary>'
        file.says(f"<task-notification>\n<task-id>w1</task-id>\n{summary}\n{line}\n</task-notification>")
    for told in (
        '{"type":"idle_notification"}',
        '{"type":"task_assignment","subject":"Mend the parser"}',
        "Done.",
    ):
        file.says(f'<teammate-message teammate_id="Ada">{told}</teammate-message>')
    long = "You are a reviewer. Look at the change with care and say what you would do otherwise. " * 20
    file.answers("I go on.")
    file.says(long, isMeta=True)
    file.line("system", subtype="bridge_status", content="Remote Control is active")
    file.answers("All is well.")


def old_file(make: Maker) -> list[Entry]:
    with tempfile.TemporaryDirectory() as folder:
        file = SessionFile(Path(folder) / "projects" / "x" / "s1.jsonl")
        write(file)
        return list(read_tail_page(file.path, read_tail(file.path), None, idle=True).store)


SHOWS = {"old-file": old_file, "old-file-open": old_file}


def unfold(state: str, model: TranscriptModel) -> None:
    """Unfold the rows that the state shows unfolded."""
    for entry in [row.entry for row in model.rows] if state == "old-file-open" else []:
        if entry.kind in (EntryKind.NOTICE, EntryKind.TOOL):
            model.fold(entry.id, False)

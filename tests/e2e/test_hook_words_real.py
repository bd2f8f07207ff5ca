"""The words of hooks, for each event and each way to say them. A row shows them once, as the words of that
hook, both live and after reopening.

Each hook says its words only once. The turns after the first turn give the remaining hooks a chance to run.
"""

import json
import shlex
from pathlib import Path

import pytest

from claude_desk.library.request_base import LibraryPaths
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.text.hook_words import is_hook_phrase
from tests import clis
from tests.e2e import reopen_check
from tests.e2e.conftest import RealSession
from tests.standin import Answer, StandIn, ToolUse
from tests.unit.session.test_disk_watch import HereLibrary

pytestmark = pytest.mark.seconds(150)

EVENTS = (
    "SessionStart",
    "UserPromptSubmit",
    "PreToolUse",
    "PostToolUse",
    "PostToolUseFailure",
    "SubagentStart",
    "SubagentStop",
    "Stop",
    "PreCompact",
    "PostCompact",
    "SessionEnd",
)
NEW_EVENTS = {"PostCompact"}  # if the settings name such an event, 2.1.37 ignores all hooks
HOWS = ("message", "context", "stop", "block", "exit 2", "exit 1", "output")
# The hooks that have a separate row, because the CLI sends or writes their words. The CLI drops the words of
# other hooks.
SHOWN = {
    clis.OLD.version: {
        "message": {"SessionStart", "PreCompact"},
        "context": {"SessionStart"},
        "stop": {"UserPromptSubmit", "Stop"},
        "block": {"SessionStart", "UserPromptSubmit", "Stop", "PreCompact", "SubagentStop"},
        "exit 2": {"SessionStart", "UserPromptSubmit", "Stop", "PreCompact", "SubagentStop"},
        "exit 1": {"SessionStart", "Stop", "PreCompact"},
        "output": {"SessionStart", "PreCompact"},
    },
    clis.NEW.version: {
        "message": {
            *("SessionStart", "UserPromptSubmit", "PreToolUse", "PostToolUse", "PostToolUseFailure", "Stop"),
            *("PreCompact", "PostCompact", "SubagentStart", "SubagentStop"),
        },
        "context": {"SessionStart", "PreCompact", "PostCompact"},
        "stop": {"UserPromptSubmit", "PreToolUse", "PostToolUse", "Stop", "SubagentStop"},
        "block": {
            *("SessionStart", "UserPromptSubmit", "PostToolUse", "PostToolUseFailure", "Stop"),
            *("PreCompact", "SubagentStart", "SubagentStop"),
        },
        "exit 2": {
            *("SessionStart", "UserPromptSubmit", "PostToolUse", "PostToolUseFailure", "Stop", "PreCompact"),
            *("SubagentStart", "SubagentStop"),
        },
        "exit 1": {
            *("SessionStart", "UserPromptSubmit", "PreToolUse", "PostToolUse", "PostToolUseFailure", "Stop"),
            *("PreCompact", "PostCompact", "SubagentStart", "SubagentStop"),
        },
        "output": {"SessionStart", "PreCompact", "PostCompact"},
    },
}


def words(event: str) -> str:
    return f"These are {event}s words."


def command(event: str, how: str, said: Path) -> str:
    told = words(event)
    output = {
        "message": {"systemMessage": told},
        "context": {"hookSpecificOutput": {"hookEventName": event, "additionalContext": told}},
        "stop": {"continue": False, "stopReason": told},
        "block": {"decision": "block", "reason": told},
    }.get(how)
    once = f"cat > /dev/null; test -e {said} && exit 0; touch {said}; "
    if how.startswith("exit"):
        return f"{once}echo {shlex.quote(told)} >&2; {how}"
    return f"{once}echo {shlex.quote(json.dumps(output) if output else told)}"


def answer_calls(api: StandIn) -> None:
    ask = {"description": "Look", "prompt": "look aside", "subagent_type": "general-purpose"}
    turn: list[Answer | str] = [
        Answer("I begin.", ToolUse("Bash", {"command": "mkdir -p x", "description": "x"})),
        Answer(ToolUse("Bash", {"command": "false", "description": "x"})),
        Answer(ToolUse("Task", {**ask, "run_in_background": False})),
        *["It is done."] * 4,
    ]
    for prompt in ("first", "second", "third", "fourth", "fifth"):
        api.on(f"the {prompt} of them", turn, forever=True)
    api.on("look aside", ["It is quiet."], forever=True)
    api.on("Your task is to create a detailed summary", ["<summary>We talked.</summary>"], forever=True)


def told_by(entry: Entry, event: str) -> bool:
    """Whether the row, or a tool's card, contains the event's words."""
    shown = [repr(entry.content)]
    if entry.tool is not None:
        shown = [str(entry.tool.result)]
    return words(event) in "".join(shown)


@pytest.mark.parametrize("how", HOWS)
async def test_words_are_the_same_again_once_and_the_hooks(
    real_session: RealSession,
    api: StandIn,
    project: Path,
    environment: dict[str, str],
    cli: clis.Cli,
    tmp_path: Path,
    how: str,
) -> None:
    said = tmp_path / "said"
    said.mkdir()
    hooks = {
        event: [{"matcher": "", "hooks": [{"type": "command", "command": command(event, how, said / event)}]}]
        for event in EVENTS
        if cli is clis.NEW or event not in NEW_EVENTS
    }
    (project / ".claude").mkdir()
    (project / ".claude" / "settings.json").write_text(json.dumps({"hooks": hooks}))
    answer_calls(api)
    library = HereLibrary(tmp_path)
    config = Path(environment["CLAUDE_CONFIG_DIR"])
    library.paths = LibraryPaths(config, tmp_path / "index", tmp_path / "journals")
    held = real_session(mode="bypassPermissions", library=library)
    for prompt in ("first", "second", "third", "fourth", "fifth"):
        await held.turn(f"the {prompt} of them")
    await held.turn("/compact")
    await held.session.close()
    live = held.session.entries
    ran = {path.name for path in said.iterdir()}
    assert {"SessionStart", "UserPromptSubmit", "PreToolUse", "Stop"} <= ran

    rows = {event: [entry for entry in live if told_by(entry, event)] for event in EVENTS}
    for event, entries in rows.items():
        notices = [entry for entry in entries if entry.tool is None]
        assert len(notices) <= 1, (event, notices)
        for entry in notices:
            assert entry.kind is EntryKind.NOTICE and is_hook_phrase(entry.content), (event, entry)
            assert str(entry.phrase and entry.phrase.values["name"]).startswith(event), (event, entry)
            assert bool(entry.depth) == event.startswith("Subagent"), "below the call of the subagent"
    shown = {event for event, entries in rows.items() if any(entry.tool is None for entry in entries)}
    assert shown == SHOWN[cli.version][how]

    home = config.parent
    told = live, home, held.journals, held.session.info.session_id
    await reopen_check.written(*told)
    assert not reopen_check.differences(*told)


@pytest.mark.parametrize("how", ["block", "exit 2"])
async def test_a_prompt_that_a_hook_blocked_is_back_in_the_composer(
    real_session: RealSession, api: StandIn, project: Path, tmp_path: Path, how: str
) -> None:
    ran = command("UserPromptSubmit", how, tmp_path / "said")
    hooks = {"UserPromptSubmit": [{"matcher": "", "hooks": [{"type": "command", "command": ran}]}]}
    (project / ".claude").mkdir()
    (project / ".claude" / "settings.json").write_text(json.dumps({"hooks": hooks}))
    api.on("the second of them", ["It is done."])
    held = real_session(mode="bypassPermissions")
    note = Attachment("note.txt", "text/plain", "aGVsbG8=", size=5)
    held.session.send("the first of them", (note,))
    await held.until(lambda: bool(held.restored), 60)
    assert held.restored == ["the first of them"]
    assert held.carried_back == [(note,)]
    await held.turn("the second of them")
    assert "the first of them" not in str(api.turns[-1].messages)
    assert len(held.restored) == 1

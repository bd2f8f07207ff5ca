"""The rows of the shell commands that the user ran with `!`. They look like Claude's calls, and are none.

A row is made from a notice, a phrase that the journal keeps like any other notice. One phrase says that the
command began, and a later phrase with the same id says how it ended.
"""

from typing import TypeGuard

from claude_desk.protocol.files.journal_file import USER_COMMAND as PHRASE
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.entries import USER_COMMAND, Entry, EntryKind, ToolCall, ToolState
from claude_desk.transcript.reducer.row_writer import RowWriter
from claude_desk.transcript.store import Turn

_RUNS, _STOPPED, _CUT = "runs", "stopped", "cut"  # how a phrase says that a command ended; "" by itself
_TITLE = 300


def is_user_command(text: Text) -> TypeGuard[Phrase]:
    """Return whether a notice is about a command of the user, which has a card instead of a quiet line."""
    return isinstance(text, Phrase) and text.kind == PHRASE


def begun(command_id: str, command: str) -> Phrase:
    """Say that a command runs."""
    return Phrase("shell_card.user_command", id=command_id, command=command, end=_RUNS)


def ended(
    command_id: str, command: str, out: str, err: str, code: int | None, seconds: float, stopped: bool
) -> Phrase:
    """Say how a command ended. `code`: None if a signal ended it or it did not start."""
    return Phrase(
        "shell_card.user_command",
        id=command_id,
        command=command,
        end=_STOPPED if stopped else "",
        out=out,
        err=err,
        code=code,
        seconds=seconds,
    )


def cut_off(said: Text) -> Text:
    """Return what a journal says about a command of an earlier run. A command of which only the beginning is
    known ended with the program. Return any other text unchanged."""
    if not is_user_command(said) or said.values.get("end") != _RUNS:
        return said
    command = str(said.values.get("command") or "")
    return Phrase("shell_card.user_command", id=said.values.get("id"), command=command, end=_CUT)


def show_command(rows: RowWriter, turn: Turn, said: Phrase, running: dict[str, Entry]) -> Entry | None:
    """Add the row of a command at the end of the turn, or show its end in the row that it has. Return the
    row if it is new.

    `running`: the rows of the commands that run, by id. A rewind may have removed a row from the store, and
    may bring it back later.
    """
    command = str(said.values.get("id"))
    if (entry := running.pop(command, None)) is not None:
        entry.tool = _call_of(said, entry.began)
        entry.phrase, entry.ended = said, entry.tool.ended
        if rows.holds(entry):
            rows.update(entry)
        return None
    entry = rows.new(turn, EntryKind.TOOL, text=said)
    entry.tool = _call_of(said, entry.began)
    entry.final, entry.ended = True, entry.tool.ended
    if entry.tool.state is ToolState.RUNNING:
        running[command] = entry
    return rows.append(turn, entry)


def _call_of(said: Phrase, began: float) -> ToolCall:
    values = said.values
    end, code, seconds = values.get("end"), values.get("code"), values.get("seconds")
    took = float(seconds) if isinstance(seconds, (int, float)) else 0.0
    state = ToolState.DONE if code == 0 else ToolState.FAILED
    if end in (_STOPPED, _CUT):
        state = ToolState.STOPPED
    elif end == _RUNS:
        state = ToolState.RUNNING
    command = str(values.get("command") or "")
    return ToolCall(
        f"!{values.get('id')}",
        USER_COMMAND,
        input={"command": command},
        title=command.strip().partition("\n")[0][:_TITLE],
        state=state,
        structured={
            "stdout": str(values.get("out") or ""),
            "stderr": str(values.get("err") or ""),
            "code": code,
            "cut": end == _CUT,
        },
        complete=True,
        started=began,
        ended=0.0 if state is ToolState.RUNNING else began + took,
    )

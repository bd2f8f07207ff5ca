"""Cards of commands and of background tasks."""

import re

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.entries import USER_COMMAND, ToolState
from claude_desk.transcript.text.diff import diff_of_patch
from claude_desk.transcript.text.text_sanitizer import one_line, visible
from claude_desk.transcript.tools.card import DiffPart, Part, PicturesPart
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import (
    byte_size,
    code,
    data_picture,
    duration,
    error,
    facts,
    lines,
    note,
    output,
    shorten,
    value_of,
)
from claude_desk.transcript.tools.tool_spec import PresentedCall, ToolSpec, ToolUse

_EXIT = re.compile(r"(?:Error: )?Exit code (-?\d{1,12})(?:\n|\Z)")
_PERSISTED = re.compile(
    r"\AOutput too large \(([^()\n]{1,20})\)\. Full output saved to: ([^\n]*)\n+Preview[^\n]*:\n"
)
_STARTED = re.compile(
    r"\ACommand (?:running in background|was manually backgrounded[^\n]*?) (?:with )?ID: ([\w-]+)"
)
_NOTHING = ("(Bash completed with no output)", "(PowerShell completed with no output)")
_TAG = re.compile(r"<(\w{1,40})>(.*?)</\1>", re.S)
_TITLE = 200
# The most characters of a command that fit into the title of a card at any width of the window.
_SHORT = 24


def first_line(text: str) -> str:
    """Return the first line of a command, with `…` if the command has more lines."""
    stripped = text[: _TITLE * 20].strip()
    line, _, rest = stripped.partition("\n")
    return one_line(line) + (" …" if rest.strip() else "")


# --- commands ---------------------------------------------------------------------------------------


def command_title(given: WireFields, folder: str) -> str:
    return first_line(given.text("command"))


def show_bash(use: ToolUse) -> PresentedCall:
    return _show_command(use, "bash")


def show_powershell(use: ToolUse) -> PresentedCall:
    return _show_command(use, "powershell")


def show_user_command(use: ToolUse) -> PresentedCall:
    """Show a command that the user ran with `!`."""
    result, state = use.structured, use.call.state
    shown = PresentedCall(_asked(use, "bash"), explains_end=True)
    shown.parts += output(result.text("stdout")) + output(result.text("stderr"), label="stderr")
    code = result.number("code")
    if result.flag("cut"):
        shown.parts += note(Phrase("shell_card.cut"))
    elif state is ToolState.FAILED and code is not None:
        shown.summary = Phrase("shell_card.exit_code", code=str(int(code)))
    elif use.done and not result.text("stdout").strip() and not result.text("stderr").strip():
        shown.summary = Phrase("shell_card.no_output")
    return shown


def _show_command(use: ToolUse, language: str) -> PresentedCall:
    shown = PresentedCall(_asked(use, language), description=use.input.text("description"))
    if use.call.state in (ToolState.DENIED, ToolState.CANCELLED):
        return shown
    shown.explains_end = True
    found = _EXIT.match(use.text)
    if found:
        shown.summary = Phrase("shell_card.exit_code", code=found[1])
        shown.parts += output(use.text[found.end() :])
    elif use.failed:
        shown.parts += error(use.text)
    elif "stdout" in use.structured or "stderr" in use.structured:
        _streams(use, shown)
    else:
        _plain_output(use.text, shown)
    return shown


def _asked(use: ToolUse, language: str) -> list[Part]:
    """Show the options of the call, and the command unless the title shows all of it."""
    given = use.input
    command = given.text("command")
    parts = note(given.text("description"), brief=False)
    if "\n" in command.strip() or len(command) > _SHORT:
        # The listing needs no line numbers. Long lines are wrapped, so that the user can read the complete
        # command before allowing it.
        parts += code(command, language=language, label=Phrase("shell_card.command"))
    if given.flag("dangerouslyDisableSandbox"):
        parts += note(Phrase("shell_card.outside_sandbox"), "warn")
    timeout = given.number("timeout")
    # After the command has begun, its result says that the command runs in the background.
    begun = use.text or use.structured.word("backgroundTaskId")
    behind = given.flag("run_in_background") and not begun
    rows = [
        (Phrase("shell_card.timeout"), duration(timeout and timeout / 1000)),
        (Phrase("shell_card.background"), value_of(True) if behind else ""),
    ]
    return parts + facts(rows)


def _streams(use: ToolUse, shown: PresentedCall) -> None:
    result = use.structured
    stdout = result.text("stdout")
    image = data_picture(stdout, "Output") if result.flag("isImage") else None
    if image is not None:
        shown.parts.append(PicturesPart((image,)))
    else:
        shown.parts += output(stdout)
    shown.parts += output(result.text("stderr"), label="stderr")
    empty = image is None and not stdout.strip() and not result.text("stderr").strip()
    background = result.word("backgroundTaskId")
    if background:
        shown.summary = Phrase("shell_card.in_background")
        shown.parts += note(Phrase("shell_card.runs_in_background", task=visible(background)))
    elif result.flag("interrupted") or use.call.state is ToolState.STOPPED:
        shown.summary = Phrase("shell_card.interrupted")
    elif limit := result.number("timedOutAfterMs"):
        shown.summary = Phrase("shell_card.timed_out", seconds=limit / 1000)
    elif empty and use.done:
        shown.summary = Phrase("shell_card.no_output")
    shown.parts += note(result.text("returnCodeInterpretation"))
    _changed_files(use, shown)
    git = result.inner("gitOperation").members
    shown.parts += facts(((str(key), value_of(value)) for key, value in git.items()), label="Git")
    shown.parts += _kept(result.text("persistedOutputPath"), byte_size(result.number("persistedOutputSize")))


def _changed_files(use: ToolUse, shown: PresentedCall) -> None:
    """Show the files that the command has changed (protocol/README.md 12.2)."""
    edits = use.structured.inner("bashEditDiff")
    added = removed = 0
    diffs: list[Part] = []
    for file in edits.rows("files"):
        path = file.text("filePath")
        diff = diff_of_patch(file.items("hunks"), path)
        name = visible(shorten(path, use.folder))
        label: Text = name
        if file.flag("created"):
            label = Phrase("shell_card.created", path=name)
        elif file.flag("deleted"):
            label = Phrase("shell_card.deleted", path=name)
        added, removed = added + diff.added, removed + diff.removed
        # an empty file that was created or deleted has no lines
        diffs += [DiffPart(diff, label=label, brief=True)] if diff.lines else note(label)
    more = edits.number("moreFiles")
    if not (diffs or more):
        return
    shown.parts += diffs
    if more:
        others = Phrase("shell_card.more_files", count=more)
        files = Phrase("shell_card.files_changed", count=more)
        shown.parts += note(others if diffs else files)
        known = {file.text("filePath") for file in edits.rows("files")}
        names = [shorten(path, use.folder) for path in edits.texts("changedFiles") if path not in known]
        shown.parts += lines("\n".join(names))
    if edits.flag("shared"):
        shown.parts += note(Phrase("shell_card.shared_changes"), "warn")
    if not shown.summary or shown.summary == Phrase("shell_card.no_output"):
        shown.summary = f"+{added} −{removed}" if diffs else ""


def _kept(path: str, length: Text) -> list[Part]:
    """Return a note about the file with the full output; [] if the CLI saved no such file."""
    if not path:
        return []
    if not length:
        return note(Phrase("shell_card.full_output", path=path))
    return note(Phrase("shell_card.full_output_of", length=length, path=path))


def _plain_output(text: str, shown: PresentedCall) -> None:
    """Show a result that has only text. Results inside a subagent often have only text."""
    started = _STARTED.match(text)
    kept = _PERSISTED.match(text)
    if text.strip() in _NOTHING:
        shown.summary = Phrase("shell_card.no_output")
    elif started:
        shown.summary = Phrase("shell_card.in_background")
        shown.parts += note(Phrase("shell_card.runs_in_background", task=started[1]))
    elif kept:
        shown.parts += output(text[kept.end() :].removesuffix("...\n").removesuffix("\n..."))
        shown.parts += _kept(kept[2], kept[1])
    else:
        shown.parts += output(text)


# --- background tasks --------------------------------------------------------------------------------


def monitor_title(given: WireFields, folder: str) -> str:
    return one_line(given.text("description")) or first_line(given.text("command"))


def show_monitor(use: ToolUse) -> PresentedCall:
    given, result = use.input, use.structured
    timeout = result.number("timeoutMs") or given.number("timeout_ms")
    persistent = result.flag("persistent") or given.flag("persistent")
    parts = code(given.text("command"), language="bash", label=Phrase("shell_card.command"))
    parts += facts(
        [
            (Phrase("tool_card.url"), given.inner("ws").text("url")),
            (Phrase("shell_card.timeout"), duration(timeout and timeout / 1000)),
            (Phrase("shell_card.task"), result.word("taskId")),
            (Phrase("shell_card.continues"), value_of(True) if persistent else ""),
        ]
    )
    if not result:
        parts += output(use.reply, brief=False)
    return PresentedCall(parts)


def task_title(given: WireFields, folder: str) -> str:
    return one_line(given.word("task_id", "bash_id", "shell_id", "agentId", "id"))


def show_task_output(use: ToolUse) -> PresentedCall:
    """Show the output of a background task so far. The versions of the CLI have three tools for this."""
    task = use.structured.inner("task") or use.structured
    if not task:
        task = WireFields({name: text.strip("\n") for name, text in _TAG.findall(use.reply[:2_000_000])})
    parts = code(task.text("command"), language="bash", label=Phrase("shell_card.command"))
    parts += facts([(Phrase("shell_card.task"), task.text("description"))])
    parts += output(task.text("output", "stdout", "result")) + output(task.text("stderr"), label="stderr")
    if not task and use.reply:
        parts += output(use.reply)
    parts += error(task.text("error"))
    exit_code = task.word("exitCode", "exit_code")
    if exit_code not in ("", "0"):
        return PresentedCall(parts, Phrase("shell_card.exit_code", code=exit_code))
    status = task.text("status") or use.structured.text("retrieval_status")
    return PresentedCall(parts, Phrase("task.status", status=one_line(status)) if status else "")


def show_task_stop(use: ToolUse) -> PresentedCall:
    result = use.structured
    parts = code(result.text("command"), language="bash", label=Phrase("shell_card.command"))
    parts += facts([(Phrase("tool_card.type"), result.text("task_type"))])
    return PresentedCall(parts + note(result.text("message") or use.reply))


TOOLS = (
    ToolSpec(
        "Bash",
        command_title,
        show_bash,
        family="run",
        heading="run-command",
        edited="command",
        edits="command",
    ),
    ToolSpec(
        "PowerShell",
        command_title,
        show_powershell,
        family="run",
        heading="run-command",
        edited="command",
        edits="command",
    ),
    ToolSpec(USER_COMMAND, command_title, show_user_command, name=Phrase("shell_card.you_ran"), family="run"),
    ToolSpec("Monitor", monitor_title, show_monitor, family="run"),
    ToolSpec(
        "TaskOutput", task_title, show_task_output, aliases=("BashOutput", "AgentOutputTool"), family="run"
    ),
    ToolSpec("TaskStop", task_title, show_task_stop, aliases=("KillShell", "KillBash"), family="run"),
)

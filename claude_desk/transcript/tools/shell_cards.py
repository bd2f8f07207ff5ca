"""Commands, and what runs in the background."""

import re

from claude_desk.transcript.entries import ToolState
from claude_desk.transcript.text.number_format import duration
from claude_desk.transcript.text.text_sanitizer import one_line, visible
from claude_desk.transcript.tools.card import Part, PicturesPart
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import (
    bytes_words,
    code,
    data_picture,
    error,
    facts,
    note,
    output,
)
from claude_desk.transcript.tools.tool_spec import PresentedCall, ToolSpec, ToolUse
from claude_desk.transcript.tools.tool_text import words_of

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
# A command this short is whole in the title of a card, however narrow the window.
_SHORT = 24


def first_line(text: str) -> str:
    """The first line of a command, with a mark where there are more."""
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


def _show_command(use: ToolUse, language: str) -> PresentedCall:
    shown = PresentedCall(_asked(use, language))
    if use.call.state in (ToolState.DENIED, ToolState.CANCELLED):
        return shown
    shown.explains_end = True
    found = _EXIT.match(use.text)
    if found:
        shown.summary = f"exit code {found[1]}"
        shown.parts += output(use.text[found.end() :])
    elif use.failed:
        shown.parts += error(use.text)
    elif "stdout" in use.structured or "stderr" in use.structured:
        _streams(use, shown)
    else:
        _plain_output(use.text, shown)
    return shown


def _asked(use: ToolUse, language: str) -> list[Part]:
    """The command where the title has not all of it, and how it is to run."""
    given = use.input
    command = given.text("command")
    parts = note(given.text("description"), brief=False)
    if "\n" in command.strip() or len(command) > _SHORT:
        # Numbers would not help, and a command is read whole before it is allowed: long lines are broken.
        parts += code(command, language=language, label="Command")
    if given.flag("dangerouslyDisableSandbox"):
        parts += note("Runs outside the sandbox", "warn")
    timeout = given.number("timeout")
    rows = [
        ("Time limit", duration(timeout / 1000) if timeout else ""),
        # Once it has begun its result says so.
        ("In the background", "yes" if given.flag("run_in_background") and not use.text else ""),
    ]
    return parts + facts(rows)


def _streams(use: ToolUse, shown: PresentedCall) -> None:
    """stdout and stderr apart, and how it ended."""
    told = use.structured
    stdout = told.text("stdout")
    image = data_picture(stdout, "Output") if told.flag("isImage") else None
    if image is not None:
        shown.parts.append(PicturesPart((image,)))
    else:
        shown.parts += output(stdout)
    shown.parts += output(told.text("stderr"), label="stderr")
    empty = image is None and not stdout.strip() and not told.text("stderr").strip()
    background = told.word("backgroundTaskId")
    if background:
        shown.summary = "in the background"
        shown.parts += note(f"Runs in the background as {visible(background)}")
    elif told.flag("interrupted") or use.call.state is ToolState.STOPPED:
        shown.summary = "interrupted"
    elif told.number("timedOutAfterMs"):
        shown.summary = f"timed out after {duration((told.number('timedOutAfterMs') or 0) / 1000)}"
    elif empty and use.done:
        shown.summary = "no output"
    shown.parts += note(told.text("returnCodeInterpretation"))
    git = told.inner("gitOperation").members
    shown.parts += facts(((str(key), words_of(value)) for key, value in git.items()), label="Git")
    shown.parts += _kept(told.text("persistedOutputPath"), bytes_words(told.number("persistedOutputSize")))


def _kept(path: str, length: str) -> list[Part]:
    """Where the rest of an output is that was too long to be told."""
    if not path:
        return []
    return note(f"The whole output{f' ({length})' if length else ''} is in {path}")


def _plain_output(text: str, shown: PresentedCall) -> None:
    """Of a result that is text alone, as a subagent's often is."""
    started = _STARTED.match(text)
    kept = _PERSISTED.match(text)
    if text.strip() in _NOTHING:
        shown.summary = "no output"
    elif started:
        shown.summary = "in the background"
        shown.parts += note(f"Runs in the background as {started[1]}")
    elif kept:
        shown.parts += output(text[kept.end() :].removesuffix("...\n").removesuffix("\n..."))
        shown.parts += _kept(kept[2], kept[1])
    else:
        shown.parts += output(text)


# --- what runs in the background ---------------------------------------------------------------------


def monitor_title(given: WireFields, folder: str) -> str:
    return one_line(given.text("description")) or first_line(given.text("command"))


def show_monitor(use: ToolUse) -> PresentedCall:
    given, told = use.input, use.structured
    timeout = told.number("timeoutMs") or given.number("timeout_ms")
    parts = code(given.text("command"), language="bash", label="Command")
    parts += facts(
        [
            ("Address", given.inner("ws").text("url")),
            ("Time limit", duration(timeout / 1000) if timeout else ""),
            ("Task", told.word("taskId")),
            ("Goes on after the turn", "yes" if told.flag("persistent") or given.flag("persistent") else ""),
        ]
    )
    if not told:
        parts += output(use.reply, brief=False)
    return PresentedCall(parts)


def task_title(given: WireFields, folder: str) -> str:
    return one_line(given.word("task_id", "bash_id", "shell_id", "agentId", "id"))


def show_task_output(use: ToolUse) -> PresentedCall:
    """What a background task has written so far, of all three tools that were for it."""
    task = use.structured.inner("task") or use.structured
    if not task:
        task = WireFields({name: text.strip("\n") for name, text in _TAG.findall(use.reply[:2_000_000])})
    parts = code(task.text("command"), language="bash", label="Command")
    parts += facts([("Task", task.text("description"))])
    parts += output(task.text("output", "stdout", "result")) + output(task.text("stderr"), label="stderr")
    if not task and use.reply:
        parts += output(use.reply)
    parts += error(task.text("error"))
    exit_code = task.word("exitCode", "exit_code")
    ended = f"exit code {exit_code}" if exit_code not in ("", "0") else ""
    status = task.text("status") or use.structured.text("retrieval_status")
    return PresentedCall(parts, ended or one_line(status.replace("_", " ")))


def show_task_stop(use: ToolUse) -> PresentedCall:
    told = use.structured
    parts = code(told.text("command"), language="bash", label="Command")
    parts += facts([("Kind", told.text("task_type"))])
    return PresentedCall(parts + note(told.text("message") or use.reply))


# The tools of all versions that are shown by this module (protocol/README.md 8.1).
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
    ToolSpec("Monitor", monitor_title, show_monitor, family="run"),
    ToolSpec(
        "TaskOutput", task_title, show_task_output, aliases=("BashOutput", "AgentOutputTool"), family="run"
    ),
    ToolSpec("TaskStop", task_title, show_task_stop, aliases=("KillShell", "KillBash"), family="run"),
)

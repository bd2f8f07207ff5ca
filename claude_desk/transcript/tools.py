"""Tool calls in words: a title in one line, the input and the result as readable text."""

from collections.abc import Mapping
from typing import Any

from claude_desk.protocol.blocks import ContentBlock, ImageBlock, TextBlock
from claude_desk.transcript.entries import ToolCall

# The member of a tool's input that says in one line what happens (protocol.md section 8.2).
_TITLES: dict[str, tuple[str, ...]] = {
    "Bash": ("command",),
    "PowerShell": ("command",),
    "Read": ("file_path",),
    "Write": ("file_path",),
    "Edit": ("file_path",),
    "MultiEdit": ("file_path",),
    "NotebookEdit": ("notebook_path",),
    "Glob": ("pattern",),
    "Grep": ("pattern",),
    "WebFetch": ("url",),
    "WebSearch": ("query",),
    "Task": ("description",),
    "Agent": ("description",),
    "Skill": ("skill",),
    "ToolSearch": ("query",),
    "SendMessage": ("summary", "to", "recipient", "content"),
    "TeamCreate": ("team_name",),
    "TaskCreate": ("subject",),
    "TaskUpdate": ("taskId",),
    "TaskGet": ("taskId",),
    "TaskOutput": ("task_id",),
    "TaskStop": ("task_id", "shell_id"),
    "BashOutput": ("bash_id",),
    "KillShell": ("shell_id",),
}
_TITLE_LENGTH = 300


def set_input(call: ToolCall, value: dict[str, Any]) -> None:
    call.input = value
    call.input_text = input_words(call.name, value)
    call.title = title_of(call.name, value)


def title_of(name: str, value: Mapping[str, Any]) -> str:
    """What the call does, in one line; "" while nothing is known of it."""
    match name:
        case "AskUserQuestion":
            return one_line(_first_question(value))
        case "TodoWrite":
            return _todo_words(value)
        case "ExitPlanMode":
            return "The plan is ready"
        case "EnterPlanMode":
            return "Goes into plan mode"
    for key in _TITLES.get(name, ()):
        if isinstance(value.get(key), str) and value[key]:
            return one_line(value[key])
    if name in _TITLES:
        return ""
    return one_line(next((v for v in value.values() if isinstance(v, str)), ""))


def one_line(text: str) -> str:
    line = " ".join(text[: _TITLE_LENGTH * 4].split())
    return line if len(line) <= _TITLE_LENGTH else line[:_TITLE_LENGTH] + "…"


def _first_question(value: Mapping[str, Any]) -> str:
    questions = value.get("questions")
    first = questions[0] if isinstance(questions, list) and questions else None
    return str(first.get("question", "")) if isinstance(first, dict) else ""


def _todo_words(value: Mapping[str, Any]) -> str:
    todos = value.get("todos")
    if not isinstance(todos, list):
        return ""
    done = sum(1 for t in todos if isinstance(t, dict) and t.get("status") == "completed")
    return f"{done} of {len(todos)} done"


def input_words(name: str, value: Mapping[str, Any]) -> str:
    """The whole input as text: the command alone where that is all, else a line for each member."""
    if name in ("Bash", "PowerShell") and set(value) <= {"command", "description"}:
        return str(value.get("command", ""))
    return "\n".join(_member(key, item) for key, item in value.items())


def _member(key: str, value: Any) -> str:
    text = words_of(value)
    return f"{key}:\n{_indent(text)}" if "\n" in text else f"{key}: {text}"


def words_of(value: Any) -> str:
    """A value of the wire as plain text a person can read."""
    match value:
        case str():
            return value
        case bool():
            return "yes" if value else "no"
        case None:
            return "none"
        case list():
            return "\n".join("- " + _indent(words_of(item)).lstrip() for item in value)
        case dict():
            return "\n".join(_member(str(key), item) for key, item in value.items())
        case _:
            return str(value)


def _indent(text: str) -> str:
    return "\n".join("  " + line for line in text.split("\n"))


def result_words(content: str | list[ContentBlock] | None) -> str:
    """A tool result's content as plain text; pictures by their kind."""
    if content is None:
        return ""
    text = content if isinstance(content, str) else "\n".join(_block_words(block) for block in content)
    return text.removeprefix("<tool_use_error>").removesuffix("</tool_use_error>")


def _block_words(block: ContentBlock) -> str:
    if isinstance(block, TextBlock):
        return block.text
    if isinstance(block, ImageBlock):
        return f"[image, {block.source.get('media_type', 'unknown kind')}]"
    return words_of({"type": block.type, **(block.model_extra or {})})

"""What the demo agent has to say. A scene is chosen by a word in the prompt."""

import re
from collections.abc import Callable

from claude_desk.demo import texts
from claude_desk.demo.turn_writer import TurnWriter

Scene = Callable[[TurnWriter], str]
"""Plays one turn; gives its last words, for the result."""


class ScenarioFailed(Exception):
    """The turn ends in an API error: its words, and the wire's name of the kind."""

    def __init__(self, words: str, kind: str) -> None:
        super().__init__(words)
        self.words = words
        self.kind = kind


class ScenarioCrashed(Exception):
    """The child shall die."""


def scene_for(prompt: str) -> Scene:
    """The scene for the first word of the prompt that names one; the greeting else."""
    for word in re.findall(r"[a-z]+", prompt.lower()):
        for names, scene in _SCENES:
            if word in names or word.removesuffix("s") in names:
                return scene
    return _greet if not prompt.strip().lower().startswith(("thank", "bye")) else _thank


def _speak(performer: TurnWriter, text: str) -> str:
    """A message of nothing but text."""
    performer.open_message()
    performer.say(text)
    performer.close_message()
    return text


def _refuse(performer: TurnWriter, words: str) -> None:
    performer.finish_tool(words, f"Error: {words}", is_error=True)


def _greet(performer: TurnWriter) -> str:
    return _speak(performer, texts.GREETING)


def _thank(performer: TurnWriter) -> str:
    return _speak(performer, texts.THANKS)


def _code(performer: TurnWriter) -> str:
    return _speak(performer, texts.CODE)


def _long(performer: TurnWriter) -> str:
    return _speak(performer, texts.long_text())


def _think(performer: TurnWriter) -> str:
    performer.open_message()
    performer.think(texts.THINKING)
    performer.say(texts.THOUGHT)
    performer.close_message()
    return texts.THOUGHT


def _tool(performer: TurnWriter) -> str:
    performer.open_message()
    performer.say(texts.TOOL_LOOKING)
    performer.tool("Read", {"file_path": f"{performer.wire.cwd}/puppets.txt"})
    performer.close_message("tool_use")
    performer.pause(0.4)
    shown = {"type": "text", "file": {"filePath": "puppets.txt", "content": texts.FILE, "numLines": 24}}
    performer.finish_tool(texts.numbered(texts.FILE), shown)
    performer.open_message()
    asks = performer.asks(texts.COMMAND)
    performer.say(texts.TOOL_ASKING if asks else texts.TOOL_ALLOWED)
    block = performer.tool("Bash", {"command": texts.COMMAND, "description": texts.COMMAND_WORDS})
    performer.close_message("tool_use")
    decision = performer.ask(block, rule=texts.COMMAND, description=texts.COMMAND_WORDS)
    if not decision.allowed:
        _refuse(performer, decision.message or "User denied this action")
        return _speak(performer, texts.tool_denied(decision.message))
    performer.pause(1.2)
    performer.finish_tool(texts.OUTPUT, {"stdout": texts.OUTPUT, "stderr": "", "interrupted": False})
    changed = decision.input.get("command") != texts.COMMAND
    return _speak(performer, texts.tool_done(str(decision.input.get("command")) if changed else "", asks))


def _question(performer: TurnWriter) -> str:
    performer.open_message()
    performer.say(texts.QUESTION_INTRODUCTION)
    block = performer.tool("AskUserQuestion", {"questions": texts.QUESTIONS})
    performer.close_message("tool_use")
    decision = performer.ask(block, requires_user_interaction=True)
    if not decision.allowed:
        _refuse(performer, decision.message or "User declined to answer")
        return _speak(performer, texts.QUESTION_DISMISSED)
    given = decision.input.get("answers")
    answers = {str(k): str(v) for k, v in given.items()} if isinstance(given, dict) else {}
    pairs = ", ".join(f'"{question}"="{answer}"' for question, answer in answers.items())
    content = f"Your questions have been answered: {pairs}. You can now continue with these answers in mind."
    performer.finish_tool(content, {"questions": texts.QUESTIONS, "answers": answers})
    return _speak(performer, texts.question_answered(answers))


def _plan(performer: TurnWriter) -> str:
    before = performer.mode if performer.mode != "plan" else "default"
    performer.set_mode("plan")
    performer.open_message()
    performer.say(texts.PLAN_INTRODUCTION)
    block = performer.tool("ExitPlanMode", {"plan": texts.PLAN, "planFilePath": "/demo/plan.md"})
    performer.close_message("tool_use")
    decision = performer.ask(block, requires_user_interaction=True)
    if not decision.allowed:
        _refuse(performer, decision.message or "The user wants to keep planning")
        return _speak(performer, texts.plan_kept(decision.message))
    performer.set_mode(decision.mode() or before)
    approved = {"plan": texts.PLAN, "isAgent": False, "filePath": "/demo/plan.md"}
    performer.finish_tool("User has approved your plan. You can now start coding.", approved)
    return _edit(performer)


def _edit(performer: TurnWriter) -> str:
    performer.open_message()
    performer.say(texts.EDIT_INTRODUCTION)
    path = f"{performer.wire.cwd}/puppets.py"
    edit = {"file_path": path, "old_string": texts.EDIT_OLD, "new_string": texts.EDIT_NEW}
    block = performer.tool("Edit", edit)
    performer.close_message("tool_use")
    if performer.mode != "acceptEdits":
        decision = performer.ask(block)
        if not decision.allowed:
            _refuse(performer, decision.message or "User denied this action")
            return _speak(performer, texts.tool_denied(decision.message))
    performer.pause(0.3)
    performer.finish_tool(f"The file {path} has been updated. (Not really.)", texts.edit_result(path))
    return _speak(performer, texts.EDIT_DONE)


def _fail(performer: TurnWriter) -> str:
    performer.open_message()
    performer.say(texts.FAIL_INTRODUCTION)
    performer.tool("Read", {"file_path": "/nowhere/at/all.txt"})
    performer.close_message("tool_use")
    performer.pause(0.3)
    performer.finish_tool("File does not exist.", "Error: File does not exist.", is_error=True)
    _speak(performer, texts.FAIL_RETRYING)
    for attempt in (1, 2):
        performer.write(performer.wire.retry(attempt, 2, 1200 * attempt))
        performer.pause(1.2 * attempt)
    raise ScenarioFailed(texts.FAIL_WORDS, "server_error")


def _crash(performer: TurnWriter) -> str:
    performer.open_message()
    performer.say(texts.CRASH)
    performer.pause(0.3)
    raise ScenarioCrashed


_SCENES: tuple[tuple[tuple[str, ...], Scene], ...] = (
    (("tool", "permission", "run", "command"), _tool),
    (("question", "ask"), _question),
    (("plan",), _plan),
    (("edit", "diff", "write"), _edit),
    (("code", "markdown", "table"), _code),
    (("error", "fail", "retry"), _fail),
    (("long", "story", "stop"), _long),
    (("think", "thinking", "thought"), _think),
    (("crash", "die"), _crash),
)

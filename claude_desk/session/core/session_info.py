"""What is known of the session beside its rows: model, mode, ids, costs."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from claude_desk.library.history.requests import FileFacts, OwnChoices
from claude_desk.protocol.disk.session_title import better, words_of
from claude_desk.protocol.disk.work_place import WorkPlace
from claude_desk.protocol.launch_options import BYPASS
from claude_desk.protocol.requests.control import InitializeAnswer
from claude_desk.protocol.wire.content_blocks import ToolResultBlock, ToolUseBlock
from claude_desk.protocol.wire.messages import (
    AssistantMessage,
    ConversationReset,
    ResultMessage,
    UserMessage,
)
from claude_desk.protocol.wire.system import BackgroundTasksChanged, CommandsChanged, Init, Status

# Tools that put the whole conversation into another folder: whether into a worktree.
_MOVES = {"EnterWorktree": True, "ExitWorktree": False}
# Modes that a session goes on in; one that asks nothing is to be chosen again.
_PLAN = "plan"
_TAKEN_UP = ("acceptEdits", _PLAN)


class SessionInfo:
    """`mode`, `model` and `effort` are what the CLI said last; before that, what was asked for."""

    def __init__(self, model: str, mode: str, session_id: str, title: str = "") -> None:
        self.model = model
        self.chosen_model = model  # what the person asked for; "" leaves it to the CLI
        self.mode = mode
        self.asking_mode = "default" if mode == BYPASS else mode  # the last one that is not bypass
        self.before_plan = "default" if mode == _PLAN else mode  # that Claude worked in before it planned
        self.asks_plan = False  # whether it was the person who asked for plan mode last
        self.file_mode = ""  # of the session's file: what it is to go on in; "" for none
        self.kept = OwnChoices()  # that were made here before the session was opened, as our journal has them
        self.refused_modes: set[str] = set()  # by this child
        self.effort = ""  # "": the CLI has not said
        self.chosen_effort = ""  # "" leaves it to the CLI
        self.thinking = ""  # a number of tokens as digits, "0" for none, "" leaves it to the CLI
        self.stops_tasks = True  # until the CLI has left such a request unanswered, as 2.1.37 does
        self.title = title
        self._words = ""  # those that the title was taken from
        self.version = ""
        self.models: list[Mapping[str, Any]] = []
        self.commands: list[Mapping[str, Any]] = []  # name, description, argumentHint, aliases
        self.capabilities: list[str] = []  # as `initialize` and `init` name them
        self.session_id = session_id  # "" where the CLI chooses it and has not said yet
        self.confirmed = False  # the CLI has said the id itself
        self.place = WorkPlace()  # where Claude works, as far as it is known
        self._turn_folder = ""  # where the next turn begins whatever `cd` does; "": where this one ends
        self._moves: dict[str, bool] = {}  # calls that enter a worktree, or leave it (False)

    def initialized(self, answer: InitializeAnswer) -> None:
        self.models = list(answer.models)
        self.commands = list(answer.commands)
        self.capabilities = list(answer.capabilities)
        self.version = answer.claude_code_version or self.version
        self.refused_modes.clear()
        self.stops_tasks = True

    def name_after(self, text: str) -> None:
        """Take the title from a message, where nothing else has told one: from the first that gives one."""
        if self.title in ("", self._words):
            self.title = self._words = better(self._words, words_of(text))

    def apply_file_facts(self, told: FileFacts) -> None:
        """What the session's file says, as far as nothing else was asked for."""
        self.title = told.title or self.title
        self.place = told.place
        self.child_gone()
        self.model = self.model or told.model
        if self.mode == "default" and told.mode in _TAKEN_UP:
            self.file_mode = told.mode
        self.kept = told.chosen

    def answers_with(self, model: str) -> None:
        """The CLI says which model answers: where none was chosen, a resumed session may go on with another
        than its file names. A longer name of the same one (`[1m]`) stays."""
        if model and not self.chosen_model and not self.model.startswith(f"{model}["):
            self.model = model

    def child_gone(self) -> bool:
        """The next child begins in the worktree, or in the session's own folder, wherever `cd` had led.
        Whether that is another folder."""
        before, self.place = self.place, replace(self.place, folder=self.place.worktree)
        return self.place != before

    def set_mode(self, mode: str) -> None:
        self.mode = mode
        if mode != BYPASS:
            self.asking_mode = mode

    def _work_in(self, mode: str) -> None:
        """A mode that the key only goes through on its way round to the plan is none that was worked in."""
        if mode != _PLAN:
            self.before_plan, self.asks_plan = mode, False

    def observe(self, message: Any) -> bool:
        """Learn from a message of the wire. True where something may have changed."""
        match message:
            case Init():
                self.model = message.model or self.model
                self.set_mode(message.permission_mode or self.mode)
                self._work_in(self.mode)
                self.version = message.claude_code_version or self.version
                self.session_id = message.session_id or self.session_id
                self.confirmed = True
                self.place = replace(self.place, folder=message.cwd or self.place.folder)
                self._turn_folder = "" if message.original_cwd else message.cwd
                self._name_commands(message.slash_commands)
                self.capabilities += [c for c in message.capabilities if c not in self.capabilities]
            case CommandsChanged():
                self.commands = list(message.commands)
            case Status(permission_mode=str() as mode):
                # Claude plans by itself, in a turn: what was in force until then is the mode before.
                if mode == _PLAN and not self.asks_plan:
                    self._work_in(self.mode)
                self.set_mode(mode)
            case ConversationReset(new_conversation_id=str() as session_id) if session_id:
                self.session_id = session_id
            case AssistantMessage(parent_tool_use_id=None):
                for block in message.message.content:
                    if isinstance(block, ToolUseBlock) and block.name in _MOVES:
                        self._moves[block.id] = _MOVES[block.name]
                return False
            case UserMessage(parent_tool_use_id=None, tool_use_result=dict() as told) if self._moves:
                return self._move(message, told)
            case ResultMessage():  # the costs too
                self.place = replace(self.place, folder=self._turn_folder or self.place.folder)
            case BackgroundTasksChanged():
                return True  # what runs beside the turn
            case _:
                return False
        return True

    def _move(self, message: UserMessage, told: dict[str, Any]) -> bool:
        """Claude has entered a worktree, or left it."""
        content = message.message.content
        blocks = content if isinstance(content, list) else []
        results = [block for block in blocks if isinstance(block, ToolResultBlock)]
        moved = [self._moves.pop(each.tool_use_id) for each in results if each.tool_use_id in self._moves]
        if not moved or any(each.is_error for each in results):
            return False
        place, branch = _text(told, "worktreePath"), _text(told, "worktreeBranch")
        if moved[-1] and place:
            self.place = WorkPlace(place, place, branch)
        elif not moved[-1]:
            self.place = WorkPlace(_text(told, "originalCwd") or self.place.folder)
        return True

    def _name_commands(self, names: list[str]) -> None:
        """A turn's `init` names commands, without descriptions; some may have come after `initialize`."""
        known = {command.get("name") for command in self.commands}
        self.commands += [{"name": name} for name in names if name and name not in known]


def _text(value: Mapping[str, Any], name: str) -> str:
    found = value.get(name)
    return found if isinstance(found, str) else ""

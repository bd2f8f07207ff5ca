"""The facts of a session besides its rows: model, mode, ids, title, folder."""

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

# Tools that move the conversation to another folder. True: that folder is a worktree.
_MOVES = {"EnterWorktree": True, "ExitWorktree": False}
# Modes that a resumed session keeps. The user has to choose bypass again.
_PLAN = "plan"
_TAKEN_UP = ("acceptEdits", _PLAN)


class SessionInfo:
    """The facts, from the session's file and from messages. `mode`, `model` and `effort` are the values that
    the CLI reported last. Before its first report, `mode` is from the user, `model` is from the user or the
    file, and `effort` is empty."""

    def __init__(self, model: str, mode: str, session_id: str, title: str = "") -> None:
        self.model = model
        self.chosen_model = model  # what the user asked for; "" leaves it to the CLI
        self.mode = mode
        self.asking_mode = "default" if mode == BYPASS else mode  # the last mode that is not bypass
        self.before_plan = "default" if mode == _PLAN else mode  # the mode Claude worked in before planning
        self.asks_plan = False  # whether the user, not Claude, has asked for plan mode
        self.file_mode = ""  # the mode in the session's file, until the session applies it
        self.kept = OwnChoices()  # the user's choices in earlier runs, from our journal
        self.pasted: tuple[str, ...] = ()  # what the user pasted in earlier runs, from our journal
        self.refused_modes: set[str] = set()  # modes that the current child has refused
        self.effort = ""  # "" until the CLI reports the effort
        self.chosen_effort = ""  # "" leaves it to the CLI
        self.thinking = ""  # a number of tokens as digits, "0": no thinking, "": the CLI decides
        self.stops_tasks = True  # False once the CLI left a request to stop a task unanswered, as 2.1.37 does
        self._sends = True  # whether Claude has the tool `SendMessage`; True until the CLI reports its tools
        self.spares_agents: bool | None = None  # whether an interrupt spares agents; None: not seen yet
        self.title = title
        self._words = ""  # the words of the message from which the title was made
        self.version = ""
        self.models: list[Mapping[str, Any]] = []
        self.commands: list[Mapping[str, Any]] = []  # name, description, argumentHint, aliases
        self.capabilities: list[str] = []  # as `initialize` and `init` name them
        self.session_id = session_id  # "" if the CLI chooses the id and has not reported it yet
        self.confirmed = False  # whether the CLI has reported the id
        self.place = WorkPlace()  # where Claude works, if that is known
        self._turn_folder = ""  # where the next turn begins; "": in the folder where this turn ends
        self._moves: dict[str, bool] = {}  # ids of calls that enter a worktree (True) or leave it (False)

    def initialized(self, answer: InitializeAnswer) -> None:
        self.models = list(answer.models)
        self.commands = list(answer.commands)
        self.capabilities = list(answer.capabilities)
        self.version = answer.claude_code_version or self.version
        self.refused_modes.clear()
        self.stops_tasks, self.spares_agents = True, None

    @property
    def hides_agents(self) -> bool:
        """Whether the CLI reports neither what agents in the background do nor when they end. 2.1.37 is such
        a CLI. It names no capabilities."""
        return bool(self.version) and not self.capabilities

    @property
    def messages_agents(self) -> bool:
        """Whether Claude can send a message to an agent. The tool of 2.1.37 sends only to a team."""
        return self._sends and not self.hides_agents

    def name_after(self, text: str) -> None:
        """Make the title from the first message that is good for a title, unless the session has another
        title."""
        if self.title in ("", self._words):
            self.title = self._words = better(self._words, words_of(text))

    def apply_file_facts(self, facts: FileFacts) -> None:
        """Apply the title, the folder, the model and the choices of the session's file. A model that the
        user has asked for stays. If the user has asked for no mode, keep the file's mode in `file_mode`,
        unless the user has to choose that mode again."""
        self.title = facts.title or self.title
        self.place = facts.place
        self.child_gone()
        self.model = self.model or facts.model
        if self.mode == "default" and facts.mode in _TAKEN_UP:
            self.file_mode = facts.mode
        self.kept, self.pasted = facts.chosen, facts.pastes

    def answers_with(self, model: str) -> None:
        """Record the model that the CLI uses, if the user has not chosen a model. A resumed session may
        continue with another model than the model in its file. A longer name of the same model (`[1m]`)
        stays."""
        if model and not self.chosen_model and not self.model.startswith(f"{model}["):
            self.model = model

    def child_gone(self) -> bool:
        """Set the folder to the worktree, or without a worktree to the session's own folder: the next child
        begins there. Return whether the folder changed."""
        before, self.place = self.place, replace(self.place, folder=self.place.worktree)
        return self.place != before

    def set_mode(self, mode: str) -> None:
        self.mode = mode
        if mode != BYPASS:
            self.asking_mode = mode

    def _work_in(self, mode: str) -> None:
        """Record the mode to which Claude returns after planning, unless this mode is plan mode. Call this
        only with the mode of a turn: between turns, the user may step through other modes to plan mode."""
        if mode != _PLAN:
            self.before_plan, self.asks_plan = mode, False

    def observe(self, message: Any) -> bool:
        """Update the facts from a message of the wire. Return whether a fact may have changed."""
        match message:
            case Init():
                self.model = message.model or self.model
                self.set_mode(message.permission_mode or self.mode)
                self._work_in(self.mode)
                self.version = message.claude_code_version or self.version
                self._sends = not message.tools or "SendMessage" in message.tools
                self.session_id = message.session_id or self.session_id
                self.confirmed = True
                self.place = replace(self.place, folder=message.cwd or self.place.folder)
                self._turn_folder = "" if message.original_cwd else message.cwd
                self._name_commands(message.slash_commands)
                self.capabilities += [c for c in message.capabilities if c not in self.capabilities]
            case CommandsChanged():
                self.commands = list(message.commands)
            case Status(permission_mode=str() as mode):
                # Claude begins to plan by itself in a turn: the mode until now is the mode before the plan.
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
            case UserMessage(parent_tool_use_id=None, tool_use_result=dict() as tool_result) if self._moves:
                return self._move(message, tool_result)
            case ResultMessage():  # the costs change too
                self.place = replace(self.place, folder=self._turn_folder or self.place.folder)
            case BackgroundTasksChanged():
                return True  # the tasks in the background
            case _:
                return False
        return True

    def _move(self, message: UserMessage, tool_result: dict[str, Any]) -> bool:
        """Record that Claude has entered or left a worktree. Return whether the message says that."""
        content = message.message.content
        blocks = content if isinstance(content, list) else []
        results = [block for block in blocks if isinstance(block, ToolResultBlock)]
        moved = [self._moves.pop(each.tool_use_id) for each in results if each.tool_use_id in self._moves]
        if not moved or any(each.is_error for each in results):
            return False
        place, branch = _text(tool_result, "worktreePath"), _text(tool_result, "worktreeBranch")
        if moved[-1] and place:
            self.place = WorkPlace(place, place, branch)
        elif not moved[-1]:
            self.place = WorkPlace(_text(tool_result, "originalCwd") or self.place.folder)
        return True

    def _name_commands(self, names: list[str]) -> None:
        """Add commands that have appeared after `initialize`. `init` names them, without a description."""
        known = {command.get("name") for command in self.commands}
        self.commands += [{"name": name} for name in names if name and name not in known]


def _text(value: Mapping[str, Any], name: str) -> str:
    found = value.get(name)
    return found if isinstance(found, str) else ""

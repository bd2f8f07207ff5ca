"""Conversations as lists of steps, without the form that a CLI gives them on disk.

`session_writer.write` writes a talk as the session file of a version. `talks(version)` is the Hypothesis
strategy, `talk_of(seed, version)` makes a talk from a seed. Each text is one paragraph and all texts differ,
so that a row can be found by its words.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

VERSIONS = ("2.0.14", "2.0.60", "2.1.17", "2.1.30", "2.1.37", "2.1.44", "2.1.112", "2.1.149", "2.1.330")
TITLES = ("custom-title", "ai-title", "summary", "foreign summary")
NOTES = ("file", "directory", "reference", "selection", "blocking hook", "hook message", "silent")


def number_of(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


@dataclass(frozen=True)
class AgentRun:
    """A subagent. `file`: "own" (in `subagents/`) or "none" (only its progress lines show it)."""

    id: str
    prompt: str
    calls: tuple["Call", ...]
    answer: str
    file: str = "own"


@dataclass(frozen=True)
class Call:
    """A tool call and its result. `refused`: the user's reason for a refusal, "" for a refusal without a
    reason, None if the call ran.

    `second_wording`: the refusal is worded as "The user provided the following reason for the rejection".
    `progress` and `notes`: how many progress lines and hooks' attachments follow the call.
    `task`: the id of a background task that the call launches.
    """

    id: str
    name: str
    input: dict[str, Any]
    result: str
    error: bool = False
    refused: str | None = None
    second_wording: bool = False
    progress: int = 0
    notes: int = 0
    task: str = ""
    agent: AgentRun | None = None
    agents: tuple[AgentRun, ...] = ()  # of a workflow


@dataclass(frozen=True)
class Prompt:
    """The user's message. `editor`: the tag of a text before the message (`ide_opened_file` or
    `ide_selection`), or "" without such a text."""

    text: str
    editor: str = ""


@dataclass(frozen=True)
class Say:
    text: str


@dataclass(frozen=True)
class Think:
    text: str


@dataclass(frozen=True)
class Calls:
    """The calls of one message.

    `tangled`: each later call has as its parent a progress or attachment line of the call before, and the
    conversation continues from the first call's result. `early`: the number of calls after the first that end
    before the next call begins. The result of such a call is the parent of the next call (2.1.330).
    """

    calls: tuple[Call, ...]
    tangled: bool = False
    early: int = 0
    words: str = ""


@dataclass(frozen=True)
class TaskEnd:
    """The end of a background task of `call`."""

    call: str
    task: str
    summary: str
    status: str = "completed"
    turn: bool = False  # whether Claude learns of the end in a separate turn


@dataclass(frozen=True)
class Events:
    """The events of a monitor, one for each line. The task keeps running. `turn`: whether Claude learns of
    the events in a separate turn, instead of in the running turn."""

    call: str
    task: str
    name: str
    lines: tuple[str, ...]
    turn: bool = False


@dataclass(frozen=True)
class Command:
    """A built-in command of the CLI, typed in a terminal."""

    name: str
    arguments: str = ""
    output: str = ""
    error: str = ""


@dataclass(frozen=True)
class Skill:
    """A skill: its call, and the `isMeta` line with its body."""

    call: str
    name: str
    body: str


@dataclass(frozen=True)
class Meta:
    """An `isMeta` message: a plugin's prompt, or words of a hook."""

    text: str


@dataclass(frozen=True)
class Fold:
    """A message that is added to the running turn."""

    text: str


@dataclass(frozen=True)
class Note:
    """An attachment line of the conversation; see NOTES."""

    kind: str
    name: str


@dataclass(frozen=True)
class Teammate:
    name: str
    text: str


@dataclass(frozen=True)
class System:
    """A system line: away_summary, bridge_status, turn_duration, stop_hook_summary, informational, …"""

    subtype: str
    text: str


@dataclass(frozen=True)
class Compact:
    trigger: str
    text: str


@dataclass(frozen=True)
class Interrupt:
    """The user stops the turn."""


@dataclass(frozen=True)
class Rewind:
    """The user goes back to before a prompt. `prompt`: its number in the conversation, counted from 0."""

    prompt: int


@dataclass(frozen=True)
class Title:
    kind: str  # see TITLES
    text: str


@dataclass(frozen=True)
class Aside:
    """Lines that are not part of the conversation."""

    type: str


Step = (
    Prompt
    | Say
    | Think
    | Calls
    | TaskEnd
    | Events
    | Command
    | Skill
    | Meta
    | Fold
    | Note
    | Teammate
    | System
    | Compact
    | Interrupt
    | Rewind
    | Title
    | Aside
)


@dataclass(frozen=True)
class Talk:
    """A whole conversation. `newline`: whether the last line ends with a newline. `reordered`: whether the
    first lines are in another order, as 2.1.37 writes them on a busy machine."""

    steps: tuple[Step, ...]
    newline: bool = True
    reordered: bool = False


# --- making one ------------------------------------------------------------------------------------

_WORDS = (
    "harbour", "lantern", "copper", "meadow", "violin", "granite", "timber", "saffron", "velvet", "compass",
    "orchard", "pebble", "winter", "thunder", "marble", "feather", "anchor", "candle", "river", "basket",
)  # fmt: skip
_COMMANDS = ("clear", "model", "context", "cost", "mcp", "login", "help", "compact-me")
_TOOLS: tuple[tuple[str, Callable[[str], dict[str, Any]]], ...] = (
    ("Bash", lambda words: {"command": f"echo {words}", "description": words}),
    ("Read", lambda words: {"file_path": f"/work/a/{words.replace(' ', '_')}.py"}),
    ("Grep", lambda words: {"pattern": words, "output_mode": "content"}),
    ("WebFetch", lambda words: {"url": "https://example.com/a", "prompt": words}),
    ("mcp__weather__forecast", lambda words: {"city": words}),
)
_SUBTYPES = (
    "informational",
    "away_summary",
    "bridge_status",
    "turn_duration",
    "stop_hook_summary",
    "api_error",
)
_ASIDES = (
    "file-history-snapshot",
    "queue-operation",
    "mode",
    "permission-mode",
    "pr-link",
    "worktree-state",
    "last-prompt",
    "tag",
    "cost-state",
)


@dataclass
class _Maker:
    """Makes a talk at random. `pick(n)` returns a number below n."""

    version: str
    pick: Callable[[int], int]
    steps: list[Step] = field(default_factory=list)
    count: int = 0
    prompts: int = 0
    running: list[tuple[str, str]] = field(default_factory=list)  # call and task id of running tasks

    def one_in(self, times: int) -> bool:
        return self.pick(times) == 0

    def words(self, kind: str) -> str:
        """Return words that appear nowhere else."""
        self.count += 1
        return f"{kind} {self.count} {_WORDS[self.pick(len(_WORDS))]} {_WORDS[self.pick(len(_WORDS))]}"

    def id(self, kind: str) -> str:
        self.count += 1
        return f"{kind}{self.count:06d}"

    def talk(self, turns: int) -> Talk:
        if self.one_in(3):
            self._beginning()
        for _ in range(turns):
            self._turn()
        self._settle()
        if self.one_in(2):
            self.steps.append(Title(TITLES[self.pick(len(TITLES))], self.words("Title")))
        return Talk(tuple(self.steps), newline=not self.one_in(3), reordered=self.one_in(8))

    def _beginning(self) -> None:
        """Add steps that may come before the first prompt. They show few rows or no rows."""
        if self.one_in(2):
            self.steps.append(Command("clear"))
        if self.one_in(2):
            self.steps.append(Note("silent", self.words("note")))
        if self.one_in(3):
            self.steps.append(Title("foreign summary", self.words("Foreign")))

    def _turn(self) -> None:
        if self.prompts > 1 and self.one_in(10):
            self._settle()
            kept = self.pick(self.prompts)
            self.steps.append(Rewind(kept))
            self.prompts = kept
        editor = ("", "", "", "ide_opened_file", "ide_selection")[self.pick(5)]
        self.steps.append(Prompt(self.words("prompt"), editor))
        self.prompts += 1
        for _ in range(self.pick(5)):
            self._step()
        if self.one_in(8):
            self.steps.append(Interrupt())
        else:
            self.steps.append(Say(self.words("answer")))
        for _ in range(self.pick(3)):
            self._between()

    def _step(self) -> None:
        steps, number = self.steps, self.pick(16)
        if number < 6:
            steps.append(self._calls())
        elif number == 6:
            steps.append(Think(self.words("thought")))
        elif number == 7:
            steps.append(Say(self.words("remark")))
        elif number == 8:
            steps.append(Calls((self._agent_call(),)))
        elif number == 9:
            steps.append(Calls((self._launch(),)))
        elif number == 10 and number_of(self.version) >= (2, 0, 60):
            steps.append(Skill(self.id("toolu_"), self.words("skill").replace(" ", "-"), self.words("body")))
        elif number == 11 and number_of(self.version) >= (2, 1, 17):
            steps.append(Fold(self.words("folded")))
        elif number == 12:
            steps.append(Note(NOTES[self.pick(len(NOTES))], self.words("note")))
        elif number == 15 and self.running and number_of(self.version) >= (2, 1, 112):
            steps.append(self._events(turn=False))
        elif number == 13:
            steps.append(Meta(self.words("meta")))
        elif number == 14 and number_of(self.version) >= (2, 1, 330):
            steps.append(Calls((self._workflow(),)))
        else:
            steps.append(System(_SUBTYPES[self.pick(len(_SUBTYPES))], self.words("system")))

    def _between(self) -> None:
        """Add a step between turns."""
        steps, number = self.steps, self.pick(8)
        if number == 0:
            name = _COMMANDS[self.pick(len(_COMMANDS))]
            failed = self.one_in(3)
            output = self.words("\x1b[1moutput\x1b[0m") if not failed else ""
            steps.append(Command(name, output=output, error=self.words("stderr") if failed else ""))
        elif number == 1:
            self._settle()
            steps.append(Compact("manual" if self.one_in(2) else "auto", self.words("summary")))
            self.prompts = 0
        elif number == 2:
            steps.append(Aside(_ASIDES[self.pick(len(_ASIDES))]))
        elif number == 3:
            steps.append(Title(TITLES[self.pick(len(TITLES))], self.words("Title")))
        elif number == 4 and number_of(self.version) >= (2, 1, 37):
            steps.append(Teammate(self.id("mate"), self.words("told")))
            steps.append(Say(self.words("answer")))
        elif number == 5 and self.running:
            call, task = self.running.pop(0)
            steps.append(TaskEnd(call, task, self.words("ended"), turn=self.one_in(2)))
        elif number == 6 and self.running and number_of(self.version) >= (2, 1, 112):
            steps.append(self._events(turn=True))
        else:
            steps.append(System(_SUBTYPES[self.pick(len(_SUBTYPES))], self.words("system")))

    def _events(self, turn: bool) -> Events:
        call, task = self.running[0]
        lines = tuple(self.words("event") for _ in range(1 + self.pick(4)))
        return Events(call, task, "the log", lines, turn)

    def _settle(self) -> None:
        """Add the ends of the running tasks, because a rewind or a compaction removes their calls."""
        for call, task in self.running:
            self.steps.append(TaskEnd(call, task, self.words("ended")))
        self.running.clear()

    def _calls(self) -> Calls:
        calls = tuple(self._call() for _ in range(1 + self.pick(4)))
        tangled = len(calls) > 1 and self.one_in(2)
        return Calls(calls, tangled, early=self.pick(len(calls) - 1) if tangled else 0)

    def _call(self) -> Call:
        name, value = _TOOLS[self.pick(len(_TOOLS))]
        kind = self.pick(8)
        refused = (None, None, None, None, None, None, "", self.words("reason"))[kind]
        return Call(
            self.id("toolu_"),
            name,
            value(self.words("input")),
            self.words("result"),
            error=kind == 1,
            refused=refused,
            second_wording=bool(refused) and self.one_in(2),
            progress=self.pick(3),
            notes=self.pick(2),
        )

    def _agent(self) -> AgentRun:
        calls = tuple(
            Call(self.id("toolu_"), "Bash", {"command": self.words("inner")}, self.words("inside"))
            for _ in range(self.pick(3))
        )
        file = "none" if self.one_in(3) else "own"
        return AgentRun(
            f"a{self.pick(1 << 28):07x}{self.count}", self.words("task"), calls, self.words("report"), file
        )

    def _agent_call(self) -> Call:
        agent = self._agent()
        value = {"description": self.words("job"), "prompt": agent.prompt, "subagent_type": "general-purpose"}
        name = "Agent" if number_of(self.version) >= (2, 1, 63) else "Task"
        return Call(self.id("toolu_"), name, value, agent.answer, agent=agent)

    def _workflow(self) -> Call:
        agents = tuple(self._agent() for _ in range(1 + self.pick(2)))
        agents = tuple(AgentRun(a.id, a.prompt, a.calls, a.answer) for a in agents)
        call = Call(
            self.id("toolu_"),
            "Workflow",
            {"name": self.words("flow")},
            "Workflow launched in background.",
            task=self.id("w"),
            agents=agents,
        )
        self.running.append((call.id, call.task))
        return call

    def _launch(self) -> Call:
        words = self.words("server")
        value = {"command": f"serve {words}", "description": words, "run_in_background": True}
        call = Call(
            self.id("toolu_"), "Bash", value, "Command running in background with ID: x", task=self.id("b")
        )
        self.running.append((call.id, call.task))
        return call


def talk_of(seed: int, version: str, turns: int = 6) -> Talk:
    dice = random.Random(f"{seed} {version}")
    return _Maker(version, dice.randrange).talk(turns)


@st.composite
def talks(draw: st.DrawFn, version: str, turns: int = 4) -> Talk:
    return _Maker(version, lambda below: draw(st.integers(0, below - 1))).talk(draw(st.integers(1, turns)))


def prompts_of(steps: Sequence[Step]) -> list[str]:
    return [step.text for step in steps if isinstance(step, Prompt)]

"""The steps of a user in a scenario, as data. Two drivers play them: a driver of the window and a driver of
the bare wire."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.e2e.expected_rows import Row
from tests.standin import StandIn
from tests.standin.script import Step as Reply

OLD = "2.1.37"
NEW = "2.1.330"


@dataclass(frozen=True)
class Say:
    """Type the text and send it, without waiting."""

    text: str


@dataclass(frozen=True)
class TurnEnds:
    """Wait until a turn has ended: its footer is shown and the session is idle."""


@dataclass(frozen=True)
class Decide:
    """Wait for the permission request of `tool`, then press `button`.

    The buttons of the dialog are `Allow once`, `Always allow`, `Deny`.
    """

    tool: str
    button: str = "Allow once"


@dataclass(frozen=True)
class AnswerQuestions:
    """Wait for Claude's questions, choose these labels and press `Answer`."""

    answers: Mapping[str, str]


@dataclass(frozen=True)
class DecidePlan:
    """Wait for a plan to review, then press `Approve`, `Approve and accept edits` or `Keep planning`."""

    button: str = "Approve"


@dataclass(frozen=True)
class ReachesGate:
    """Wait until the stand-in, or a tool, waits at the gate."""

    name: str


@dataclass(frozen=True)
class Release:
    """Let the stand-in, or the tool, continue at the gate."""

    name: str


@dataclass(frozen=True)
class Shows:
    """Wait until a row contains the text."""

    text: str


@dataclass(frozen=True)
class AsksFor:
    """Wait for the permission request of `tool` and do not answer it."""

    tool: str


@dataclass(frozen=True)
class Stop:
    """Press Stop. Waiting for the end of the turn is a separate step."""


Act = Say | TurnEnds | Decide | AnswerQuestions | DecidePlan | ReachesGate | Release | Shows | AsksFor | Stop

Scripts = Callable[[StandIn, Path], Mapping[str, Sequence[Reply | str]]]
"""Takes the stand-in and the project's folder. Returns for each prompt the answers, in the order of the
requests."""

Check = Callable[[StandIn, Path], None]
"""Checks the requests of the CLI, and the project's folder."""


def _nothing(api: StandIn, folder: Path) -> None:
    return


def _stops(act: Act) -> bool:
    return isinstance(act, Stop)


@dataclass(frozen=True)
class Scenario:
    """A conversation with a CLI, and for each version of the CLI the rows that a user sees at the end."""

    name: str
    acts: Sequence[Act]
    scripts: Scripts
    rows: Mapping[str, Sequence[Row]]
    files: Mapping[str, str] = field(default_factory=dict)
    in_window: Mapping[str, Sequence[Row]] = field(default_factory=dict)  # if the window has more rows
    acts_of: Mapping[str, Sequence[Act]] = field(default_factory=dict)  # if a version has other acts
    forever: bool = False  # whether the last reply of each script is repeated
    loose_notices: bool = False  # whether unexpected notices are allowed, as the CLI starts turns by itself
    drops_interrupts: bool = False  # whether the CLI never gets an interrupt (tests/e2e/interrupt_filter.py)
    unknown_tools: Sequence[str] = ()  # tools that the window has to show as unknown
    check: Check = _nothing

    def acts_for(self, version: str) -> Sequence[Act]:
        return self.acts_of.get(version, self.acts)

    def rows_in_window(self, version: str) -> Sequence[Row]:
        return self.in_window.get(version, self.rows[version])

    def stops(self, version: str) -> int:
        """Return how many of the scenario's turns the user stops."""
        return sum(_stops(act) for act in self.acts_for(version))

    def prepare(self, api: StandIn, folder: Path) -> None:
        """Write the project's files and set the stand-in's answers."""
        for name, text in self.files.items():
            (folder / name).write_text(text)
        for prompt, replies in self.scripts(api, folder).items():
            api.on(prompt, replies, self.forever)


def both(*rows: Row) -> Mapping[str, Sequence[Row]]:
    """Return the same rows for both versions."""
    return {OLD: rows, NEW: rows}


def said(*texts: str) -> Sequence[Act]:
    """Return acts that send each text and wait for its turn."""
    return [act for text in texts for act in (Say(text), TurnEnds())]

"""What a person does in a scenario, as data; a driver of the window and one of the bare wire both play it."""

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
    """Type the text and send it; nothing is waited for."""

    text: str


@dataclass(frozen=True)
class TurnEnds:
    """Wait until a turn has ended: its footer stands, the session is idle."""


@dataclass(frozen=True)
class Decide:
    """Wait for the permission request of `tool`, then press `button`.

    Buttons are those of the dialog: `Allow once`, `Always allow`, `Deny`.
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
    """Wait until the stand-in, or a tool, stands at the gate."""

    name: str


@dataclass(frozen=True)
class Release:
    """Let the stand-in go on."""

    name: str


@dataclass(frozen=True)
class Shows:
    """Wait until a row's text holds this."""

    text: str


@dataclass(frozen=True)
class AsksFor:
    """Wait for the permission request of `tool` and leave it there."""

    tool: str


@dataclass(frozen=True)
class Stop:
    """Press Stop; the turn's end is a step of its own."""


Act = Say | TurnEnds | Decide | AnswerQuestions | DecidePlan | ReachesGate | Release | Shows | AsksFor | Stop

Scripts = Callable[[StandIn, Path], Mapping[str, Sequence[Reply | str]]]
"""Given the stand-in and the project's folder: prompt -> what is answered to it, request by request."""

Check = Callable[[StandIn, Path], None]
"""Looks at what the CLI sent and at the project's folder."""


def _nothing(api: StandIn, folder: Path) -> None:
    return


def _stops(act: Act) -> bool:
    return isinstance(act, Stop)


@dataclass(frozen=True)
class Scenario:
    """A conversation with a CLI and the rows a person sees at its end, by version of the CLI."""

    name: str
    acts: Sequence[Act]
    scripts: Scripts
    rows: Mapping[str, Sequence[Row]]
    files: Mapping[str, str] = field(default_factory=dict)
    in_window: Mapping[str, Sequence[Row]] = field(default_factory=dict)  # where the window tells more
    acts_of: Mapping[str, Sequence[Act]] = field(default_factory=dict)  # where a version needs other ones
    forever: bool = False  # the last reply of each script is given again and again
    loose_notices: bool = False  # the CLI starts turns by itself and may tell of it
    drops_interrupts: bool = False  # the CLI never gets to see an interrupt (tests/e2e/interrupt_filter.py)
    unknown_tools: Sequence[str] = ()  # those that are meant to be shown as what is not known
    check: Check = _nothing

    def acts_for(self, version: str) -> Sequence[Act]:
        return self.acts_of.get(version, self.acts)

    def rows_in_window(self, version: str) -> Sequence[Row]:
        return self.in_window.get(version, self.rows[version])

    def stops(self, version: str) -> int:
        """How many of its turns the person stops; their footers say so, and never speak of an error."""
        return sum(_stops(act) for act in self.acts_for(version))

    def prepare(self, api: StandIn, folder: Path) -> None:
        """Write the project's files and tell the stand-in what to answer."""
        for name, text in self.files.items():
            (folder / name).write_text(text)
        for prompt, replies in self.scripts(api, folder).items():
            api.on(prompt, replies, self.forever)


def both(*rows: Row) -> Mapping[str, Sequence[Row]]:
    """The same rows on both versions."""
    return {OLD: rows, NEW: rows}


def said(*texts: str) -> Sequence[Act]:
    """Each text is sent and its turn awaited."""
    return [act for text in texts for act in (Say(text), TurnEnds())]

"""What a session needs to begin."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from claude_desk.agent.finder import Command
from claude_desk.session.stopping import StopClock


@dataclass(frozen=True, slots=True)
class SessionSetup:
    """`command` is None where no CLI was found. `environ` is the whole environment of the child's.

    `resume` is the id of a session to go on with, `latest` asks for the folder's most recent one.
    `trusted` False: nothing of the folder's own settings is run. `extra` goes to the CLI as it is.
    `may_start` is asked before every start of a child. Where it says no, nothing is started and what the
    person wrote waits; `Session.set_trusted` and `Session.start` go on from there.
    """

    folder: str
    command: Command | None
    environ: Mapping[str, str]
    journals: Path
    trusted: bool = True
    named: str = ""  # the command line that was asked for, where one was
    model: str = ""
    mode: str = "default"
    resume: str = ""
    latest: bool = False
    extra: tuple[str, ...] = ()
    may_start: Callable[[], bool] = lambda: True
    spools: Path | None = None  # where the lines of the wire are kept while the session lasts
    stop_clock: StopClock = field(default_factory=StopClock)

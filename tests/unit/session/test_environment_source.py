"""A session whose child's environment is not known yet: the child is started once the environment is
known."""

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.finder import Command
from claude_desk.session.core.session_state import ProblemKind, SessionPhase
from tests.scripted_cli.script import Script
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import reply


class Source(QObject):
    known = Signal()
    is_known = False

    def tell(self) -> None:
        self.is_known = True
        self.known.emit()


async def test_it_waits_and_starts_with_the_cli_that_is_found_then(make_session: MakeSession) -> None:
    """A message that is sent meanwhile waits too. A missing CLI is not a problem until the environment is
    known."""
    source = Source()
    harness = make_session(
        Script(reply("Good morning.")), environment_source=source, find_command=lambda: found
    )
    session = harness.session
    found, session.command = session.command, None
    assert isinstance(found, Command)
    session.start()
    session.send("hello")
    session.start()
    assert (session.state.phase, session.state.problem) == (SessionPhase.STARTING, None)
    source.tell()
    await harness.says("Good morning.")
    assert session.command == found
    await session.close()
    assert harness.prompts() == ["hello"]


async def test_where_there_is_none_then_it_is_said(make_session: MakeSession) -> None:
    source = Source()
    session = make_session(Script(), environment_source=source, find_command=lambda: None).session
    session.start()
    source.tell()
    assert session.state.problem is not None
    assert (session.state.problem.kind, session.state.phase) == (ProblemKind.NO_CLI, SessionPhase.NOT_RUNNING)


async def test_what_is_closed_meanwhile_stays_closed(make_session: MakeSession) -> None:
    source = Source()
    session = make_session(Script(), environment_source=source).session
    session.start()
    await session.close()
    source.tell()
    assert session.state.phase is not SessionPhase.READY

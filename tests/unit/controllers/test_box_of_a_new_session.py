"""What the user has put into the message box stays there, or goes along, when the session changes."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

import pytest
from PySide6.QtCore import QByteArray, QLockFile

from claude_desk.controllers.main_controller import MainController
from claude_desk.paths import AppPaths
from claude_desk.protocol.wire import shell_text
from claude_desk.session.turns.forker import Fork
from claude_desk.transcript.text.chip_text import MARK
from claude_desk.transcript.text.line_comments import LineComment
from claude_desk.ui.attachments.attachment_loader import AttachmentLoader
from claude_desk.ui.composer.attachment_list import AttachmentItem
from claude_desk.ui.composer.composer_view import ComposerView
from claude_desk.workspace.drafts import Drafts
from tests.unit.controllers.conftest import StartProgram
from tests.unit.controllers.test_many_sessions import composer
from tests.unit.controllers.test_session_lock import (  # noqa: F401 - the fixtures
    ID,
    cli,
    controller_of,
    elsewhere,
    file,
    opens,
    session_of,
    strip,
)
from tests.unit.library.session_file_builder import SessionFile
from tests.waiting import until

pytestmark = pytest.mark.full_window


def box(program: MainController) -> ComposerView:
    return composer(controller_of(program))


def chips(program: MainController) -> list[AttachmentItem]:
    return box(program).carrying_view.list.all


def another_window_asks(program: MainController, places: AppPaths) -> None:
    (places.state / "locks" / f"{ID}.wanted").touch()


def another_program_has_written(program: MainController, places: AppPaths) -> None:
    controller_of(program)._on_history_replaced()


def it_is_retried_with_another_profile(program: MainController, places: AppPaths) -> None:
    program.launcher.begin_session(controller_of(program), demo=False, profile="named elsewhere")


NEW_SESSIONS = [another_window_asks, another_program_has_written, it_is_retried_with_another_profile]


@pytest.mark.parametrize("begins", NEW_SESSIONS, ids=lambda each: str(each.__name__))
async def test_the_output_of_a_running_command_goes_with_the_box(
    start_program: StartProgram,
    tmp_path: Path,
    places: AppPaths,
    file: SessionFile,  # noqa: F811
    cli: str,  # noqa: F811
    elsewhere: QLockFile,  # noqa: F811
    begins: Callable[[MainController, AppPaths], None],
) -> None:
    program = await opens(start_program, tmp_path, cli)
    session = session_of(program)
    session.start()
    await until(session.state_changed, lambda: session.state.phase.has_child, 60)
    commands = session.shell_commands
    commands.run("echo $$ > pid; echo half of it; sleep 300")
    await until(commands.changed, lambda: commands.last_line == "half of it")
    begins(program, places)
    attachments = box(program).carrying_view.list
    await until(attachments.changed, lambda: bool(chips(program)), 60)
    assert [shell_text.shown(each.text).splitlines()[:2] for each in chips(program)] == [
        ["! echo $$ > pid; echo half of it; sleep 300", "half of it"]
    ]
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)
    await until(controller_of(program).begun, lambda: program.session is not session, 60)
    assert len(chips(program)) == 1


async def test_a_box_that_awaits_an_output_takes_no_other_session(
    start_program: StartProgram,
    tmp_path: Path,
    cli: str,  # noqa: F811
) -> None:
    program = start_program(cli=cli, directory=str(tmp_path))
    controller = controller_of(program)
    assert controller.vacant
    session_of(program).shell_commands.run("sleep 300")
    assert not controller.vacant


@pytest.mark.parametrize("goes_on", [True, False], ids=["with the conversation", "as a new session"])
async def test_the_whole_message_moves_with_a_session_that_continues_in_another_folder(
    start_program: StartProgram,
    tmp_path: Path,
    file: SessionFile,  # noqa: F811
    cli: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    goes_on: bool,
) -> None:
    program = await opens(start_program, tmp_path, cli)
    old = controller_of(program)
    (tmp_path / "repository").mkdir()
    monkeypatch.setattr(AttachmentLoader, "_begin_next", lambda loader: None)  # a slow disk
    attachments = box(program).carrying_view
    attachments.add_output(shell_text.shell_text("ls", "a", ""))
    attachments.attach_if_long("long\n" * 60)
    attachments.addPicture(QByteArray(b"of which nothing is read yet"))
    box(program).replace(0, 0, "half a thought")
    fork = Fork("", ID if goes_on else "", "", None, folder=str(tmp_path / "repository"))
    program.launcher.fork(old, replace(fork, new_id=str(uuid4())))
    assert controller_of(program) is not old
    assert box(program).draft_view.property("text").replace(MARK, "") == "half a thought"
    assert [each.kind for each in chips(program)] == ["file", "output", "paste"]
    assert chips(program)[0].reading
    assert not old.view.composer.in_use


@pytest.mark.parametrize("begins", NEW_SESSIONS[:2], ids=lambda each: str(each.__name__))
async def test_a_comment_that_is_being_written_stays_with_the_session(
    start_program: StartProgram,
    tmp_path: Path,
    places: AppPaths,
    file: SessionFile,  # noqa: F811
    cli: str,  # noqa: F811
    elsewhere: QLockFile,  # noqa: F811
    begins: Callable[[MainController, AppPaths], None],
) -> None:
    program = await opens(start_program, tmp_path, cli)
    session = session_of(program)
    session.start()
    await until(session.state_changed, lambda: session.state.phase.has_child, 60)
    comments = controller_of(program).view.changes_view.comments
    comments.begin(LineComment("1", "a.py", 3, 4, False, "+x", ""))
    comments.keep("Why")
    begins(program, places)
    await until(controller_of(program).begun, lambda: program.session is not session, 60)
    review = session_of(program).change_review
    await until(review.changed, lambda: bool(review.comments), 30)
    assert [(each.text, each.draft) for each in review.comments.values()] == [("", "Why")]


@pytest.mark.parametrize("joined", [False, True], ids=["alone", "with the words of another window"])
async def test_the_editor_of_a_chip_stays_open(
    start_program: StartProgram,
    tmp_path: Path,
    places: AppPaths,
    file: SessionFile,  # noqa: F811
    cli: str,  # noqa: F811
    joined: bool,
) -> None:
    program = await opens(start_program, tmp_path, cli)
    session = session_of(program)
    attachments = box(program).carrying_view
    attachments.attach_if_long("long\n" * 60)
    (chip,) = chips(program)
    attachments.open(chip.number)
    attachments.keepEdit("short")
    if joined:
        other = Drafts(places.data / "drafts")
        writer = other.open(str(tmp_path), ID)
        writer.keep_text("from another window", 0)
        other.flush()
        other.close()
    another_program_has_written(program, places)
    await until(controller_of(program).begun, lambda: program.session is not session, 60)
    (chip,) = chips(program)
    assert (attachments.property("edited"), attachments.edit()) == (chip.number, "short")
    attachments.revise(chip.number, "short and more")
    attachments.closeEditor()
    assert [each.text for each in chips(program)] == ["short and more"]
    assert ("another window" in str(box(program).draft_view.property("text"))) is joined

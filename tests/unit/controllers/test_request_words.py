"""Text that was typed for a withdrawn request appears in the message field, and is on disk."""

import json
import shlex
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from claude_desk.controllers.main_controller import MainController
from claude_desk.controllers.session_controller import SessionController
from claude_desk.paths import AppPaths
from claude_desk.session.core.session_state import SessionPhase, SettingSubject
from claude_desk.transcript.text.chip_text import MARK
from claude_desk.ui.composer.composer_attachments import LONG_CHARACTERS
from claude_desk.ui.permissions.request_view import RequestView
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.drafts import Drafts
from tests.faults.disk_faults import draft_is_kept
from tests.scripted_cli.script import Script, Steps
from tests.unit.controllers.conftest import StartProgram
from tests.unit.controllers.test_many_sessions import composer, write
from tests.unit.session.session_harness import WIRE, calling, ending, tool
from tests.waiting import until

pytestmark = pytest.mark.full_window

QUESTION = {"questions": [{"question": "Which?", "header": "H", "options": [{"label": "A"}, {"label": "B"}]}]}
SAID = "> Which?\nB\nor something else"
FORM = {
    "subtype": "elicitation", "mcp_server_name": "weather", "message": "Who?", "mode": "form",
    "requested_schema": {"type": "object", "properties": {"name": {"type": "string", "title": "Name"}}},
}  # fmt: skip


def asking() -> Steps:
    asked = tool("AskUserQuestion", QUESTION)
    return calling("AskUserQuestion", QUESTION).post(WIRE.can_use_tool(asked), "r1")


def requests(controller: SessionController) -> RequestView:
    found = controller.view.request
    assert isinstance(found, RequestView)
    return found


async def half_answered(
    start_program: StartProgram, folder: Path, steps: Steps, said: str = "or something else"
) -> tuple[MainController, SessionController]:
    folder.mkdir()
    cli = Script(steps).save(folder.parent / "script.json")
    program = start_program(cli=shlex.join(cli), directory=str(folder))
    controller = program.session_manager.current
    assert controller is not None and controller.session is not None
    session = controller.session
    session.send("go")
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.WAITING, 30)
    write(controller, "half a message")
    composer(controller).draft_view.restored.emit()  # the message field shows the draft too
    model = requests(controller).question.model
    if not requests(controller).question.property("server"):
        model.choose(0, 1, True)
    model.say(0, said)
    return program, controller


def written(controller: SessionController) -> str:
    return str(composer(controller).draft_view.property("text"))


@pytest.mark.parametrize("end", ["withdrawn", "killed", "exit", "stop", "end of turn"])
async def test_half_an_answer_is_in_the_message_box(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, places: AppPaths, end: str
) -> None:
    ways: dict[str, Callable[[Steps], Steps]] = {
        "withdrawn": lambda asked: ending(asked.await_control("set_model", {}).withdraw("r1")),
        "killed": lambda asked: asked.await_control("set_model", {}).die("KILL"),
        "exit": lambda asked: asked.await_control("set_model", {}).exit(3),
        "stop": lambda asked: asked.await_control("interrupt", {}).write(WIRE.stopped_result()),
        "end of turn": lambda asked: (
            asked.await_control("set_model", {}).withdraw("r1").write(WIRE.result("Done."))
        ),
    }
    steps = ways[end](asking())
    _, controller = await half_answered(start_program, tmp_path / "project", steps)
    session = controller.session
    assert session is not None
    if end == "stop":
        session.stop()
    else:
        session.settings.set(SettingSubject.MODEL, "opus")
    await until(session.state_changed, lambda: session.state.phase is not SessionPhase.WAITING, 30)
    await until(
        screen.window.frameSwapped, lambda: SAID in written(controller), 30, lambda: written(controller)
    )
    assert written(controller) == f"{SAID}\n\nhalf a message"
    await draft_is_kept(places.data, written(controller))


async def test_half_a_form_is_in_the_message_box(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    steps = Steps().await_user().post(FORM, "e1").await_control("set_model", {}).withdraw("e1")
    _, controller = await half_answered(start_program, tmp_path / "project", ending(steps), "Somebody")
    assert controller.session is not None
    controller.session.settings.set(SettingSubject.MODEL, "opus")
    await until(screen.window.frameSwapped, lambda: "Somebody" in written(controller), 30)
    assert written(controller) == "> Name\nSomebody\n\nhalf a message"


@pytest.mark.parametrize("end", ["window", "session", "another takes it over"])
async def test_half_an_answer_is_kept_where_we_end(
    start_program: StartProgram, tmp_path: Path, places: AppPaths, end: str
) -> None:
    program, controller = await half_answered(
        start_program, tmp_path / "project", asking().await_control("set_model", {})
    )
    if end == "window":
        program.end()
        await program.close()
    elif end == "session":
        await program._close_session(controller)
    else:
        await controller._release_session()
        assert written(controller) == f"{SAID}\n\nhalf a message"
    await draft_is_kept(places.data, f"{SAID}\n\nhalf a message")


async def test_what_is_long_stands_beside_the_message(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, places: AppPaths
) -> None:
    long = "word " * LONG_CHARACTERS
    steps = ending(asking().await_control("set_model", {}).withdraw("r1"))
    _, controller = await half_answered(start_program, tmp_path / "project", steps, long)
    assert controller.session is not None
    controller.session.settings.set(SettingSubject.MODEL, "opus")
    carried = composer(controller).carrying_view.list
    await until(carried.changed, lambda: bool(carried.all), 30)
    assert written(controller) == f"half a message{MARK}"
    assert long.strip() in carried.all[0].text
    controller.save()
    (file,) = places.data.glob("drafts/*.json")
    assert long.strip() in json.loads(file.read_bytes())["parts"][0]["text"]


async def test_half_an_answer_is_kept_while_it_is_typed(
    start_program: StartProgram, tmp_path: Path, places: AppPaths
) -> None:
    """If the program is killed, the next program finds the half answer in the draft."""
    steps = asking().await_control("set_model", {})
    _, controller = await half_answered(start_program, tmp_path / "project", steps)
    controller.save()
    shutil.copytree(places.data / "drafts", tmp_path / "then", ignore=shutil.ignore_patterns("*.lock"))
    session_id, folder = controller.session_id, controller.folder
    later = Drafts(tmp_path / "then", {session_id}.__contains__)
    for _ in range(2):
        found = later.open(folder, session_id)
        assert found.draft.text == f"{SAID}\n\nhalf a message"
        later.close_writer(found)
    later.close()
    requests(controller).question.answer()
    await draft_is_kept(places.data, "half a message")
    (file,) = places.data.glob("drafts/*.json")
    controller.save()
    assert json.loads(file.read_bytes())["aside"] == "", "it went with the answer"

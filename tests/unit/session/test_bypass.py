"""Bypass mode: a child is started for this mode when no turn runs. Each later child is started in the mode of
its moment."""

from pathlib import Path

import pytest

from claude_desk.session.core.session_state import SessionPhase, SettingSubject
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, reply, streaming

BYPASS = "bypassPermissions"
FLAG = "--allow-dangerously-skip-permissions"
AGREES = {"set_permission_mode": {"mode": BYPASS}}


def bypassing(text: str) -> Script:
    """Script a child that works in bypass mode, and reports that mode."""
    steps = Steps().await_user().write(WIRE.init(BYPASS), *WIRE.text_turn(text)[1:])
    return Script(steps, answers=AGREES, resumed=steps)


async def test_a_child_is_started_for_it(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hi.")), bypassing("All of it."), Script(resumed=reply("Careful.")))
    await held.turn("go")
    session_id = held.session.info.session_id
    held.session.settings.set(SettingSubject.MODE, BYPASS)
    held.session.send("and now?")  # the message waits for the child in bypass mode
    await held.until(lambda: len(held.footers) == 2)
    assert held.rows == [
        "user: go",
        "prose: Hi.",
        "footer: done",
        "user: and now?",
        "prose: All of it.",
        "footer: done",
    ]
    assert held.session.info.mode == BYPASS
    assert FLAG not in held.starts[0]
    assert FLAG in held.starts[1]
    assert held.flag(2, "--permission-mode") == BYPASS
    assert held.flag(2, "--resume") == session_id
    assert held.restored == []
    assert SessionPhase.NOT_RUNNING not in held.states
    # The next child is started in the mode of that moment.
    held.session.settings.set(SettingSubject.MODE, "default")
    await held.until(lambda: held.session.settings.wanted_mode == "default")


async def test_it_waits_for_the_turns_end(make_session: MakeSession) -> None:
    steps = streaming("Half an").await_control("set_model", {}).write(WIRE.result("x"))
    held = make_session(Script(steps), bypassing("All of it."))
    held.session.send("go")
    await held.says("Half an")
    held.session.settings.set(SettingSubject.MODE, BYPASS)
    assert held.session.info.mode == "default"
    assert held.session.settings.wanted_mode == BYPASS
    held.session.send("and now?")
    held.session.settings.set(SettingSubject.MODEL, "opus")  # the script's turn ends at that request
    await held.until(lambda: held.footers == ["done", "done"])
    assert len(held.starts) == 2
    assert any(row.startswith("notice: Bypass permissions starts after") for row in held.rows)


async def test_another_choice_before_the_turns_end_takes_it_back(make_session: MakeSession) -> None:
    steps = (
        streaming("Half an").await_control("set_permission_mode", {"mode": "plan"}).write(WIRE.result("x"))
    )
    held = make_session(Script(steps))
    held.session.send("go")
    await held.says("Half an")
    held.session.settings.set(SettingSubject.MODE, BYPASS)
    held.session.settings.set(SettingSubject.MODE, "plan")
    await held.until(lambda: held.footers == ["done"])
    await held.until(lambda: held.session.info.mode == "plan")
    assert len(held.starts) == 1


async def test_another_choice_while_the_old_child_ends_is_the_next_childs(make_session: MakeSession) -> None:
    """The old child cannot answer any more. The next child must not work in bypass."""
    held = make_session(Script(reply("Hi.")), Script(resumed=reply("Careful.")))
    await held.turn("go")
    held.session.settings.set(SettingSubject.MODE, BYPASS)
    held.session.settings.set(SettingSubject.MODE, "plan")
    held.session.settings.set(SettingSubject.MODEL, "opus")
    held.session.send("and now?")
    await held.until(lambda: len(held.footers) == 2)
    assert FLAG not in held.starts[1]
    assert held.flag(2, "--permission-mode") == "plan"
    assert held.flag(2, "--model") == "opus"
    assert not any("changed" in row for row in held.rows)


@pytest.mark.parametrize("mode", ["plan", "acceptEdits"])
async def test_a_mode_that_the_child_has_not_answered_is_the_next_childs(
    make_session: MakeSession, mode: str
) -> None:
    """The child dies with the request. The choice is not lost, and needs no notice."""
    dying = Steps().await_user().write(*WIRE.text_turn("Hi.")).await_control("set_permission_mode").die()
    held = make_session(Script(dying), Script(resumed=reply("Careful.")))
    await held.turn("go")
    held.session.settings.set(SettingSubject.MODE, mode)
    await held.state(SessionPhase.NOT_RUNNING)
    assert held.session.info.mode == mode
    await held.turn("and now?")
    assert held.flag(2, "--permission-mode") == mode
    assert not any("not changed" in row for row in held.rows)


async def test_a_refused_mode_is_not_the_next_childs_while_another_request_is_open(
    make_session: MakeSession, tmp_path: Path
) -> None:
    """The CLI refuses the mode, does not answer about the effort, and dies."""
    goes = tmp_path / "goes"
    steps = Steps().await_user().write(*WIRE.text_turn("Hi."))
    steps = steps.await_control("set_permission_mode", error="Not here", code="invalid")
    dying = steps.await_control("apply_flag_settings", times=0).await_path(goes).die()
    held = make_session(Script(dying), Script(resumed=reply("Careful.")))
    await held.turn("go")
    held.session.settings.set(SettingSubject.MODE, "plan")
    held.session.settings.set(SettingSubject.EFFORT, "high")
    await held.says("Not here")
    assert held.session.settings.wanted_mode == "default"
    goes.touch()
    await held.state(SessionPhase.NOT_RUNNING)
    assert held.session.info.mode == "default"
    await held.turn("and now?")
    assert held.flag(2, "--permission-mode") == "default"


async def test_a_cli_that_does_not_start_for_it(make_session: MakeSession) -> None:
    """Both versions refuse to start as root outside a sandbox."""
    refusing = Script(Steps().stderr("cannot be used with root\n").exit(1), initialize=None)
    held = make_session(Script(reply("Hi.")), refusing, Script(resumed=reply("Here again.")))
    await held.turn("go")
    held.session.settings.set(SettingSubject.MODE, BYPASS)
    held.session.send("and now?")
    await held.until(lambda: len(held.footers) == 2)
    (notice,) = [row for row in held.rows if row.startswith("notice")]
    assert "The permission mode could not be changed" in notice
    assert "cannot be used with root" in notice
    assert held.session.info.mode == "default"
    assert held.session.state.problem is None
    assert FLAG not in held.starts[2]
    assert held.rows[-1] == "footer: done"
    assert held.prompts(3) == ["and now?"]


async def test_a_cli_whose_settings_forbid_it(make_session: MakeSession) -> None:
    """The CLI silently starts in another mode. When it is asked for bypass, it says why that is not
    possible."""
    steps = Steps().await_control("set_permission_mode", error="it is disabled by settings")
    steps.steps += reply("Here again.").steps
    held = make_session(Script(reply("Hi.")), Script(resumed=steps))
    await held.turn("go")
    held.session.settings.set(SettingSubject.MODE, BYPASS)
    await held.says("it is disabled by settings")
    assert held.session.info.mode == "default"
    assert BYPASS in held.session.info.refused_modes
    await held.turn("and now?")
    assert held.rows[-2:] == ["prose: Here again.", "footer: done"]


async def test_before_there_is_a_child(make_session: MakeSession) -> None:
    held = make_session(bypassing("All of it."))
    held.session.settings.set(SettingSubject.MODE, BYPASS)
    await held.turn("go")
    assert FLAG in held.starts[0]
    assert held.session.state.phase is SessionPhase.READY


async def test_the_choice_holds_when_the_child_is_gone(make_session: MakeSession) -> None:
    dying = Steps().await_user().write(WIRE.init(BYPASS), *WIRE.text_turn("All of it.")[1:]).die("KILL")
    held = make_session(Script(dying, answers=AGREES), bypassing("More of it."), mode=BYPASS)
    await held.turn("go")
    await held.state(SessionPhase.NOT_RUNNING)
    await held.turn("and now?")
    assert FLAG in held.starts[1]
    assert held.session.info.mode == BYPASS

"""The facts of a session besides its rows."""

import pytest

from claude_desk.protocol.wire.system import Init, Status
from claude_desk.session.core.session_info import SessionInfo

INIT = {"type": "system", "subtype": "init", "uuid": "u", "session_id": "s", "cwd": "/p"}
STATUS = {"type": "system", "subtype": "status", "uuid": "u", "session_id": "s", "status": None}


def turn(info: SessionInfo, mode: str) -> None:
    info.observe(Init.model_validate(INIT | {"permissionMode": mode}))


def told(info: SessionInfo, mode: str) -> None:
    info.observe(Status.model_validate(STATUS | {"permissionMode": mode}))


@pytest.mark.parametrize("begins", ["default", "acceptEdits", "dontAsk", "bypassPermissions"])
def test_the_mode_before_a_plan_is_the_one_that_was_worked_in(begins: str) -> None:
    info = SessionInfo("", begins, "s")
    turn(info, begins)
    # The mode key passes another mode on the way. Both modes are requested before the first answer comes.
    info.asks_plan = True
    info.set_mode("acceptEdits")
    told(info, "plan")
    info.set_mode("plan")
    turn(info, "plan")
    assert info.before_plan == begins


def test_claude_plans_by_itself() -> None:
    """Claude begins to plan in a turn after the user has changed the mode in that turn."""
    info = SessionInfo("", "default", "s")
    turn(info, "default")
    told(info, "acceptEdits")
    told(info, "plan")
    assert info.before_plan == "acceptEdits"


def test_a_session_that_begins_with_a_plan_had_none_before() -> None:
    info = SessionInfo("", "plan", "s")
    turn(info, "plan")
    assert info.before_plan == "default"

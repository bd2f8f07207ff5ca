"""Plans with both real CLIs: the answer that Claude reads, the mode afterwards, and the files that exist."""

import json
import re
from pathlib import Path

import pytest

from claude_desk.session.core.session_state import SessionPhase, SettingSubject
from claude_desk.session.permissions.decisions import (
    ApprovePlan,
    DenyOnce,
    KeepPlanning,
    RequestKind,
    modes_after_plan,
)
from claude_desk.session.permissions.plan_comments import planning_words
from claude_desk.ui.permissions.plan_model import rows_of
from tests.e2e.conftest import RealSession
from tests.standin import Answer, StandIn, ToolUse
from tests.unit.session.session_harness import SessionHarness

pytestmark = pytest.mark.seconds(120)

PLAN = "# A relay\n\n1. Take the hook\n2. Keep it\n\nThen test it."
RUN = "python3 -c 'open(chr(116), chr(119))'"  # this command makes a file
WANTED = [{"tool": "Bash", "prompt": "run the tests"}]


async def plan_of(held: SessionHarness) -> str:
    """Wait until the user is asked about a plan, and return the request's id."""
    await held.until(
        lambda: len(held.session.requests.pending) == 1 and bool(held.session.requests.pending[0].plan), 60
    )
    (request,) = held.session.requests.pending
    assert request.kind is RequestKind.PLAN
    assert request.plan.strip() == PLAN
    return request.id


async def test_comments_a_stop_and_approval(real_session: RealSession, api: StandIn, project: Path) -> None:
    leaves = Answer(ToolUse("ExitPlanMode", {"plan": PLAN, "allowedPrompts": WANTED}))
    write = {"file_path": str(project / "relay.txt"), "content": "x"}
    api.on("alpha", [leaves, leaves])
    api.on(
        "beta",
        [
            leaves,
            Answer(ToolUse("Bash", {"command": RUN, "description": "Runs the tests"})),
            Answer(ToolUse("Write", write)),
            "Done.",
        ],
    )
    held = real_session(mode="plan")
    held.session.send("alpha")
    first = await plan_of(held)
    comments = [(rows_of(PLAN)[1].source, "Not into a file.")]
    held.session.requests.decide(first, KeepPlanning(planning_words(comments, "Shorter.")))
    await held.until(
        lambda: bool(held.session.requests.pending) and held.session.requests.pending[0].id != first, 60
    )
    told = api.last_tool_result("alpha")
    assert "> 1. Take the hook\n\nNot into a file." in told
    assert told.rstrip().endswith("About the plan as a whole:\n\nShorter.")
    assert held.session.info.mode == "plan"

    # Plan mode stays after a stop while the plan waits.
    await plan_of(held)
    held.session.stop()
    await held.state(SessionPhase.READY, 60)
    assert held.footers == ["stopped"]
    assert held.session.info.mode == "plan"

    held.session.send("beta")
    second = await plan_of(held)
    assert held.session.info.mode == "plan"
    held.session.requests.decide(second, ApprovePlan("acceptEdits"))
    # The CLI still asks about permissions that the plan asks for.
    await held.until(
        lambda: bool(held.session.requests.pending) and held.session.requests.pending[0].id != second, 60
    )
    (request,) = held.session.requests.pending
    assert request.request.input["command"] == RUN
    assert held.session.info.mode == "acceptEdits"
    held.session.requests.decide(request.id, DenyOnce())
    await held.until(lambda: len(held.footers) == 2, 60)
    assert (project / "relay.txt").read_text() == "x", "edits are accepted now"
    assert not (project / "t").exists()

    # After a plain approval, the CLI asks about edits again.
    api.on("gamma", [leaves, Answer(ToolUse("Write", write | {"content": "y"})), "Done."])
    held.session.settings.set(SettingSubject.MODE, "plan")
    held.session.send("gamma")
    third = await plan_of(held)
    held.session.requests.decide(third, ApprovePlan())
    await held.until(
        lambda: bool(held.session.requests.pending) and held.session.requests.pending[0].id != third, 60
    )
    assert held.session.requests.pending[0].request.tool_name == "Write"
    held.session.requests.decide(held.session.requests.pending[0].id, DenyOnce())
    await held.until(lambda: len(held.footers) == 3, 60)
    assert held.session.info.mode == "default"
    assert (project / "relay.txt").read_text() == "x"
    decided = [line["decision"] for r in held.journal() if (line := r.model_dump())["kind"] == "decided"]
    assert decided == ["kept_planning", "stopped", "approved", "deny", "approved", "deny"]


async def test_a_plan_that_is_only_in_its_file(real_session: RealSession, api: StandIn) -> None:
    """Models of newer versions write the plan only to the file that the CLI names."""
    api.on("alpha", ["I will."])
    held = real_session(mode="plan")
    held.session.send("alpha")
    await held.until(lambda: held.footers == ["done"], 60)
    found = re.search(r"/\S+/plans/[\w-]+\.md", json.dumps(api.turns[-1].body))
    assert found is not None, "the CLI tells where the plan belongs"
    write = ToolUse("Write", {"file_path": found[0], "content": PLAN})
    api.on("beta", [Answer(write), Answer(ToolUse("ExitPlanMode", {})), "Well."])
    held.session.send("beta")
    waiting = await plan_of(held)
    held.session.requests.decide(waiting, KeepPlanning("Shorter."))
    await held.until(lambda: held.footers == ["done", "done"], 60)
    assert "Shorter." in api.last_tool_result("beta")


async def test_the_mode_that_was_chosen_last_follows_a_plan(
    real_session: RealSession, api: StandIn, project: Path
) -> None:
    """Check the mode from before the plan, and a mode that is chosen while the plan waits."""
    leaves = Answer(ToolUse("ExitPlanMode", {"plan": PLAN}))
    write = Answer(ToolUse("Write", {"file_path": str(project / "relay.txt"), "content": "x"}))
    api.on("alpha", ["I see."])
    api.on("beta", [leaves, write, "Done."])
    api.on("gamma", [leaves, write, "Done."])
    held = real_session(mode="acceptEdits")
    session = held.session
    session.send("alpha")
    await held.until(lambda: held.footers == ["done"], 60)
    session.settings.set(SettingSubject.MODE, "plan")
    session.send("beta")
    first = await plan_of(held)
    assert modes_after_plan(session.settings.wanted_mode, session.info.before_plan)[0] == "acceptEdits"
    session.requests.decide(first, ApprovePlan("acceptEdits"))
    await held.until(lambda: len(held.footers) == 2, 60)
    assert session.info.mode == "acceptEdits"
    assert (project / "relay.txt").read_text() == "x"

    session.settings.set(SettingSubject.MODE, "plan")
    session.send("gamma")
    second = await plan_of(held)
    session.settings.set(SettingSubject.MODE, "default")
    await held.until(lambda: session.info.mode == "default", 60)
    assert modes_after_plan(session.settings.wanted_mode, session.info.before_plan)[0] == "default"
    session.requests.decide(second, ApprovePlan("default"))
    await held.until(lambda: bool(session.requests.pending) and session.requests.pending[0].id != second, 60)
    assert session.requests.pending[0].request.tool_name == "Write", "edits are asked about"
    session.requests.decide(session.requests.pending[0].id, DenyOnce())
    await held.until(lambda: len(held.footers) == 3, 60)
    assert session.info.mode == "default"


async def test_claude_plans_by_itself_and_goes_back_to_the_mode_before(
    real_session: RealSession, api: StandIn
) -> None:
    leaves = Answer(ToolUse("ExitPlanMode", {"plan": PLAN}))
    api.on("alpha", [Answer(ToolUse("EnterPlanMode", {})), leaves, "Done."])
    held = real_session(mode="acceptEdits")
    held.session.send("alpha")
    waiting = await plan_of(held)
    session = held.session
    assert session.info.mode == "plan"
    assert modes_after_plan(session.settings.wanted_mode, session.info.before_plan)[0] == "acceptEdits"
    session.requests.decide(waiting, ApprovePlan("acceptEdits"))
    await held.until(lambda: held.footers == ["done"], 60)
    assert session.info.mode == "acceptEdits"

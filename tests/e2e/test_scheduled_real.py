"""A turn that a schedule starts, with 2.1.330. 2.1.37 does not have scheduled tasks."""

import json
import time
from pathlib import Path

import pytest

from claude_desk.transcript.entries import EntryKind
from tests.clis import NEW
from tests.e2e import reopen_check
from tests.e2e.conftest import RealSession
from tests.standin import StandIn


@pytest.mark.seconds(90)
@pytest.mark.parametrize("cli", [NEW], indirect=True, ids=lambda cli: cli.version)
async def test_a_scheduled_task_says_that_it_began_the_turn(
    real_session: RealSession, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    """A task that was due while no CLI ran starts a turn immediately. The window names the task as the
    cause."""
    task = {"id": "abc12345", "cron": "* * * * *", "prompt": "Water the plants", "recurring": False}
    task["createdAt"] = int(time.time() * 1000) - 120_000
    (project / ".claude").mkdir()
    (project / ".claude" / "scheduled_tasks.json").write_text(json.dumps({"tasks": [task]}))
    api.on("Water the plants", ["They were watered."])
    api.on("hello", ["Hi."])
    held = real_session()
    await held.ready()
    await held.until(lambda: held.footers == ["done"], 60)
    rows = ["notice: Started by a scheduled task", "prose: They were watered.", "footer: done"]
    assert held.rows == rows
    await held.turn("hello")
    assert held.rows == [*rows, "user: hello", "prose: Hi.", "footer: done"]
    live, session_id = held.session.entries, held.session.info.session_id
    assert live[0].kind is EntryKind.NOTICE
    await held.session.close()
    home = Path(environment["HOME"])
    await reopen_check.written(live, home, held.journals, session_id)
    assert not reopen_check.differences(live, home, held.journals, session_id)

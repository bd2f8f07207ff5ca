"""Errors after which each later message fails too, with both real CLIs: the row offers the ways out."""

from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests import clis
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.qml.window import Kind
from tests.standin import Answer, HttpError, StandIn

pytestmark = [pytest.mark.seconds(120), pytest.mark.both_versions]

WAYS = ("Choose a model…", "Compact now", "Rewind to before it…", "Fork without it", "Try again")
MODEL, COMPACT, REWIND, FORK, AGAIN = WAYS
IMAGE = "messages.2.content.1.image.source.base64: Could not process image"
# What the API answers, and which ways the row offers, by the version of the CLI.
ERRORS = {
    "too long": (
        HttpError(400, "invalid_request_error", "prompt is too long: 210000 tokens > 200000 maximum"),
        dict.fromkeys((clis.OLD.version, clis.NEW.version), (COMPACT, REWIND, FORK, AGAIN)),
    ),
    "a picture": (
        HttpError(400, "invalid_request_error", IMAGE),
        # 2.1.330 removes the picture from the conversation itself.
        {clis.OLD.version: (REWIND, FORK, AGAIN), clis.NEW.version: (AGAIN,)},
    ),
    "a refusal": (
        Answer("I", stop_reason="refusal"),
        dict.fromkeys((clis.OLD.version, clis.NEW.version), (MODEL, REWIND, FORK, AGAIN)),
    ),
}


@pytest.mark.parametrize("error", ERRORS)
async def test_the_error_offers_the_ways_out(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path, error: str
) -> None:
    answer, ways = ERRORS[error]
    api.on("a good one", ["It is good."])
    api.on("a bad one", [answer], forever=True)
    # 2.1.330 tries to compact a conversation that is too long.
    api.on("Your task is to create a detailed summary", ["<summary>It was good.</summary>"], forever=True)
    options = Options(directory=str(project), cli=" ".join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.say("a good one")
        await desk.until_row("It is good.")
        await desk.until_state(SessionPhase.READY)
        await desk.say("a bad one")
        await desk.until_frame(lambda: any(row.startswith("Error") for row in desk.rows()), 60, desk.rows)
        await desk.until_shown(Kind.Button, AGAIN)
        assert tuple(way for way in WAYS if desk.find(Kind.Button, way)) == ways[cli.version], desk.rows()

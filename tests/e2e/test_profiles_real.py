"""Profiles with both CLIs: two profiles side by side, each with its own account. No key of a profile reaches
the API of the other profile."""

import json
import os
import shlex
import stat
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import psutil
import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.workspace.atomic_files import write_atomic
from tests.child_processes import command_of
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.standin import Answer, StandIn, Text, ToolUse
from tests.waiting import until

pytestmark = pytest.mark.seconds(150)

WORK_KEY, PRIVATE_KEY = "sk-ant-work-canary-1111", "sk-ant-private-canary-2222"


def profile(name: str, folder: Path, **variables: dict[str, str]) -> dict[str, Any]:
    written = [{"name": key, **value} for key, value in variables.items()]
    return {"id": name.lower(), "name": name, "folder": str(folder), "variables": written}


def write_profiles(root: Path, *profiles: dict[str, Any], rules: Sequence[dict[str, str]] = ()) -> None:
    (root / "config").mkdir(parents=True, mode=0o700)
    data = json.dumps({"profiles": profiles, "rules": list(rules)}).encode()
    write_atomic(root / "config" / "profiles.json", data)


@pytest.fixture
def private_api() -> Iterator[StandIn]:
    with StandIn() as standin:
        yield standin
    assert not standin.unanswered


@pytest.fixture
def work_api() -> Iterator[StandIn]:
    with StandIn() as standin:
        yield standin
    assert not standin.unanswered


def headers_of(api: StandIn) -> str:
    return "\n".join(str(request.headers) for request in api.requests)


async def test_two_profiles_at_once_reach_only_their_own_api(
    cli: Cli,
    api: StandIn,
    work_api: StandIn,
    private_api: StandIn,
    project: Path,
    environment: dict[str, str],
    tmp_path: Path,
) -> None:
    root, home = tmp_path / "desk", project.parent / "at-home"
    home.mkdir()
    key = tmp_path / "key"
    key.write_text(f"{WORK_KEY}\n")
    write_profiles(
        root,
        profile(
            "Work",
            tmp_path / "claude-work",
            ANTHROPIC_BASE_URL={"source": "text", "value": work_api.url},
            ANTHROPIC_API_KEY={"source": "command", "value": shlex.join(["cat", str(key)])},
        ),
        profile(
            "Private",
            tmp_path / "claude-private",
            ANTHROPIC_BASE_URL={"source": "text", "value": private_api.url},
            ANTHROPIC_API_KEY={"source": "text", "value": PRIVATE_KEY},
        ),
        rules=[{"folder": os.path.realpath(home), "profile": "private"}],
    )
    at_work, at_home = work_api.gate("work"), private_api.gate("home")
    work_api.on("at work", [Answer(Text("Work ", at_work, "is done."))])
    private_api.on("at home", [Answer(Text("Home ", at_home, "is fine."))])
    options = Options(directory=str(project), cli=shlex.join(cli.command()), profile="Work")
    async with Desk(options, environment, root) as desk:
        await desk.say("at work")
        await at_work.reached()
        working = desk.session
        desk.program.launcher._options = Options(cli=options.cli)
        desk.program.launcher.begin_in(str(home))
        assert desk.session is not working
        await desk.say("at home")
        await at_home.reached()
        assert working.state.phase is SessionPhase.WORKING
        assert desk.session.state.phase is SessionPhase.WORKING
        lines = [" ".join(command_of(process)) for process in psutil.Process().children(recursive=True)]
        assert len(lines) >= 2
        assert not [line for line in lines if WORK_KEY in line or PRIVATE_KEY in line]
        at_home.release()
        at_work.release()
        await desk.until_row("Home is fine.")
        await desk.until_state(SessionPhase.READY)
        await until(working.state_changed, lambda: working.state.phase is SessionPhase.READY, 60)
        names = [controller.view.profileName for controller in desk.program.session_manager]
        assert names == ["Work", "Private"]
    assert WORK_KEY in headers_of(work_api)
    assert PRIVATE_KEY in headers_of(private_api)
    assert PRIVATE_KEY not in headers_of(work_api) + headers_of(api)
    assert WORK_KEY not in headers_of(private_api) + headers_of(api)
    assert not api.requests
    for each in (work_api, private_api):
        assert environment["ANTHROPIC_API_KEY"] not in headers_of(each)
    assert list((tmp_path / "claude-work").glob("projects/*/*.jsonl"))
    assert list((tmp_path / "claude-private").glob("projects/*/*.jsonl"))
    assert not list((tmp_path / "home" / ".claude").glob("projects/*/*.jsonl"))
    assert stat.S_IMODE((root / "config" / "profiles.json").stat().st_mode) == 0o600
    own = root / "config" / "profiles.json"
    for file in root.rglob("*"):
        if file.is_file() and file != own:
            data = file.read_bytes()
            assert WORK_KEY.encode() not in data, file
            assert PRIVATE_KEY.encode() not in data, file


async def test_a_session_goes_on_with_its_profile_and_what_claude_runs_inherits_it(
    cli: Cli, api: StandIn, work_api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    root = tmp_path / "desk"
    write_profiles(
        root,
        profile(
            "Work",
            tmp_path / "claude-work",
            ANTHROPIC_BASE_URL={"source": "text", "value": work_api.url},
            ANTHROPIC_API_KEY={"source": "text", "value": WORK_KEY},
            MY_VARIABLE={"source": "command", "value": "echo my own value"},
        ),
    )
    command = {"command": "mkdir x; echo $MY_VARIABLE, $CLAUDE_CONFIG_DIR"}
    work_api.on("first", [Answer(ToolUse("Bash", command)), "It has run."])
    work_api.on("second", ["It goes on."])
    words = shlex.join(cli.command())
    async with Desk(Options(directory=str(project), cli=words, profile="Work"), environment, root) as desk:
        await desk.say("first")
        await desk.decide("Allow once")
        await desk.until_row("It has run.")
        await desk.until_state(SessionPhase.READY)
    assert f"my own value, {tmp_path / 'claude-work'}" in work_api.last_tool_result()
    async with Desk(Options(cli=words), environment, root) as desk:  # no profile is named
        assert [controller.profile for controller in desk.program.session_manager] == ["work"]
        history = desk.session.history
        await until(history.loading_ended, lambda: not history.awaited)
        assert any("It has run." in row for row in desk.rows())
        await desk.say("second")
        await desk.until_row("It goes on.")
        await desk.until_state(SessionPhase.READY)
    assert "first" in str(work_api.turns[-1].messages)
    assert not api.requests

"""A session's folder that is a symbolic link: Claude Code starts in the folder that was reviewed.

Another test checks the options and the environment of Claude Code in a folder that is opened without the
programs that its files name.
"""

import json
import os
import shlex
import sys
from pathlib import Path

import pytest

from claude_desk.ui.window.window_engine import WindowEngine
from tests.unit.controllers.conftest import StartProgram
from tests.waiting import until

SESSION = "11111111-2222-4333-8444-555555555555"


@pytest.fixture
def link(tmp_path: Path) -> Path:
    """Make a link to a folder without findings. A second folder, `other`, has a hook."""
    (tmp_path / "harmless").mkdir()
    settings = tmp_path / "other/.claude/settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"hooks": {"Stop": [{"hooks": [{"command": "./run.sh"}]}]}}))
    link = tmp_path / "link"
    link.symlink_to("harmless")
    return link


@pytest.mark.parametrize("way", ["session", "new", "reopened"])
async def test_a_link_that_is_turned_leads_nowhere_else(
    start_program: StartProgram, link: Path, tmp_path: Path, way: str
) -> None:
    program = start_program(cli="/nowhere/claude", directory=str(tmp_path))
    match way:
        case "session":
            program.launcher.open_session(str(link), SESSION)
        case "new":
            program.launcher.begin_in(str(link))
        case "reopened":
            program.session_manager.show(program.session_manager.add(str(link)))
    controller = program.session_manager.current
    assert controller is not None
    link.unlink()
    link.symlink_to("other")
    assert controller.folder == str(tmp_path / "harmless")
    if controller.session is not None and controller.consent is not None:
        assert controller.session.folder == controller.consent.review.root == str(tmp_path / "harmless")


async def test_what_is_open_in_a_folder_is_found_by_a_link_too(
    start_program: StartProgram, link: Path, tmp_path: Path
) -> None:
    program = start_program(cli="/nowhere/claude", directory=str(tmp_path))
    program.launcher.open_session(str(tmp_path / "harmless"), SESSION)
    controller = program.session_manager.current
    program.launcher.open_session(str(tmp_path), SESSION.replace("1", "2"))
    assert program.session_manager.current is not controller
    program.launcher.open_folder(str(link))
    assert program.session_manager.current is controller


async def test_a_folder_that_is_opened_without_its_files_runs_nothing_of_them(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    """Check the way from the answer on the trust page to the command line and environment of Claude Code."""
    project, told = tmp_path / "project", tmp_path / "told.json"
    (project / ".git").mkdir(parents=True)
    for name in ("HEAD", "objects", "refs"):
        (project / ".git" / name).mkdir()
    (project / ".git" / "config").write_text(
        '[core]\n\tfsmonitor = ./watch\n[remote "o"]\n\turl = ext::./x\n'
    )
    (tmp_path / "cli.py").write_text(
        "import json, os, pathlib, sys\n"
        f"pathlib.Path({str(told)!r}).write_text(json.dumps([sys.argv, dict(os.environ)]))\n"
        "sys.exit('told')\n"
    )
    path = f":bin:.:{os.environ['PATH']}"
    cli = shlex.join([sys.executable, str(tmp_path / "cli.py")])
    program = start_program(environ={"PATH": path}, cli=cli, directory=str(project))
    assert screen.app.property("page") == "trust"
    screen.app.openedWithout.emit()
    session = program.session
    assert session is not None
    session.start()
    await until(session.state_changed, lambda: session.state.problem is not None)
    words, environ = json.loads(told.read_text())
    assert "--setting-sources=user" in words
    assert environ["CLAUDE_CODE_DISABLE_CRON"] == "1"
    count = int(environ["GIT_CONFIG_COUNT"])
    git = {environ[f"GIT_CONFIG_KEY_{n}"]: environ[f"GIT_CONFIG_VALUE_{n}"] for n in range(count)}
    assert git["core.fsmonitor"] == "false"
    assert git["safe.directory"] == str(project)
    assert environ["GIT_ALLOW_PROTOCOL"] == ""
    assert all(Path(entry).is_absolute() for entry in environ["PATH"].split(os.pathsep))

"""What the start page learns about Claude Code before the first session."""

import json
import sys
from pathlib import Path

import pytest

from claude_desk.agent.finder import Command, search_of
from claude_desk.controllers.cli_check_controller import CliCheckController
from claude_desk.protocol.launch_options import DOCUMENTED
from claude_desk.ui.window.cli_check_view import CliCheckView
from claude_desk.workspace.profiles.account_command import AccountCommand
from tests import clis
from tests.unit.controllers.test_account_controller import HELP
from tests.waiting import until

# What the test's Claude Code answers. Any other words would begin a conversation, and end in an error here.
CLI = """
import sys
words = sys.argv[1:]
if words == ["--version"]:
    print("9.9.9 (Claude Code)")
elif words == ["--help"]:
    print(OPTIONS)
elif words == ["auth", "--help"]:
    print(HELP)
elif words == ["auth", "status"]:
    print(STATUS)
    sys.exit(1)
else:
    open(WRONG, "w").close()
"""
WITH_STATUS = HELP + "  status [options]  Show it\n"
OLD_HELP = "Usage: claude [options] [command] [prompt]\n\nCommands:\n  auth  login logout status\n"
SIGNED_IN = json.dumps({"loggedIn": True, "email": "mara@example.org\u202e"}, indent=2)
ANSWERS = [
    (WITH_STATUS, SIGNED_IN, "found", "Claude Code 9.9.9, signed in as mara@example.org⟨U+202E⟩"),
    (WITH_STATUS, '{"loggedIn": true, "apiKeySource": "X"}', "found", "Claude Code 9.9.9"),
    (WITH_STATUS, '{"loggedIn": false}', "signed-out", "Claude Code 9.9.9, not signed in"),
    (WITH_STATUS, "not JSON", "found", "Claude Code 9.9.9"),
    (HELP, SIGNED_IN, "found", "Claude Code 9.9.9"),
    (OLD_HELP, SIGNED_IN, "found", "Claude Code 9.9.9"),
]
OPTIONS = "Usage: claude [options]\n\n  " + "\n  ".join(DOCUMENTED)


TOO_OLD = "Claude Code 9.9.9 is too old. Update it in a terminal: claude update"


@pytest.mark.parametrize(
    ("text", "status", "options", "stage", "words"),
    [
        *((text, status, OPTIONS, stage, words) for text, status, stage, words in ANSWERS),
        (WITH_STATUS, SIGNED_IN, OPTIONS.replace(DOCUMENTED[-1], ""), "too-old", TOO_OLD),
        (WITH_STATUS, "not JSON", "What is this?", "found", "Claude Code 9.9.9"),
    ],
)
async def test_it_asks_for_the_version_and_the_account_only(
    tmp_path: Path, text: str, status: str, options: str, stage: str, words: str
) -> None:
    wrong = tmp_path / "wrong"
    file = tmp_path / "claude.py"
    answers = f"HELP, STATUS, OPTIONS, WRONG = {text!r}, {status!r}, {options!r}, {str(wrong)!r}"
    file.write_text(f"{answers}\n{CLI}")
    view = CliCheckView()
    controller = CliCheckController(
        view, lambda: Command(sys.executable, (str(file),)), lambda: {"PATH": "/usr/bin"}, tmp_path, view
    )
    view.check()
    assert (view.stage, view.words) == ("looking", "Looking for Claude Code…")
    await until(view.changed, lambda: view.stage != "looking" and controller._running is None)
    assert (view.stage, view.words, view.missing) == (stage, words, False)
    assert not wrong.exists(), "nothing was sent to Claude"
    await controller.close()


async def test_without_it_the_page_says_where_it_was_looked_for(tmp_path: Path) -> None:
    usual = tmp_path / ".local" / "bin"
    usual.mkdir(parents=True)
    (usual / "claude").write_text("not executable")
    environ = {"HOME": str(tmp_path), "PATH": "/nowhere:/usr/bin:/nowhere"}
    view = CliCheckView()
    controller = CliCheckController(view, lambda: None, lambda: environ, tmp_path, view)
    view.check()
    assert (view.stage, view.words, view.missing) == ("missing", "", True)
    assert view.looked[0] == "PATH, 2 folders"
    assert any(place.endswith(".local/bin") for place in view.looked)
    assert [Path(file).name for file in view.blocked] == ["claude"]
    assert search_of(environ).blocked == (str(usual / "claude"),)
    await controller.close()


@pytest.mark.seconds(120)
@pytest.mark.both_versions
@pytest.mark.parametrize("cli", clis.BOTH, ids=lambda cli: cli.version)
async def test_what_both_versions_say(cli: clis.Cli, tmp_path: Path) -> None:
    program, *arguments = cli.command()
    environ = clis.clean_environment(tmp_path / "home", "http://127.0.0.1:9")
    account = AccountCommand(Command(program, tuple(arguments)), environ, str(tmp_path))
    assert await account.version() == f"{cli.version} (Claude Code)"
    assert not await account.is_too_old()
    status = await account.status()
    assert (status.signed_in if status is not None else None) is (True if cli is clis.NEW else None)

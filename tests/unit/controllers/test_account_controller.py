"""Signing in and out with the command of Claude Code, if there is such a command."""

import shlex
import sys
from pathlib import Path
from typing import Any

import psutil
import pytest

from claude_desk.agent.finder import Command
from claude_desk.controllers.main_controller import MainController
from claude_desk.protocol.files.profiles_file import ProfileVariable, StoredProfile
from claude_desk.ui.profiles.account_view import AccountView
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.profiles.account_command import AccountCommand, has_account_commands
from tests import clis
from tests.child_processes import children_with
from tests.unit.controllers.conftest import StartProgram
from tests.waiting import until

HELP = "Usage: claude auth [options] [command]\n\nCommands:\n  login [options]  Sign in\n  logout  Log out\n"
# What the test's Claude Code answers to `auth --help`, `auth login` and `auth logout`.
CLI = """
import os, sys
words = sys.argv[1:]
if words == ["auth", "--help"]:
    print(HELP)
elif words == ["auth", "logout"]:
    print("Out of", os.environ["CLAUDE_CONFIG_DIR"])
elif words == ["auth", "login"]:
    print("visit:\\nhttps://claude.ai/oauth/authorize?x=1\\nPaste > \x1b[1mcode\x1b[0m", flush=True)
    code = sys.stdin.readline().strip()
    print("Got", code, os.environ.get("ANTHROPIC_API_KEY"), os.environ.get("MY_KEY"), os.getcwd())
    sys.exit(0 if code == "right" else 1)
else:
    sys.exit(9)
"""


def cli_that_says(tmp_path: Path, text: str = HELP) -> str:
    file = tmp_path / "claude.py"
    file.write_text(f"HELP = {text!r}\n{CLI}")
    return shlex.join([sys.executable, str(file)])


@pytest.mark.parametrize(
    ("text", "known"),
    [
        (HELP, True),
        ("Usage: claude [options] [command] [prompt]\n\nCommands:\n  auth  login logout\n", False),
        ("Usage: claude auth\n  status  Show it\n", False),
        ("Usage: claude auth\n  login  In\n", False),
        ("", False),
    ],
)
def test_the_help_tells_whether_there_are_such_commands(text: str, known: bool) -> None:
    assert has_account_commands(text) is known


@pytest.mark.seconds(120)
@pytest.mark.both_versions
@pytest.mark.parametrize("cli", clis.BOTH, ids=lambda cli: cli.version)
async def test_what_both_versions_have(cli: clis.Cli, tmp_path: Path) -> None:
    program, *arguments = cli.command()
    environ = clis.clean_environment(tmp_path / "home", "http://127.0.0.1:9")
    account = AccountCommand(Command(program, tuple(arguments)), environ, str(tmp_path))
    assert await account.is_there() is (cli is clis.NEW)
    if cli is clis.NEW:
        await account.run("logout")
        assert account.code == 0
        assert "logged out" in account.text


@pytest.fixture
def program(start_program: StartProgram, tmp_path: Path, on_loop: Any) -> MainController:
    async def begin() -> MainController:
        program = start_program(
            {"ANTHROPIC_API_KEY": "not for it"}, cli=cli_that_says(tmp_path), directory=str(tmp_path)
        )
        variables = [
            ProfileVariable(name="MY_KEY", value="own"),
            ProfileVariable(name="OTHER", source="command", value="/nowhere"),
        ]
        program.profiles.put(StoredProfile(id="work", name="Work", folder="/w", variables=variables))
        return program

    begun: MainController = on_loop(begin())
    return begun


@pytest.fixture
def account(screen: WindowEngine, program: MainController) -> AccountView:
    program._profile_settings.show()
    found: AccountView = screen.app.preferences.profiles_view.account_view
    return found


async def test_signing_in_shows_what_is_said_and_hands_on_what_is_answered(
    screen: WindowEngine, account: AccountView, program: MainController
) -> None:
    screen.app.preferences.profiles_view.rows.signIn(1)
    assert (account.heading, account.stage) == ("Sign in: Work", "asking")
    await until(account.changed, lambda: "Paste > code" in account.text)
    assert (account.stage, account.address) == ("running", "https://claude.ai/oauth/authorize?x=1")
    assert account.takesAnswers
    account.answer(" right ")
    await until(account.changed, lambda: account.stage == "done")
    assert account.text.endswith(f"Got right None own {program._places.cache}")
    account.close()
    assert (account.stage, account.text) == ("", "")


async def test_a_session_signs_in_to_the_account_of_its_profile(
    screen: WindowEngine, account: AccountView, program: MainController
) -> None:
    controller = program.session_manager.current
    assert controller is not None
    controller.profile = "work"
    screen.app.signInWanted.emit()
    assert (account.heading, account.stage) == ("Sign in: Work", "asking")
    await until(account.changed, lambda: account.stage == "running")
    account.close()


async def test_a_refused_code_is_told(screen: WindowEngine, account: AccountView) -> None:
    screen.app.preferences.profiles_view.rows.signIn(1)
    await until(account.changed, lambda: "Paste" in account.text)
    account.answer("wrong")
    await until(account.changed, lambda: account.stage == "failed")
    assert "Got wrong" in account.text


async def test_what_is_cancelled_is_ended(screen: WindowEngine, account: AccountView) -> None:
    screen.app.preferences.profiles_view.rows.signIn(1)
    await until(account.changed, lambda: "Paste" in account.text)
    [child] = children_with("login")
    account.close()
    assert not psutil.wait_procs([child], 10)[1]
    assert account.stage == ""


async def test_signing_out_is_asked_about_first(
    screen: WindowEngine, account: AccountView, program: MainController, tmp_path: Path
) -> None:
    prompt = screen.app.session_list.session_prompt
    screen.app.preferences.profiles_view.rows.signOut(1)
    assert (prompt.heading, account.stage) == ("Sign out of the account of “Work”?", "")
    prompt.accept()
    await until(account.changed, lambda: account.stage == "done")
    assert account.text == "Out of /w"
    assert not account.takesAnswers


async def test_without_such_commands_the_one_for_a_terminal_is_shown(
    screen: WindowEngine, account: AccountView, tmp_path: Path
) -> None:
    words = cli_that_says(tmp_path, "Usage: claude [options] [prompt]")
    screen.app.preferences.profiles_view.rows.signIn(1)
    await until(account.changed, lambda: account.stage == "absent")
    assert account.command == f"CLAUDE_CONFIG_DIR=/w {words} /login"
    screen.app.preferences.profiles_view.rows.signIn(0)
    await until(account.changed, lambda: account.stage == "absent" and "Default" in account.heading)
    assert account.command == f"{words} /login"


async def test_the_end_of_the_program_ends_it(
    screen: WindowEngine, account: AccountView, program: MainController
) -> None:
    screen.app.preferences.profiles_view.rows.signIn(1)
    await until(account.changed, lambda: "Paste" in account.text)
    [child] = children_with("login")
    await program._accounts.close()
    assert not psutil.wait_procs([child], 10)[1]

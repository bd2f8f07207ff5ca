"""The preparation and the check of a conversation in a root; no conversation is held here."""

import json
from pathlib import Path

import pytest

from tests import clis
from tests.packages import model_api
from tests.packages.conversations import KEY, ConversationError, check, demo, install, network, with_cli

GOOD = {"prompts": [model_api.MESSAGE, model_api.MESSAGE], "unanswered": 0, "keys": [KEY]}


@pytest.fixture
def held(tmp_path: Path) -> Path:
    """A root as a conversation with the newer CLI leaves it."""
    home = tmp_path / "home" / "tester" / f"with-{clis.NEW.version}"
    session = home / ".claude" / "projects" / "-project" / "1.jsonl"
    session.parent.mkdir(parents=True)
    session.touch()
    (home / "project").mkdir()
    (home / "project" / model_api.MADE).write_text("made\n")
    return tmp_path


def test_a_cli_finds_all_that_keeps_it_from_the_network(tmp_path: Path) -> None:
    found = dict(each.split("=", 1) for each in with_cli(clis.NEW, "http://127.0.0.1:1").variables)
    asked = clis.clean_environment(tmp_path, "http://127.0.0.1:1")
    kept = {name for name in asked if name.startswith(("ANTHROPIC_", "DISABLE_", "IS_SANDBOX"))}
    assert {name: found[name] for name in kept} == {name: asked[name] for name in kept}
    assert found["CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC"] == "1"
    assert found["CLAUDE_CONFIG_DIR"].startswith("/home/tester/")


def test_the_demo_is_told_nothing_of_an_account() -> None:
    assert demo("x11").variables == ()
    assert json.loads(demo("x11").told())["action"] == "demo"


@pytest.mark.both_versions
@pytest.mark.parametrize("cli", clis.BOTH, ids=lambda cli: cli.version)
def test_a_cli_is_where_its_installer_puts_it(cli: clis.Cli, tmp_path: Path) -> None:
    install(cli, tmp_path)
    place = tmp_path / "home" / "tester" / f"with-{cli.version}" / ".local" / "bin"
    program = place / "claude"
    assert program.stat().st_mode & 0o111
    assert all((place / Path(word).name).is_file() for word in cli.command() if word.startswith("/"))


def test_a_good_conversation_is_good(held: Path) -> None:
    check(clis.NEW, held, dict(GOOD))


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({"prompts": []}, id="nothing"),
        pytest.param({"unanswered": 1}, id="something-else"),
        pytest.param({"keys": [KEY, "another"]}, id="another-key"),
    ],
)
def test_one_that_reached_the_api_otherwise_is_not(held: Path, changed: dict[str, list[str] | int]) -> None:
    with pytest.raises(ConversationError):
        check(clis.NEW, held, GOOD | changed)


def test_one_whose_tool_did_nothing_is_not(held: Path) -> None:
    next(held.rglob(model_api.MADE)).unlink()
    with pytest.raises(ConversationError, match=model_api.MADE):
        check(clis.NEW, held, dict(GOOD))


def test_the_stand_in_says_where_it_is_and_what_it_got() -> None:
    with network() as found:
        assert found.url.startswith("http://127.0.0.1:")
        assert found.end() == {"prompts": [], "unanswered": 0, "keys": []}

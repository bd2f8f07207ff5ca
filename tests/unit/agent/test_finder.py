"""The places in which the finder looks for the CLI."""

import os
import sys
from pathlib import Path

import pytest

from claude_desk.agent.finder import Command, find_cli, with_program_folder


def program(path: Path, mode: int = 0o755) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(mode)
    return str(path)


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    return {"HOME": str(tmp_path / "home"), "PATH": str(tmp_path / "bin")}


def test_claude_on_path(environ: dict[str, str], tmp_path: Path) -> None:
    environ["PATH"] = f"{tmp_path / 'empty'}{os.pathsep}{tmp_path / 'bin'}"
    there = program(tmp_path / "bin" / "claude")
    program(tmp_path / "home" / ".local/bin/claude")
    assert find_cli(None, environ) == Command(there)


@pytest.mark.parametrize(
    "place",
    [
        ".local/bin",
        ".claude/local",
        "bin",
        ".npm-global/bin",
        ".bun/bin",
        ".linuxbrew/bin",
        ".nix-profile/bin",
        ".nvm/versions/node/v22.3.0/bin",
        ".local/share/mise/installs/node/22.3.0/bin",
        ".local/share/mise/shims",
        ".asdf/installs/nodejs/22.3.0/bin",
        ".asdf/shims",
        ".nodenv/versions/22.3.0/bin",
        ".nodenv/shims",
        ".local/share/fnm/aliases/default/bin",
        ".local/share/fnm/node-versions/v22.3.0/installation/bin",
        "n/bin",
    ],
)
def test_the_usual_places(environ: dict[str, str], tmp_path: Path, place: str) -> None:
    there = program(tmp_path / "home" / place / "claude")
    assert find_cli(None, environ) == Command(there)


@pytest.mark.parametrize(
    ("variable", "place"),
    [
        ("NVM_DIR", "versions/node/v22.3.0/bin"),
        ("MISE_DATA_DIR", "shims"),
        ("ASDF_DATA_DIR", "shims"),
        ("NODENV_ROOT", "shims"),
        ("FNM_DIR", "aliases/default/bin"),
        ("N_PREFIX", "bin"),
    ],
)
def test_places_that_a_variable_names(
    environ: dict[str, str], tmp_path: Path, variable: str, place: str
) -> None:
    there = program(tmp_path / "elsewhere" / place / "claude")
    assert find_cli(None, environ | {variable: str(tmp_path / "elsewhere")}) == Command(there)


def test_a_program_comes_before_a_shim_that_may_know_no_version(
    environ: dict[str, str], tmp_path: Path
) -> None:
    program(tmp_path / "home/.asdf/shims/claude")
    there = program(tmp_path / "home/.asdf/installs/nodejs/22.3.0/bin/claude")
    assert find_cli(None, environ) == Command(there)


def test_the_newest_node_of_nvm(environ: dict[str, str], tmp_path: Path) -> None:
    versions = tmp_path / "home/.nvm/versions/node"
    for version in ("v9.11.2", "v22.3.0", "v18.20.1", "system"):
        program(versions / version / "bin/claude")
    assert find_cli(None, environ) == Command(str(versions / "v22.3.0/bin/claude"))


@pytest.mark.parametrize("line", ["prefix={}", "prefix = {}", 'prefix="{}"', "color=true\nprefix={}\n"])
def test_npm_s_prefix(environ: dict[str, str], tmp_path: Path, line: str) -> None:
    there = program(tmp_path / "npm/bin/claude")
    (tmp_path / "home").mkdir()
    (tmp_path / "home/.npmrc").write_text(line.format(tmp_path / "npm"))
    assert find_cli(None, environ) == Command(there)


@pytest.mark.parametrize("prefix", ["~/npm", "${HOME}/npm"])
def test_npm_s_prefix_in_the_home(environ: dict[str, str], tmp_path: Path, prefix: str) -> None:
    there = program(tmp_path / "home/npm/bin/claude")
    (tmp_path / "home/.npmrc").write_text(f"prefix={prefix}\n")
    assert find_cli(None, environ) == Command(there)


def test_npm_s_prefix_from_the_environment(environ: dict[str, str], tmp_path: Path) -> None:
    there = program(tmp_path / "npm/bin/claude")
    assert find_cli(None, environ | {"NPM_CONFIG_PREFIX": str(tmp_path / "npm")}) == Command(there)


def test_a_named_program_wins(environ: dict[str, str], tmp_path: Path) -> None:
    program(tmp_path / "bin/claude")
    other = program(tmp_path / "bin/other")
    third = program(tmp_path / "third")
    assert find_cli("other", environ) == Command(other)
    assert find_cli(None, environ | {"CLAUDE_DESK_CLI": third}) == Command(third)
    assert find_cli("other", environ | {"CLAUDE_DESK_CLI": third}) == Command(other)


def test_a_named_command_is_split_as_a_shell_would(environ: dict[str, str], tmp_path: Path) -> None:
    node = program(tmp_path / "bin/node")
    assert find_cli("node '/with space/cli.js' --x \"a b\"", environ) == Command(
        node, ("/with space/cli.js", "--x", "a b")
    )


def test_a_named_program_in_the_home(environ: dict[str, str], tmp_path: Path) -> None:
    there = program(tmp_path / "home/mine/claude")
    assert find_cli("~/mine/claude", environ) == Command(there)


def test_a_relative_name_becomes_absolute(
    environ: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = program(tmp_path / "work/claude")
    monkeypatch.chdir(tmp_path / "work")
    assert find_cli("./claude", environ) == Command(there)


@pytest.mark.parametrize("named", ["nothing-of-this-name", "/nonexistent/claude", "'unclosed", "   ", "''"])
def test_a_named_program_that_cannot_be_run_is_not_replaced(
    environ: dict[str, str], tmp_path: Path, named: str
) -> None:
    program(tmp_path / "bin/claude")
    assert find_cli(named, environ) is None


def test_what_cannot_be_run_is_passed_over(environ: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "bin/claude").mkdir(parents=True)
    program(tmp_path / "home/.local/bin/claude", mode=0o644)
    there = program(tmp_path / "home/.claude/local/claude")
    assert find_cli(None, environ) == Command(there)


def test_the_folder_we_are_in_is_not_searched(
    environ: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that the user does not trust yet may contain a `claude`."""
    program(tmp_path / "work/claude")
    program(tmp_path / "work/bin/claude")
    monkeypatch.chdir(tmp_path / "work")
    there = program(tmp_path / "bin/claude")
    environ["PATH"] = f".{os.pathsep}{os.pathsep}bin{os.pathsep}{tmp_path / 'bin'}"
    assert find_cli(None, environ) == Command(there)
    assert find_cli("claude", environ) == Command(there)


def test_the_program_s_folder_is_put_last_on_path() -> None:
    command = Command("/opt/node/bin/claude")
    assert with_program_folder({"PATH": "/usr/bin", "X": "1"}, command) == {
        "PATH": f"/usr/bin{os.pathsep}/opt/node/bin",
        "X": "1",
    }
    assert (
        with_program_folder({"PATH": "/opt/node/bin:/usr/bin"}, command)["PATH"] == "/opt/node/bin:/usr/bin"
    )
    assert with_program_folder({}, command)["PATH"].endswith("/opt/node/bin")


def test_nothing_anywhere(environ: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("claude_desk.agent.finder._SYSTEM_PLACES", ())
    assert find_cli(None, environ) is None
    assert find_cli("", environ) is None


def test_a_real_program() -> None:
    assert find_cli(sys.executable, {}) == Command(sys.executable)


def test_no_relative_folder_reaches_the_child() -> None:
    command = Command("/opt/node/bin/claude")
    path = with_program_folder({"PATH": ":bin:/usr/bin:.:../x:node_modules/.bin:"}, command)["PATH"]
    assert path == "/usr/bin:/opt/node/bin"

"""The environment of a profile: what it inherits from the program, and what its commands print."""

import asyncio
import os
import shlex
import sys
from pathlib import Path
from typing import Any

import psutil
import pytest

from claude_desk.agent.child_environment import SecretsUnavailable
from claude_desk.protocol.files.profiles_file import ProfileVariable, StoredProfile
from claude_desk.workspace.profiles.profile_environment import (
    ProfileEnvironment,
    ProfileSecrets,
    inherited,
    plain_environment,
)
from tests.unit.agent.agent_harness import clean_environment


def variable(name: str, source: str, value: str = "") -> ProfileVariable:
    return ProfileVariable(name=name, source=source, value=value)


def profile(*variables: ProfileVariable) -> StoredProfile:
    return StoredProfile(id="work", name="Work", folder="/w", variables=list(variables))


def python(code: str) -> str:
    return shlex.join([sys.executable, "-c", code])


def test_no_account_of_the_programs_own_environment_is_inherited() -> None:
    environ = {
        "PATH": "/bin",
        "AWS_PROFILE": "x",
        "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
        "ANTHROPIC_API_KEY": "k",
        "ANTHROPIC_BASE_URL": "u",
        "CLAUDE_CONFIG_DIR": "/c",
        "CLAUDE_CODE_OAUTH_TOKEN": "t",
        "CLAUDE_CODE_USE_BEDROCK": "1",
        "CLAUDE_SOMETHING_NEW": "?",
        "AWS_BEARER_TOKEN_BEDROCK": "b",
    }
    assert list(inherited(environ)) == ["PATH", "AWS_PROFILE", "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC"]


def test_a_profiles_own_values_stand_over_what_is_inherited() -> None:
    told = plain_environment(
        profile(
            variable("LANG", "text", "de"),
            variable("KEY", "command", "cat /key"),
            variable("A B", "text", "x"),
        ),
        "/w",
        {"LANG": "en", "HOME": "/home/person", "CLAUDE_CONFIG_DIR": "/c"},
    )
    assert told == {"LANG": "de", "HOME": "/home/person", "CLAUDE_CONFIG_DIR": "/w"}


async def read(*variables: ProfileVariable, tmp_path: Path, seconds: float = 20.0) -> dict[str, str]:
    environ = clean_environment(tmp_path) | {"ANTHROPIC_API_KEY": "not for it"}
    secrets = ProfileSecrets(lambda: profile(*variables), environ, seconds=seconds)
    found = dict(await secrets.read())
    assert set(secrets.values) == {value for value in found.values() if len(value) >= 8}
    return found


async def why(*variables: ProfileVariable, tmp_path: Path, seconds: float = 20.0) -> tuple[str, Any]:
    with pytest.raises(SecretsUnavailable) as raised:
        await read(*variables, tmp_path=tmp_path, seconds=seconds)
    phrase = raised.value.why
    assert str(raised.value) == phrase.kind
    return phrase.kind.removeprefix("process_end.profile_"), phrase.values


async def test_what_a_command_prints_is_the_value(tmp_path: Path) -> None:
    found = await read(
        variable("ONE", "command", python("print('one two')")),
        variable("PLAIN", "text", "x"),
        variable("TWO", "command", python("import sys; sys.stdout.write('a\\nb\\r\\n')")),
        tmp_path=tmp_path,
    )
    assert found == {"ONE": "one two", "TWO": "a\nb"}


async def test_a_command_has_no_account_no_input_and_no_shell(tmp_path: Path) -> None:
    code = "import os, sys; print(os.environ.get('ANTHROPIC_API_KEY'), sys.stdin.read() == '', sys.argv[1:])"
    found = await read(variable("X", "command", f"{python(code)} '$HOME' ';'"), tmp_path=tmp_path)
    assert found == {"X": "None True ['$HOME', ';']"}


@pytest.mark.parametrize(
    ("line", "kind", "values"),
    [
        ("", "no_command", {}),
        ("'", "no_command", {}),
        ("/nowhere/program", "no_command", {}),
        (python("raise SystemExit(3)"), "command_failed", {"code": 3}),
        (python("print('secret'); raise SystemExit(1)"), "command_failed", {"code": 1}),
        (python("pass"), "command_silent", {}),
        (python("print()"), "command_silent", {}),
        (python("import sys; sys.stdout.buffer.write(b'\\xff')"), "command_silent", {}),
        (python("print('a\\0b')"), "command_silent", {}),
        (python("print('x' * 70_000)"), "command_too_long", {}),
    ],
)
async def test_why_a_command_gives_no_value(
    line: str, kind: str, values: dict[str, int], tmp_path: Path
) -> None:
    assert await why(variable("KEY", "command", line), tmp_path=tmp_path) == (
        kind,
        {"variable": "KEY", **values},
    )


async def test_a_program_that_is_none_is_told(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x7fELF nonsense")
    broken.chmod(0o700)
    found = await why(variable("KEY", "command", str(broken)), tmp_path=tmp_path)
    assert found[0] == "command_not_started"


@pytest.mark.skipif(os.name != "posix", reason="groups of processes are POSIX's")
async def test_a_command_that_hangs_is_ended_with_its_children(tmp_path: Path) -> None:
    code = (
        "import os, subprocess, sys, time\n"
        f"child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(tmp_path / 'pids')!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
        "time.sleep(600)"
    )
    found = await why(variable("KEY", "command", python(code)), tmp_path=tmp_path, seconds=3.0)
    assert found == ("command_slow", {"variable": "KEY", "seconds": 3.0})
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    gone, alive = psutil.wait_procs([psutil.Process(pid) for pid in pids if psutil.pid_exists(pid)], 10)
    assert not alive, gone


async def test_a_command_is_ended_when_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    started = tmp_path / "started"
    code = f"import os, time; open({str(started)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    secrets = ProfileSecrets(
        lambda: profile(variable("KEY", "command", python(code))), clean_environment(tmp_path)
    )
    reading = asyncio.ensure_future(secrets.read())
    async with asyncio.timeout(20):
        while not (started.exists() and started.read_text()):
            await asyncio.sleep(0.02)
    process = psutil.Process(int(started.read_text()))
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert not psutil.wait_procs([process], 10)[1]


@pytest.mark.parametrize(("source", "kind"), [("vault", "unusable"), ("keyring", "no_keyring")])
async def test_a_source_that_is_not_there_is_no_value(source: str, kind: str, tmp_path: Path) -> None:
    assert await why(variable("KEY", source, "x"), tmp_path=tmp_path) == (kind, {"variable": "KEY"})


async def test_a_profile_that_is_gone_has_nothing_to_start_with(tmp_path: Path) -> None:
    with pytest.raises(SecretsUnavailable) as raised:
        await ProfileSecrets(lambda: None, clean_environment(tmp_path)).read()
    assert raised.value.why.kind == "process_end.profile_gone"


def test_the_environment_is_that_of_the_profile_as_it_is_now() -> None:
    current = [profile(variable("MY_KEY", "text", "canary"))]
    environ = {"LANG": "en", "ANTHROPIC_API_KEY": "not for it"}
    told = ProfileEnvironment(lambda: current[0] if current else None, "/w", environ)
    assert dict(told) == {"LANG": "en", "CLAUDE_CONFIG_DIR": "/w", "MY_KEY": "canary"}
    assert "canary" not in repr(told)
    current[0] = profile(variable("MY_KEY", "text", "other"))
    assert (told["MY_KEY"], len(told)) == ("other", 3)
    current.clear()
    assert dict(told) == {"LANG": "en"}

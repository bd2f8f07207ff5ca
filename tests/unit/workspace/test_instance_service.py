"""A second start asks the running program, over a bus that the test starts."""

import asyncio
import os
import stat
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from jeepney import DBusAddress, MessageType, new_method_call
from jeepney.io.asyncio import DBusConnection, open_dbus_connection

from claude_desk.options import Options
from claude_desk.paths import instance_file
from claude_desk.session.core.worker_threads import run_in_thread
from claude_desk.startup import folder_handover
from claude_desk.startup.folder_handover import is_handed_over
from claude_desk.workspace.desktop import instance_service
from claude_desk.workspace.desktop.bus_connection import BusConnection
from claude_desk.workspace.desktop.instance_service import InstanceService
from claude_desk.workspace.desktop.running_instance import (
    INTERFACE,
    NAME,
    PATH,
    has_same_environment,
    remove_mark,
    write_mark,
)
from tests.session_bus import session_bus
from tests.waiting import until


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "run").mkdir(mode=0o700)
    return {
        "PATH": "/usr/bin",
        "HOME": str(tmp_path),
        "XDG_RUNTIME_DIR": str(tmp_path / "run"),
        "ANTHROPIC_API_KEY": "sk-not-a-key",
        "LANG": "C.UTF-8",
    }


class Running:
    """The part of a running program that answers other starts."""

    def __init__(self, environ: dict[str, str]) -> None:
        self.opened: list[tuple[str, str]] = []
        self.activated: list[str] = []
        self.bus = BusConnection()
        self.service = InstanceService(
            self.bus,
            environ,
            lambda folder, token: self.opened.append((folder, token)),
            self.activated.append,
        )


@asynccontextmanager
async def running(environ: dict[str, str]) -> AsyncIterator[Running]:
    one = Running(environ)
    await one.service.own_name()
    yield one
    await one.service.close()
    await one.bus.close()


async def second_start(options: Options, environ: dict[str, str]) -> bool:
    """Make a second start. It blocks until the answer, so it must not run in the thread that answers."""
    return await run_in_thread(is_handed_over, options, environ)


@asynccontextmanager
async def stranger(address: str) -> AsyncIterator[DBusConnection]:
    connection = await open_dbus_connection(address)
    yield connection
    await connection.close()


async def called(stranger: DBusConnection, member: str, signature: str, *body: Any) -> bool:
    """Call a method of the running program. Return whether the call succeeded."""
    await stranger.send(new_method_call(DBusAddress(PATH, NAME, INTERFACE), member, signature, body))
    while True:
        answer = await stranger.receive()
        if answer.header.message_type in (MessageType.method_return, MessageType.error):
            return answer.header.message_type is MessageType.method_return


async def test_a_folder_and_the_token_reach_the_running_program(
    bus: str, environ: dict[str, str], tmp_path: Path
) -> None:
    folder = tmp_path / "a folder, 100% ü"
    folder.mkdir()
    started = environ | {"XDG_ACTIVATION_TOKEN": "token 1", "LANG": "de_DE.UTF-8", "TERM": "xterm"}
    async with running(environ) as one:
        assert one.service.known
        assert await second_start(Options(directory=str(folder)), started)
        assert one.opened == [(str(folder), "token 1")]
        assert await second_start(Options(), environ)
        assert one.activated == [""]


@pytest.mark.parametrize(
    "options",
    [
        Options(new_window=True),
        Options(demo=True),
        Options(resume="x"),
        Options(latest=True),
        Options(model="opus"),
        Options(mode="plan"),
        Options(cli="/other/claude"),
        Options(theme="dark"),
        Options(language="de"),
        Options(extra=("--x",)),
    ],
    ids=lambda options: next(name for name in Options.__slots__ if getattr(options, name)),
)
async def test_with_other_options_it_is_a_program_of_its_own(
    bus: str, environ: dict[str, str], options: Options
) -> None:
    async with running(environ) as one:
        assert not await second_start(options, environ)
        assert (one.opened, one.activated) == ([], [])


@pytest.mark.parametrize(
    "other",
    [
        {"PATH": "/elsewhere"},
        {"ANTHROPIC_API_KEY": "another"},
        {"ANTHROPIC_BASE_URL": ""},
        {"CLAUDE_CONFIG_DIR": "/elsewhere"},
        {"XDG_DATA_HOME": "/elsewhere"},
        {"HOME": "/elsewhere"},
    ],
    ids=lambda other: next(iter(other)),
)
async def test_with_another_environment_it_is_a_program_of_its_own(
    bus: str, environ: dict[str, str], other: dict[str, str]
) -> None:
    async with running(environ) as one:
        assert not await second_start(Options(), environ | other)
        assert one.activated == []


async def test_it_is_answered_before_the_folder_is_opened(
    bus: str, environ: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opening the folder takes longer than a second start waits."""
    answered = threading.Event()
    seen: list[bool] = []
    monkeypatch.setattr(folder_handover, "_LONGEST", 10.0)

    def start() -> bool:
        taken = is_handed_over(Options(directory=str(tmp_path)), environ)
        answered.set()
        return taken

    async with running(environ) as one:
        monkeypatch.setattr(one.service, "_open_folder", lambda *_: seen.append(answered.wait(5)))
        assert await run_in_thread(start)
        assert seen == [True]


async def test_the_second_that_runs_is_not_found_and_takes_nothing_away(
    bus: str, environ: dict[str, str]
) -> None:
    async with running(environ) as one:
        async with running(environ | {"PATH": "/elsewhere"}) as other:
            assert not other.service.known
        assert await second_start(Options(), environ)
        assert one.activated == [""]


async def test_who_ends_is_asked_no_more(bus: str, environ: dict[str, str]) -> None:
    async with running(environ) as one:
        one.service.end()
        assert not has_same_environment(environ)
        write_mark(environ)  # as if the second start had just read the mark
        assert not await second_start(Options(), environ)
        assert one.activated == []


async def test_a_program_that_died_is_none(bus: str, environ: dict[str, str]) -> None:
    assert write_mark(environ)
    assert not await second_start(Options(), environ)


async def test_a_bus_that_does_not_answer_is_waited_for_shortly(
    environ: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bus does not exist, or it accepts the connection and sends nothing."""
    path = tmp_path / "bus"
    monkeypatch.setattr(folder_handover, "_LONGEST", 0.1)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"unix:path={path}")
    assert write_mark(environ)
    assert not await second_start(Options(), environ)
    heard = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.set()
        await reader.read()
        writer.close()

    server = await asyncio.start_unix_server(silent, path)
    assert not await second_start(Options(), environ)
    await heard.wait()
    server.close()
    await server.wait_closed()


async def test_after_the_bus_was_lost_it_is_found_on_the_next_one(
    environ: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance_service, "AGAIN_MS", 0)
    one = Running(environ)
    with session_bus() as (address, daemon):
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        await one.service.own_name()
        daemon.kill()
        await until(one.bus.lost, lambda: not one.service.known)
        assert not has_same_environment(environ)
        with session_bus() as (second, _):
            monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", second)
            await one.service.own_name()
            assert await second_start(Options(), environ)
            await one.service.close()
            await one.bus.close()


# --- calls of other programs ------------------------------------------------------------------------


async def test_what_a_stranger_says_opens_nothing_but_folders(
    bus: str, environ: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("x")
    bad = ["", "x", "/", "file:relative", "file://elsewhere/tmp", "https://localhost/tmp", "file:///no/such"]
    bad += [(tmp_path / "file").as_uri(), "file:///tmp%00x", "file:///tmp?x", "file://[", "file:///tmp#x"]
    async with running(environ) as one, stranger(bus) as other:
        for address in bad:
            assert not await called(other, "Open", "asa{sv}", [address], {}), address
        assert not await called(other, "Open", "asa{sv}", [], {})
        assert not await called(other, "Open", "as", ["file:///tmp"])
        assert not await called(other, "ActivateAction", "sava{sv}", "quit", [], {})
        assert not await called(other, "Quit", "")
        assert (one.opened, one.activated) == ([], [])


async def test_where_one_of_several_is_no_folder_none_is_opened(
    bus: str, environ: dict[str, str], tmp_path: Path
) -> None:
    async with running(environ) as one, stranger(bus) as other:
        assert not await called(other, "Open", "asa{sv}", [tmp_path.as_uri(), "file:///no/such"], {})
        assert not await called(other, "Open", "asa{sv}", [tmp_path.as_uri()] * 9, {})
        assert one.opened == []


async def test_of_a_thousand_calls_few_are_heard(bus: str, environ: dict[str, str], tmp_path: Path) -> None:
    async with running(environ) as one, stranger(bus) as other:
        done = [await called(other, "Open", "asa{sv}", [tmp_path.as_uri()], {}) for _ in range(100)]
        assert len(one.opened) == sum(done) == 20


async def test_a_token_that_is_none_is_left_out(bus: str, environ: dict[str, str], tmp_path: Path) -> None:
    odd: list[dict[str, Any]] = [
        {"activation-token": ("u", 7)},
        {"activation-token": ("s", "a\nb")},
        {"activation-token": ("s", "x" * 5000)},
    ]
    async with running(environ) as one, stranger(bus) as other:
        for platform_data in odd:
            assert await called(other, "Activate", "a{sv}", platform_data)
        assert one.activated == ["", "", ""]


# --- the file that says that a program runs ---------------------------------------------------------


def test_the_file_is_the_person_s_alone_and_has_no_variable(environ: dict[str, str]) -> None:
    assert write_mark(environ)
    file = instance_file(environ)
    assert file is not None
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    assert b"sk-not-a-key" not in file.read_bytes()
    first = file.read_bytes()
    assert write_mark(environ) and file.read_bytes() != first, "another key each time"
    remove_mark(environ)
    assert not file.exists() and not has_same_environment(environ)


@pytest.mark.parametrize("how", ["a link", "for others", "short", "long", "a folder", "a pipe"])
def test_a_file_that_is_not_ours_is_no_sign(environ: dict[str, str], how: str, tmp_path: Path) -> None:
    assert write_mark(environ) and has_same_environment(environ)
    file = instance_file(environ)
    assert file is not None
    data = file.read_bytes()
    if how == "for others":
        file.chmod(0o644)
    else:
        file.unlink()
        match how:
            case "a link":
                (tmp_path / "there").write_bytes(data)
                (tmp_path / "there").chmod(0o600)
                file.symlink_to(tmp_path / "there")
            case "a folder":
                file.mkdir()
            case "a pipe":
                os.mkfifo(file, 0o600)
            case _:
                file.write_bytes(data[:-1] if how == "short" else data + b"x")
                file.chmod(0o600)
    assert not has_same_environment(environ)


def test_without_a_runtime_folder_nobody_is_found(environ: dict[str, str]) -> None:
    del environ["XDG_RUNTIME_DIR"]
    assert not write_mark(environ) and not has_same_environment(environ)

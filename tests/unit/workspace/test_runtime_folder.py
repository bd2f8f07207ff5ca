"""The runtime folder and the bus of the user's session. A folder or a bus of another user does not count."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from claude_desk.paths import instance_file, runtime_folder
from claude_desk.workspace.desktop.bus_address import session_bus
from claude_desk.workspace.temporary_files import temporary_place


@pytest.fixture
def runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Make a runtime folder with a bus in it."""
    folder = tmp_path / "r"
    folder.mkdir(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    with socket.socket(socket.AF_UNIX) as bus:
        bus.bind(str(folder / "bus"))
        yield folder


def test_one_s_own_is_taken(runtime: Path) -> None:
    assert runtime_folder(os.environ) == temporary_place() == str(runtime)
    assert instance_file(os.environ) == runtime / "claude-desk" / "instance"
    assert session_bus() == f"unix:path={runtime}/bus"


@pytest.mark.parametrize("why", ["another user's", "everyone's", "gone", "relative"])
def test_any_other_is_not(runtime: Path, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    match why:
        case "another user's":
            uid = os.geteuid()
            monkeypatch.setattr(os, "geteuid", lambda: uid + 4711)
        case "everyone's":
            runtime.chmod(0o1777)
        case "gone":
            runtime.rename(runtime.parent / "s")
        case "relative":
            monkeypatch.chdir(runtime.parent)
            monkeypatch.setenv("XDG_RUNTIME_DIR", "r")
    assert runtime_folder(os.environ) == ""
    assert instance_file(os.environ) is None
    assert session_bus() == ""
    assert temporary_place() != str(runtime)


@pytest.mark.parametrize("address", ["unix:path={}", "unix:guid=1,path={}", "unix:abstract=x;unix:path={}"])
def test_another_user_s_bus_that_is_named_is_none(
    runtime: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    named = address.format(str(runtime / "bus").replace("-", "%2d"))
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", named)
    assert session_bus() == named
    uid = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: uid + 4711)
    assert session_bus() == ""

"""What tests of views share."""

import subprocess
from collections.abc import Iterator

import pytest


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A session bus that nothing else uses."""
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address", "--nosyslog"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert daemon.stdout is not None
    address = daemon.stdout.readline().strip()
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    yield address
    daemon.kill()
    daemon.wait()
    daemon.stdout.close()

"""A session bus for tests."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

# Every program may send anything on this bus, and a call starts no service of the machine.
_BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir={folder}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


@contextmanager
def session_bus() -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """Yield the bus's address, and its process."""
    with TemporaryDirectory(prefix="bus") as folder:  # a short path, since a socket's path must be short
        config = Path(folder) / "bus.conf"
        config.write_text(_BUS.format(folder=folder))
        daemon = subprocess.Popen(
            ["dbus-daemon", f"--config-file={config}", "--nofork", "--print-address", "--nosyslog"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert daemon.stdout is not None
        try:
            yield daemon.stdout.readline().strip(), daemon
        finally:
            daemon.kill()
            daemon.wait()
            daemon.stdout.close()

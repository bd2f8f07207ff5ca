"""A screen for root folders, which do not have one: Xvfb, in a separate root folder."""

import json
import struct
import subprocess
import time
import zlib
from dataclasses import dataclass
from pathlib import Path

from tests.fresh_machine import debian

WIDTH, HEIGHT = 1280, 960
_NUMBER_LIMIT = 60.0  # seconds until Xvfb reports its number


@dataclass(frozen=True)
class Window:
    title: str
    width: int
    height: int


class Screen:
    """A running Xvfb, its windows and its picture. Close the screen at the end."""

    def __init__(self, root: debian.Root, logs: Path) -> None:
        self._root = root
        self._log = logs / "screen.log"
        self._xvfb: subprocess.Popen[bytes] | None = None
        self.display = ""

    def open(self) -> None:
        """Install and start Xvfb. Raise `RootError` if that fails."""
        apt = "apt-get -qq update && apt-get -qq -y install --no-install-recommends xvfb x11-utils"
        if self._root.run(["sh", "-c", apt], self._log, 1200):
            raise debian.RootError(f"Xvfb could not be installed; see {self._log}")
        (self._root.folder / "picture").mkdir()
        size = f"{WIDTH}x{HEIGHT}x24"
        script = f"Xvfb -displayfd 3 -screen 0 {size} -nolisten tcp -ac -fbdir /picture 3> /picture/number"
        self._xvfb = self._root.start(["sh", "-c", script], self._log)
        number = self._root.folder / "picture" / "number"
        until = time.monotonic() + _NUMBER_LIMIT
        while not (number.exists() and number.read_text().endswith("\n")):
            if time.monotonic() > until or self._xvfb.poll() is not None:
                raise debian.RootError(f"Xvfb did not start; see {self._log}")
            time.sleep(0.1)
        self.display = f":{number.read_text().strip()}"

    def close(self) -> None:
        if self._xvfb is not None:
            debian.end(self._xvfb)

    def windows(self) -> list[Window]:
        """Return the mapped top windows that have a title."""
        said = self._root.folder / "picture" / "said"
        said.unlink(missing_ok=True)
        self._root.run(["sh", "-c", _LIST.format(display=self.display)], self._log, 60)
        if not said.exists():
            return []
        return [Window(*json.loads(line)) for line in said.read_text(errors="replace").splitlines()]

    def picture(self) -> "Picture":
        return Picture((self._root.folder / "picture" / "Xvfb_screen0").read_bytes())


# Without a window manager, the windows with titles are the children of the root window.
_LIST = r"""
export DISPLAY={display} LANG=C.UTF-8
for id in $(xwininfo -root -children | sed -nE 's/^ +(0x[0-9a-f]+) ".*/\1/p'); do
    xwininfo -id $id > /picture/one || continue
    grep -q 'Map State: IsViewable' /picture/one || continue
    python3 - /picture/one >> /picture/said <<'END'
import json, re, sys
text = open(sys.argv[1], errors="replace").read()
title = re.search(r'Window id: \S+ "(.*)"', text)
size = [int(re.search(name + r": (\d+)", text)[1]) for name in ("Width", "Height")]
print(json.dumps([title[1] if title else "", *size]))
END
done
"""


class Picture:
    """The contents of the screen, from the file that Xvfb keeps in the format of xwd."""

    def __init__(self, data: bytes) -> None:
        head = struct.unpack(">25I", data[:100])
        self.width, self.height = head[4], head[5]
        self._line, colours = head[12], head[19]
        begin = head[0] + colours * 12
        self._pixels = data[begin : begin + self._line * self.height]

    def colours(self) -> int:
        """Return the number of different colours."""
        return len({self._pixels[at : at + 3] for at in range(0, len(self._pixels), 4)})

    def write(self, path: Path) -> None:
        """Write the picture as PNG."""
        lines = bytearray()
        for y in range(self.height):
            line = self._pixels[y * self._line : y * self._line + self.width * 4]
            colours = bytearray(self.width * 3)
            colours[0::3], colours[1::3], colours[2::3] = line[2::4], line[1::4], line[0::4]
            lines += b"\0" + colours
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(bytes(lines))), (b"IEND", b""))
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

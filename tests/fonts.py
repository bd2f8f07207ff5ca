"""Gives all tests the fonts of the `test` extra, whichever fonts the machine has.

With the machine's fonts, widths of letters, heights of lines and replacements of missing letters would differ
between machines.
"""

import hashlib
import os
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

import fontpkg_noto_sans
import fontpkg_roboto_mono

FOLDERS = tuple(
    Path(package.__file__ or "").parent / "files" for package in (fontpkg_noto_sans, fontpkg_roboto_mono)
)
_MACHINE = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>'
_CONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
{machine}
{folders}
<match target="pattern">
  <edit name="family" mode="append_last"><string>Noto Sans</string></edit>
</match>
<alias binding="same"><family>monospace</family><prefer><family>Roboto Mono</family></prefer></alias>
<alias binding="same"><family>sans-serif</family><prefer><family>Noto Sans</family></prefer></alias>
<cachedir>{cache}</cachedir>
</fontconfig>
"""


def enter(beside_the_machines: bool = False) -> None:
    """Give this process and its children only the fonts of the tests. With `beside_the_machines`, give them
    the machine's fonts too.

    Call it before Qt's application is made.
    """
    root = Path(tempfile.gettempdir()) / f"claude-desk-test-fonts-{os.getuid()}"
    root.mkdir(exist_ok=True)
    folders = "\n".join(f"<dir>{escape(str(folder))}</dir>" for folder in FOLDERS)
    machine = _MACHINE if beside_the_machines else ""
    text = _CONFIG.format(machine=machine, folders=folders, cache=escape(str(root / "cache"))).encode()
    file = root / f"{hashlib.sha256(text).hexdigest()[:16]}.conf"
    mine = root / f"{os.getpid()}"  # each process writes its own file, since several processes start together
    mine.write_bytes(text)
    mine.replace(file)
    os.environ["FONTCONFIG_FILE"] = str(file)

"""Finds out how this Claude Desk was installed and how to update it, without network access."""

import contextlib
import sys
from dataclasses import dataclass
from pathlib import Path

from claude_desk.system.files import read_all
from claude_desk.ui.translation import translate

_NAME = "claude-desk"
_TOOLS = {"uv": "uv tool", "uv-pip": "uv pip"}
_PACKAGES = ("deb", "rpm", "archive")
"""The kinds that this project's package builder writes to INSTALLER. In the metadata of a package, this file
names the installer."""


@dataclass(frozen=True)
class Installation:
    """`kind`: "deb", "rpm", "archive", "checkout", "uv", "uv-pip", "pipx", "pip" or "unknown".

    `place`: the folder of the checkout; for other kinds, the folder of the environment. `installer`: the
    program that installed Claude Desk; empty if it is unknown or not needed.
    """

    kind: str
    place: str = ""
    installer: str = ""

    @property
    def words(self) -> str:
        """The way in which Claude Desk was installed, in words for the user."""
        match self.kind:
            case "deb":
                return translate("Installation", "From a .deb package")
            case "rpm":
                return translate("Installation", "From a .rpm package")
            case "archive":
                return translate("Installation", "From the portable archive")
            case "checkout":
                return translate("Installation", "Git checkout in {folder}", folder=self.place)
        if not self.installer:
            return translate("Installation", "In {folder}", folder=self.place)
        return translate(
            "Installation", "With {installer}, in {folder}", installer=self.installer, folder=self.place
        )

    @property
    def update(self) -> str:
        """The way to update Claude Desk: a command, or words for the user if the kind has no command."""
        match self.kind:
            case "deb":
                return translate("Installation", "Install a newer .deb package")
            case "rpm":
                return translate("Installation", "Install a newer .rpm package")
            case "archive":
                return translate("Installation", "Unpack a newer archive in its place")
            case "checkout":
                return translate("Installation", "git pull in {folder}", folder=self.place)
            case "uv":
                return " ".join(["uv", "tool", "upgrade", _NAME])
            case "pipx":
                return " ".join(["pipx", "upgrade", _NAME])
            case "uv-pip":
                return " ".join(["uv", "pip", "install", "--upgrade", _NAME])
            case "pip":
                return " ".join([sys.executable, "-m", "pip", "install", "--upgrade", _NAME])
        return translate("Installation", "The way you installed it")


def find_installation(package: Path | None = None, prefix: Path | None = None) -> Installation:
    """Find out how Claude Desk was installed, from the files of `package` and its environment `prefix`. If
    nothing fits, the kind is "unknown"."""
    package = package or Path(__file__).resolve().parents[1]
    prefix = prefix or Path(sys.prefix)
    if not (package / "qml").is_dir():
        return Installation("checkout", str(package.parent))
    installer = _installer(package.parent)
    if installer in _PACKAGES:
        return Installation(installer, str(prefix))
    if (prefix / "uv-receipt.toml").is_file():
        return Installation("uv", str(prefix), _TOOLS["uv"])
    if (prefix / "pipx_metadata.json").is_file():
        return Installation("pipx", str(prefix), "pipx")
    if installer == "uv":
        return Installation("uv-pip", str(prefix), _TOOLS["uv-pip"])
    if installer == "pip":
        return Installation("pip", str(prefix), "pip")
    return Installation("unknown", str(prefix), installer)


_LONGEST = 4096


def _installer(folder: Path) -> str:
    """Return the installer that the metadata next to the package names; an empty string if there is none."""
    for file in folder.glob("claude_desk-*.dist-info/INSTALLER"):
        with contextlib.suppress(OSError, ValueError):
            return read_all(file, _LONGEST).decode().strip()
    return ""

"""The way in which this Claude Desk was installed, and is updated. It is found out without network access."""

import contextlib
import sys
from dataclasses import dataclass
from pathlib import Path

from claude_desk.system.files import read_whole
from claude_desk.ui.translation import translate

_NAME = "claude-desk"
_TOOLS = {"uv": "uv tool", "uv-pip": "uv pip"}
_PACKAGES = ("deb", "rpm", "archive")
"""The kinds that this project's package builder writes into INSTALLER, the file in the wheel's metadata that
names the installer."""


@dataclass(frozen=True)
class Installation:
    """`kind`: "deb", "rpm", "archive", "checkout", "uv", "uv-pip", "pipx", "pip" or "unknown".

    `place` is the folder of the checkout, or of the environment for other kinds. `installer` is the program
    that installed Claude Desk; empty if it is unknown or not needed.
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
        """The way to update Claude Desk, in words for the user, or a command if the kind has a command."""
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
    """Find out how Claude Desk was installed, from the files around `package` in the environment `prefix`.
    This never raises. If nothing fits, the kind is "unknown"."""
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
    """Return the program that wrote the metadata next to the package; an empty string if it is unknown."""
    for file in folder.glob("claude_desk-*.dist-info/INSTALLER"):
        with contextlib.suppress(OSError, ValueError):
            return read_whole(file, _LONGEST).decode().strip()
    return ""

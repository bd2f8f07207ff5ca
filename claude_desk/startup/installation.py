"""How this Claude Desk was installed, and how it is updated. Nothing is asked of a network."""

import contextlib
import sys
from dataclasses import dataclass
from pathlib import Path

_NAME = "claude-desk"
_PACKAGES = {
    "deb": ("From a .deb package", "Install a newer .deb package"),
    "rpm": ("From a .rpm package", "Install a newer .rpm package"),
    "archive": ("From the portable archive", "Unpack a newer archive in its place"),
}
"""Kinds that the builder of packages writes into INSTALLER, the file of the wheel's metadata that names who
installed it."""


@dataclass(frozen=True)
class Installation:
    """`kind`: "deb", "rpm", "archive", "checkout", "uv", "pipx", "pip" or "unknown".

    `words` and `update` are for the person.
    """

    kind: str
    words: str
    update: str


def find_installation(package: Path | None = None, prefix: Path | None = None) -> Installation:
    """Tell it by what lies around `package`, in the environment `prefix`. No error, "unknown" at worst."""
    package = package or Path(__file__).resolve().parents[1]
    prefix = prefix or Path(sys.prefix)
    if not (package / "qml").is_dir():
        folder = package.parent
        return Installation("checkout", f"Checkout in {folder}", f"git pull in {folder}")
    installer = _installer(package.parent)
    if installer in _PACKAGES:
        return Installation(installer, *_PACKAGES[installer])
    if (prefix / "uv-receipt.toml").is_file():
        return Installation("uv", f"With uv tool, in {prefix}", f"uv tool upgrade {_NAME}")
    if (prefix / "pipx_metadata.json").is_file():
        return Installation("pipx", f"With pipx, in {prefix}", f"pipx upgrade {_NAME}")
    if installer == "uv":
        return Installation("uv", f"With uv pip, in {prefix}", f"uv pip install --upgrade {_NAME}")
    if installer == "pip":
        command = f"{sys.executable} -m pip install --upgrade {_NAME}"
        return Installation("pip", f"With pip, in {prefix}", command)
    said = f"With {installer}, in {prefix}" if installer else f"In {prefix}"
    return Installation("unknown", said, "As you installed it")


def _installer(folder: Path) -> str:
    """What wrote the metadata that lies beside the package; "" where that is not said."""
    for file in folder.glob("claude_desk-*.dist-info/INSTALLER"):
        with contextlib.suppress(OSError, ValueError):
            return file.read_text(encoding="utf-8").strip()
    return ""

"""What the start page says about Claude Code before the first session: its version and account, or where it
was looked for."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import safe_names
from claude_desk.ui.qt_types import Property, QStringList
from claude_desk.ui.safe_text import flat, visible
from claude_desk.ui.translation import translate

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_LONGEST = 120  # longest version or address, in characters


class CliStage(StrEnum):
    """The values are ids for QML."""

    UNKNOWN = ""
    LOOKING = "looking"
    FOUND = "found"
    SIGNED_OUT = "signed-out"
    TOO_OLD = "too-old"
    MISSING = "missing"


@QmlElement
class CliCheckView(QObject):
    changed = Signal()
    wanted = Signal()  # look for Claude Code, and ask it for its version and its account

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = CliStage.UNKNOWN
        self._version = self._account = ""
        self._missing = False
        self._on_path = 0
        self._usual: list[str] = []
        self._blocked: list[str] = []

    # --- what Python calls ---------------------------------------------------------------------

    def show_found(self, version: str, signed_in: bool | None, account: str) -> None:
        """`version`: what the CLI says of its version. `signed_in`: None if the CLI does not say it."""
        self._missing = False
        self._stage = CliStage.SIGNED_OUT if signed_in is False else CliStage.FOUND
        self._version, self._account = flat(visible(version), _LONGEST), flat(visible(account), _LONGEST)
        self.changed.emit()

    def show_too_old(self, version: str) -> None:
        """Claude Code was found, and lacks what Claude Desk needs."""
        self._missing = False
        self._stage, self._version = CliStage.TOO_OLD, flat(visible(version), _LONGEST)
        self.changed.emit()

    def show_missing(self, on_path: int, usual: Sequence[str], blocked: Sequence[str]) -> None:
        """`on_path`: the number of folders in PATH. `usual`: other folders. `blocked`: files named `claude`
        that cannot be run."""
        self._stage, self._missing = CliStage.MISSING, True
        self._on_path, self._usual, self._blocked = on_path, list(usual), list(blocked)
        self.changed.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def check(self) -> None:
        """Look for Claude Code, unless that is happening already."""
        if self._stage is not CliStage.LOOKING:
            self._stage = CliStage.LOOKING
            self.changed.emit()
            self.wanted.emit()

    @Property(str, notify=changed)
    def stage(self) -> str:
        return self._stage

    # whether the last check that has ended found no Claude Code
    @Property(bool, notify=changed)
    def missing(self) -> bool:
        return self._missing

    @Property(str, notify=changed)
    def words(self) -> str:
        """Return a line about Claude Code; "" before the check and if there is no Claude Code."""
        if self._stage is CliStage.LOOKING:
            return translate("CliCheckView", "Looking for Claude Code…")
        if self._stage not in (CliStage.FOUND, CliStage.SIGNED_OUT, CliStage.TOO_OLD):
            return ""
        name = translate("CliCheckView", "Claude Code {version}", version=self._version).strip()
        if self._stage is CliStage.TOO_OLD:
            return translate(
                "CliCheckView",
                "{name} is too old. Update it in a terminal: {command}",
                name=name,
                command="claude update",
            )
        if self._stage is CliStage.SIGNED_OUT:
            return translate("CliCheckView", "{name}, not signed in", name=name)
        if self._account:
            return translate(
                "CliCheckView", "{name}, signed in as {account}", name=name, account=self._account
            )
        return name

    @Property(QStringList, notify=changed)
    def looked(self) -> list[str]:
        """Return the places where Claude Code was looked for, each in words."""
        if not self._missing:
            return []
        path = translate("CliCheckView", "PATH, %Ln folders", n=self._on_path, one="PATH, %Ln folder")
        return [path, *(safe_names.path(folder) for folder in self._usual)]

    @Property(QStringList, notify=changed)
    def blocked(self) -> list[str]:
        """Return the files that are named `claude` and cannot be run."""
        return [safe_names.path(file) for file in self._blocked if self._missing]

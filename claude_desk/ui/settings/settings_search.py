"""Which settings the page shows: a section, those that match words, or those that differ from the default."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import Property

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# The settings of each section of the page, by their names in the settings file.
SECTIONS = {
    "appearance": (
        "theme",
        "text_font",
        "code_font",
        "text_scale",
        "column",
        "density",
        "animations",
        "follow",
        "language",
        "formulas",
        "pictures",
    ),
    "conversation": (
        "send_key",
        "send_time",
        "editor",
        "allow_chord",
        "terminal_shell",
        "terminal_lines",
    ),
    "notifications": (
        "notify_request",
        "notify_done",
        "notify_seconds",
        "notify_waiting",
        "notify_failed",
        "notify_limit",
        "notify_hidden",
        "sounds",
    ),
    "sessions": ("mode", "model", "reopen", "worktree_folder"),
    "profiles": (),
    "snapshots": (
        "snapshot_days",
        "snapshot_store_megabytes",
        "snapshot_folder_files",
        "snapshot_folder_megabytes",
    ),
    "keys": (),
    "claude-code": ("cli", "rest_minutes"),
    "about": (),
}


@QmlElement
class SettingsSearch(QObject):
    """Which section is chosen, which words are searched, and which settings differ from their defaults."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._section = "appearance"
        self._query = ""
        self._wanted: list[str] = []
        self._only_differing = False
        self._differing: frozenset[str] = frozenset()
        self._revision = 0

    def _changed(self) -> None:
        self._revision += 1
        self.changed.emit()

    # --- what Python calls ---------------------------------------------------------------------

    def show_differing(self, names: frozenset[str]) -> None:
        """Set the names of the settings that differ from their defaults."""
        if names != self._differing:
            self._differing = names
            if not self.count:
                self._only_differing = False
            self._changed()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def reset(self) -> None:
        """Show a whole section again."""
        self._query, self._wanted, self._only_differing = "", [], False
        self._changed()

    @Slot(str)
    def choose(self, section: str) -> None:
        """Show this section."""
        if section in SECTIONS:
            self._section = section
            self.reset()

    @Slot(str)
    def find(self, query: str) -> None:
        """Show the settings of all sections that match these words."""
        if query != self._query:
            self._query, self._wanted = query, query.casefold().split()
            self._only_differing = False
            self._changed()

    @Slot(bool)
    def showDiffering(self, only: bool) -> None:
        """Show only the settings that differ from their defaults, or a section again."""
        self._query, self._wanted, self._only_differing = "", [], only
        self._changed()

    @Slot(str, str, result=bool)
    def shows(self, words: str, setting: str) -> bool:
        """Return whether a setting with these words is shown, if its section is shown."""
        if self._only_differing:
            return setting in self._differing
        known = words.casefold()
        return all(word in known for word in self._wanted)

    @Slot(str, result=bool)
    def differs(self, setting: str) -> bool:
        return setting in self._differing

    @Slot(str, result=bool)
    def sectionDiffers(self, section: str) -> bool:
        return any(name in self._differing for name in SECTIONS.get(section, ()))

    # --- properties ----------------------------------------------------------------------------

    @Property(int, notify=changed)  # a number that changes with the results of the methods
    def revision(self) -> int:
        return self._revision

    @Property(str, notify=changed)
    def section(self) -> str:
        return self._section

    @Property(str, notify=changed)
    def query(self) -> str:
        return self._query

    @Property(bool, notify=changed)
    def onlyDiffering(self) -> bool:
        return self._only_differing

    @Property(bool, notify=changed)  # whether settings of all sections are shown
    def everywhere(self) -> bool:
        return self._only_differing or bool(self._wanted)

    @Property(int, notify=changed)  # number of the settings that differ from their defaults
    def count(self) -> int:
        return sum(name in self._differing for names in SECTIONS.values() for name in names)

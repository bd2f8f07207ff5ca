"""What an unknown folder would run, for the page that asks about it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from claude_desk.protocol.phrase import with_texts
from claude_desk.ui import safe_names, safe_text
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import QStringList

if TYPE_CHECKING:
    from claude_desk.protocol.disk.project_files import FolderFindings

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class TrustView(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = ""
        self._changed_meanwhile = False
        self._findings: FolderFindings | None = None

    def show(self, folder: str, findings: "FolderFindings", changed_meanwhile: bool = False) -> None:
        self._folder = folder
        self._changed_meanwhile = changed_meanwhile
        self._findings = findings
        self.changed.emit()

    def _words_of(self, name: str) -> list[str]:
        """The findings of a member of `FolderFindings`."""
        found = getattr(self._findings, name) if self._findings is not None else []
        return [words(with_texts(entry, safe_text.visible)) for entry in found]

    def _folder_words(self) -> str:
        return safe_names.path_named(self._folder)

    def _has_changed(self) -> bool:
        return self._changed_meanwhile

    def _hooks(self) -> list[str]:
        return self._words_of("hooks")

    def _servers(self) -> list[str]:
        return self._words_of("servers")

    def _environment(self) -> list[str]:
        return self._words_of("environment")

    def _rules(self) -> list[str]:
        return self._words_of("rules")

    def _tasks(self) -> list[str]:
        return self._words_of("tasks")

    def _git(self) -> list[str]:
        return self._words_of("git")

    def _other(self) -> list[str]:
        return self._words_of("other")

    folder = Property(str, _folder_words, notify=changed)
    # It was shown already, and its files are others now.
    changedMeanwhile = Property(bool, _has_changed, notify=changed)
    hooks = Property(QStringList, _hooks, notify=changed)
    servers = Property(QStringList, _servers, notify=changed)
    environment = Property(QStringList, _environment, notify=changed)
    rules = Property(QStringList, _rules, notify=changed)
    tasks = Property(QStringList, _tasks, notify=changed)
    git = Property(QStringList, _git, notify=changed)
    other = Property(QStringList, _other, notify=changed)

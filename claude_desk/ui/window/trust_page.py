"""What an unknown folder would run, for the page that asks about it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from claude_desk.protocol.phrase import Phrase, with_texts
from claude_desk.protocol.wire.characters import visible
from claude_desk.ui import safe_names
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import QStringList, QVariantMap

if TYPE_CHECKING:
    from claude_desk.protocol.disk.project_files import FolderFindings
    from claude_desk.protocol.phrase import Text

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Members of `FolderFindings`.
_KINDS = ("hooks", "servers", "environment", "rules", "tasks", "git", "other")
_LONGEST = 20_000  # characters of an entry: more at once would hold up the window
_MOST_FILES = 3  # named beside what was found in them
_IN_SUMMARY = 6  # entries of a folded list that are named
_NAME = 60  # characters of one of them


@QmlElement
class TrustView(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = ""
        self._changed_meanwhile = False
        self._findings: FolderFindings | None = None
        self._not_held: tuple[Text, ...] = ()
        self._files: Mapping[str, Sequence[str]] = {}
        self._is_silent = False

    def show(
        self,
        folder: str,
        findings: "FolderFindings",
        not_held: Sequence["Text"] = (),
        files: Mapping[str, Sequence[str]] | None = None,
        changed_meanwhile: bool = False,
        silent: bool = False,
    ) -> None:
        """`not_held`: why the folder cannot be opened without what was found. `files`: where it was found,
        by the names of members of `FolderFindings`. `silent`: it does not answer, so nothing is asked."""
        changed_meanwhile = changed_meanwhile and not (silent or self._is_silent)
        self._is_silent = silent
        self._folder = folder
        self._files = files or {}
        self._not_held = tuple(not_held)
        self._changed_meanwhile = changed_meanwhile
        self._findings = None if silent else findings
        self.changed.emit()

    def _words_of(self, name: str) -> list[str]:
        """The findings of a member of `FolderFindings`."""
        return _all_words(getattr(self._findings, name) if self._findings is not None else [])

    def _file_words(self) -> dict[str, str]:
        return {kind: _named_files(names) for kind, names in self._files.items()}

    def _summaries(self) -> dict[str, str]:
        """What stands for a list that is folded: its first entries."""
        return {kind: _summary(getattr(self._findings, kind, ())) for kind in _KINDS}

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

    def _is_empty(self) -> bool:
        return not self._findings

    def _does_not_answer(self) -> bool:
        return self._is_silent

    def _not_held_words(self) -> list[str]:
        return _all_words(self._not_held)

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
    empty = Property(bool, _is_empty, notify=changed)  # nothing was found
    silent = Property(bool, _does_not_answer, notify=changed)  # the folder does not answer: nothing is asked
    notHeld = Property(QStringList, _not_held_words, notify=changed)
    # By the name of a list: the files that it comes from, and what it begins with.
    files = Property(QVariantMap, _file_words, notify=changed)
    summaries = Property(QVariantMap, _summaries, notify=changed)


def _all_words(found: Sequence["Text"]) -> list[str]:
    return [_bounded(words(with_texts(entry, visible))) for entry in found]


def _bounded(text: str) -> str:
    if len(text) <= _LONGEST:
        return text
    return words(Phrase("folder_finding.shortened", setting=text[:_LONGEST] + "…", length=len(text)))


def _named_files(names: Sequence[str]) -> str:
    shown = [safe_names.path(each, _NAME) for each in names[:_MOST_FILES]]
    return ", ".join(shown) + (", …" if len(names) > _MOST_FILES else "")


def _summary(found: Sequence["Text"]) -> str:
    return " · ".join(safe_names.name(each, _NAME) for each in _all_words(found[:_IN_SUMMARY]))

"""What an unknown folder would run, for the page that asks about it."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from claude_desk.protocol.phrase import Phrase, with_texts
from claude_desk.protocol.wire.characters import visible
from claude_desk.ui import safe_names
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import QStringList, QVariantMap
from claude_desk.ui.window.hook_event_text import event_words

if TYPE_CHECKING:
    from claude_desk.protocol.disk.project_files import FolderFindings
    from claude_desk.protocol.phrase import Text
    from claude_desk.workspace.folder_review import FolderReview

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Members of `FolderFindings`.
_KINDS = ("hooks", "servers", "environment", "rules", "tasks", "git", "other")
_LONGEST = 20_000  # characters of an entry: more at once would hold up the window
_MOST_FILES = 3  # named beside what was found in them
_IN_SUMMARY = 6  # entries of a folded list that are named
_NAME = 60  # characters of one of them
_EVENT = re.compile(r"\w+(?=: | \()", re.ASCII)


@QmlElement
class TrustView(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changed_meanwhile = False
        self._review: FolderReview | None = None

    def show(self, review: "FolderReview", changed_meanwhile: bool = False) -> None:
        """Nothing is asked of a folder that does not answer (`review.silent`)."""
        was_silent = self._review is not None and self._review.silent
        self._changed_meanwhile = changed_meanwhile and not (review.silent or was_silent)
        self._review = review
        self.changed.emit()

    @property
    def _findings(self) -> "FolderFindings | None":
        return None if self._review is None or self._review.silent else self._review.findings

    def _words_of(self, name: str) -> list[str]:
        """The findings of a member of `FolderFindings`."""
        return _all_words(getattr(self._findings, name) if self._findings is not None else [])

    def _file_words(self) -> dict[str, str]:
        files = self._review.files if self._review is not None else {}
        return {kind: _named_files(names) for kind, names in files.items()}

    def _summaries(self) -> dict[str, str]:
        """What stands for a list that is folded: its first entries."""
        summaries = {kind: _summary(getattr(self._findings, kind, ())) for kind in _KINDS}
        return summaries | {"hooks": _summary_of(self._hooks()[:_IN_SUMMARY])}

    def _folder_words(self) -> str:
        return safe_names.path_named(self._review.root if self._review is not None else "")

    def _has_changed(self) -> bool:
        return self._changed_meanwhile

    def _hooks(self) -> list[str]:
        return [_occasion_named(entry) for entry in self._words_of("hooks")]

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
        return self._review is not None and self._review.silent

    def _not_held_words(self) -> list[str]:
        return _all_words(self._review.not_held if self._review is not None else ())

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
    return _summary_of(_all_words(found[:_IN_SUMMARY]))


def _summary_of(shown: Sequence[str]) -> str:
    return " · ".join(safe_names.name(each, _NAME) for each in shown)


def _occasion_named(entry: str) -> str:
    """A hook as it is found, `PreToolUse (Bash): ./check.sh`, with when it runs in plain words. An event that
    is not known keeps its name."""
    event = _EVENT.match(entry)
    said = event_words(event[0]) if event is not None else ""
    return said + entry[event.end() :] if event is not None and said else entry

"""The view model of the page that asks about an unknown folder: the code that the folder would run."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.protocol.phrase import Phrase, with_texts
from claude_desk.protocol.wire.characters import visible
from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import QStringList, QVariantMap
from claude_desk.ui.translation import translate
from claude_desk.ui.window.hook_event_text import event_words

if TYPE_CHECKING:
    from claude_desk.protocol.disk.project_files import FolderFindings
    from claude_desk.protocol.phrase import Text
    from claude_desk.ui.permissions.risk_marks import RiskMarks
    from claude_desk.workspace.folder_review import FolderReview

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Members of `FolderFindings`.
_KINDS = ("hooks", "servers", "environment", "rules", "tasks", "git", "other")
_LONGEST = 20_000  # longest entry in characters: longer text at once would block the window
_MOST_FILES = 3  # number of files that are named beside the findings in them
_IN_SUMMARY = 6  # number of entries of a folded list that are named
_NAME = 60  # longest name of such an entry, in characters
_EVENT = re.compile(r"\w+(?=: | \()", re.ASCII)
# A git setting in the form of the findings, `.git/config: core.fsmonitor=./watch`.
_GIT = re.compile(r"(?P<file>.+?): (?P<key>[^\s=:]+)=", re.DOTALL)
# The key of a setting, which precedes the command.
_KEY = re.compile(r"[^\s=:/]+\.[^\s=:/]+=")


@QmlElement
class TrustView(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changed_meanwhile = False
        self._review: FolderReview | None = None

    def show(self, review: "FolderReview", changed_meanwhile: bool = False) -> None:
        """Show this review. About a folder that does not answer (`review.silent`), the page asks nothing."""
        was_silent = self._review is not None and self._review.silent
        self._changed_meanwhile = changed_meanwhile and not (review.silent or was_silent)
        self._review = review
        self.changed.emit()

    @property
    def _findings(self) -> "FolderFindings | None":
        return None if self._review is None or self._review.silent else self._review.findings

    def _words_of(self, name: str) -> list[str]:
        """Return the findings of one member of `FolderFindings`, in words."""
        return _all_words(getattr(self._findings, name) if self._findings is not None else [])

    def _file_words(self) -> dict[str, str]:
        files = self._review.files if self._review is not None else {}
        return {kind: _named_files(names) for kind, names in files.items()}

    def _summaries(self) -> dict[str, str]:
        """Return the line for each folded list, with its first entries."""
        summaries = {kind: _summary(getattr(self._findings, kind, ())) for kind in _KINDS}
        summaries["hooks"] = _summary_of(self._hooks()[:_IN_SUMMARY])
        summaries["git"] = _summary_of(self._git()[:_IN_SUMMARY])
        if self._all_allow() and self._findings is not None and self._findings.rules:
            summaries["rules"] = _unasked(self._findings.rules)
        return summaries

    @Slot(str, result="QVariantMap")
    def risks(self, text: str) -> dict[str, object]:
        """Return the risks in a command: `lines`, each with `start`, `length` and `style`, and `words`."""
        found = _marks(text)
        lines = [{"start": start, "length": length, "style": style} for start, length, style in found.lines]
        return {"lines": lines, "words": found.words}

    @Slot(QQuickTextDocument)
    def paint(self, document: QQuickTextDocument) -> None:
        """Paint the hosts in the text item that shows a command."""
        from claude_desk.ui.transcript import text_formats  # imported here, because the page is seldom shown

        text = document.textDocument().toPlainText()
        text_formats.paint(document.textDocument(), _marks(text).spans)

    def _name_of_folder(self) -> str:
        return safe_names.last_of(self._review.root, _NAME) if self._review is not None else ""

    def _all_allow(self) -> bool:
        """Return whether every rule lets Claude act without asking."""
        rules = self._findings.rules if self._findings is not None else []
        return all(isinstance(rule, Phrase) and rule.values.get("behavior") == "allow" for rule in rules)

    def _texts_read(self) -> str:
        """Return `Also read, as text only: CLAUDE.md (214 lines), 2 agents, 1 skill.`"""
        review = self._review
        if review is None or review.silent or not (review.texts or review.prompts):
            return ""
        named = [_text_words(name, lines) for name, lines in review.texts[:_MOST_FILES]]
        more = len(review.texts) - len(named)
        if more > 0:
            named.append(translate("TrustPage", "%Ln more files", n=more, one="%Ln more file"))
        named += [_prompt_words(kind, count) for kind, count in review.prompts]
        return translate(
            "TrustPage", "Also read, as text only: {things}.", things=locale_format.listed(named)
        )

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
        """Return each setting with its value. Add the file unless all settings are from the same file."""
        found = self._words_of("git")
        files = {setting["file"] if (setting := _GIT.match(entry)) else entry for entry in found}
        return [_setting_named(entry) for entry in found] if len(files) == 1 else found

    def _other(self) -> list[str]:
        return self._words_of("other")

    def _is_empty(self) -> bool:
        return not self._findings

    def _does_not_answer(self) -> bool:
        return self._review is not None and self._review.silent

    def _not_held_words(self) -> list[str]:
        return _all_words(self._review.not_held if self._review is not None else ())

    folder = Property(str, _folder_words, notify=changed)
    folderName = Property(str, _name_of_folder, notify=changed)
    # Whether the page was shown already and the folder's files have changed in the meantime.
    changedMeanwhile = Property(bool, _has_changed, notify=changed)
    hooks = Property(QStringList, _hooks, notify=changed)
    servers = Property(QStringList, _servers, notify=changed)
    environment = Property(QStringList, _environment, notify=changed)
    rules = Property(QStringList, _rules, notify=changed)
    allAllow = Property(bool, _all_allow, notify=changed)  # whether every rule allows something
    tasks = Property(QStringList, _tasks, notify=changed)
    git = Property(QStringList, _git, notify=changed)
    other = Property(QStringList, _other, notify=changed)
    empty = Property(bool, _is_empty, notify=changed)  # whether there are no findings
    # whether the folder does not answer; the page then asks nothing
    silent = Property(bool, _does_not_answer, notify=changed)
    notHeld = Property(QStringList, _not_held_words, notify=changed)
    # By the name of a list: the files of its findings, and its first entries.
    files = Property(QVariantMap, _file_words, notify=changed)
    summaries = Property(QVariantMap, _summaries, notify=changed)
    # the texts that Claude reads but nothing runs, or ""
    textsRead = Property(str, _texts_read, notify=changed)


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
    """Return a hook, given as `PreToolUse (Bash): ./check.sh`, with its event in plain words.

    An unknown event keeps its name.
    """
    event = _EVENT.match(entry)
    said = event_words(event[0]) if event is not None else ""
    return said + entry[event.end() :] if event is not None and said else entry


def _setting_named(entry: str) -> str:
    """Return `core.fsmonitor: ./watch` for `.git/config: core.fsmonitor=./watch`."""
    found = _GIT.match(entry)
    return f"{found['key']}: {entry[found.end() :]}" if found is not None else entry


def _marks(text: str) -> "RiskMarks":
    """Return the marks of a command as it is shown. The key of a setting may precede the command."""
    from claude_desk.ui.permissions.risk_marks import risk_marks

    found = _KEY.match(text)
    return risk_marks(text, found.end() if found is not None else 0)


def _unasked(rules: Sequence["Text"]) -> str:
    """Return `Claude would not ask before Bash(npm:*) · WebFetch`."""
    named = [str(rule.values.get("rule", "")) for rule in rules[:_IN_SUMMARY] if isinstance(rule, Phrase)]
    listed = " · ".join(safe_names.name(each, _NAME) for each in named)
    if len(rules) > len(named):
        listed += " · …"
    return translate("TrustPage", "Claude would not ask before {rules}", rules=listed)


def _text_words(name: str, lines: int | None) -> str:
    shown = safe_names.path_named(name, _NAME)
    if lines is None:
        return shown
    return translate("TrustPage", "{file} (%Ln lines)", n=lines, one="{file} (%Ln line)", file=shown)


def _prompt_words(kind: str, count: int) -> str:
    match kind:
        case "agents":
            return translate("TrustPage", "%Ln agents", n=count, one="%Ln agent")
        case "skills":
            return translate("TrustPage", "%Ln skills", n=count, one="%Ln skill")
        case "commands":
            return translate("TrustPage", "%Ln commands", n=count, one="%Ln command")
    return translate("TrustPage", "%Ln output styles", n=count, one="%Ln output style")

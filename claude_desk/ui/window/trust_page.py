"""The view model of the page that asks about an unknown folder. The page lists what the folder would run."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.protocol.phrase import Phrase, with_texts
from claude_desk.protocol.wire.characters import visible
from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import Property, QStringList, QVariantMap
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.disk.project_files import FolderFindings
    from claude_desk.protocol.phrase import Text
    from claude_desk.ui.permissions.risk_marks import RiskMarks
    from claude_desk.workspace.folder_review import FolderReview

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Members of `FolderFindings`.
_KINDS = ("hooks", "servers", "environment", "rules", "tasks", "git", "other")
_LONGEST = 20_000  # longest entry in characters, because a longer text would block the window
_MOST_FILES = 3  # number of files that are named with the findings in them
_IN_SUMMARY = 6  # number of entries that are named while a list is folded
_NAME = 60  # longest shown name, in characters
_EVENT = re.compile(r"\w+(?=: | \()", re.ASCII)
# A git setting in the form of the findings, `.git/config: core.fsmonitor=./watch`.
_GIT = re.compile(r"(?P<file>.+?): (?P<key>[^\s=:]+)=", re.DOTALL)
# The key of a git setting before a command, `core.fsmonitor=`.
_KEY = re.compile(r"[^\s=:/]+\.[^\s=:/]+=")


@QmlElement
class TrustView(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changed_meanwhile = False
        self._review: FolderReview | None = None

    def show(self, review: "FolderReview", changed_meanwhile: bool = False) -> None:
        """Show this review. `changed_meanwhile`: the page was already shown, and the findings changed.

        If the folder does not answer (`review.silent`), the page asks nothing.
        """
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

    @Slot(str, result="QVariantMap")
    def risks(self, text: str) -> dict[str, object]:
        """Return the risks in a command. `lines`: the underlines, each with `start`, `length` and `style`.
        `words`: their meaning."""
        found = _marks(text)
        lines = [{"start": start, "length": length, "style": style} for start, length, style in found.lines]
        return {"lines": lines, "words": found.words}

    @Slot(QQuickTextDocument)
    def paint(self, document: QQuickTextDocument) -> None:
        """Paint the hosts in the text item that shows a command, and the marks for which `risks` has no line
        (those after the first 100)."""
        from claude_desk.ui.transcript import text_formats  # imported here, because the page is seldom shown

        text = document.textDocument().toPlainText()
        text_formats.paint(document.textDocument(), _marks(text).spans)

    @Property(str, notify=changed)
    def folder(self) -> str:
        return safe_names.path_named(self._review.root if self._review is not None else "")

    @Property(str, notify=changed)
    def folderName(self) -> str:
        return safe_names.last_of(self._review.root, _NAME) if self._review is not None else ""

    @Property(bool, notify=changed)
    def changedMeanwhile(self) -> bool:
        return self._changed_meanwhile

    @Property(QStringList, notify=changed)
    def hooks(self) -> list[str]:
        return [_occasion_named(entry) for entry in self._words_of("hooks")]

    @Property(QStringList, notify=changed)
    def servers(self) -> list[str]:
        return self._words_of("servers")

    @Property(QStringList, notify=changed)
    def environment(self) -> list[str]:
        return self._words_of("environment")

    @Property(QStringList, notify=changed)
    def rules(self) -> list[str]:
        return self._words_of("rules")

    @Property(bool, notify=changed)
    def allAllow(self) -> bool:
        """Return whether every rule lets Claude act without asking. True without rules."""
        rules = self._findings.rules if self._findings is not None else []
        return all(isinstance(rule, Phrase) and rule.values.get("behavior") == "allow" for rule in rules)

    @Property(QStringList, notify=changed)
    def tasks(self) -> list[str]:
        return self._words_of("tasks")

    @Property(QStringList, notify=changed)
    def git(self) -> list[str]:
        """Return each setting with its value. If the settings come from several files, add the file."""
        found = self._words_of("git")
        files = {setting["file"] if (setting := _GIT.match(entry)) else entry for entry in found}
        return [_setting_named(entry) for entry in found] if len(files) == 1 else found

    @Property(QStringList, notify=changed)
    def other(self) -> list[str]:
        return self._words_of("other")

    @Property(bool, notify=changed)  # whether there are no findings
    def empty(self) -> bool:
        return not self._findings

    # whether the folder does not answer, so that the page asks nothing
    @Property(bool, notify=changed)
    def silent(self) -> bool:
        return self._review is not None and self._review.silent

    @Property(QStringList, notify=changed)
    def notHeld(self) -> list[str]:
        return _all_words(self._review.not_held if self._review is not None else ())

    # For each list of findings, the names of the files that have them.
    @Property(QVariantMap, notify=changed)
    def files(self) -> dict[str, str]:
        files = self._review.files if self._review is not None else {}
        return {kind: _named_files(names) for kind, names in files.items()}

    @Property(QVariantMap, notify=changed)
    def summaries(self) -> dict[str, str]:
        """Return the line that replaces each folded list, by the name of the list."""
        summaries = {kind: _summary(getattr(self._findings, kind, ())) for kind in _KINDS}
        summaries["hooks"] = _summary_of(self.hooks[:_IN_SUMMARY])
        summaries["git"] = _summary_of(self.git[:_IN_SUMMARY])
        if self.allAllow and self._findings is not None and self._findings.rules:
            summaries["rules"] = _unasked(self._findings.rules)
        return summaries

    @Property(str, notify=changed)
    def textsRead(self) -> str:
        """Return `Also read, as text only: CLAUDE.md (214 lines), 2 agents, 1 skill.`; "" without texts."""
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
    said = _event_words(event[0]) if event is not None else ""
    return said + entry[event.end() :] if event is not None and said else entry


def _setting_named(entry: str) -> str:
    """Return `core.fsmonitor: ./watch` for `.git/config: core.fsmonitor=./watch`."""
    found = _GIT.match(entry)
    return f"{found['key']}: {entry[found.end() :]}" if found is not None else entry


def _marks(text: str) -> "RiskMarks":
    """Return the marks of a command. The key of a git setting may precede the command."""
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


def _event_words(event: str) -> str:
    """Say in plain words when a hook of this event runs; "" for an unknown event."""
    match event:
        case "PreToolUse":
            return translate("TrustPage", "before each tool")
        case "PostToolUse":
            return translate("TrustPage", "after each tool")
        case "UserPromptSubmit":
            return translate("TrustPage", "with each message")
        case "SessionStart":
            return translate("TrustPage", "at the start")
        case "SessionEnd":
            return translate("TrustPage", "at the end")
        case "Stop":
            return translate("TrustPage", "after each turn")
        case "SubagentStop":
            return translate("TrustPage", "after each subagent")
        case "PreCompact":
            return translate("TrustPage", "before compacting")
        case "Notification":
            return translate("TrustPage", "with each notification")
        case "PermissionRequest":
            return translate("TrustPage", "with each permission request")
    return ""

"""What stands at the end of the conversation until Claude's next words come, and where they failed to."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from claude_desk.session.core.session_state import SessionState
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import words as words_of
from claude_desk.ui.session.state_text import BUSY
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.ui.transcript.row import TranscriptRow
    from claude_desk.ui.transcript.transcript_model import TranscriptModel

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_PAUSE = 1.0  # seconds without a word after which the next is awaited: blocks follow one another at once
_AWAITING = (SessionState.STARTING, SessionState.WORKING, SessionState.RETRYING)
_GROWS = (EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE, EntryKind.THINKING)


@QmlElement
class AnswerView(QObject):
    """`awaited`: a turn runs, and no row of it shows that something happens. `failed`: the key of the row
    with which the last turn ended badly, whose message can be sent again.
    """

    changed = Signal()

    def __init__(self, rows: "TranscriptModel", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self._session: Session | None = None
        self._awaited = False
        self._words = self._spoken = self._failed = ""
        self._failed_message: Entry | None = None

    def follow_rows(self, session: "Session | None") -> None:
        """The rows changed, as they do with every word: what is shown may only go by that, or its words."""
        if self._awaited and (session is None or self._grows()):
            self._show(False)
        if session is None or session.state not in BUSY:
            self._find_failure(session)

    def update(self, session: "Session | None") -> None:
        """The state changed, or a second went by."""
        self._session = session
        state = session.state if session is not None else None
        self._find_failure(session if state not in BUSY else None)
        if session is None or state not in _AWAITING:
            self._show(False)
            return
        rows = self._rows.rows
        last = rows[-1].entry if rows else None
        since = max(session.state_since, _last_moment(last))
        waits = max(0.0, session.now() - since)
        sent = last is not None and last.kind is EntryKind.USER
        if state == SessionState.RETRYING and session.retry is not None:
            retry = session.retry
            left, reason = locale_format.duration(retry.until - session.now()), words_of(retry.reason)
            words = [
                translate("AnswerView", "Retrying in {time}", time=left),
                reason,
                translate(
                    "AnswerView",
                    "attempt {attempt} of {attempts}",
                    attempt=retry.attempt,
                    attempts=retry.attempts,
                ),
            ]
            spoken = translate("AnswerView", "Retrying")
            if reason:
                spoken = translate("AnswerView", "Retrying: {reason}", reason=reason)
            self._show(True, words, spoken)
        elif (sent or (state == SessionState.WORKING and waits >= _PAUSE)) and not self._grows():
            tokens = session.tokens
            seconds = locale_format.duration(waits) if waits >= 1 else ""
            starts = state == SessionState.STARTING
            said = translate("AnswerView", "Starting Claude Code") if starts else ""
            count = locale_format.short_count(tokens)
            told = translate("AnswerView", "{count} tokens", count=count) if tokens else ""
            self._show(True, [said, seconds, told], translate("AnswerView", "Waiting for Claude"))
        else:
            self._show(False)

    def retranslate(self) -> None:
        self.update(self._session)

    def message_of(self, key: str) -> Entry | None:
        """The message whose turn failed with this row; None where it did not, or is the last no more."""
        return self._failed_message if key and key == self._failed else None

    def _find_failure(self, session: "Session | None") -> None:
        failed, message = "", None
        if session is not None and session.state != SessionState.STARTING and session.problem is None:
            failed, message = _failure(self._rows.rows)
        self._failed_message = message
        if failed != self._failed:
            self._failed = failed
            self.changed.emit()

    def _show(self, awaited: bool, words: "list[str] | tuple[str, ...]" = (), spoken: str = "") -> None:
        shown = awaited, " · ".join(word for word in words if word), spoken
        if shown != (self._awaited, self._words, self._spoken):
            self._awaited, self._words, self._spoken = shown
            self.changed.emit()

    def _grows(self) -> bool:
        """Whether a row of the last turn is being written, or counts the seconds of a tool call."""
        rows = self._rows.rows
        for row in reversed(rows):
            entry = row.entry
            if entry.turn != rows[-1].entry.turn:
                break
            if _is_open(entry):
                return True
        return False

    def _get_awaited(self) -> bool:
        return self._awaited

    def _get_words(self) -> str:
        return self._words

    def _get_spoken(self) -> str:
        return self._spoken

    def _get_failed(self) -> str:
        return self._failed

    failed = Property(str, _get_failed, notify=changed)
    awaited = Property(bool, _get_awaited, notify=changed)
    words = Property(str, _get_words, notify=changed)  # `12 s · 340 tokens`, or why the CLI tries again
    spoken = Property(str, _get_spoken, notify=changed)  # without what changes every second


def _failure(rows: "Sequence[TranscriptRow]") -> tuple[str, Entry | None]:
    """The row with which the last turn failed, and the person's message that began it."""
    failed = ""
    for row in reversed(rows):
        entry = row.entry
        if entry.turn != rows[-1].entry.turn:
            break
        if entry.kind is EntryKind.USER:
            return (failed, entry) if failed else ("", None)
        if entry.kind is EntryKind.ERROR and not entry.parent:
            failed = failed or entry.id
        elif not failed and entry.kind not in (EntryKind.FOOTER, EntryKind.NOTICE):
            break
    return "", None


def _is_open(entry: Entry) -> bool:
    if (tool := entry.tool) is not None:
        behind = tool.progress is not None and tool.progress.background
        return not tool.ended and not behind
    return entry.kind in _GROWS and not entry.final


def _last_moment(entry: Entry | None) -> float:
    """When the last row came to its end; 0 where it does not say."""
    if entry is None:
        return 0.0
    return max(entry.began, entry.ended, entry.tool.ended if entry.tool is not None else 0.0)

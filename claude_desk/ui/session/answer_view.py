"""The end of the conversation: whether Claude's next words are awaited, and the ways out of a failed turn."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from claude_desk.protocol.wire.error_kinds import ErrorKind, kind_of_error
from claude_desk.session.core.session_state import ProblemKind, SessionPhase, SessionState
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import words as words_of
from claude_desk.ui.qt_types import Property, QStringList
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.ui.transcript.row import TranscriptRow
    from claude_desk.ui.transcript.transcript_model import TranscriptModel

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_PAUSE = 1.0  # seconds without activity after which the view shows that it waits
_AWAITING = (SessionPhase.STARTING, SessionPhase.WORKING, SessionPhase.RETRYING)
# The ways out of a failure, in addition to sending the message again.
_WAYS = {
    ErrorKind.OTHER: (),
    ErrorKind.TOO_LONG: ("compact", "rewind", "fork"),
    ErrorKind.TOO_LARGE: ("compact", "rewind", "fork"),
    ErrorKind.MEDIA: ("rewind", "fork"),
    ErrorKind.MODEL: ("model",),
    ErrorKind.REFUSED: ("model", "rewind", "fork"),
}
_GROWS = (EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE, EntryKind.THINKING)


@QmlElement
class AnswerView(QObject):
    """Whether Claude's words are awaited or the last turn failed, and the ways out of the failure.

    `awaited`: whether the view waits for Claude and no row of the turn shows activity. `failed` is the key of
    the row with which the last turn failed; the user can send the turn's message again. `ways` are the other
    ways out. The culprit is the message with which the failures began.

    - `compact` the conversation;
    - `rewind` to the place before the culprit;
    - `fork` without the culprit;
    - choose another `model`.
    """

    changed = Signal()

    def __init__(self, rows: "TranscriptModel", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self._session: Session | None = None
        self._awaited = False
        self._words = self._spoken = self._failed = ""
        self._failed_message: Entry | None = None
        self._ways: list[str] = []
        self._culprit = self._explained = ""

    def follow_rows(self, session: "Session | None") -> None:
        """Update after the rows changed. This can end `awaited` or find a failure, but not begin `awaited`.

        It must be fast, because the rows change with every word.
        """
        if self._awaited and (session is None or self._grows()):
            self._show(False)
        if session is None or not session.state.phase.in_turn or session.state.problem is not None:
            self._find_failure(session)

    def update(self, session: "Session | None") -> None:
        """Update after a change of the session's state, and every second."""
        self._session = session
        self._find_failure(session)
        awaited = None
        if session is not None:
            rows = self._rows.rows
            last = rows[-1].entry if rows else None
            grows = session.state.phase in _AWAITING and self._grows()
            awaited = awaited_words(session.state, session.now(), session.tokens.count, last, grows)
        self._show(awaited is not None, *(awaited or ()))

    def retranslate(self) -> None:
        self.update(self._session)

    def message_of(self, key: str) -> Entry | None:
        """Return the last turn's message if the turn failed with this row; otherwise None."""
        return self._failed_message if key and key == self._failed else None

    @property
    def culprit_key(self) -> str:
        """The key of the message with which the failures began.

        It is "" while Claude Code starts or a turn runs, or if the session has a problem. It is also "" if
        the last turn did not fail, or failed with an error of kind `OTHER`.
        """
        return self._culprit

    def _find_failure(self, session: "Session | None") -> None:
        failed, message, ways, culprit, explained = "", None, list[str](), "", ""
        state = session.state if session is not None else SessionState()
        if state.problem_kind is ProblemKind.NOT_SIGNED_IN:
            explained, _, _ = _failure(self._rows.rows)
        if session is not None and state.problem is None and state.phase.between_turns:
            rows = self._rows.rows
            failed, message, kind = _failure(rows)
            if kind is not ErrorKind.OTHER:
                culprit, first = _culprit(rows, kind)
                ways = [way for way in _WAYS[kind] if _is_open_to(way, session, culprit, first)]
        self._failed_message = message
        found = failed, ways, culprit, explained
        if found != (self._failed, self._ways, self._culprit, self._explained):
            self._failed, self._ways, self._culprit, self._explained = found
            self.changed.emit()

    def _show(self, awaited: bool, words: "list[str] | tuple[str, ...]" = (), spoken: str = "") -> None:
        shown = awaited, " · ".join(word for word in words if word), spoken
        if shown != (self._awaited, self._words, self._spoken):
            self._awaited, self._words, self._spoken = shown
            self.changed.emit()

    def _grows(self) -> bool:
        """Return whether a row of the last turn is being written or counts the seconds of a tool call."""
        rows = self._rows.rows
        for row in reversed(rows):
            entry = row.entry
            if entry.turn != rows[-1].entry.turn:
                break
            if _is_open(entry):
                return True
        return False

    # key of the failed row if the user is not signed in; a page below the row explains this
    @Property(str, notify=changed)
    def explainedKey(self) -> str:
        return self._explained

    @Property(str, notify=changed)
    def failed(self) -> str:
        return self._failed

    @Property(QStringList, notify=changed)
    def ways(self) -> list[str]:
        return self._ways

    @Property(bool, notify=changed)
    def awaited(self) -> bool:
        return self._awaited

    @Property(str, notify=changed)  # `12 s · 340 tokens`, or why the CLI tries again
    def words(self) -> str:
        return self._words

    # words for assistive technology, without the parts that change every second
    @Property(str, notify=changed)
    def spoken(self) -> str:
        return self._spoken


def awaited_words(
    state: SessionState, now: float, tokens: int, last: Entry | None, grows: bool
) -> tuple[list[str], str] | None:
    """Return what the view shows while Claude's words are awaited, and what it says to assistive technology.
    Return None if no words are awaited, or a row shows that something is going on.

    `tokens`: how many Claude has written in the turn. `last`: the last row. `grows`: see `_grows`.
    """
    phase = state.phase
    if phase not in _AWAITING:
        return None
    if phase is SessionPhase.RETRYING and (retry := state.retry) is not None:
        left, reason = locale_format.duration(retry.until - now), words_of(retry.reason)
        attempt = translate(
            "AnswerView",
            "attempt {attempt} of {attempts}",
            attempt=retry.attempt,
            attempts=retry.attempts,
        )
        spoken = translate("AnswerView", "Retrying")
        if reason:
            spoken = translate("AnswerView", "Retrying: {reason}", reason=reason)
        return [translate("AnswerView", "Retrying in {time}", time=left), reason, attempt], spoken
    waits = max(0.0, now - max(state.since, _last_moment(last)))
    sent = last is not None and last.kind is EntryKind.USER
    if grows or not (sent or (phase is SessionPhase.WORKING and waits >= _PAUSE)):
        return None
    seconds = locale_format.duration(waits) if waits >= 1 else ""
    starts = translate("AnswerView", "Starting Claude Code") if phase is SessionPhase.STARTING else ""
    count = locale_format.short_count(tokens)
    written = translate("AnswerView", "{count} tokens", count=count) if tokens else ""
    return [starts, seconds, written], translate("AnswerView", "Waiting for Claude")


def _failure(rows: "Sequence[TranscriptRow]") -> tuple[str, Entry | None, ErrorKind]:
    """Return the key of the row with which the last turn failed, the turn's message, and the error's kind.

    If the turn did not fail, return "", None and `OTHER`.
    """
    return _failure_of_turn([row.entry for row in _last_turn(rows, len(rows))])


def _failure_of_turn(entries: Sequence[Entry]) -> tuple[str, Entry | None, ErrorKind]:
    failed: Entry | None = None
    for entry in reversed(entries):
        if entry.kind is EntryKind.USER:
            if failed is not None:
                return failed.id, entry, kind_of_error(failed.content)
            break
        if entry.kind is EntryKind.ERROR and not entry.parent:
            failed = failed or entry
        elif failed is None and entry.kind not in (EntryKind.FOOTER, EntryKind.NOTICE):
            break
    return "", None, ErrorKind.OTHER


def _culprit(rows: "Sequence[TranscriptRow]", kind: ErrorKind) -> tuple[str, bool]:
    """Find the last turns that all failed with this kind of error.

    Return the key of the message of the first such turn, and whether no loaded rows precede that turn.
    """
    end, first = len(rows), ""
    while end:
        turn = _last_turn(rows, end)
        _, message, why = _failure_of_turn([row.entry for row in turn])
        if message is None or why is not kind:
            break
        end -= len(turn)
        first = message.id
    return first, end == 0


def _last_turn(rows: "Sequence[TranscriptRow]", end: int) -> "Sequence[TranscriptRow]":
    """Return the rows of the last turn before the row `end`."""
    begin = end
    while begin and rows[begin - 1].entry.turn == rows[end - 1].entry.turn:
        begin -= 1
    return rows[begin:end]


def _is_open_to(way: str, session: "Session", culprit: str, first: bool) -> bool:
    """Return whether this is a way out of failures that began with the message `culprit`.

    `first` says whether no loaded rows precede the turn of `culprit`.
    """
    match way:
        case "compact":
            return not first
        case "rewind":
            return bool(session.rewinder.message_of(culprit))
        case "fork":
            return session.forker.reaches(culprit)
    return True


def _is_open(entry: Entry) -> bool:
    if (tool := entry.tool) is not None:
        behind = tool.progress is not None and tool.progress.background
        return not tool.ended and not behind
    return entry.kind in _GROWS and not entry.final


def _last_moment(entry: Entry | None) -> float:
    """Return the latest known time of the row's beginning or end; 0 if unknown."""
    if entry is None:
        return 0.0
    return max(entry.began, entry.ended, entry.tool.ended if entry.tool is not None else 0.0)

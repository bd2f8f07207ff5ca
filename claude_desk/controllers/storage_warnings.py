"""Warnings about failed writes. A reason is not reported again while any file fails for that reason."""

from collections.abc import Callable
from enum import StrEnum

from claude_desk.protocol.phrase import Phrase, Text


class StorageKind(StrEnum):
    """A kind of file that the program keeps on disk."""

    SETTINGS = "settings"
    ANSWER = "answer"  # answers about folders
    DRAFT = "draft"  # drafts and message queues
    JOURNAL = "journal"
    TITLES = "titles"  # titles and pins
    WINDOW = "window"  # the list of open sessions


def not_kept(what: StorageKind, reason: Text) -> Phrase:
    match what:
        case StorageKind.SETTINGS:
            return Phrase("session_notice.settings_not_saved", reason=reason)
        case StorageKind.ANSWER:
            return Phrase("session_notice.answer_not_saved", reason=reason)
        case StorageKind.DRAFT:
            return Phrase("session_notice.draft_not_saved", reason=reason)
        case StorageKind.JOURNAL:
            return Phrase("session_notice.journal_not_saved", reason=reason)
        case StorageKind.TITLES:
            return Phrase("session_notice.titles_not_saved", reason=reason)
        case StorageKind.WINDOW:
            return Phrase("session_notice.window_not_saved", reason=reason)


class StorageWarnings:
    """Collects failed writes. `notify` shows a warning to the user. A reason that several files share is
    reported for the first file only."""

    def __init__(self, notify: Callable[[Text], None]) -> None:
        self._notify = notify
        self._failing: dict[tuple[object, StorageKind], Text] = {}

    def report(self, whose: object, what: StorageKind, why: Text) -> None:
        """Record a failed write, or a successful write if `why` is empty. `whose` is the controller to which
        the file belongs; None for a file that belongs to no controller."""
        known = set(self._failing.values())
        if not why:
            self._failing.pop((whose, what), None)
            return
        self._failing[whose, what] = why
        if why not in known:
            self._notify(not_kept(what, why))

    def is_failing(self, what: StorageKind) -> bool:
        """Return whether the last write of that kind failed, for a session or for the program."""
        return any(kind is what for _, kind in self._failing)

    def drop_session(self, whose: object) -> None:
        """Forget the failures of a session that is no longer open."""
        self._failing = {key: why for key, why in self._failing.items() if key[0] is not whose}

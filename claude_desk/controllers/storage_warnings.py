"""What the disk does not take is told: once, until it does again."""

from collections.abc import Callable
from enum import StrEnum

from claude_desk.protocol.phrase import Text
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.translation import translate


class StorageKind(StrEnum):
    """What we keep on disk."""

    SETTINGS = "settings"
    ANSWER = "answer"  # about a folder
    DRAFT = "draft"  # and the message queue
    JOURNAL = "journal"
    TITLES = "titles"  # and pins
    WINDOW = "window"  # which sessions are open


def not_kept(what: StorageKind, reason: Text) -> str:
    why = words(reason)
    match what:
        case StorageKind.SETTINGS:
            told = translate("StorageWarnings", "Could not save your settings: {reason}.", reason=why)
        case StorageKind.ANSWER:
            told = translate(
                "StorageWarnings", "Could not save your answer about this folder: {reason}.", reason=why
            )
        case StorageKind.DRAFT:
            told = translate("StorageWarnings", "Could not save your draft: {reason}.", reason=why)
        case StorageKind.JOURNAL:
            told = translate(
                "StorageWarnings", "Could not save this session's history: {reason}.", reason=why
            )
        case StorageKind.TITLES:
            told = translate(
                "StorageWarnings", "Could not save session titles and pins: {reason}.", reason=why
            )
        case StorageKind.WINDOW:
            told = translate(
                "StorageWarnings", "Could not save the list of open sessions: {reason}.", reason=why
            )
    lost = translate("StorageWarnings", "Until this is solved, changes may be lost when you quit.")
    return f"{told} {lost}"


class StorageWarnings:
    """`tell` shows words to the person. The same trouble with all files of ours is one trouble."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._notify = tell
        self._failing: dict[tuple[object, StorageKind], Text] = {}

    def report(self, whose: object, what: StorageKind, why: Text) -> None:
        """`whose`: the controller that it belongs to, None for all. `why`: "" where it is
        kept again."""
        known = set(self._failing.values())
        if not why:
            self._failing.pop((whose, what), None)
            return
        self._failing[whose, what] = why
        if why not in known:
            self._notify(not_kept(what, why))

    def drop_session(self, whose: object) -> None:
        """It is not open any more."""
        self._failing = {key: why for key, why in self._failing.items() if key[0] is not whose}

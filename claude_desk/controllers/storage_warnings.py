"""What the disk does not take is told: once, until it does again."""

from collections.abc import Callable
from enum import StrEnum


class StorageKind(StrEnum):
    """What we keep on disk, as it is told."""

    SETTINGS = "your settings"
    ANSWER = "your answer about the folder"
    DRAFT = "what you write"
    JOURNAL = "what happens in this session"
    WINDOW = "which sessions are open"


class StorageWarnings:
    """`tell` shows words to the person. The same trouble with all files of ours is one trouble."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._notify = tell
        self._failing: dict[tuple[object, StorageKind], str] = {}

    def report(self, whose: object, what: StorageKind, why: str) -> None:
        """`whose`: the controller that it belongs to, None for all. `why` in the system's words; "" where
        it is kept again."""
        known = set(self._failing.values())
        if not why:
            self._failing.pop((whose, what), None)
            return
        self._failing[whose, what] = why
        if why not in known:
            self._notify(
                f"Claude Desk could not keep {what} on disk: {why}. As long as this lasts, what you write,"
                " change and decide here can be lost when the program ends."
            )

    def drop_session(self, whose: object) -> None:
        """It is not open any more."""
        self._failing = {key: why for key, why in self._failing.items() if key[0] is not whose}

"""Warnings of the CLI that are fields of other messages: plugins that did not load, and a sign-in that ends
soon."""

import time
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any

from claude_desk.protocol.phrase import Phrase
from claude_desk.protocol.wire.messages import ResultMessage
from claude_desk.protocol.wire.system import Init

# The CLI estimates the end. The real end may be three days earlier.
_SOON_SECONDS = 4 * 24 * 3600.0
_MOST = 300  # characters of a plugin's error


class CliWarnings:
    """Finds each warning once in a run of the session. `now`: seconds since the epoch."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._found: set[object] = set()

    def in_message(self, message: Any) -> Iterator[Phrase]:
        """Yield the new warnings in a message."""
        if isinstance(message, Init):
            for error in message.plugin_errors:
                name, reason = str(error.get("plugin") or ""), str(error.get("message") or "")[:_MOST]
                if name and (name, reason) not in self._found:
                    self._found.add((name, reason))
                    yield Phrase("session_notice.plugin_not_loaded", name=name, reason=reason)
        elif isinstance(message, ResultMessage) and message.credential_expires_at:
            at = _seconds(message.credential_expires_at)
            if at not in self._found and 0 < at - self._now() < _SOON_SECONDS:
                self._found.add(at)
                yield Phrase("session_notice.sign_in_ends", at=at)


def _seconds(moment: str) -> float:
    """Return the time of an ISO 8601 text in seconds since the epoch; 0 if it is not such a text."""
    try:
        return datetime.fromisoformat(moment).timestamp()
    except (ValueError, OverflowError, OSError):
        return 0.0

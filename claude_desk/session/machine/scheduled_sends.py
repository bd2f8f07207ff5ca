"""Which messages are sent at a time that the user has chosen: a decision about values, without a clock."""

from collections.abc import Iterable
from dataclasses import dataclass

# A message is sent at most this many seconds late, for example after the computer has slept. After that, the
# user does not expect it any more.
LATEST = 3600.0
# The clock is looked at after at most this many seconds: it may be set, and timers stand still during sleep.
_SOON = 30.0


@dataclass(frozen=True, slots=True)
class ScheduledSend:
    """A message that waits for a moment. `at`: in seconds since the epoch."""

    uuid: str
    at: float


@dataclass(frozen=True, slots=True)
class DueSends:
    """What is due at a moment. `send`: the messages to send now. `miss`: the messages that are not sent by
    themselves any more. `wait`: the seconds until the next look; None if no message is left."""

    send: tuple[str, ...] = ()
    miss: tuple[str, ...] = ()
    wait: float | None = None


def due_sends(scheduled: Iterable[ScheduledSend], now: float, *, limited: bool) -> DueSends:
    """Return what to do with the messages at the moment `now`. `limited`: a limit of the account is reached,
    so that nothing can be sent."""
    send, miss, left = [], [], []
    for each in scheduled:
        if each.at > now:
            left.append(each.at - now)
        elif limited or now - each.at > LATEST:
            miss.append(each.uuid)
        else:
            send.append(each.uuid)
    return DueSends(tuple(send), tuple(miss), min([_SOON, *left]) if left else None)

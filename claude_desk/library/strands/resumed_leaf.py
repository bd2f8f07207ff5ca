"""Finds the message after which the CLI continues when it resumes a session (protocol/README.md 11.13)."""

from collections.abc import Callable
from typing import TypeVar

Line = TypeVar("Line")


def resumed_leaf(newest: Line, kept: Line | None, hangs_on: Callable[[Line, Line], bool]) -> Line:
    """Return the line that the CLI resumes.

    `newest`: the newest line of the conversation in the file. `kept`: the line that the last `last-prompt`
    record with a `leafUuid` names; None if there is no such record, or the file has no such line. `hangs_on`:
    whether the first line is the second line or descends from it.

    If `newest` does not descend from `kept`, another program wrote `newest` into the session meanwhile.
    The CLI does not resume the strand of that program.
    """
    return newest if kept is None or hangs_on(newest, kept) else kept

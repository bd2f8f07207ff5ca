"""Which turns are over for good, so that their rows may be let go of."""

from typing import TYPE_CHECKING

from claude_desk.transcript.entries import Entry, NoticeAction
from claude_desk.transcript.store import Turn

if TYPE_CHECKING:
    from claude_desk.transcript.reducer.reducer import Reducer


def rests(reducer: "Reducer", turn: Turn) -> bool:
    """Whether nothing is about to change the turn: it has ended, and with it all that ran in it, subagents
    and what they left in the background too; and none of its rows offers something to do."""
    if not turn.ended or turn.queued or turn in (reducer.turn, reducer.last_turn):
        return False
    return turn.number not in reducer.late and all(map(_rests, turn.entries))


def _rests(entry: Entry) -> bool:
    over = entry.tool is None or entry.tool.ended > 0
    return over and entry.final and entry.action is NoticeAction.NONE

"""A selection that covers the rows."""

from claude_desk.ui.session.session_view import SessionView
from tests.gallery import cards, prose, turns

SHOWS = {
    "selected": turns.SHOWS["kinds"],
    "selected-tables": prose.SHOWS["tables"],
    "selected-cards": cards.SHOWS["card-kinds"],
}


def select(state: str, view: SessionView) -> None:
    """Select all rows, except some words at both ends."""
    if state not in SHOWS:
        return
    rows = [row.entry.id for row in view.transcript.rows if row.seen >= 0]
    view.selection.begin(rows[0], 0, 8, 0)
    view.selection.extend(rows[-2], 0, 20)

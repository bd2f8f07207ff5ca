"""Which sessions of the list have the same title. No Qt."""

from collections.abc import Collection, Iterable

from claude_desk.ui.sidebar.session_rows import SessionRow, plain


class Namesakes:
    """Sets `SessionRow.shares_title` of the noted rows. Titles that differ only in case and accents count as
    the same."""

    def __init__(self) -> None:
        self._titles: dict[SessionRow, str] = {}
        self._rows: dict[str, dict[SessionRow, None]] = {}

    def note(self, rows: Iterable[SessionRow], known: Collection[int]) -> list[SessionRow]:
        """Note the current titles of rows. `known`: the serials of the rows that still exist. Return the rows
        whose `shares_title` changed."""
        titles: set[str] = set()
        for row in rows:
            title = plain(row.title) if row.serial in known and not row.heads else ""
            before = self._titles.pop(row, "")
            if before:
                self._rows[before].pop(row)
            if title:
                self._titles[row] = title
                self._rows.setdefault(title, {})[row] = None
            if title != before:
                titles |= {before, title} - {""}
        return [row for title in titles for row in self._update(title)]

    def _update(self, title: str) -> list[SessionRow]:
        rows = self._rows[title]
        changed = [row for row in rows if row.shares_title != (len(rows) > 1)]
        for row in changed:
            row.shares_title = len(rows) > 1
        if not rows:
            del self._rows[title]
        return changed

"""Which sections of the list are folded, and what stands there for their rows. No Qt."""

from collections import Counter
from collections.abc import Iterable
from itertools import count

from claude_desk.ui.sidebar.session_rows import SessionRow
from claude_desk.ui.sidebar.session_sections import SectionPlace, can_be_folded, head_of

Settled = tuple[SessionRow, SectionPlace, bool]
"""A row, where it belongs now, and whether it is to be shown."""


class SectionFolds:
    """A folded section is one row: its head, which knows how many it hides."""

    def __init__(self) -> None:
        self.folded: dict[str, None] = {}  # sections, in the order in which they were folded
        self._heads: dict[str, SessionRow] = {}
        self._hidden: dict[SessionRow, str] = {}  # by row, the section it is hidden in
        self._counts: Counter[str] = Counter()
        self._serials = count(-1, -1)

    def fold(self, section: str, folded: bool) -> bool:
        """Whether that is anything new."""
        if folded is (section in self.folded) or not can_be_folded(section):
            return False
        if folded:
            self.folded[section] = None
        else:
            del self.folded[section]
        return True

    def head_of(self, section: str) -> SessionRow | None:
        return self._heads.get(section)

    def settle(self, rows: Iterable[Settled], searching: bool) -> list[Settled]:
        """The same without what is folded away, with the heads that change. `searching`: all is shown."""
        result: list[Settled] = []
        touched: dict[str, SectionPlace] = {}
        for row, stand, wanted in rows:
            away = wanted and not searching and stand.section in self.folded
            before = self._hidden.pop(row, "")
            if before:
                self._counts[before] -= 1
                touched.setdefault(before, self._heads[before].section_place)
            if away:
                self._hidden[row] = stand.section
                self._counts[stand.section] += 1
                touched.setdefault(stand.section, head_of(stand))
            result.append((row, stand, wanted and not away))
        result += [self._settle_head(section, stand) for section, stand in touched.items()]
        return result

    def _settle_head(self, section: str, stand: SectionPlace) -> Settled:
        head = self._heads.get(section)
        if head is None:
            head = self._heads[section] = SessionRow(next(self._serials), heads=section)
        head.hidden = self._counts[section]
        return head, stand, head.hidden > 0

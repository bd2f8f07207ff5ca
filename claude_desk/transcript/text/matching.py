"""Which lines two texts have in common, in an order, at a bounded cost."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

# Pairs of equal lines that are looked at closely, over all of a comparison.
_PAIRS = 60_000
_CLOSE = 400  # lines of a piece that is looked at closely


class CommonLines(NamedTuple):
    """`size` lines from `old` on are the same as those from `new` on; lines are counted from 0."""

    old: int
    new: int
    size: int


def same_lines(old: Sequence[str], new: Sequence[str]) -> list[CommonLines]:
    """The runs of lines that stay, in order. Not always the longest way, but n log n in the lines."""
    comparison = _Comparison(old, new)
    comparison.between(0, len(old), 0, len(new), anchored=False)
    return comparison.found


class _Comparison:
    def __init__(self, old: Sequence[str], new: Sequence[str]) -> None:
        self.found: list[CommonLines] = []
        self._old = old
        self._new = new
        self._left = _PAIRS

    def _add(self, old: int, new: int, size: int) -> None:
        last = self.found[-1] if self.found else None
        if last and last.old + last.size == old and last.new + last.size == new:
            self.found[-1] = CommonLines(last.old, last.new, last.size + size)
        elif size:
            self.found.append(CommonLines(old, new, size))

    def between(self, old: int, old_end: int, new: int, new_end: int, anchored: bool) -> None:
        """Ends that are the same first, then the lines that each text has once, then a close look."""
        head = self._head(old, old_end, new, new_end)
        self._add(old, new, head)
        old, new = old + head, new + head
        tail = self._tail(old, old_end, new, new_end)
        old_end, new_end = old_end - tail, new_end - tail
        if old < old_end and new < new_end:
            if anchored or (old_end - old) * (new_end - new) <= _CLOSE:
                self._closely(old, old_end, new, new_end)
            else:
                self._by_anchors(old, old_end, new, new_end)
        self._add(old_end, new_end, tail)

    def _head(self, old: int, old_end: int, new: int, new_end: int) -> int:
        most = min(old_end - old, new_end - new)
        size = 0
        while size < most and self._old[old + size] == self._new[new + size]:
            size += 1
        return size

    def _tail(self, old: int, old_end: int, new: int, new_end: int) -> int:
        most = min(old_end - old, new_end - new)
        size = 0
        while size < most and self._old[old_end - 1 - size] == self._new[new_end - 1 - size]:
            size += 1
        return size

    def _by_anchors(self, old: int, old_end: int, new: int, new_end: int) -> None:
        run = old, new  # where the run of anchors that stand side by side began
        for anchor_old, anchor_new in [*self._anchors(old, old_end, new, new_end), (old_end, new_end)]:
            if anchor_old != old or anchor_new != new:
                self._add(*run, old - run[0])
                if anchor_old > old and anchor_new > new:
                    self.between(old, anchor_old, new, anchor_new, anchored=True)
                run = anchor_old, anchor_new
            old, new = anchor_old + 1, anchor_new + 1
        self._add(*run, old - 1 - run[0])

    def _anchors(self, old: int, old_end: int, new: int, new_end: int) -> list[tuple[int, int]]:
        """Lines that each text has once, as many as stand in the same order in both."""
        in_old = Counter(self._old[old:old_end])
        in_new = Counter(self._new[new:new_end])
        place = {self._new[at]: at for at in range(new, new_end) if in_new[self._new[at]] == 1}
        pairs = [
            (at, place[self._old[at]])
            for at in range(old, old_end)
            if in_old[self._old[at]] == 1 and self._old[at] in place
        ]
        return _rising(pairs)

    def _closely(self, old: int, old_end: int, new: int, new_end: int) -> None:
        if old_end - old > _CLOSE or new_end - new > _CLOSE:
            return
        first, second = self._old[old:old_end], self._new[new:new_end]
        times = Counter(second)
        pairs = sum(times[line] for line in first if line in times)
        self._left -= pairs
        if not pairs or self._left < 0:
            return
        matcher = SequenceMatcher(None, first, second, autojunk=False)
        for block in matcher.get_matching_blocks():
            self._add(old + block.a, new + block.b, block.size)


def _rising(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The longest of the pairs' rows in which the second numbers rise; the first ones do already."""
    ends: list[int] = []  # the smallest last number of a row of each length
    rows: list[int] = []  # which pair that is
    before: list[int] = []
    for index, (_, number) in enumerate(pairs):
        length = bisect_left(ends, number)
        before.append(rows[length - 1] if length else -1)
        if length == len(ends):
            ends.append(number)
            rows.append(index)
        else:
            ends[length] = number
            rows[length] = index
    found = []
    at = rows[-1] if rows else -1
    while at >= 0:
        found.append(pairs[at])
        at = before[at]
    return found[::-1]

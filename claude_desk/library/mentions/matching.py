"""Paths found by what a person types of them: what begins so, then what holds it, then its letters in order.

Everything that grows with the number of paths is a search by C in one long text: 100,000 paths take a few
milliseconds.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable
from itertools import accumulate

# So many of one kind of match are looked at; the paths stand in order, so that the first ones are the best.
_ENOUGH = 300
# Letters in order are looked for in pieces of so many characters; between two of them it can be called off.
_PIECE = 512 * 1024
_BOUNDARY = frozenset("/_-. ")
NOT_AT_ALL = 1 << 20

Stop = Callable[[], bool]


class Lines:
    """Texts below each other in one, in lower case: which of them match is found without looking at each."""

    def __init__(self, lines: list[str]) -> None:
        self.text = "\n" + "\n".join(lines) + "\n"
        self._starts = [0, *accumulate(len(line) + 1 for line in lines)][:-1]

    def holding(self, wanted: str, most: int) -> list[int]:
        """The numbers of the first lines with `wanted` in them, which may begin with the newline before."""
        found: list[int] = []
        at = self.text.find(wanted)
        while at >= 0 and len(found) < most:
            found.append(self._line_at(at))
            end = self.text.find("\n", at + 1)
            at = self.text.find(wanted, end) if end >= 0 else -1
        return found

    def in_order(self, letters: str, most: int, stop: Stop) -> list[int]:
        """The numbers of the first lines that have these letters in this order."""
        steps = "".join(f"[^\n{re.escape(letter)}]*+{re.escape(letter)}" for letter in letters)
        pattern = re.compile("\n" + steps)
        found: list[int] = []
        begin, text = 0, self.text
        while begin < len(text) and len(found) < most and not stop():
            end = text.find("\n", begin + _PIECE)
            end = len(text) if end < 0 else end
            found += [self._line_at(match.start()) for match in pattern.finditer(text, begin, end)]
            begin = end
        return found[:most]

    def _line_at(self, place: int) -> int:
        return min(bisect_right(self._starts, place) - 1, len(self._starts) - 1)


class Paths:
    """Paths below a folder, with `/` between their parts; a folder's own ends with one."""

    def __init__(self, paths: Iterable[str]) -> None:
        # What is near and short comes first.
        self.paths = sorted(paths, key=lambda path: (path.count("/", 0, -1), len(path), path))
        lowered = [path.lower() for path in self.paths]
        self._whole = Lines(lowered)
        self._known: tuple[str, list[int]] = "", []  # letters, and all paths that have them in order
        self._names = Lines([path[path.rfind("/", 0, -1) + 1 :] for path in lowered])

    def __len__(self) -> int:
        return len(self.paths)

    def find(self, query: str, most: int = 50, stop: Stop = lambda: False) -> list[str]:
        """The best matches, best first. Called off, it gives what it has."""
        wanted = query.lower().removeprefix("./")
        if not wanted:
            return self._top(most)
        if "\n" in wanted:
            return []
        found: dict[int, None] = {}
        for numbers in self._steps(wanted, stop):
            found.update(dict.fromkeys(numbers))
            if len(found) >= most or stop():
                break
        return [self.paths[number] for number in list(found)[:most]]

    def _steps(self, wanted: str, stop: Stop) -> Iterable[list[int]]:
        if "/" not in wanted.rstrip("/"):
            begins = self._names.holding("\n" + wanted, _ENOUGH)
            yield sorted(
                begins, key=lambda number: (self._name(number).rstrip("/") != wanted.rstrip("/"), number)
            )
            yield self._by_place(self._names.holding(wanted, _ENOUGH), wanted)
        else:
            yield self._whole.holding("\n" + wanted, _ENOUGH)
        yield self._whole.holding(wanted, _ENOUGH)
        whole = self._in_order(wanted, stop)
        if len(whole) >= _ENOUGH and "/" not in wanted:  # there are others, of which these may be better
            yield self._by_fit(self._names.in_order(wanted, _ENOUGH, stop), wanted)
        yield self._by_fit(whole, wanted)

    def _in_order(self, wanted: str, stop: Stop) -> list[int]:
        """As `Lines.in_order`; letters that go on from others are looked for among what those found."""
        before, known = self._known
        if before and wanted.startswith(before):
            found = [number for number in known if spread(self.paths[number].lower(), wanted) < NOT_AT_ALL]
        else:
            found = self._whole.in_order(wanted, _ENOUGH, stop)
        if len(found) < _ENOUGH and not stop():
            self._known = wanted, found
        return found

    def _by_place(self, numbers: list[int], wanted: str) -> list[int]:
        """Those first where it begins a word."""

        def rank(number: int) -> tuple[bool, int]:
            name = self._name(number)
            return name[max(0, name.find(wanted) - 1)] not in _BOUNDARY, number

        return sorted(numbers, key=rank)

    def _by_fit(self, numbers: list[int], wanted: str) -> list[int]:
        """Those first whose own name fits, then by how well."""

        def rank(number: int) -> tuple[int, int, int]:
            return spread(self._name(number), wanted), spread(self.paths[number].lower(), wanted), number

        return sorted(numbers, key=rank)

    def _name(self, number: int) -> str:
        path = self.paths[number]
        return path[path.rfind("/", 0, -1) + 1 :].lower()

    def _top(self, most: int) -> list[str]:
        top = self._near(4 * most)
        return sorted(top, key=lambda path: (not path.endswith("/"), path.startswith("."), path.lower()))[
            :most
        ]

    def _near(self, most: int) -> list[str]:
        return [path for path in self.paths[:most] if "/" not in path[:-1]]


def spread(text: str, wanted: str) -> int:
    """How badly the letters fit: the gaps between them, which weigh less where each begins a word."""
    cost, before = 0, len(text)
    for letter in reversed(wanted):
        at = text.rfind(letter, 0, before)
        if at < 0:
            return NOT_AT_ALL
        begins = at == 0 or text[at - 1] in _BOUNDARY
        cost += 0 if before - at == 1 else 1 if begins else min(before - at, 20)
        before = at
    return cost + (before > 0)

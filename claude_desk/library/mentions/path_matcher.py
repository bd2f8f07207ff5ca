"""Finds paths by the text that the user types.

If the text has no `/`, paths whose name begins with the text come first, then paths whose name contains it. A
`/` at the end of the text does not count.
If the text has a `/`, paths that begin with it come first. Then come paths that contain the text, and then
paths that have its letters in order.

All paths are in one long text, and the search in that text runs in C. When the user types the next letter,
the search continues where it stopped. So 100,000 paths are searched only once while a word is typed.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable
from functools import partial
from itertools import accumulate
from typing import NamedTuple

# The greatest number of matches of one kind. The paths are sorted, so that the first matches are the best.
_ENOUGH = 300
# The text is searched in pieces of so many characters. The search can be stopped after each piece.
_PIECE = 512 * 1024
_BOUNDARY = frozenset("/_-. ")
NOT_AT_ALL = 1 << 20

Stop = Callable[[], bool]
Match = Callable[[int, int], int]
"""Takes two places in the text. Returns the first place between them at which a match begins; -1 without a
match."""


class PathLines:
    """Lower-case lines, joined to one text. So matching lines are found without a loop over all lines."""

    def __init__(self, lines: list[str]) -> None:
        self.text = "\n" + "\n".join(lines) + "\n"
        # The places of the newline before each line and of the newline after the last line.
        self._starts = [0, *accumulate(len(line) + 1 for line in lines)]

    def span(self, number: int) -> tuple[int, int]:
        """Return the start and the end of a line, with the newline before it."""
        return self._starts[number], self._starts[number + 1]

    def line_at(self, place: int) -> int:
        return bisect_right(self._starts, place) - 1

    @property
    def end(self) -> int:
        return self._starts[-1]

    def holding(self, wanted: str) -> Match:
        """Return a function that finds the next line with `wanted`. If `wanted` begins with a newline, it is
        found only at the beginning of a line."""
        return partial(self.text.find, wanted)

    def in_order(self, letters: str) -> Match:
        """Return a function that finds the next line with these letters in this order."""
        if len(letters) == 1 or any(letter not in self.text for letter in letters):
            return self.holding(letters)
        steps = "".join(f"[^\n{re.escape(letter)}]*+{re.escape(letter)}" for letter in letters)
        search, text = re.compile("\n" + steps).search, self.text

        def match(begin: int, end: int) -> int:
            found = search(text, begin, end)
            return found.start() if found else -1

        return match


class CachedMatches(NamedTuple):
    """The numbers of all lines before the place `at` that match `wanted`."""

    wanted: str
    numbers: list[int]
    at: int


class PathScan:
    """Finds the first lines that match in one way. A longer query first searches the lines that the shorter
    query found, and then continues where the shorter query stopped."""

    def __init__(self, lines: PathLines, match_of: Callable[[str], Match]) -> None:
        self._lines = lines
        self._match_of = match_of
        self._known = [CachedMatches("", [], 0)]  # each query extends the previous query

    def find(self, wanted: str, stop: Stop) -> list[int]:
        """Return the numbers of the first matches, at most `_ENOUGH`; fewer if `stop` returns True."""
        before = self._before(wanted)
        if before.wanted == wanted and (len(before.numbers) >= _ENOUGH or before.at >= self._lines.end):
            return before.numbers
        match = self._match_of(wanted)
        numbers = [number for number in before.numbers if match(*self._lines.span(number)) >= 0]
        known = CachedMatches(wanted, numbers, self._go_on(match, numbers, before.at, stop))
        self._known.append(known)
        return known.numbers

    def all_of(self, wanted: str) -> list[int] | None:
        """Return the numbers of all matches if an earlier search for `wanted`, or for a beginning of it, has
        reached the end of the text; otherwise None."""
        before = self._before(wanted)
        return self.find(wanted, lambda: False) if before.at >= self._lines.end else None

    def _before(self, wanted: str) -> CachedMatches:
        """Return the known matches of `wanted`, or of its longest beginning that was searched. Forget the
        queries that `wanted` does not begin with."""
        while not wanted.startswith(self._known[-1].wanted):
            self._known.pop()
        return self._known[-1]

    def _go_on(self, match: Match, numbers: list[int], at: int, stop: Stop) -> int:
        """Search from the place `at`, and add the matches to `numbers`. Return the place where the search
        stopped."""
        lines = self._lines
        while at < lines.end and len(numbers) < _ENOUGH and not stop():
            until = lines.span(lines.line_at(min(at + _PIECE, lines.end - 1)))[1]
            while at < until and len(numbers) < _ENOUGH:
                place = match(at, until)
                if place < 0:
                    at = until
                else:
                    numbers.append(lines.line_at(place))
                    at = lines.span(numbers[-1])[1]
        return at


class PathMatcher:
    """Paths below a folder, with `/` between their parts; the path of a folder ends with `/`."""

    def __init__(self, paths: Iterable[str]) -> None:
        # Near and short paths come first.
        self.paths = sorted(paths, key=lambda path: (path.count("/", 0, -1), len(path), path))
        lowered = [path.lower() for path in self.paths]
        names = PathLines([path[path.rfind("/", 0, -1) + 1 :] for path in lowered])
        self._begin, self._hold, self._spell = _scans(PathLines(lowered))
        self._name_begins, self._name_holds, self._name_spells = _scans(names)

    def __len__(self) -> int:
        return len(self.paths)

    def find(self, query: str, most: int = 50, stop: Stop = lambda: False) -> list[str]:
        """Return the best matches, the best first. If `stop` returns True, return the matches found so
        far."""
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
        """Yield each kind of match, the best kind first. A later kind may repeat matches of an earlier
        kind."""
        few = self._spell.all_of(wanted)  # matches of all other kinds are among these
        if few is not None:
            yield from self._of_few(few, wanted)
            return
        in_name = "/" not in wanted.rstrip("/")
        if in_name:
            yield self._exact_first(self._name_begins.find(wanted, stop), wanted)
            yield self._by_place(self._name_holds.find(wanted, stop), wanted)
        else:
            yield self._begin.find(wanted, stop)
        spelled = self._spell.find(wanted, stop)
        if len(spelled) < _ENOUGH and not stop():
            yield from self._of_few(spelled, wanted)
            return
        yield self._hold.find(wanted, stop)
        if "/" not in wanted:  # the letters may fit a name better than the paths found so far
            yield self._by_fit(self._name_spells.find(wanted, stop), wanted)
        yield self._by_fit(spelled, wanted)

    def _of_few(self, numbers: list[int], wanted: str) -> Iterable[list[int]]:
        """Like `_steps`, for a known list of all paths that have the letters in order."""
        lowered = {number: self.paths[number].lower() for number in numbers}
        if "/" not in wanted.rstrip("/"):
            names = {number: self._name(number) for number in numbers}
            yield self._exact_first([n for n in numbers if names[n].startswith(wanted)], wanted)
            yield self._by_place([n for n in numbers if wanted in names[n]], wanted)
        else:
            yield [n for n in numbers if lowered[n].startswith(wanted)]
        yield [n for n in numbers if wanted in lowered[n]]
        yield self._by_fit(numbers, wanted)

    def _exact_first(self, numbers: list[int], wanted: str) -> list[int]:
        return sorted(
            numbers, key=lambda number: (self._name(number).rstrip("/") != wanted.rstrip("/"), number)
        )

    def _by_place(self, numbers: list[int], wanted: str) -> list[int]:
        """Sort the paths: first the paths in whose name the first `wanted` follows a separator."""

        def rank(number: int) -> tuple[bool, int]:
            name = self._name(number)
            return name[max(0, name.find(wanted) - 1)] not in _BOUNDARY, number

        return sorted(numbers, key=rank)

    def _by_fit(self, numbers: list[int], wanted: str) -> list[int]:
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


def _scans(lines: PathLines) -> tuple[PathScan, PathScan, PathScan]:
    """Return three scans: for lines that begin with the query, that contain it, and that have its letters in
    order."""
    begins = PathScan(lines, lambda wanted: lines.holding("\n" + wanted))
    return begins, PathScan(lines, lines.holding), PathScan(lines, lines.in_order)


def spread(text: str, wanted: str) -> int:
    """Return how badly the letters of `wanted` fit; `NOT_AT_ALL` if the text does not have them in order.

    A letter adds 0 if the next letter, or the end of the text, follows directly. Otherwise it adds the
    distance: 20 at most, and only 1 if the letter begins a word. Add 1 if the text does not begin with the
    first letter.
    """
    cost, before = 0, len(text)
    for letter in reversed(wanted):
        at = text.rfind(letter, 0, before)
        if at < 0:
            return NOT_AT_ALL
        begins = at == 0 or text[at - 1] in _BOUNDARY
        cost += 0 if before - at == 1 else 1 if begins else min(before - at, 20)
        before = at
    return cost + (before > 0)

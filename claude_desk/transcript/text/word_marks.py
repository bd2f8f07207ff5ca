"""The words that differ between a line and the one that came in its place."""

import re
from collections import Counter
from collections.abc import Sequence
from difflib import SequenceMatcher

Marks = tuple[tuple[int, int], ...]

_LONGEST = 2_000  # characters of a line that is compared
_MOST_WORDS = 200
_EACH = 40  # what a comparison costs besides its characters
_ALIKE = 0.4  # of the words: lines with less in common are two lines, not one changed
_PIECE = re.compile(r"\w+|\s+|[^\w\s]")


class WordMarks:
    """Compares lines for one diff; stops when it has cost enough."""

    def __init__(self, characters: int = 40_000) -> None:
        self._left = characters

    def of(self, removed: Sequence[str], added: Sequence[str]) -> tuple[list[Marks], list[Marks]]:
        """The marks of the lines of a change, for those that pair up."""
        old_marks: list[Marks] = [()] * len(removed)
        new_marks: list[Marks] = [()] * len(added)
        if not added or self._left <= 0:
            return old_marks, new_marks
        at = 0
        for index, line in enumerate(removed):
            # As many lines on both sides pair as they stand; else each takes the next one it is like.
            places = (
                range(index, index + 1) if len(removed) == len(added) else range(at, min(at + 8, len(added)))
            )
            for place in places:
                marks = self._compare(line, added[place])
                if marks is not None:
                    old_marks[index], new_marks[place] = marks
                    at = place + 1
                    break
            if self._left <= 0:
                break
        return old_marks, new_marks

    def _compare(self, old: str, new: str) -> tuple[Marks, Marks] | None:
        """The marks of both lines; None where they have too little in common."""
        if len(old) > _LONGEST or len(new) > _LONGEST:
            return None
        self._left -= len(old) + len(new) + _EACH
        if self._left <= 0:
            return None
        first, second = _PIECE.findall(old), _PIECE.findall(new)
        if len(first) > _MOST_WORDS or len(second) > _MOST_WORDS or not _are_alike(first, second):
            return None
        matcher = SequenceMatcher(None, first, second, autojunk=False)
        changes = [change for change in matcher.get_opcodes() if change[0] != "equal"]
        return (
            _marks(first, [(start, end) for _, start, end, _, _ in changes]),
            _marks(second, [(start, end) for _, _, _, start, end in changes]),
        )


def _are_alike(first: list[str], second: list[str]) -> bool:
    """Whether enough of the letters stand in both."""
    shared = Counter(first) & Counter(second)
    same = sum(len(word) * times for word, times in shared.items() if not word.isspace())
    whole = max(_letters(first), _letters(second))
    return whole > 0 and same / whole >= _ALIKE


def _letters(words: list[str]) -> int:
    return sum(len(word) for word in words if not word.isspace())


def _marks(words: list[str], ranges: list[tuple[int, int]]) -> Marks:
    """Ranges of words as ranges of characters; those with only space between them are one."""
    starts = [0]
    for word in words:
        starts.append(starts[-1] + len(word))
    marks: list[tuple[int, int]] = []
    last = 0
    for start, end in ranges:
        if start == end:
            continue
        if marks and "".join(words[last:start]).isspace():
            marks[-1] = (marks[-1][0], starts[end])
        else:
            marks.append((starts[start], starts[end]))
        last = end
    return tuple(marks)

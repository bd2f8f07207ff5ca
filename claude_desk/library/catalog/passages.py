"""A line that was found, read again from its file: the words around what was looked for."""

import os
import re
import unicodedata
from pathlib import Path
from typing import NamedTuple, TypeAlias

from claude_desk.library.catalog.word_folding import SearchTerm, spans
from claude_desk.protocol.disk.searchable_text import SpokenText, parts_of

Matches: TypeAlias = tuple[tuple[int, int], ...]

BEFORE, LENGTH = 48, 220
_TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_EMPTY = re.compile(r"\s+")


class Passage(NamedTuple):
    """`counts`: how often each term stands in the whole text, of `length` characters."""

    text: str
    matches: Matches
    uuid: str
    call: str
    counts: tuple[int, ...]
    length: int


class SearchedFiles:
    """The files of one search, each opened once."""

    def __init__(self) -> None:
        self._open: dict[str, int] = {}

    def passage(
        self, path: str, offset: int, length: int, role: str, terms: list[SearchTerm]
    ) -> Passage | None:
        """The words of `role` in a line; None where it is no longer there, or says something else."""
        spoken = parts_of(self._read(path, offset, length))
        said = [said for said in spoken.said if said.role == role] if spoken else []
        if spoken is None or not said:
            return None
        text = unicodedata.normalize("NFC", "\n".join(part.text for part in said))
        places = [spans(text, [term]) for term in terms]
        if not all(places):
            return None
        shown, matches = around(text, terms, places)
        counts = tuple(map(len, places))
        return Passage(shown, matches, spoken.uuid, _call(said, places), counts, len(text))

    def close(self) -> None:
        for file in self._open.values():
            os.close(file)
        self._open.clear()

    def _read(self, path: str, offset: int, length: int) -> bytes:
        try:
            if path not in self._open:
                self._open[path] = os.open(Path(path), os.O_RDONLY | getattr(os, "O_BINARY", 0))
            os.lseek(self._open[path], offset, os.SEEK_SET)
            return os.read(self._open[path], length)
        except OSError:
            return b""


def around(text: str, terms: list[SearchTerm], places: list[list[tuple[int, int]]]) -> tuple[str, Matches]:
    """One line of the text, where most of the terms are near each other, and where they stand in it.

    `places`: where each of the terms is in the text.
    """
    starts = sorted((start, n) for n, found in enumerate(places) for start, _ in found[:40])
    best = max(starts, key=lambda place: (_terms_near(starts, place[0]), -place[0]), default=(0, 0))[0]
    start = max(0, best - BEFORE)
    if start and (blank := _EMPTY.search(text, start, best)):
        start = blank.end()
    end = min(len(text), start + LENGTH)
    shown = _EMPTY.sub(" ", _TURNING.sub("", text[start:end]).replace("\0", " ")).strip()
    shown = ("…" if start else "") + shown + ("…" if end < len(text) else "")
    return shown, tuple(spans(shown, terms))


def _call(said: list[SpokenText], places: list[list[tuple[int, int]]]) -> str:
    """The call that says the first of it, where several are in one line."""
    first = min(found[0][0] for found in places)
    for part in said[:-1]:
        first -= len(part.text) + 1
        if first < 0:
            return part.call
    return said[-1].call


def _terms_near(places: list[tuple[int, int]], start: int) -> int:
    return len({term for place, term in places if start <= place < start + LENGTH - BEFORE})

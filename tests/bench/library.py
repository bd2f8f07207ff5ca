"""The library of 3,000 sessions and 1.2 GB, in its child processes: listing, reading all words, searching."""

import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil

from claude_desk.library.catalog.requests import (
    CatalogUpdate,
    IndexProgress,
    ListSessions,
    ScanDisk,
    SearchSessions,
)
from claude_desk.library.request_base import INDEXER, READER, LibraryPaths
from tests.bench.figures import Figure, median, percentile
from tests.library.generate import generate
from tests.library.library_process import LibraryProcess
from tests.library.texts import Texts

SESSIONS, BYTES = 3_000, 1.2e9
_QUERIES = 50
_MB = 1e6


def library(rounds: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "config"
        began = time.perf_counter()
        generate(config, SESSIONS, BYTES)
        made = time.perf_counter() - began
        places = LibraryPaths(config, Path(folder) / "index", Path(folder) / "journals")
        shutil.rmtree(places.index, ignore_errors=True)
        return [
            Figure("a library of 3,000 sessions and 1.2 GB: written", made, "s"),
            *_from_nothing(places),
            *_again(places, rounds),
            *_searched(places),
            *_in_a_window(config, Path(folder), rounds),
        ]


def _from_nothing(places: LibraryPaths) -> list[Figure]:
    began = time.perf_counter()
    with LibraryProcess(INDEXER, places) as indexer:
        empty = psutil.Process(indexer.process.pid).memory_full_info().uss
        first = 0.0
        indexer.send(ScanDisk(0))
        while not (answered := indexer.hear())[0]:
            if not first and isinstance(answered[1], CatalogUpdate) and answered[1].records:
                first = time.perf_counter() - began
        listed = time.perf_counter() - began
        _wait_for_words(indexer)
        read = time.perf_counter() - began
        peak = _peak(indexer.process.pid)
    size = sum(file.stat().st_size for file in places.index.iterdir())
    return [
        Figure("the first of the list from no index, the child's start included", first * 1000, "ms"),
        Figure("the whole list from no index", listed, "s", goal=3),
        Figure("the words of all of it in the index", read, "s"),
        Figure("the indexer's most memory while it reads", peak / _MB, "MB", goal=100),
        Figure("its memory before it is asked", empty / _MB, "MB"),
        Figure("the index on disk", size / _MB, "MB"),
    ]


def _again(places: LibraryPaths, rounds: int) -> list[Figure]:
    lists, starts, looks, words = [], [], [], []
    for _ in range(rounds):
        began = time.perf_counter()
        with LibraryProcess(READER, places) as reader, LibraryProcess(INDEXER, places) as indexer:
            reader.ask(ListSessions())
            starts.append(time.perf_counter() - began)
            began = time.perf_counter()
            known = reader.ask(ListSessions())
            lists.append(time.perf_counter() - began)
            assert len(known.records) >= SESSIONS
            began = time.perf_counter()
            indexer.ask(ScanDisk(known.sequence))
            looks.append(time.perf_counter() - began)
            _wait_for_words(indexer)
            words.append(time.perf_counter() - began)
    return [
        Figure("the list from a warm index, the child's start included", median(starts) * 1000, "ms"),
        Figure("the list asked for again", median(lists) * 1000, "ms", goal=60),
        Figure("second start: what has changed of 3,000 sessions", median(looks) * 1000, "ms"),
        Figure("second start: until it knows that no words are new", median(words) * 1000, "ms"),
    ]


def _searched(places: LibraryPaths) -> list[Figure]:
    with LibraryProcess(READER, places) as reader:
        reader.ask(ListSessions())
        began = time.perf_counter()
        reader.ask(SearchSessions("upload"))
        first = time.perf_counter() - began
        took = []
        for query in queries():
            began = time.perf_counter()
            reader.ask(query)
            took.append(time.perf_counter() - began)
        memory = psutil.Process(reader.process.pid).memory_full_info().uss
    return [
        Figure("the first search", first * 1000, "ms", goal=100),
        Figure(f"a search, median of {_QUERIES}", median(took) * 1000, "ms", goal=100),
        Figure(f"a search, 95 of 100 of {_QUERIES}", percentile(took, 0.95) * 1000, "ms", goal=100),
        Figure("the reader's memory after them", memory / _MB, "MB"),
    ]


def _in_a_window(config: Path, folder: Path, rounds: int) -> list[Figure]:
    """Measure how the sessions are listed after a start of the program, in a window without a session."""
    nothing = folder / "nothing"
    nothing.mkdir()
    empty = [window(nothing, folder / f"empty{n}", 0) for n in range(rounds)]
    cold = [window(config, folder / f"cold{n}", SESSIONS) for n in range(rounds)]
    root = folder / "warm"
    shutil.copytree(folder / "index", root / "places" / "cache" / "library")
    warm = [window(config, root, SESSIONS) for _ in range(rounds + 1)][1:]

    def of(found: list[dict[str, float]], name: str) -> float:
        return median([each[name] for each in found])

    return [
        Figure(
            "first frame to all sessions listed, from a warm index", of(warm, "all") * 1000, "ms", goal=300
        ),
        Figure("CPU of the window's until then", of(warm, "early_cpu") * 1000, "ms"),
        Figure("CPU of the library's child until then", of(warm, "child_cpu") * 1000, "ms"),
        Figure(
            "listed before the program behind it begins",
            min(run["early"] for run in warm),
            "sessions",
            SESSIONS,
            "there are",
            goal=SESSIONS,
            at_least=True,
        ),
        Figure("first frame until the program behind the list is there", of(warm, "behind") * 1000, "ms"),
        Figure("CPU of the window's for what the program does with the list", of(warm, "cpu") * 1000, "ms"),
        Figure("the longest stall of that", of(warm, "stall"), "ms", goal=33),
        Figure("first frame to the first sessions, from no index", of(cold, "first") * 1000, "ms"),
        Figure("first frame to all sessions listed, from no index", of(cold, "all"), "s", goal=3),
        Figure(
            "memory of all processes, beyond an empty library's",
            of(warm, "memory") - of(empty, "memory"),
            "MB",
            goal=100,
        ),
    ]


def indexed(places: LibraryPaths) -> int:
    """Make the complete index, with all words. Return the number of sessions."""
    with LibraryProcess(INDEXER, places) as indexer, LibraryProcess(READER, places) as reader:
        indexer.ask(ScanDisk(0))
        _wait_for_words(indexer)
        return len(reader.ask(ListSessions()).records)


def window(config: Path, root: Path, sessions: int, *more: str) -> dict[str, float]:
    """Run `list_process` and return the figures that it prints. `more`: further arguments."""
    command = [sys.executable, "-m", "tests.bench.list_process", str(config), str(root), str(sessions), *more]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def queries() -> list[SearchSessions]:
    """Return the queries, always the same: common and rare words, phrases, beginnings of words, other
    scripts, filters, and a query without a match."""
    pick = random.Random(7)
    texts = Texts(1)
    special = ["the", "of the", "失败", "アップロード", "🎉", "café", "xqzzyx", "ret", "str"]
    special += ['"café opens"', '"to be or not"']
    found = [SearchSessions(query) for query in special]
    while len(found) < _QUERIES:
        words = texts.words(pick, pick.randint(1, 4))
        kind = pick.random()
        if kind < 0.3:
            found.append(SearchSessions(f'"{words}"'))
        elif kind < 0.5:
            found.append(SearchSessions(words[: pick.randint(3, 8)]))
        elif kind < 0.6:
            found.append(SearchSessions(f"needle{pick.randrange(SESSIONS)}x"))
        elif kind < 0.8:
            found.append(SearchSessions(words, roles=("user", "claude")))
        elif kind < 0.9:
            found.append(SearchSessions(words, tools=("Bash",), since=1_790_000_000.0))
        else:
            found.append(SearchSessions(words))
    return found


def _wait_for_words(indexer: LibraryProcess) -> None:
    while not any(isinstance(news, IndexProgress) and news.done >= news.total for news in indexer.told):
        indexer.hear()


def _peak(pid: int) -> float:
    """Return the peak memory in bytes, as Linux reports it."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return float(line.split()[1]) * 1024
    return 0.0

"""Session files as every CLI version writes them: all that was said is there, and the pages have all rows."""

import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.library.history import page_layout
from claude_desk.library.history.page_layout import read_tail
from claude_desk.library.history.page_reader import read_tail_page
from claude_desk.transcript.entries import Entry
from tests.fuzz.check_history import pages_of
from tests.library.conversations import VERSIONS, Talk, talk_of, talks
from tests.library.session_oracle import missing
from tests.library.session_writer import write
from tests.unit.library.row_text import words
from tests.whole_tables import examples

WHOLE = patch.multiple(
    page_layout, PAGE_LINES=1 << 40, PAGE_WEIGHT=1 << 40, HUGE_LINES=1 << 40, HUGE_WEIGHT=1 << 40
)


@contextmanager
def written(talk: Talk, version: str) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield write(talk, version, Path(folder) / "project")


def whole(path: Path) -> list[Entry]:
    with WHOLE:
        return list(read_tail_page(path, read_tail(path), None, True).store)


def check(talk: Talk, version: str) -> None:
    with written(talk, version) as path:
        entries = whole(path)
        assert missing(path, entries) == []
        assert _same(pages_of(path)) == _same(words(entries))


def _same(rows: list[str]) -> list[str]:
    """Drop what may differ: how a call without a result ended, and how often something unknown is
    reported."""
    return [row.replace(" cancelled ", " stopped ") for row in rows if not row.startswith("notice Unknown")]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_seeded_talk_is_all_there_and_pages_are_the_whole(version: str) -> None:
    for seed in range(12):
        check(talk_of(seed, version), version)


@settings(max_examples=examples(60), deadline=None)
@given(st.sampled_from(VERSIONS).flatmap(lambda version: st.tuples(st.just(version), talks(version))))
def test_any_talk_is_all_there_and_pages_are_the_whole(drawn: tuple[str, Talk]) -> None:
    version, talk = drawn
    check(talk, version)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_file_that_is_read_as_it_grows_has_the_layout_of_the_whole(version: str) -> None:
    """The file is cut anywhere: in the middle of a line, and between a line and its newline."""
    for seed in range(4):
        with written(talk_of(seed, version), version) as path:
            data = path.read_bytes()
            dice = random.Random(seed)
            ends = [at for at in range(len(data)) if data[at : at + 1] == b"\n"]
            cuts = {*dice.sample(ends, min(6, len(ends))), *(dice.randrange(1, len(data)) for _ in range(6))}
            growing = page_layout.FileLayout(path)
            for cut in (*sorted(cuts), len(data)):
                path.write_bytes(data[:cut])
                if not growing.refresh():  # what came belongs before what was read
                    growing = page_layout.FileLayout(path)
                    assert growing.refresh()
            fresh = page_layout.FileLayout(path)
            fresh.refresh()
            assert growing.chain == fresh.chain
            assert growing.ends == fresh.ends == len(data)
            assert growing.table.repeats == fresh.table.repeats
            assert growing.table.damaged == fresh.table.damaged == 0
            assert growing.pages(len(data)) == fresh.pages(len(data))

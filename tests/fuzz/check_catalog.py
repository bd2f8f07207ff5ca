"""The index of sessions, for files with any content."""

import shutil
import tempfile
from pathlib import Path

from hypothesis import strategies as st

from claude_desk.library.catalog import line_reader
from claude_desk.library.catalog.requests import SearchSessions
from claude_desk.library.catalog.search import IndexSearch
from claude_desk.library.catalog.session_heads import head_of
from claude_desk.protocol.disk.searchable_text import SearchableTextScan
from tests.fuzz.session_files import SESSION, session_files
from tests.fuzz.targets import fuzz
from tests.library.index_driver import IndexDriver

QUERIES = st.sampled_from(
    ["hello", '"go on"', "x*", "a AND", '"', "NEAR(", "-", "ans wer", "\0", "é", "col:x", "^a"]
)


@fuzz(40, data=session_files(), cut=st.integers(0, 5000))
def words_of_lines(data: bytes, cut: int) -> None:
    """Reading in two steps gives the same result as in one step, and reading the heads never fails."""
    lines = data.split(b"\n")
    one, two = SearchableTextScan(), SearchableTextScan()
    for number, line in enumerate(lines):
        if number == cut % (len(lines) + 1):
            two = SearchableTextScan.of_state(two.state())
        assert one.read_line(line) == two.read_line(line)
    assert one == two
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        for known in (False, True):
            head_of(file.name, len(data), known)
            head_of(file.name, len(data) + 500, known)


@fuzz(
    8, first=session_files(), more=session_files(), query=QUERIES, longest=st.sampled_from([300, 8_000_000])
)
def catalogs(first: bytes, more: bytes, query: str, longest: int) -> None:
    """A file that is read while it grows gives the same index as the whole file. Every search is answered."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "c" / "projects" / "-work-a" / f"{SESSION}.jsonl"
        path.parent.mkdir(parents=True)
        usual, line_reader.LONGEST = line_reader.LONGEST, longest
        try:
            path.write_bytes(first)
            grown = IndexDriver(Path(folder) / "c", Path(folder) / "i")
            _read(grown)
            with path.open("ab") as file:
                file.write(more)
            _read(grown)
            fresh = IndexDriver(Path(folder) / "c", Path(folder) / "j")
            _read(fresh)
            assert grown.docs() == fresh.docs()
            assert not [words for words in (*grown.remarks, *fresh.remarks) if "bytes of" not in words]
            IndexSearch(fresh.index).search(SearchSessions(query))
            grown.close()
            fresh.close()
        finally:
            line_reader.LONGEST = usual
            shutil.rmtree(path.parent)


def _read(keeping: IndexDriver) -> None:
    keeping.look()
    keeping.read()

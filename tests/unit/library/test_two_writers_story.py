"""A window and a terminal write one session, in any order. What Claude knows when the session is continued is
shown, and messages that are not shown are offered. The session has the same content when it is opened, read
by pages, searched and exported.

The window is killed or closed, and goes back and forth. The terminal resumes the session for one turn.
"""

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hypothesis import example, given, settings
from hypothesis import strategies as st

from claude_desk.library.catalog.line_reader import LineReader, ReadTask
from claude_desk.library.history import requests as r
from claude_desk.library.strands.cut_points import before, behind
from claude_desk.protocol.files.journal_file import (
    JournalRecord,
    NoticeRecord,
    RewindRecord,
    SentRecord,
    TurnRecord,
    to_line,
)
from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.export.markdown_export import markdown
from claude_desk.ui.phrases.phrase_words import words as words_of
from tests.library.two_writers import (
    NEW_ID,
    TwoWriters,
    Wrote,
    leaf_by_time,
    resumed_leaf,
    way_to,
    words_up_to,
)
from tests.unit.library.row_text import entries_in_pages
from tests.unit.library.test_resumed_leaf import ask, opened, words
from tests.whole_tables import examples

WINDOW, TERMINAL = 0, 1
ACTS = ("say", "say", "terminal", "terminal", "killed terminal", "back", "forth", "kill", "close")


@dataclass
class Story:
    """What happened so far. `is_new`: whether the CLI is 2.1.330, which writes its leaf at the file's end.
    Otherwise it is 2.1.37."""

    folder: str
    is_new: bool
    writers: TwoWriters = field(init=False)
    records: list[JournalRecord] = field(default_factory=list)
    is_open: bool = False
    has_said: bool = False  # whether the window's child has said something
    excused: set[str] = field(default_factory=set)  # messages that the user took back on purpose
    back: tuple[str, str] | None = None  # the place that the user left, and the place gone back to
    paid: float = 0.0

    def __post_init__(self) -> None:
        self.writers = TwoWriters(self.folder)

    # --- files ---------------------------------------------------------------------------------

    @property
    def path(self) -> Path:
        return Path(self.folder) / f"{NEW_ID}.jsonl"

    @property
    def journal(self) -> Path:
        return Path(self.folder) / "journal.jsonl"

    def open(self) -> r.HistoryOpened:
        self.path.write_bytes(self.writers.data)
        self.journal.write_bytes(b"".join(map(to_line, self.records)))
        found = opened(self.path, journal=self.journal)
        if found.facts.until and self.leaf(found.facts.until) is None:
            assert found.facts.disputed, "it is named, and the CLI does not find it"
            found = opened(self.path, journal=self.journal, by_time=True)
        return found

    def known(self, found: r.HistoryOpened) -> str:
        """Return the last shown message that Claude knows. If the CLI would continue with messages that the
        user took back, return the last message before them: Claude does not know what is shown in their
        place."""
        leaf = self.leaf(found.facts.until)
        assert leaf is not None
        if self.is_forgotten(found):
            assert found.facts.rewound is not None
            leaf = self.leaf(found.facts.rewound[1])
            assert leaf is not None
        return leaf

    def is_forgotten(self, found: r.HistoryOpened) -> bool:
        rewound, leaf = found.facts.rewound, self.leaf("") or ""
        return bool(rewound and not found.facts.until and rewound[0] in way_to(self.writers.data, leaf))

    def leaf(self, until: str) -> str | None:
        """Return the message from which the CLI continues if it is given the place `until`, or None if it
        does not find the place."""
        data = self.writers.data
        leaf = resumed_leaf(data) if self.is_new else leaf_by_time(data)
        if until:
            return until if until in way_to(data, leaf) else None
        return leaf

    # --- acts ----------------------------------------------------------------------------------

    def do(self, act: str, pick: int) -> None:
        writers = self.writers
        match act:
            case "say":
                self.start()
                uuid = writers.next_uuid
                self.records.append(SentRecord(uuid=uuid, text=writers.next_prompt, at=writers.now))
                writers.do(Wrote("turn", WINDOW))
                self.paid += 1.0
                self.records.append(TurnRecord(uuid=uuid, cost=1.0, at=writers.now))
                self.has_said, self.back = True, None
            case "terminal" | "killed terminal" if writers.said:
                leaf = self.leaf("") or ""
                # A terminal does not see what another terminal said after the leaf. For every reader of the
                # file, the terminal goes back to the leaf.
                data, own = writers.data, {each.uuid for each in self.records if isinstance(each, SentRecord)}
                behind = [each for each in writers.said if leaf in way_to(data, each)[:-1]]
                self.excused |= {each for each in behind if own.isdisjoint(after(data, leaf, each))}
                writers.go_to(TERMINAL, leaf)
                writers.do(Wrote("turn", TERMINAL))
                if self.is_new and act == "terminal":
                    writers.do(Wrote("leaf", TERMINAL))
            case "back" if self.is_open and self.back is None:
                own = way_to(writers.data, writers.leaf_of(WINDOW))
                prompts = [uuid for uuid in own if writers.said.get(uuid, "").startswith("prompt")][1:]
                if prompts:
                    uuid = prompts[pick % len(prompts)]
                    until = own[own.index(uuid) - 1]
                    self.back = uuid, writers.leaf_of(WINDOW)
                    self.records.append(RewindRecord(uuid=uuid, until=until, at=writers.now))
                    self.end_child()
                    writers.go_to(WINDOW, until)
            case "forth" if self.is_open and self.back is not None:
                uuid, leaf = self.back
                self.records.append(RewindRecord(uuid=uuid, until=leaf, undone=True, at=writers.now))
                writers.go_to(WINDOW, leaf)
                self.back = None
            case "kill":
                self.is_open = self.has_said = False
            case "close" if self.is_open:
                self.end_child()
                self.is_open = False

    def start(self) -> None:
        if not self.is_open and self.writers.said:
            self.writers.go_to(WINDOW, self.known(self.open()))
        if self.back is not None:  # the next message begins another strand
            gone = self.back[0]
            data = self.writers.data
            self.excused |= {each for each in self.writers.said if gone in way_to(data, each)}
        self.is_open = True

    def end_child(self) -> None:
        if self.is_new and self.has_said:
            self.writers.do(Wrote("leaf", WINDOW))
        self.has_said = False


def after(data: bytes, above: str, below: str) -> list[str]:
    """Return the lines between two lines, and the lower line."""
    way = way_to(data, below)
    return way[way.index(above) + 1 :]


STORIES = st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, 5)), min_size=1, max_size=12)


def tell(story: Story, acts: Sequence[tuple[str, int]]) -> None:
    story.do("say", 0)
    for act, pick in acts:
        story.do(act, pick)


@settings(max_examples=examples(60), deadline=None)
@given(STORIES, st.booleans())
@example([("terminal", 0), ("say", 0), ("close", 0)], True)
@example([("terminal", 0), ("say", 0), ("close", 0)], False)
@example([("say", 0), ("back", 0), ("terminal", 0), ("kill", 0)], True)
@example([("say", 0), ("back", 0), ("say", 0), ("kill", 0), ("terminal", 0)], True)
@example([("say", 0), ("back", 0), ("say", 0), ("kill", 0)], True)
def test_what_is_shown_is_what_claude_knows_and_all_else_is_offered(
    acts: list[tuple[str, int]], is_new: bool
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        story = Story(folder, is_new)
        tell(story, acts)
        found = story.open()
        data = story.writers.data
        shown, known = words(found), words_up_to(data, story.known(found))
        assert shown[: len(known)] == known
        assert shown == known or story.is_forgotten(found)
        offered = {word for strand in found.facts.other_strands for word in words_up_to(data, strand.leaf)}
        nowhere = {
            text
            for uuid, text in story.writers.said.items()
            if uuid not in story.excused and text not in {*shown, *offered}
        }
        back = story.back[0] if story.back is not None else "(nothing)"
        taken = {text for uuid, text in story.writers.said.items() if back in way_to(data, uuid)}
        assert nowhere <= taken, f"{nowhere - taken} is nowhere"


@settings(max_examples=examples(25), deadline=None)
@given(STORIES, st.booleans())
@example([("terminal", 0), ("say", 0), ("kill", 0)], True)
def test_the_strand_is_the_same_wherever_it_is_read(acts: list[tuple[str, int]], is_new: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        story = Story(folder, is_new)
        tell(story, acts)
        found = story.open()
        path, shown = story.path, words(found)
        assert found.facts.cost == story.paid
        assert found.facts.title == "prompt 1"
        entries = entries_in_pages(path, leaf=found.leaf)
        said = [entry.text for entry in entries if entry.kind in (EntryKind.USER, EntryKind.PROSE)]
        assert said == shown
        text = markdown(entries, lambda entry: "", words=words_of)
        assert [word for word in story.writers.said.values() if word in text] == shown
        hits = dict(index_of(path))
        assert hits.keys() == set(story.writers.said.values()), "all that was said is found"
        for word, offset in hits.items():
            where = ask(r.LocateLine(path, offset, "", before=path.stat().st_size, leaf=found.leaf))
            assert isinstance(where, r.LineLocation)
            assert where.left == (word not in shown), word
        if story.is_forgotten(found):
            return
        known = way_to(story.writers.data, story.known(found))
        for uuid, word in story.writers.said.items():
            if word in shown and word != "prompt 1":
                cut = before(path, uuid) if word.startswith("prompt") else behind(path, uuid)
                assert cut.found and cut.until in known, "Claude goes back there, and a fork begins there"


@settings(max_examples=examples(15), deadline=None)
@given(STORIES, st.booleans())
@example([("say", 0), ("back", 0), ("say", 0), ("kill", 0)], True)
@example([("say", 0), ("back", 0), ("terminal", 0), ("kill", 0)], True)
@example([("say", 0), ("say", 0), ("back", 0), ("say", 0), ("back", 0), ("forth", 0), ("kill", 0)], True)
def test_a_rewind_counts_however_much_the_journal_has_since(
    acts: list[tuple[str, int]], is_new: bool
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        story = Story(folder, is_new)
        tell(story, acts)
        soon = story.open()
        story.records += [NoticeRecord(text="x" * 10_000, at=story.writers.now)] * 120
        late = story.open()
        assert late.facts == soon.facts
        assert (late.leaf, words(late)) == (soon.leaf, words(soon))


def index_of(path: Path) -> list[tuple[str, int]]:
    """Return (text, offset) for each text of the file in the index of the search of all sessions."""
    reader = LineReader(ReadTask(1, str(path), "", "", path.stat().st_size, 0, b"", ""))
    part, _ = reader.read(1 << 30, float("inf"))
    reader.close()
    return [(doc.text, doc.offset) for doc in part.docs]

"""Whatever several windows do with one session, and however they end, each word is kept exactly once."""

import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.transcript.text.line_comments import LineComment
from claude_desk.workspace import drafts as drafts_module
from claude_desk.workspace import queue_journal
from claude_desk.workspace.drafts import Draft, Drafts, DraftWriter
from tests.whole_tables import examples, first_of

WINDOWS = 3
ACTS = [
    "open", "open", "type", "type", "type", "flush", "send", "send", "dispatch", "answer", "remove", "recall",
    "clear", "kill", "close", "reopen", "full", "edit", "edit", "comment",
]  # fmt: skip


def words_of(text: str) -> list[str]:
    return [word for word in text.split() if word != "---"]


def unsent_words(draft: Draft) -> list[str]:
    """Return the words of the message, of an open editor of a chip, of chips, and of comments."""
    chips = [text for _, _, text in draft.parts if not text.startswith("p")]
    edit = [draft.edit[1]] if draft.edit is not None else []
    comments = [each.draft for each in draft.comments]
    return [word for text in (draft.text, *chips, *edit, *comments) for word in words_of(text)]


class Window:
    """A window with a draft. All windows use the same folder."""

    def __init__(self, folder: Path, dead: int) -> None:
        self._folder, self._dead = folder, dead
        self.drafts = Drafts(folder, {"s1"}.__contains__)
        self.writer: DraftWriter | None = None

    def kill(self) -> None:
        """Kill the window. Writes that had begun are finished, and its locks name a process that is gone."""
        writer, self.writer = self.writer, None
        if writer is not None:
            writer._timer.stop()
            locks = [writer._lock, *(each.lock for each in writer._absorbed)]
            for lock in locks:
                held = lock.isLocked()
                lock.unlock()
                if held:
                    Path(lock.fileName()).write_text(f"{self._dead}\npython\n{os.uname().nodename}\n")
        self.drafts._writer.close(wait=True)
        self.drafts = Drafts(self._folder, {"s1"}.__contains__)

    def words(self) -> list[str]:
        return unsent_words(self.writer.fresh()) if self.writer is not None else []


class Story:
    """What the user did. `sure`: words that are on disk. `gone`: words that were removed."""

    def __init__(self, folder: Path, dead: int, patch: pytest.MonkeyPatch) -> None:
        self.windows = [Window(folder, dead) for _ in range(WINDOWS)]
        self._patch = patch
        self._said = 0
        self.sure: set[str] = set()
        self.unsure: set[str] = set()  # words whose addition or removal is not on disk yet
        self.gone: set[str] = set()

    def act(self, name: str, window: Window) -> None:
        if name == "kill":
            window.kill()
        elif name == "open":
            if window.writer is None:
                window.writer = window.drafts.open("/srv/atlas", "s1")
                self._settle(window)
        elif window.writer is not None:
            getattr(self, f"_{name}")(window, window.writer)

    def _settle(self, window: Window) -> None:
        """Flush the window's draft, and note that its words are on disk."""
        if window.writer is not None and window.writer.flush():
            self.sure.update(set(window.words()) - self.gone)
            self.unsure -= set(window.words())

    def _type(self, window: Window, writer: DraftWriter) -> None:
        self._said += 1
        word = f"w{self._said}"
        text = f"{writer.fresh().text} {word}".strip()
        writer.keep_text(text, len(text))
        self.unsure.add(word)

    def _edit(self, window: Window, writer: DraftWriter) -> None:
        """Type in the editor of a chip."""
        self._said += 1
        word, draft = f"w{self._said}", writer.fresh()
        if draft.edit is None:
            writer.keep_parts([*draft.parts, ("pasted.txt", None, f"p{self._said}")])
            writer.keep_edit((len(draft.parts), word))
        else:
            writer.keep_edit((draft.edit[0], f"{draft.edit[1]} {word}"))
        self.unsure.add(word)

    def _comment(self, window: Window, writer: DraftWriter) -> None:
        """Type a comment on a line."""
        self._said += 1
        word, comments = f"w{self._said}", writer.fresh().comments
        if comments:
            first = replace(comments[0], draft=f"{comments[0].draft} {word}")
            writer.keep_comments([first, *comments[1:]])
        else:
            writer.keep_comments([LineComment(f"c{self._said}", "a.py", 1, 1, False, "+a", "", word)])
        self.unsure.add(word)

    def _flush(self, window: Window, writer: DraftWriter) -> None:
        self._settle(window)

    def _send(self, window: Window, writer: DraftWriter) -> None:
        draft = writer.fresh()
        chips = [text for _, _, text in draft.parts if not text.startswith("p")]
        text = " ".join([draft.text, *chips])
        if text.strip() and draft.edit is None:
            self._said += 1
            writer.keep_sent(OutgoingMessage(f"u{self._said}", text, ()))
            words = set(words_of(text)) - self.gone
            self.sure |= words
            self.unsure -= words

    def _dispatch(self, window: Window, writer: DraftWriter) -> None:
        draft = writer.fresh()
        for message in [m for m in draft.queue if m.uuid not in draft.dispatched][:1]:
            writer.keep_dispatched(message)

    def _take_out(self, writer: DraftWriter, message: OutgoingMessage) -> None:
        writer.keep_queue([each for each in writer.fresh().queue if each.uuid != message.uuid])
        words = set(words_of(message.text))
        self.gone |= words
        self.sure -= words
        self.unsure -= words

    def _answer(self, window: Window, writer: DraftWriter) -> None:
        draft = writer.fresh()
        for message in [m for m in draft.queue if m.uuid in draft.dispatched][:1]:
            self._take_out(writer, message)

    def _remove(self, window: Window, writer: DraftWriter) -> None:
        for message in writer.fresh().queue[-1:]:
            self._take_out(writer, message)

    def _recall(self, window: Window, writer: DraftWriter) -> None:
        messages = list(writer.fresh().queue)
        writer.keep_returned(messages, "\n\n".join(message.text for message in messages))
        writer.keep_queue([])

    def _clear(self, window: Window, writer: DraftWriter) -> None:
        words = set(words_of(writer.fresh().text))
        writer.keep_text("", 0)
        assert writer.flush()
        self.gone |= words
        self.sure -= words
        self.unsure -= words

    def _close(self, window: Window, writer: DraftWriter) -> None:
        self._settle(window)
        window.writer = None
        window.drafts.close_writer(writer)

    def _reopen(self, window: Window, writer: DraftWriter) -> None:
        self._close(window, writer)
        self.act("open", window)

    def _full(self, window: Window, writer: DraftWriter) -> None:
        """Leave and open the draft while the disk is full: the window keeps what it could not write."""

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        before = Counter(window.words())
        with self._patch.context() as patch:
            patch.setattr(drafts_module, "write_atomic", full)
            patch.setattr(queue_journal, "write_atomic", full)
            patch.setattr(queue_journal, "append_lines", full)
            window.drafts.close_writer(writer)
            window.writer = window.drafts.open("/srv/atlas", "s1")
            assert Counter(window.words()) >= before
        self._settle(window)


@pytest.fixture
def dead() -> Iterator[int]:
    """The id of a process that is gone."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    yield process.pid


def play(story: Story, acts: list[tuple[str, int]], folder: Path, end: str) -> None:
    for name, number in acts:
        story.act(name, story.windows[number])
    for window in story.windows:
        if end == "kill":
            window.kill()
        elif window.writer is not None:
            story.act("close", window)
    later = Drafts(folder, {"s1"}.__contains__)
    for _ in range(2):
        found = later.open("/srv/atlas", "s1")
        words = Counter(unsent_words(found.draft))
        for message in found.draft.queue:
            words.update(words_of(message.text))
        assert story.sure <= set(words), f"lost: {story.sure - set(words)}"
        assert max(words.values(), default=1) == 1, f"twice: {words}"
        assert not set(words) & story.gone, f"again: {set(words) & story.gone}"
        assert set(words) <= story.sure | story.unsure
        later.close_writer(found)
    assert len(list(folder.glob("*.json"))) <= 1, "all is in one place"
    later.close()
    for window in story.windows:
        window.drafts.close()


@settings(
    max_examples=int(os.environ.get("WINDOWS") or examples(60)),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    acts=st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, WINDOWS - 1)), max_size=30),
    end=st.sampled_from(["kill", "close"]),
)
def test_each_word_is_there_once(
    acts: list[tuple[str, int]],
    end: str,
    dead: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qapp: object,
) -> None:
    folder = tmp_path / "drafts"
    shutil.rmtree(folder, ignore_errors=True)
    play(Story(folder, dead, monkeypatch), acts, folder, end)


@pytest.mark.parametrize("seed", first_of(6))
def test_a_long_story(
    seed: int, dead: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    chance = random.Random(seed)
    acts = [(chance.choice(ACTS), chance.randrange(WINDOWS)) for _ in range(150)]
    play(Story(tmp_path / "drafts", dead, monkeypatch), acts, tmp_path / "drafts", "kill")

"""The journal of a queue: what its lines mean, whether it is complete or cut."""

import pytest

from claude_desk.protocol.files.draft_file import DraftFile, StoredAttachment
from claude_desk.protocol.files.queue_file import (
    AnyRecord,
    CompletedRecord,
    DispatchedRecord,
    EditedRecord,
    EnqueuedRecord,
    QueueHeadRecord,
    ReorderRecord,
    ReturnedRecord,
    StoredQueue,
    draft_of,
    read_queue,
    to_line,
)


def read(*records: AnyRecord) -> StoredQueue:
    queue = read_queue(b"".join(map(to_line, records)))
    assert queue is not None
    return queue


def texts(queue: StoredQueue) -> list[str]:
    return [written.text for written in queue.pending.values()]


ONE, TWO, THREE = (EnqueuedRecord(uuid=name, text=f"text {name}") for name in ("1", "2", "3"))


def test_what_is_done_or_returned_is_pending_no_more() -> None:
    queue = read(
        QueueHeadRecord(folder="/a", session_id="s"),
        ONE,
        TWO,
        THREE,
        DispatchedRecord(uuid="2"),
        CompletedRecord(uuids=["1"]),
    )
    assert (queue.folder, queue.session_id) == ("/a", "s")
    assert (texts(queue), queue.dispatched) == (["text 2", "text 3"], {"2"})
    queue = read(ONE, TWO, DispatchedRecord(uuid="2"), ReturnedRecord(uuids=["2"], mark=1))
    assert (texts(queue), queue.dispatched) == (["text 1"], set())


def test_texts_and_their_order_change() -> None:
    queue = read(ONE, TWO, THREE, EditedRecord(uuid="2", text="other"), ReorderRecord(uuids=["3", "2", "9"]))
    assert texts(queue) == ["text 3", "other", "text 1"]
    assert texts(read(ONE, EditedRecord(uuid="9", text="none"))) == ["text 1"]


@pytest.mark.parametrize("cut", range(0, 200, 7))
def test_a_cut_line_and_what_is_not_known_are_passed_over(cut: int) -> None:
    last = to_line(TWO)
    data = to_line(ONE) + b'{"kind":"later","uuid":"1"}\n{"uuid"\n' + last[: min(cut, len(last) - 2)]
    queue = read_queue(data)
    assert queue is not None
    assert texts(queue) == ["text 1"]
    assert read_queue(last[: min(cut, len(last) - 2)]) is None


@pytest.mark.parametrize("folder", ["/a", "/home/ä/項目", '/say "hi"', "/back\\slash", "/\U0001f600"])
def test_a_damaged_line_still_names_its_owner(folder: str) -> None:
    """A lost byte damages the first line behind the names. The names are written as ASCII with escapes."""
    line = to_line(QueueHeadRecord(folder=folder, session_id="s"))
    queue = read_queue(line.rstrip()[:-1] + b"\n" + to_line(ONE))
    assert queue is not None
    assert (queue.folder, queue.session_id) == (folder, "s")


def test_a_later_session_is_the_owner() -> None:
    queue = read(QueueHeadRecord(session_id="a", mark=1), ONE, QueueHeadRecord(session_id="b", mark=3))
    assert (queue.session_id, queue.mark) == ("b", 3)


SENT = EnqueuedRecord(uuid="1", text="half a thought", mark=1)
BACK = ReturnedRecord(
    uuids=["1"], text="half a thought", parts=[StoredAttachment(name="p", path="/p")], mark=2
)


def test_the_draft_follows_the_journal() -> None:
    """A draft file that is older than the queue's changes to the text is updated. A newer draft file
    stays."""
    old = DraftFile(text="half a thought", cursor=3, parts=[StoredAttachment(name="x")])
    sent = draft_of(read(SENT), old)
    assert (sent.text, sent.parts, sent.mark) == ("", [], 1)
    back = draft_of(read(SENT, BACK), old)
    assert (back.text, [part.name for part in back.parts], back.mark) == ("half a thought", ["p"], 2)
    typed = draft_of(read(SENT, BACK), DraftFile(text="more", mark=1))
    assert (typed.text, typed.cursor) == ("half a thought\n\nmore", 20)
    newer = DraftFile(text="it was changed since", mark=2)
    assert draft_of(read(SENT, BACK), newer).text == "it was changed since"
    assert draft_of(read(SENT, BACK), None).text == "half a thought"


def test_the_queue_of_an_old_draft_is_in_the_journal() -> None:
    old = DraftFile.model_validate({"text": "a", "queue": [{"text": "waits"}]})
    assert draft_of(read(ONE), old).queue == []

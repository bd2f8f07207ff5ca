"""The queue is on disk before anything else happens, however the program ends."""

import os
import shutil
import stat
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from claude_desk.protocol.files.draft_file import DraftFile, StoredMessage, write_draft
from claude_desk.protocol.wire.authorship import Authorship
from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.transcript.attachments import Attachment
from claude_desk.workspace import queue_journal
from claude_desk.workspace.drafts import Draft, Drafts, DraftWriter

PICTURE = Attachment("screen.png", "image/png", "aGVsbG8=", size=5)


@pytest.fixture
def drafts(tmp_path: Path, qapp: object) -> Iterator[Drafts]:
    kept = Drafts(tmp_path / "drafts")
    yield kept
    kept.close()


def killed(tmp_path: Path, session: str = "s1") -> Draft:
    """Return the draft that another run finds now: from the files as they are, without a lock."""
    shutil.rmtree(tmp_path / "later", ignore_errors=True)
    ignored = shutil.ignore_patterns("*.lock")
    shutil.copytree(tmp_path / "drafts", tmp_path / "later", ignore=ignored)
    later = Drafts(tmp_path / "later")
    found = later.open("/srv/atlas", session).draft
    later.close()
    return found


def begin(drafts: Drafts) -> DraftWriter:
    return drafts.open("/srv/atlas", "s1")


def texts(draft: Draft) -> list[str]:
    return [message.text for message in draft.queue]


def test_a_message_is_there_at_once_and_what_was_written_is_not(drafts: Drafts, tmp_path: Path) -> None:
    keeper = begin(drafts)
    keeper.keep_text("half a thought", 3)
    keeper.keep_parts([("screen.png", PICTURE, "")])
    assert keeper.flush()
    assert killed(tmp_path).text == "half a thought"
    keeper.keep_sent(OutgoingMessage("u1", "half a thought", (PICTURE,)))
    found = killed(tmp_path)
    assert (found.text, found.parts) == ("", ())
    assert [(m.uuid, m.text, m.attachments[0].data) for m in found.queue] == [
        ("u1", "half a thought", "aGVsbG8=")
    ]
    modes = {stat.S_IMODE(path.stat().st_mode) & 0o077 for path in (tmp_path / "drafts").rglob("*")}
    assert modes == {0}


@pytest.mark.parametrize(
    "authorship",
    [Authorship(), Authorship(pastes=("a\nlong one",)), Authorship("A note:", False, ("a", "b"))],
)
def test_who_wrote_a_message_is_there_again(drafts: Drafts, tmp_path: Path, authorship: Authorship) -> None:
    keeper = begin(drafts)
    keeper.keep_sent(OutgoingMessage("u1", "text"))
    message = OutgoingMessage("u1", "text", (), authorship)
    keeper.keep_queue([message])
    assert killed(tmp_path).queue == (message,)


def test_the_moment_of_a_message_is_there_until_the_message_is_sent(drafts: Drafts, tmp_path: Path) -> None:
    """Before a message goes to the CLI, it has no moment any more, so that no other run sends it."""
    keeper = begin(drafts)
    keeper.keep_sent(OutgoingMessage("u1", "text"))
    message = OutgoingMessage("u1", "text", send_at=10_000.0)
    keeper.keep_queue([message])
    assert killed(tmp_path).queue == (message,)
    keeper.keep_queue([OutgoingMessage("u1", "text")])
    assert killed(tmp_path).queue == (OutgoingMessage("u1", "text"),)


def test_each_step_is_there_before_the_next(drafts: Drafts, tmp_path: Path) -> None:
    keeper = begin(drafts)
    one, two, three = (OutgoingMessage(name, f"text {name}") for name in ("u1", "u2", "u3"))
    for message in (one, two, three):
        keeper.keep_sent(message)
    assert killed(tmp_path).dispatched == frozenset()
    keeper.keep_dispatched(one)
    assert killed(tmp_path).dispatched == {"u1"}
    keeper.keep_queue([one, three, two])
    assert texts(killed(tmp_path)) == ["text u1", "text u3", "text u2"]
    keeper.keep_queue([three, two])
    found = killed(tmp_path)
    assert (texts(found), found.dispatched) == (["text u3", "text u2"], frozenset())
    keeper.keep_returned([three], "text u3")
    found = killed(tmp_path)
    assert (texts(found), found.text) == (["text u2"], "text u3")
    keeper.keep_text("text u3, changed", 1)
    assert killed(tmp_path).text == "text u3"
    assert keeper.flush()
    assert killed(tmp_path).text == "text u3, changed"


def test_what_is_returned_stands_before_what_is_written(drafts: Drafts, tmp_path: Path) -> None:
    keeper = begin(drafts)
    keeper.keep_sent(OutgoingMessage("u1", "sent", (PICTURE,)))
    keeper.keep_text("typed since", 3)
    assert keeper.flush()
    keeper.keep_returned([OutgoingMessage("u1", "sent", (PICTURE,))], "sent")
    found = killed(tmp_path)
    assert (found.text, found.queue) == ("sent\n\ntyped since", ())
    assert [name for name, attachment, _ in found.parts if attachment is not None] == ["screen.png"]
    assert keeper.flush()
    assert killed(tmp_path).parts == found.parts or killed(tmp_path).parts[0][0] == "screen.png"


def test_a_session_that_gets_its_id_later_has_its_queue(drafts: Drafts, tmp_path: Path) -> None:
    keeper = drafts.open("/srv/atlas")
    keeper.keep_sent(OutgoingMessage("u1", "sent"))
    keeper.session_id = "s9"
    assert texts(killed(tmp_path, "s9")) == ["sent"]


def test_an_open_queue_is_nobody_elses(drafts: Drafts) -> None:
    keeper = drafts.open("/srv/atlas")
    keeper.keep_sent(OutgoingMessage("u1", "sent"))
    other = drafts.open("/srv/atlas")
    assert other.draft.empty
    other.close()
    keeper.close()
    assert texts(drafts.open("/srv/atlas").draft) == ["sent"]


def test_nothing_is_left_where_nothing_is_pending(drafts: Drafts, tmp_path: Path) -> None:
    keeper = begin(drafts)
    keeper.keep_sent(OutgoingMessage("u1", "sent", (PICTURE,)))
    keeper.keep_queue([])
    keeper.close()
    assert list((tmp_path / "drafts").iterdir()) == []
    keeper = begin(drafts)
    keeper.keep_sent(OutgoingMessage("u2", "sent"))
    keeper.keep_text("and more", 3)
    keeper.keep_queue([])
    keeper.close()
    assert [path.suffix for path in (tmp_path / "drafts").iterdir()] == [".json"]
    keeper = begin(drafts)
    assert keeper.draft.text == "and more"
    keeper.keep_sent(OutgoingMessage("u3", "and more"))
    assert killed(tmp_path).text == ""


def test_the_file_does_not_grow_for_ever(drafts: Drafts, tmp_path: Path) -> None:
    keeper = begin(drafts)
    (stays,) = [OutgoingMessage("stays", "waits")]
    keeper.keep_queue([stays])
    for number in range(300):
        message = OutgoingMessage(f"u{number}", "x" * 1000)
        keeper.keep_sent(message)
        keeper.keep_queue([stays])
        if number % 50 == 0:
            keeper._write()
            assert keeper._written is not None
            keeper._written.result(30)
            keeper._check_written()
    (file,) = (tmp_path / "drafts").glob("*.queue")
    assert file.stat().st_size < 150_000
    assert texts(killed(tmp_path)) == ["waits"]


def test_the_draft_of_an_earlier_version(drafts: Drafts, tmp_path: Path) -> None:
    """The draft's messages move to the journal, so that they are not in two places."""
    (tmp_path / "drafts").mkdir()
    old = DraftFile(folder="/srv/atlas", session_id="s1", text="typed", queue=[StoredMessage(text="waits")])
    (tmp_path / "drafts" / "abc.json").write_bytes(write_draft(old))
    keeper = begin(drafts)
    assert (keeper.draft.text, texts(keeper.draft)) == ("typed", ["waits"])
    assert texts(killed(tmp_path)) == ["waits"]
    keeper.keep_queue([])
    found = killed(tmp_path)
    assert (found.text, found.queue) == ("typed", ())


@pytest.mark.skipif(os.name == "nt", reason="folders are files there too")
def test_what_the_disk_does_not_take_goes_with_the_next(
    drafts: Drafts, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "drafts").write_text("a file is in the way")
    keeper = begin(drafts)
    keeper.keep_sent(OutgoingMessage("u1", "one"))
    keeper.keep_sent(OutgoingMessage("u2", "two"))
    assert not keeper.flush()
    assert caplog.text.count("a queue was not kept") == 1
    (tmp_path / "drafts").unlink()
    keeper.keep_queue([OutgoingMessage("u2", "two")])
    assert texts(killed(tmp_path)) == ["two"]
    assert keeper.flush()


@pytest.mark.parametrize("most", [1, 2, 3, 5, 100])
def test_nothing_pending_is_lost_if_more_happens_than_fits_into_memory(
    drafts: Drafts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(queue_journal, "_MOST_WAITING", most)
    (tmp_path / "drafts").write_text("a file is in the way")
    keeper = begin(drafts)
    messages = [OutgoingMessage(f"u{number}", f"text {number}") for number in range(6)]
    for message in messages:
        keeper.keep_sent(message)
    keeper.keep_dispatched(messages[1])
    keeper.keep_queue(messages[1:])
    (tmp_path / "drafts").unlink()
    assert keeper.flush()
    found = killed(tmp_path)
    assert texts(found) == [f"text {number}" for number in range(1, 6)]
    assert found.dispatched == {"u1"}
    keeper.keep_queue(messages[2:])
    assert texts(killed(tmp_path)) == [f"text {number}" for number in range(2, 6)]


def test_a_new_message_is_waited_for_until_it_is_on_the_disk(
    drafts: Drafts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program syncs the journal, the message's attachments, and the folders of both."""
    synced: list[Path] = []
    monkeypatch.setattr(
        os, "fsync", lambda descriptor: synced.append(Path(f"/proc/self/fd/{descriptor}").readlink())
    )
    monkeypatch.setattr(queue_journal, "_SYNC_SECONDS", 30.0)
    keeper = begin(drafts)
    keeper.keep_sent(OutgoingMessage("u1", "one", (PICTURE,)))
    (journal,) = (tmp_path / "drafts").glob("*.queue")
    (carried,) = journal.with_suffix("").iterdir()
    assert set(synced) == {journal, journal.parent, carried, carried.parent}
    synced.clear()
    keeper.keep_queue([OutgoingMessage("u1", "one", (PICTURE,)), OutgoingMessage("u2", "two")])
    assert journal in synced


def test_each_step_of_a_message_goes_to_the_disk(drafts: Drafts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_journal, "_SYNC_SECONDS", 30.0)
    keeper = begin(drafts)
    message = OutgoingMessage("u1", "one")
    keeper.keep_sent(message)
    steps: list[Callable[[], object]] = [
        lambda: keeper.keep_dispatched(message),
        lambda: keeper.keep_queue([]),
        lambda: keeper.keep_sent(message),
        lambda: keeper.keep_returned([message], "one"),
    ]
    for step in steps:
        asked = threading.Event()
        monkeypatch.setattr(os, "fsync", lambda descriptor, asked=asked: asked.set())
        step()
        assert asked.wait(30)

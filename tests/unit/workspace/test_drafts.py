"""Drafts, which come back after a crash."""

import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.transcript.attachments import Attachment
from claude_desk.workspace.drafts import Drafts, DraftWriter, StashedDraft
from claude_desk.workspace.prompt_history import MOST, PromptHistory

PICTURE = Attachment("screen.png", "image/png", "aGVsbG8=", size=5)
FILE = Attachment("notes.txt", "text/plain", path="/home/someone/notes.txt", size=12)


@pytest.fixture
def drafts(tmp_path: Path, qapp: object) -> Iterator[Drafts]:
    kept = Drafts(tmp_path / "drafts")
    yield kept
    kept.close()


def files(tmp_path: Path) -> list[str]:
    return sorted(str(path.relative_to(tmp_path / "drafts")) for path in (tmp_path / "drafts").rglob("*"))


def crashed(tmp_path: Path, keeper: DraftWriter) -> None:
    """Leave what a killed program leaves: the files, and a lock that names a process that is gone."""
    keeper.close()
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    for file in (tmp_path / "drafts").glob("*.json"):
        file.with_suffix(".lock").write_text(f"{gone.pid}\npython\n{os.uname().nodename}\n")


def test_all_of_it_is_there_again(drafts: Drafts, tmp_path: Path) -> None:
    keeper = drafts.open("/srv/atlas")
    assert keeper.draft.empty
    keeper.keep_text("half a mess", 4)
    keeper.keep_parts([("screen.png", PICTURE, ""), ("Pasted text", None, "many\nlines"), ("f", FILE, "")])
    keeper.keep_queue([OutgoingMessage("u1", "waits", (PICTURE,)), OutgoingMessage("u2", "too", ())])
    crashed(tmp_path, keeper)
    found = drafts.open("/srv/atlas").draft
    assert (found.text, found.cursor) == ("half a mess", 4)
    (name, picture, _), (_, none, pasted), (_, file, _) = found.parts
    assert none is None and picture is not None and file is not None
    assert (name, picture.data, picture.media_type) == ("screen.png", "aGVsbG8=", "image/png")
    assert pasted == "many\nlines"
    assert (file.path, file.data) == ("/home/someone/notes.txt", "")
    assert [message.text for message in found.queue] == ["waits", "too"]
    assert found.queue[0].attachments[0].data == "aGVsbG8="
    assert [message.uuid for message in found.queue] == ["u1", "u2"], "they are held against the CLI's file"


def test_it_is_written_by_itself_soon_and_as_its_owners_alone(
    drafts: Drafts, tmp_path: Path, qtbot: QtBot
) -> None:
    keeper = drafts.open("/srv/atlas")
    timer = keeper.findChildren(QTimer)[0]
    assert not timer.isActive()
    keeper.keep_text("a", 1)
    assert timer.isActive()
    assert timer.interval() <= 1000
    left = timer.remainingTime()
    keeper.keep_text("ab", 2)
    assert timer.remainingTime() <= left, "typing on does not put it off"
    timer.timeout.emit()
    qtbot.waitUntil(lambda: any(name.endswith(".json") for name in files(tmp_path)))
    assert not timer.isActive()
    keeper.keep_text("ab", 2)
    assert not timer.isActive()
    modes = {stat.S_IMODE(path.stat().st_mode) & 0o077 for path in (tmp_path / "drafts").glob("*.json")}
    assert modes == {0}
    keeper.close()


def test_nothing_is_left_of_what_was_sent(drafts: Drafts, tmp_path: Path) -> None:
    keeper = drafts.open("/srv/atlas")
    keeper.keep_parts([("screen.png", PICTURE, "")])
    keeper.close()
    assert len(files(tmp_path)) == 3
    keeper = drafts.open("/srv/atlas")
    keeper.keep_parts([])
    keeper.close()
    assert files(tmp_path) == []


def test_what_is_carried_no_more_goes(drafts: Drafts, tmp_path: Path) -> None:
    keeper = drafts.open("/srv/atlas")
    keeper.keep_parts([("screen.png", PICTURE, "")])
    keeper.close()
    keeper = drafts.open("/srv/atlas")
    keeper.keep_text("only words", 0)
    keeper.keep_parts([])
    keeper.close()
    assert [name for name in files(tmp_path) if "/" in name] == []


def test_what_cannot_be_cleared_away_is_no_loss(drafts: Drafts, tmp_path: Path) -> None:
    """An NFS server renames a file that another window has open, and does not let the program remove it."""
    keeper = drafts.open("/srv/atlas")
    keeper.keep_parts([("screen.png", PICTURE, "")])
    assert keeper.flush()
    (blob,) = (path for path in (tmp_path / "drafts").glob("*/*"))
    (blob.parent / ".nfs0001").mkdir()
    keeper.keep_parts([])
    keeper.keep_text("words", 5)
    assert keeper.flush()
    assert not blob.exists(), "the others go"
    crashed(tmp_path, keeper)
    assert drafts.open("/srv/atlas").draft.text == "words"


def test_two_windows_on_one_folder(drafts: Drafts) -> None:
    first, second = drafts.open("/srv/atlas"), drafts.open("/srv/atlas")
    first.keep_text("first", 0)
    second.keep_text("second", 0)
    first._write()
    second._write()
    third = drafts.open("/srv/atlas")
    assert third.draft.empty, "both are in use"
    first.close()
    second.close()
    again = [drafts.open("/srv/atlas"), drafts.open("/srv/atlas")]
    assert sorted(keeper.draft.text for keeper in again) == ["first", "second"]
    for keeper in again:
        keeper.close()


def test_by_folder_and_by_session(drafts: Drafts) -> None:
    for folder, session, text in (("/a", "s1", "one"), ("/a", "s2", "two"), ("/b", "s3", "three")):
        keeper = drafts.open(folder, session)
        keeper.keep_text(text, 0)
        keeper.close()
    assert drafts.open("/a", "s1").draft.text == "one"
    assert drafts.open("/a", "other").draft.empty
    assert drafts.open("/b").draft.text == "three"
    assert drafts.open("/c").draft.empty


@pytest.mark.parametrize("by", ["new", "old"])
@pytest.mark.parametrize("kind", ["text", "queue"])
def test_a_session_that_goes_on_under_another_id(drafts: Drafts, tmp_path: Path, by: str, kind: str) -> None:
    """The program is killed right after the change of the id. The next window may open the draft by either
    id."""
    keeper = drafts.open("/srv/atlas", "old")
    if kind == "text":
        keeper.keep_text("half a mess", 4)
    else:
        keeper.keep_queue([OutgoingMessage("u1", "waits", ())])
    keeper.close()
    keeper = drafts.open("/srv/atlas", "old")
    keeper.session_id = "new"
    crashed(tmp_path, keeper)
    assert drafts.files_of("new") and not drafts.files_of("old"), "these go with a session that is deleted"
    assert drafts.waiting_in(by) == ({"u1"} if kind == "queue" else set())
    found = drafts.open("/srv/atlas", by)
    assert (found.draft.text, len(found.draft.queue)) == (("half a mess", 0) if kind == "text" else ("", 1))
    found.close()
    if kind == "queue":
        assert drafts.files_of(by), "its journal says whose it is"


def test_the_draft_of_a_session_that_began_is_for_nobody_else(tmp_path: Path, qapp: object) -> None:
    began: set[str] = set()
    drafts = Drafts(tmp_path / "drafts", began.__contains__)
    keeper = drafts.open("/srv/atlas", "old")
    keeper.keep_queue([OutgoingMessage("u1", "waits", ())])
    keeper.session_id = "new"
    keeper.close()
    began.add("new")
    other, own = drafts.open("/srv/atlas", "old"), drafts.open("/srv/atlas", "new")
    assert other.draft.empty
    assert [message.text for message in own.draft.queue] == ["waits"]
    other.close()
    own.close()
    drafts.close()


@pytest.mark.parametrize(
    "text", ["nul \0 x", "\u2028 \U0001f600", "\r\n tab\t ", "x" * 1_000_000, "\ud800 lone"]
)
def test_any_text_in_a_folder_of_any_name(drafts: Drafts, text: str) -> None:
    """A folder name that is not UTF-8 has lone surrogates. In text, lone surrogates are replaced."""
    keeper = drafts.open("/srv/\udcff")
    keeper.keep_text(text, 1)
    keeper.keep_queue([OutgoingMessage("u1", text, ())])
    keeper.close()
    found = drafts.open("/srv/\udcff").draft
    wanted = text.replace("\ud800", "\ufffd")
    assert found.text == wanted
    assert [message.text for message in found.queue] == [wanted]


def test_a_damaged_file_is_kept_aside(drafts: Drafts, tmp_path: Path) -> None:
    keeper = drafts.open("/srv/atlas")
    keeper.keep_text("sound", 0)
    keeper.close()
    (tmp_path / "drafts" / "bad.json").write_text('{"text": "half')
    (tmp_path / "drafts" / "odd.json").write_text(
        '{"folder": "/srv/atlas", "text": 7, "queue": "no", "at": 1}'
    )
    assert drafts.open("/srv/atlas").draft.text == "sound"
    assert (tmp_path / "drafts" / "bad.json.damaged").read_text() == '{"text": "half'


def test_a_disk_that_cannot_be_written_costs_the_draft_alone(
    tmp_path: Path, qapp: object, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "drafts").write_text("a file is in the way")
    drafts = Drafts(tmp_path / "drafts")
    keeper = drafts.open("/srv/atlas")
    keeper.keep_text("lost", 0)
    keeper.close()
    drafts.close()
    assert "a draft was not kept" in caplog.text


def test_what_could_not_be_written_is_there_for_the_next_session(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "drafts").write_text("a file is in the way")
    drafts = Drafts(tmp_path / "drafts")
    keeper = drafts.open("/srv/atlas")
    keeper.keep_text("half a thought", 3)
    keeper.keep_queue([OutgoingMessage("u1", "waits", (PICTURE,))])
    drafts.close_writer(keeper)
    again = drafts.open("/srv/atlas").draft
    assert (again.text, again.cursor) == ("half a thought", 3)
    assert [(m.text, m.attachments, m.uuid) for m in again.queue] == [("waits", (PICTURE,), "u1")]
    assert drafts.open("/srv/other").draft.empty
    drafts.close()


def test_that_it_cannot_be_written_is_told(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failed write is reported, and so is the next successful write, without another change of the
    draft."""
    monkeypatch.setattr("claude_desk.workspace.drafts._AGAIN_MS", 20)
    (tmp_path / "drafts").write_text("a file is in the way")
    drafts = Drafts(tmp_path / "drafts")
    keeper = drafts.open("/srv/atlas")
    with qtbot.waitSignal(keeper.not_kept, timeout=20_000) as told:
        keeper.keep_text("one", 0)
    assert told.args == ["File exists"]
    with qtbot.waitSignal(keeper.not_kept, timeout=20_000) as told:
        (tmp_path / "drafts").unlink()
    assert told.args == [""]
    assert keeper.close()
    assert drafts.open("/srv/atlas").draft.text == "one"
    drafts.close()


def test_what_is_too_much_for_the_disk_goes_with_the_person(
    drafts: Drafts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("claude_desk.workspace.queue_journal.MOST_BYTES", 10)
    keeper = drafts.open("/srv/atlas")
    keeper.keep_queue([OutgoingMessage("u1", "one", (PICTURE,)), OutgoingMessage("u2", "two", (PICTURE,))])
    drafts.close_writer(keeper)
    again = drafts.open("/srv/atlas")
    assert [message.attachments for message in again.draft.queue] == [(PICTURE,), (PICTURE,)]
    again.close()
    later = drafts.open("/srv/atlas").draft
    assert [len(message.attachments) for message in later.queue] == [1, 0]
    assert later.lost == ("screen.png",)


def test_the_next_session_of_a_folder_has_what_this_window_had(drafts: Drafts) -> None:
    """The next session does not get the newer draft that another window left."""
    ours, others = drafts.open("/srv/atlas"), drafts.open("/srv/atlas")
    ours.keep_text("ours", 0)
    ours._write()
    others.keep_text("others", 0)
    others.close()
    drafts.close_writer(ours)
    assert drafts.open("/srv/atlas").draft.text == "ours"


@pytest.mark.parametrize("damage", ["changed", "gone"])
def test_bytes_that_are_not_there_any_more_are_not_sent(drafts: Drafts, tmp_path: Path, damage: str) -> None:
    keeper = drafts.open("/srv/atlas")
    keeper.keep_text("see here", 0)
    keeper.keep_parts([("screen.png", PICTURE, "")])
    keeper.keep_queue([OutgoingMessage("u1", "waits", (PICTURE,))])
    keeper.close()
    (blob,) = (path for path in (tmp_path / "drafts").glob("*/*") if path.is_file())
    if damage == "gone":
        blob.unlink()
    else:
        blob.write_bytes(blob.read_bytes()[:-4])
    found = drafts.open("/srv/atlas").draft
    assert found.parts == ()
    assert [(message.text, message.attachments) for message in found.queue] == [("waits", ())]
    assert found.lost == ("screen.png", "screen.png")


def test_the_history_is_bounded_and_shared(tmp_path: Path) -> None:
    history = PromptHistory(tmp_path / "history", "/srv/atlas")
    other = PromptHistory(tmp_path / "history", "/srv/atlas")
    for number in range(MOST + 20):
        history.add(f"message {number}")
    other.add("line\nline")
    other.add("message 30")
    other.add("  ")
    other.add("x" * 1_000_000)
    assert other.texts[-3:] == [f"message {MOST + 19}", "line\nline", "message 30"]
    assert len(other.texts) == MOST
    assert PromptHistory(tmp_path / "history", "/srv/other").texts == []
    (file,) = (tmp_path / "history").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with file.open("ab") as more:
        more.write(b'"cut\n\xff\n{}\n' + b'"old"\n' * 300)
    assert PromptHistory(tmp_path / "history", "/srv/atlas").texts[-1] == "old"
    assert len(file.read_bytes().splitlines()) == MOST


def test_all_that_are_open_can_be_written_at_once(drafts: Drafts, tmp_path: Path) -> None:
    one, other = drafts.open("/srv/atlas"), drafts.open("/srv/other")
    one.keep_text("one", 0)
    other.keep_text("other", 0)
    drafts.flush()
    assert {json.loads(file.read_bytes())["text"] for file in (tmp_path / "drafts").glob("*.json")} == {
        "one",
        "other",
    }


def test_a_stash_is_there_again_with_its_attachments(drafts: Drafts, tmp_path: Path) -> None:
    keeper = drafts.open("/srv/atlas")
    keeper.keep_text("now", 3)
    stash = (
        StashedDraft("first", 2, (("screen.png", PICTURE, ""),)),
        StashedDraft("", 0, (("p", None, "x\ny"),)),
    )
    keeper.keep_stash(stash)
    keeper.keep_sent(OutgoingMessage("u1", "now", ()))
    crashed(tmp_path, keeper)
    keeper = drafts.open("/srv/atlas")
    found = keeper.draft
    assert found.text == "" and [message.text for message in found.queue] == ["now"]
    first, second = found.stash
    assert (first.text, first.cursor, second.parts) == ("first", 2, (("p", None, "x\ny"),))
    [(_, picture, _)] = first.parts
    assert picture is not None and picture.data == PICTURE.data
    keeper.keep_queue([])
    keeper.keep_stash(())
    assert keeper.close() and not [name for name in files(tmp_path) if name.endswith((".json", "/"))]


def test_the_stashes_of_two_windows_are_joined(drafts: Drafts, tmp_path: Path) -> None:
    other = Drafts(tmp_path / "drafts")
    keepers = drafts.open("/srv/atlas", "s1"), other.open("/srv/atlas", "s1")
    for keeper, text in zip(keepers, ("one", "two"), strict=True):
        keeper.keep_stash((StashedDraft(text), StashedDraft("same")))
    for owner, keeper in zip((drafts, other), keepers, strict=True):
        owner.close_writer(keeper)
    other.close()
    found = drafts.open("/srv/atlas", "s1").draft
    assert {each.text for each in found.stash} == {"one", "two", "same"}
    assert len(found.stash) == 3 and found.text == "" and found.losable

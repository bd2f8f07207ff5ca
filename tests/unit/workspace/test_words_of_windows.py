"""No typed text is lost to another text: drafts of several windows, and damaged drafts."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication

from claude_desk.protocol.files.draft_file import read_draft
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.transcript.attachments import Attachment
from claude_desk.workspace import atomic_files
from claude_desk.workspace import drafts as drafts_module
from claude_desk.workspace.drafts import JOINED, Draft, Drafts, DraftWriter
from tests.whole_tables import examples

PICTURE = Attachment("screen.png", "image/png", "aGVsbG8=", size=5)
FULL, DENIED = "No space left on device", "Permission denied"


@pytest.fixture
def drafts(tmp_path: Path, qapp: object) -> Iterator[Drafts]:
    kept = Drafts(tmp_path / "drafts", {"s1"}.__contains__)
    yield kept
    kept.close()


def killed(*keepers: DraftWriter) -> None:
    """Kill the windows: their files stay unchanged, and their locks name processes that have ended."""
    for keeper in keepers:
        keeper.flush()
        keeper._timer.stop()
        lock = Path(keeper._lock.fileName())
        for held in (keeper._lock, *(each.lock for each in keeper._absorbed)):
            held.unlock()
        gone = subprocess.Popen([sys.executable, "-c", ""])
        gone.wait()
        lock.write_text(f"{gone.pid}\npython\n{os.uname().nodename}\n")


def written(drafts: Drafts, text: str, *messages: str, session: str = "s1") -> DraftWriter:
    keeper = drafts.open("/srv/atlas", session)
    keeper.keep_queue(
        [*keeper.draft.queue, *(OutgoingMessage(name, f"message {name}", (PICTURE,)) for name in messages)]
    )
    keeper.keep_text(text, len(text))
    return keeper


def texts(draft: Draft) -> list[str]:
    return [message.text for message in draft.queue]


def files(tmp_path: Path) -> list[str]:
    return sorted(path.suffix for path in (tmp_path / "drafts").iterdir() if path.suffix != ".lock")


def test_both_windows_words_are_there(drafts: Drafts, tmp_path: Path) -> None:
    """One window was killed. The order in which the windows wrote does not matter, and each text is there
    once, also at the next start."""
    one = written(drafts, "typed in the one", "a", "b")
    one.keep_dispatched(one.fresh().queue[0])
    one.keep_parts([("screen.png", PICTURE, "")])
    one.flush()
    other = written(drafts, "typed in the other", "c")
    assert (other.draft.text, other.draft.queue) == ("", ()), "the first window has it"
    killed(one)
    drafts.close_writer(other)
    both = drafts.open("/srv/atlas", "s1")
    for _ in range(2):
        assert both.draft.text == "typed in the one\n\n---\n\ntyped in the other"
        assert both.draft.cursor == len(both.draft.text)
        assert texts(both.draft) == ["message a", "message b", "message c"]
        assert all(message.attachments[0].data == PICTURE.data for message in both.draft.queue)
        assert both.draft.dispatched == {"a"}
        assert [name for name, _, _ in both.draft.parts] == ["screen.png"]
        killed(both)
        both = drafts.open("/srv/atlas", "s1")
    assert both.notes == (), "that is told once"
    both.close()
    assert files(tmp_path) == ["", ".json", ".queue"], "nothing is left of the others"


def test_what_was_joined_is_told(drafts: Drafts) -> None:
    one, other = written(drafts, "one"), written(drafts, "other")
    killed(one, other)
    assert drafts.open("/srv/atlas", "s1").notes == (JOINED,)


def test_a_window_that_lives_keeps_its_own(drafts: Drafts) -> None:
    one, other = written(drafts, "one", "a"), written(drafts, "other", "b")
    other.close()
    again = drafts.open("/srv/atlas", "s1")
    assert (again.draft.text, texts(again.draft)) == ("other", ["message b"])
    again.close()
    one.close()
    both = drafts.open("/srv/atlas", "s1")
    assert sorted(both.draft.text.split("\n\n---\n\n")) == ["one", "other"]


def test_of_two_sessions_of_a_folder_each_has_its_own(tmp_path: Path, qapp: object) -> None:
    drafts = Drafts(tmp_path / "drafts")
    keepers = [written(drafts, f"of {name}", session=name) for name in ("n1", "n2", "n1")]
    for keeper in keepers:
        keeper.close()
    found = [drafts.open("/srv/atlas") for _ in range(2)]
    assert sorted(keeper.draft.text for keeper in found) == ["of n1", "of n2"], "the same text stands once"
    drafts.close()


def test_a_message_is_there_once_though_both_have_it(drafts: Drafts) -> None:
    """A message that one window has removed from its queue does not come back."""
    one = written(drafts, "", "a", "b", "c")
    messages = one.fresh().queue
    other = drafts.open("/srv/atlas", "s1")
    other.keep_queue(messages)
    other.keep_queue(messages[1:])
    killed(one, other)
    assert texts(drafts.open("/srv/atlas", "s1").draft) == ["message b", "message c"]


def test_an_order_of_the_persons_own_is_kept(drafts: Drafts) -> None:
    one = written(drafts, "", "a", "b")
    one.keep_queue(one.fresh().queue[::-1])
    other = written(drafts, "", "c")
    killed(one, other)
    found = texts(drafts.open("/srv/atlas", "s1").draft)
    assert [text for text in found if text != "message c"] == ["message b", "message a"]


@pytest.mark.parametrize("stage", ["append", "draft", "removal"])
def test_joining_is_cut_off_anywhere(
    drafts: Drafts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stage: str
) -> None:
    """A full disk or a kill stops the joining: the next window finds everything, once."""
    killed(written(drafts, "one", "a"), written(drafts, "other", "b"))

    def full(*_: object) -> None:
        raise OSError(28, FULL)

    with monkeypatch.context() as patch:
        if stage == "append":
            patch.setattr("claude_desk.workspace.queue_journal.append_lines", full)
        elif stage == "draft":
            patch.setattr(drafts_module, "write_atomic", full)
        else:
            patch.setattr(drafts_module, "_remove", lambda absorbed: None)
        keeper = drafts.open("/srv/atlas", "s1")
        assert keeper.flush() is (stage == "removal")
        shutil.copytree(tmp_path / "drafts", tmp_path / "then", ignore=shutil.ignore_patterns("*.lock"))
    later = Drafts(tmp_path / "then", {"s1"}.__contains__)
    found = later.open("/srv/atlas", "s1")
    assert sorted(found.draft.text.split("\n\n---\n\n")) == ["one", "other"]
    assert sorted(texts(found.draft)) == ["message a", "message b"]
    found.close()
    assert sorted(path.suffix for path in (tmp_path / "then").iterdir()) == ["", ".json", ".queue"]
    later.close()


@pytest.mark.parametrize("kind", ["queue", "draft"])
def test_what_was_on_disk_finds_room_in_one_place(
    drafts: Drafts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Nothing that was on disk is lost: this run and the next run have everything."""
    other_picture = Attachment("other.png", "image/png", "d29ybGQ=", size=5)
    for module in ("drafts", "queue_journal"):
        monkeypatch.setattr(f"claude_desk.workspace.{module}.MOST_BYTES", 10)
    keepers = [drafts.open("/srv/atlas", "s1") for _ in range(2)]
    for keeper, picture in zip(keepers, (PICTURE, other_picture), strict=True):
        if kind == "queue":
            keeper.keep_queue([OutgoingMessage(picture.name, picture.name, (picture,))])
        else:
            keeper.keep_parts([(picture.name, picture, "")])
        assert keeper.flush()
    killed(*keepers)
    for _ in range(3):
        both = drafts.open("/srv/atlas", "s1")
        assert both.flush()
        carried = [part[1] for part in both.draft.parts]
        carried += [attachment for message in both.draft.queue for attachment in message.attachments]
        assert {each.data for each in carried if each} == {PICTURE.data, other_picture.data}
        killed(both)


def test_what_was_joined_does_not_come_again_where_its_file_stays(
    drafts: Drafts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The joined file cannot be removed, but later changes that the user made to the text count."""
    killed(written(drafts, "one", "a"), written(drafts, "other"))
    remove = drafts_module._remove
    monkeypatch.setattr(drafts_module, "_remove", lambda absorbed: None)
    keeper = drafts.open("/srv/atlas", "s1")
    keeper.keep_text("only this", 3)
    keeper.flush()
    killed(keeper)
    monkeypatch.setattr(drafts_module, "_remove", remove)
    again = drafts.open("/srv/atlas", "s1")
    assert (again.draft.text, texts(again.draft), again.notes) == ("only this", ["message a"], ())
    again.close()
    assert drafts.open("/srv/atlas", "s1").draft.text == "only this"


def test_what_no_disk_takes_is_joined_too(tmp_path: Path, qapp: object) -> None:
    """Two panes of one window on a full disk: neither draft replaces the other."""
    (tmp_path / "drafts").write_text("a file is in the way")
    drafts = Drafts(tmp_path / "drafts", {"s1"}.__contains__)
    keepers = [written(drafts, "one", "a"), written(drafts, "other", "b")]
    for keeper in keepers:
        drafts.close_writer(keeper)
    found = drafts.open("/srv/atlas", "s1").draft
    assert sorted(found.text.split("\n\n---\n\n")) == ["one", "other"]
    assert sorted(texts(found)) == ["message a", "message b"]
    drafts.close()


def test_what_no_disk_takes_of_a_session_that_never_began(tmp_path: Path, qapp: object) -> None:
    """The draft is opened by the session's id, or by its folder."""
    (tmp_path / "drafts").write_text("a file is in the way")
    drafts = Drafts(tmp_path / "drafts")
    for session in ("n1", ""):
        drafts.close_writer(written(drafts, "half a thought", session="n1"))
        assert drafts.open("/srv/atlas", session).draft.text == "half a thought"
        assert drafts.open("/srv/atlas", session).draft.empty
    drafts.close()


def test_what_was_typed_for_a_request_is_text_in_the_next_run(drafts: Drafts, tmp_path: Path) -> None:
    """The text is there once. Text that was sent does not come again, whenever the program ends."""
    keeper = written(drafts, "half a message")
    keeper.keep_aside("> Which?\nmine")
    killed(keeper)
    keeper = drafts.open("/srv/atlas", "s1")
    assert keeper.draft.text == "> Which?\nmine\n\nhalf a message"
    keeper._written.result(5) if keeper._written is not None else None
    keeper.keep_aside("of another request")
    keeper.flush()
    keeper.keep_sent(OutgoingMessage("u1", keeper.draft.text, ()))
    shutil.copytree(tmp_path / "drafts", tmp_path / "then", ignore=shutil.ignore_patterns("*.lock"))
    later = Drafts(tmp_path / "then", {"s1"}.__contains__)
    found = later.open("/srv/atlas", "s1").draft
    assert (found.text, len(found.queue)) == ("of another request", 1)
    later.close()
    keeper.close()


# --- damaged files ---------------------------------------------------------------------------------


def without_first(data: bytes) -> bytes:
    return data.split(b"\n", 1)[1]


QUEUES: dict[str, Callable[[bytes], bytes]] = {
    "no first line": without_first,
    "half of the first line": lambda data: data[data.index(b"\n") // 2 :],
    "the first half of it": lambda data: data[: data.index(b"\n") // 2] + b"\n" + without_first(data),
    "zeros in its place": lambda data: b"\0" * data.index(b"\n") + data[data.index(b"\n") :],
    "of wrong types": lambda data: (
        b'{"kind":"head","folder":7,"session_id":[],"former":1}\n' + without_first(data)
    ),
    "not an object": lambda data: b"[1]\n" + without_first(data),
    "of a later kind": lambda data: b'{"kind":"top","v":9}\n' + without_first(data),
}


@pytest.mark.parametrize("beside", ["a draft", "no draft"])
@pytest.mark.parametrize("damage", QUEUES)
def test_a_queue_is_found_though_its_first_line_is_not(
    drafts: Drafts, tmp_path: Path, damage: str, beside: str
) -> None:
    written(drafts, "half a thought" if beside == "a draft" else "", "a", "b").close()
    (queue,) = (tmp_path / "drafts").glob("*.queue")
    queue.write_bytes(QUEUES[damage](queue.read_bytes()))
    if beside == "no draft":
        queue.with_suffix(".json").unlink(missing_ok=True)
    found = drafts.open("/srv/atlas", "s1").draft
    assert texts(found) == ["message a", "message b"]
    assert found.text == ("half a thought" if beside == "a draft" else "")


@pytest.mark.parametrize("damage", [b"", b"\n\n", b"\0" * 50, b"{", b"[]\n7\n"])
def test_a_draft_is_found_beside_a_queue_that_says_nothing(
    drafts: Drafts, tmp_path: Path, damage: bytes
) -> None:
    written(drafts, "half a thought", "a").close()
    (queue,) = (tmp_path / "drafts").glob("*.queue")
    queue.write_bytes(damage)
    assert drafts.open("/srv/atlas", "s1").draft.text == "half a thought"
    assert drafts.damaged is bool(damage.strip()), "and what was in it is kept aside, and told"


@pytest.mark.parametrize(
    "damage",
    [
        {"session_id": 7, "folder": None},
        {"former": "no", "cursor": -1, "at": "yesterday", "mark": "x", "v": []},
        {"text": ["half", "a thought"]},
        {"parts": {"a": 1}, "queue": 7},
        {"session_id": None, "folder": {}, "text": None, "parts": None},
    ],
)
def test_a_draft_of_wrong_types_hides_nothing(
    drafts: Drafts, tmp_path: Path, damage: dict[str, object]
) -> None:
    written(drafts, "half a thought", "a").close()
    (file,) = (tmp_path / "drafts").glob("*.json")
    file.write_text(json.dumps(json.loads(file.read_bytes()) | damage))
    was = file.read_bytes()
    keeper = drafts.open("/srv/atlas", "s1")
    assert texts(keeper.draft) == ["message a"]
    if "text" not in damage:
        assert keeper.draft.text == "half a thought"
    keeper.keep_text("more", 4)
    keeper.close()
    if {"text", "parts", "queue"} & set(damage):
        aside = file.with_name(file.name + ".damaged")
        assert aside.read_bytes() == was, "what we cannot use is not written over"
        assert drafts.damaged


OWNED = {"session_id": "s1", "folder": "/srv/atlas"}
LATER = {
    "a field": ("json", {"pages": ["words of a later version"]}),
    "a version": ("json", {"v": 2}),
    "a part's field": ("json", {"parts": [{"name": "a", "text": "pasted", "words": "of a later version"}]}),
    "a kind": ("queue", {"kind": "scheduled", "uuid": "z", "text": "for tomorrow", **OWNED}),
    "a message's type": ("queue", {"kind": "written", "uuid": "z", "text": ["one", "two"], **OWNED}),
    "a message's field": ("queue", {"kind": "written", "uuid": "z", "text": "z", "more": "words", **OWNED}),
    "a change's type": ("queue", {"kind": "changed", "uuid": "a", "text": ["one", "two"]}),
    "a return's type": ("queue", {"kind": "returned", "uuids": ["a"], "text": 7, "mark": 9, **OWNED}),
}


@pytest.mark.parametrize("what", LATER)
def test_what_a_later_version_wrote_is_kept_and_sent_by_nobody(
    drafts: Drafts, tmp_path: Path, what: str
) -> None:
    """The files are deleted once this version has nothing to keep in them. A copy keeps what only the later
    version can read."""
    written(drafts, "half a thought", "a").close()
    suffix, more = LATER[what]
    (file,) = (tmp_path / "drafts").glob(f"*.{suffix}")
    if suffix == "json":
        file.write_text(json.dumps(json.loads(file.read_bytes()) | more))
    else:
        file.write_bytes(file.read_bytes() + json.dumps(more).encode() + b"\n")
    was = file.read_bytes()
    keeper = drafts.open("/srv/atlas", "s1")
    assert keeper.draft.text == "half a thought"
    assert texts(keeper.draft) == ["message a", *(["z"] if more.get("text") == "z" else [])]
    keeper.keep_text("", 0)
    keeper.keep_parts(())
    keeper.keep_queue([])
    keeper.close()
    assert not file.exists()
    (kept,) = (tmp_path / "drafts").glob("*.later")
    assert kept.read_bytes() == was
    assert not drafts.damaged
    drafts.open("/srv/atlas", "s1").close()
    assert len(list((tmp_path / "drafts").glob("*.later"))) == 1


def test_what_a_later_version_wrote_stays_where_no_copy_can_be_kept(
    drafts: Drafts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(drafts, "half a thought").close()
    (file,) = (tmp_path / "drafts").glob("*.json")
    file.write_text(json.dumps(json.loads(file.read_bytes()) | {"pages": ["more words"]}))
    was = file.read_bytes()

    def full(path: Path, data: bytes) -> None:
        raise OSError(28, FULL)

    with monkeypatch.context() as patched:
        patched.setattr(drafts_module, "write_atomic", full)
        keeper = drafts.open("/srv/atlas", "s1")
    assert keeper.draft.text == "half a thought" and keeper.notes
    keeper.keep_text("other words", 11)
    assert keeper.flush()
    keeper.close()
    assert file.read_bytes() == was


def test_a_second_damage_does_not_write_over_what_was_kept_of_the_first(
    drafts: Drafts, tmp_path: Path
) -> None:
    written(drafts, "half a thought").close()
    (file,) = (tmp_path / "drafts").glob("*.json")
    for words in (b"{the first words", b"{the second words", b"{the second words"):
        file.write_bytes(words)
        drafts.open("/srv/atlas", "s1").close()
    kept = {path.read_bytes() for path in (tmp_path / "drafts").glob("*.damaged")}
    assert kept == {b"{the first words", b"{the second words"}
    assert len(list((tmp_path / "drafts").glob("*.damaged"))) == 2


def test_what_names_nobody_is_kept_aside_and_told(drafts: Drafts, tmp_path: Path) -> None:
    told: list[bool] = []
    drafts.damage_found.connect(lambda: told.append(True))
    (tmp_path / "drafts").mkdir()
    (tmp_path / "drafts" / "x.json").write_text('{"text": "whose?"}')
    assert drafts.open("/srv/atlas", "s1").draft.empty
    assert told and drafts.damaged
    assert (tmp_path / "drafts" / "x.json.damaged").read_text() == '{"text": "whose?"}'


@settings(
    max_examples=examples(25), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    place=st.floats(0, 1), length=st.integers(1, 40), filler=st.sampled_from([b"", b"\0", b"\n", b"{", b'"'])
)
def test_damage_anywhere_costs_one_line_at_most(
    place: float, length: int, filler: bytes, drafts: Drafts, tmp_path: Path
) -> None:
    shutil.rmtree(tmp_path / "drafts", ignore_errors=True)
    names = [f"m{number}" for number in range(6)]
    keeper = written(drafts, "half a thought", *names)
    keeper.close()
    (queue,) = (tmp_path / "drafts").glob("*.queue")
    data = queue.read_bytes()
    at = int(place * (len(data) - 1))
    queue.write_bytes(data[:at] + filler * length + data[at + length :])
    found = drafts.open("/srv/atlas", "s1")
    assert found.draft.text == "half a thought"
    assert len(found.draft.queue) >= len(names) - 2, "a place between two lines is in both"
    found.close()


def test_a_queue_that_names_another_session_does_not_hide_the_draft(drafts: Drafts, tmp_path: Path) -> None:
    """A lost byte in the first line of the queue's file changes the session that the file names."""
    written(drafts, "half a thought", "one", "two").close()
    (queue,) = (tmp_path / "drafts").glob("*.queue")
    head, rest = queue.read_bytes().split(b"\n", 1)
    queue.write_bytes(head.replace(b'"s1"', b'"1"') + b"\n" + rest)
    assert b'"1"' in queue.read_bytes()
    found = drafts.open("/srv/atlas", "s1")
    assert found.draft.text == "half a thought"
    assert texts(found.draft) == ["message one", "message two"]
    found.close()


@pytest.mark.parametrize("what", ["folder", "queue", "emptied"])
def test_files_that_go_while_it_runs_are_made_anew(drafts: Drafts, tmp_path: Path, what: str) -> None:
    """The data folder was removed, or a file in it was removed or emptied. The window writes everything again
    with its next change, or at its end."""
    keeper = written(drafts, "half a thought", "a")
    keeper.flush()
    (queue,) = (tmp_path / "drafts").glob("*.queue")
    if what == "folder":
        shutil.rmtree(tmp_path / "drafts")
    elif what == "queue":
        queue.unlink()
    else:
        queue.write_bytes(b"")
    keeper.keep_queue([*keeper.fresh().queue, OutgoingMessage("b", "message b", ())])
    seen = Drafts(tmp_path / "drafts", {"s1"}.__contains__).waiting_in("s1")
    assert seen == {"a", "b"}
    if what == "folder":
        shutil.rmtree(tmp_path / "drafts")
    drafts.close_writer(keeper)
    found = drafts.open("/srv/atlas", "s1").draft
    assert (found.text, texts(found)) == ("half a thought", ["message a", "message b"])


def test_a_folder_that_went_takes_no_lock_with_it(drafts: Drafts, tmp_path: Path) -> None:
    """The lock is made again with the folder. Otherwise two windows would write the same file."""
    keeper = written(drafts, "one", "a")
    keeper.flush()
    shutil.rmtree(tmp_path / "drafts")
    keeper.keep_text("one, and more", 3)
    keeper.flush()
    other = drafts.open("/srv/atlas", "s1")
    assert other.draft.empty
    keeper.close()


# --- files that cannot be read or written ----------------------------------------------------------


def unreadable(monkeypatch: pytest.MonkeyPatch, *suffixes: str) -> None:
    def read(path: Path, most: int) -> bytes | None:
        if path.suffix in suffixes:
            raise PermissionError(13, DENIED)
        return atomic_files.read_if_there(path, most)

    monkeypatch.setattr(drafts_module, "read_if_there", read)


@pytest.mark.parametrize(
    ("suffix", "found", "kind"),
    [
        (".json", ("", ["message a"]), "session_notice.draft_not_read"),
        (".queue", ("half a thought", []), "session_notice.queue_not_read"),
    ],
)
def test_what_cannot_be_read_hides_nothing_else_and_is_left(
    drafts: Drafts,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    suffix: str,
    found: tuple[str, list[str]],
    kind: str,
) -> None:
    written(drafts, "half a thought", "a").close()
    (file,) = (tmp_path / "drafts").glob(f"*{suffix}")
    was = file.read_bytes()
    with monkeypatch.context() as patch:
        unreadable(patch, suffix)
        keeper = drafts.open("/srv/atlas", "s1")
        assert (keeper.draft.text, texts(keeper.draft)) == found
        assert keeper.notes == (Phrase(kind, reason=DENIED),)
        keeper.keep_text("written since", 3)
        keeper.close()
        assert file.read_bytes() == was, "nothing is written over it"
    again = drafts.open("/srv/atlas", "s1").draft
    assert texts(again) == ["message a"]
    assert "written since" in again.text
    assert suffix == ".queue" or "half a thought" in again.text


def test_what_cannot_be_read_at_all_is_told_once(
    drafts: Drafts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Text] = []
    drafts.unread.connect(told.append)
    written(drafts, "half a thought", "a").close()
    unreadable(monkeypatch, ".json", ".queue")
    for _ in range(2):
        drafts.open("/srv/atlas", "s1").close()
    assert sorted(words.kind for words in told if isinstance(words, Phrase)) == [
        "session_notice.draft_not_read",
        "session_notice.queue_not_read",
    ]


def test_a_folder_that_cannot_be_looked_through_is_told(
    drafts: Drafts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Text] = []
    drafts.unread.connect(told.append)

    def denied(_: Path) -> object:
        raise PermissionError(13, DENIED)

    monkeypatch.setattr(Path, "iterdir", denied)
    drafts.open("/srv/atlas", "s1")
    assert told == [Phrase("session_notice.drafts_not_read", reason=DENIED)]


def test_what_the_disk_does_not_take_is_known_by_name(
    drafts: Drafts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "drafts").write_text("a file is in the way")
    keeper = written(drafts, "half a thought", "a", "b")
    empty = drafts.open("/srv/other", "s2")
    (unsaved,) = drafts.save_all()
    assert (unsaved.session_id, unsaved.draft.text, len(unsaved.draft.queue)) == ("s1", "half a thought", 2)
    assert unsaved.why == "Not a directory" or unsaved.why == "File exists"
    drafts.close_writer(keeper)
    assert len(drafts.save_all()) == 1, "it is kept as long as we live, and no longer"
    (tmp_path / "drafts").unlink()
    again = drafts.open("/srv/atlas", "s1")
    assert drafts.save_all() == []
    again.close()
    empty.close()


def test_a_rewriting_that_failed_is_done_once_there_is_room(
    drafts: Drafts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = written(drafts, "", "a")
    keeper.flush()
    (queue,) = (tmp_path / "drafts").glob("*.queue")
    queue.unlink()

    def full(*_: object) -> None:
        raise OSError(28, FULL)

    with monkeypatch.context() as patch:
        patch.setattr("claude_desk.workspace.queue_journal.write_atomic", full)
        assert not keeper.flush()
    assert keeper.flush()
    QCoreApplication.processEvents()
    assert Drafts(tmp_path / "drafts", {"s1"}.__contains__).waiting_in("s1") == {"a"}


def test_the_names_of_what_was_joined_are_only_names() -> None:
    """A draft file that another program has changed cannot make the program remove other files."""
    draft = read_draft(json.dumps({"absorbed": ["../../x", 7]}).encode())
    assert draft is not None and draft.absorbed == []

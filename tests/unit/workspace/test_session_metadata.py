"""Titles that the user gives in the program, pins and archived sessions: stored, shared by two windows, never
lost."""

import json
from pathlib import Path

import pytest

from claude_desk.workspace.session_metadata import SessionMetadata


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sessions.json"


def test_what_was_done_is_there_again(path: Path) -> None:
    metadata = SessionMetadata(path)
    told: list[set[str]] = []
    metadata.changed.connect(told.append)
    metadata.rename("a", "  The\nupload   test ")
    metadata.pin("a", True)
    metadata.archive("b", True)
    metadata.pin("b", False)
    assert told == [{"a"}, {"a"}, {"b"}]
    again = SessionMetadata(path)
    assert (again.of("a").title, again.of("a").pinned, again.of("a").archived) == (
        "The upload test",
        True,
        False,
    )
    assert again.of("b").archived
    assert again.of("c").says_nothing
    assert path.stat().st_mode & 0o077 == 0


def test_nothing_is_kept_of_what_is_as_usual(path: Path) -> None:
    metadata = SessionMetadata(path)
    metadata.pin("a", True)
    metadata.pin("a", False)
    assert json.loads(path.read_bytes())["sessions"] == {}
    assert metadata.ids == frozenset()


def test_two_windows_do_not_lose_each_other_s(path: Path) -> None:
    one, two = SessionMetadata(path), SessionMetadata(path)
    one.rename("a", "One")
    two.rename("b", "Two")
    one.pin("b", True)
    assert one.of("b").title == "Two"
    told: list[set[str]] = []
    two.changed.connect(told.append)
    two.refresh()
    two.refresh()
    assert told == [{"b"}]
    assert two.of("b").pinned
    assert two.of("a").title == "One"


def test_what_a_later_version_wrote_stays(path: Path) -> None:
    path.write_text(
        json.dumps(
            {
                "v": 2,
                "groups": ["work"],
                "sessions": {
                    "a": {"title": "A", "colour": "red"},
                    "b": {"colour": "blue"},
                    "c": 5,
                    "d": {"title": 7, "pinned": True},
                },
            }
        )
    )
    metadata = SessionMetadata(path)
    assert metadata.of("d").pinned
    assert metadata.of("d").title == ""
    metadata.pin("a", True)
    kept = json.loads(path.read_bytes())
    assert kept["groups"] == ["work"]
    assert kept["sessions"]["a"] == {
        "title": "A", "pinned": True, "archived": False, "earlier": "", "earlier_title": "", "colour": "red",
    }  # fmt: skip
    assert kept["sessions"]["b"]["colour"] == "blue"


def test_a_damaged_file_is_put_aside(path: Path) -> None:
    path.write_bytes(b'{"sessions": {')
    metadata = SessionMetadata(path)
    metadata.rename("a", "A")
    assert path.with_name("sessions.json.damaged").read_bytes() == b'{"sessions": {'
    assert SessionMetadata(path).of("a").title == "A"


def test_what_cannot_be_written_holds_and_is_written_with_the_next(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from claude_desk.workspace import session_metadata as module

    metadata = SessionMetadata(path)
    why: list[str] = []
    metadata.not_saved.connect(why.append)

    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(module, "write_atomic", full)
        metadata.rename("a", "A")
    assert why == ["No space left on device"]
    assert metadata.of("a").title == "A"
    metadata.refresh()
    assert metadata.of("a").title == "A"
    metadata.pin("b", True)
    assert SessionMetadata(path).of("a").title == "A"


def test_forgotten_and_restored(path: Path) -> None:
    metadata = SessionMetadata(path)
    metadata.rename("a", "A")
    kept = metadata.forget("a")
    assert SessionMetadata(path).of("a").says_nothing
    metadata.restore("a", kept)
    assert SessionMetadata(path).of("a").title == "A"
    path.unlink()
    metadata.refresh()
    assert metadata.of("a").says_nothing


def test_a_file_that_could_not_be_read_for_a_moment_is_read_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from claude_desk.workspace import session_metadata as module

    SessionMetadata(path).rename("a", "A")

    def fail(_path: Path) -> bytes:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr(module, "read_if_there", fail)
        metadata = SessionMetadata(path)
        assert metadata.unread == "Input/output error"
        assert metadata.of("a").says_nothing
    metadata.refresh()
    assert metadata.of("a").title == "A"

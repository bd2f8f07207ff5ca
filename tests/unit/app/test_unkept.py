"""What the disk does not take is told once."""

from claude_desk.controllers.storage_warnings import Kept, Unkept

FULL, READ_ONLY = "No space left on device", "Read-only file system"


def test_one_trouble_is_told_once_until_it_is_over() -> None:
    told: list[str] = []
    unkept = Unkept(told.append)
    seat = object()
    unkept.note(seat, Kept.DRAFT, FULL)
    unkept.note(seat, Kept.JOURNAL, FULL)
    unkept.note(None, Kept.SETTINGS, FULL)
    assert len(told) == 1
    assert told[0].startswith("Claude Desk could not keep what you write on disk: No space left on device. ")
    unkept.note(None, Kept.SETTINGS, READ_ONLY)
    assert len(told) == 2
    for what in (Kept.DRAFT, Kept.JOURNAL):
        unkept.note(seat, what, "")
    unkept.note(seat, Kept.DRAFT, FULL)
    assert len(told) == 3


def test_a_session_that_is_closed_hides_no_trouble() -> None:
    told: list[str] = []
    unkept = Unkept(told.append)
    one, other = object(), object()
    unkept.note(one, Kept.DRAFT, FULL)
    unkept.forget(one)
    unkept.note(other, Kept.DRAFT, FULL)
    assert len(told) == 2

"""The user's review of changes: marks and comments on lines, kept with the session."""

from pathlib import Path

from claude_desk.library.history.journal_merge import read_journal
from claude_desk.protocol.files.journal_file import (
    CommentRecord,
    ForkRecord,
    ReviewRecord,
    SentRecord,
    to_line,
)
from claude_desk.session.journal.session_journal import copy_journal
from claude_desk.snapshots.records import Change, ChangeKind, FileKind, PathState
from claude_desk.transcript.text.line_comments import LineComment, comment_text, with_comments
from claude_desk.ui.changes.line_comments_view import LineCommentsView
from claude_desk.ui.composer.attachment_list import COMMENT as COMMENT_CHIP
from claude_desk.ui.composer.attachment_list import AttachmentListModel
from tests.scripted_cli.script import Script
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import SessionHarness, reply
from tests.unit.session.test_disk_watch import HereLibrary
from tests.waiting import until

COMMENT = LineComment("c1", "src/a.py", 3, 4, False, "+one\n+two", "Why two?")


def change(after: str = "b") -> Change:
    states = (PathState(FileKind.FILE, 0o644, "a" * 40), PathState(FileKind.FILE, 0o644, after * 40))
    return Change(b"src/\xff.py", ChangeKind.MODIFIED, *states, added=1, removed=1)


async def again(make_session: MakeSession, held: SessionHarness) -> SessionHarness:
    """Open the same session in another run of the program."""
    name = held.session.info.session_id
    await held.session.close()
    later = make_session(resume=name, journals=held.journals)
    await later.session.change_review.recall()
    return later


async def test_a_file_stays_reviewed_until_it_changes_again(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hi")))
    await held.turn("one")
    review = held.session.change_review
    review.mark(change(), reviewed=True)
    assert review.is_reviewed(change()) and not review.is_reviewed(change("c"))
    review.mark(change("d"), reviewed=True)
    review.mark(change("d"), reviewed=False)
    later = await again(make_session, held)
    known = later.session.change_review
    assert known.is_reviewed(change()) and not known.is_reviewed(change("c"))
    assert not known.is_reviewed(change("d"))


async def test_comments_wait_for_the_next_message_over_a_restart(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hi")))
    await held.turn("one")
    review = held.session.change_review
    review.comment(COMMENT)
    review.comment(LineComment("c2", "b\udcff", 0, 0, False, "", "Gone"))
    review.drop("c2", "unknown")
    later = await again(make_session, held)
    assert later.session.change_review.comments == {"c1": COMMENT}


async def test_no_comment_counts_as_removed_before_the_earlier_ones_are_read(
    make_session: MakeSession, tmp_path: Path
) -> None:
    held = make_session(Script(reply("Hi")))
    await held.turn("one")
    held.session.change_review.comment(COMMENT)
    name = held.session.info.session_id
    await held.session.close()
    later = make_session(resume=name, journals=held.journals, library=HereLibrary(tmp_path))
    comments, chips = LineCommentsView(), AttachmentListModel()
    comments.attach(later.session.change_review)
    chip = chips.add(COMMENT_CHIP.name, text=COMMENT.id)
    chips.show_comments(comments.known, comments.complete)
    assert (chip.missing, chip.reading) == ("", True)
    later.session.history.begin()
    await until(later.session.change_review.changed, lambda: comments.complete)
    chips.show_comments(comments.known, comments.complete)
    assert (chip.comment, chip.reading) == (COMMENT, False)


async def test_no_row_and_no_fork_has_them(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hi")))
    folder = held.journals
    folder.mkdir(parents=True, exist_ok=True)
    records = [SentRecord(uuid="u", text="t"), ReviewRecord(mark="m"), CommentRecord(id="c", text="x")]
    path = folder / "source.jsonl"
    path.write_bytes(b"".join(map(to_line, records)))
    assert [record.kind for record in read_journal(path)] == ["sent"]
    copy_journal(folder, ForkRecord(source="source", until="z"), "copy", set(), "")
    assert [record.kind for record in read_journal(folder / "copy.jsonl")] == ["sent", "forked"]


def test_claude_is_told_the_place_the_lines_and_the_words() -> None:
    assert with_comments([], "go on") == "go on"
    gone = LineComment("2", "b.py", 7, 7, True, "-x", " Keep it. ")
    whole = LineComment("3", "c.bin", 0, 0, False, "", "What is it?")
    assert with_comments([COMMENT, gone, whole], "See [comment 1].") == (
        "My comments on the changed files:\n\n"
        "[comment 1] src/a.py, lines 3-4:\n\n> +one\n> +two\n\nWhy two?\n\n"
        "[comment 2] b.py, deleted line 7:\n\n> -x\n\nKeep it.\n\n"
        "[comment 3] c.bin:\n\nWhat is it?\n\n"
        "These are my notes on the changed files.\n\nSee [comment 1]."
    )
    assert len(comment_text(LineComment("4", "d", 1, 900, False, "+x\n" * 2_000, "Long"))) < 2_500

"""Staging from the changes page, and the panel for a commit."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from claude_desk.protocol.phrase import Phrase
from claude_desk.repository.records import LastCommit, RepositoryStatus, Staged, StageOutcome, Underway
from claude_desk.repository.requests import CommitIndex, GitFailure, StageFiles
from claude_desk.session.repository.commit_suggestion import Suggestion
from claude_desk.snapshots.records import ChosenLines
from claude_desk.ui.changes.change_rows import ChangeRowKind
from claude_desk.ui.transcript.highlight_worker import HighlightWorker
from tests.unit.ui.test_changes import NEW, OLD, Page, some

STATUS = RepositoryStatus("/p", "main", "1" * 40, "A Person <a@example.org>")


@pytest.fixture
def colouring(qapp: Any) -> Iterator[HighlightWorker]:
    worker = HighlightWorker()
    yield worker
    worker.close()


class IndexPage(Page):
    def __init__(self, colouring: HighlightWorker) -> None:
        super().__init__(colouring)
        self.staging = self.view.staging
        self.view.setOpen(True)
        self.session.hear()

    @property
    def asked(self) -> list[tuple[str, Any]]:
        self.session.hear()
        return self.session.files.staged

    def tell(self, status: RepositoryStatus) -> None:
        """Let the index have this status from now on."""
        self.session.files.status = status
        self.session.staging.written.emit()
        self.session.hear()

    def look(self, scope: str, changes: Any = None) -> None:
        found = tuple(some(self.session.files) if changes is None else changes)
        self.session.files.status = replace(STATUS, staged=found, unstaged=found)
        self.view.choose(scope)
        self.session.change_files(*found)

    def words(self, name: str) -> Any:
        return self.staging.property(name)


@pytest.fixture
def page(colouring: HighlightWorker) -> IndexPage:
    return IndexPage(colouring)


def test_what_is_staged_is_what_the_row_stands_for(page: IndexPage) -> None:
    page.look("unstaged")
    assert page.view.property("stages") == "stage" and page.view.property("ofHead")
    page.view.stage(page.key(ChangeRowKind.HUNK, 1))
    page.session.hear()
    page.view.stage(page.key(ChangeRowKind.FILE, 0))
    page.session.hear()
    page.view.stage("")
    both = [b"src/deep/only/a.py", b"src/deep/only/b.py"]
    assert page.asked == [
        ("stage lines", (both[0], ChosenLines((41,), (41, 42)))), ("stage", both[:1]),
        ("stage", [*both, b"top"]),
    ]  # fmt: skip
    page.look("staged")
    assert page.view.property("stages") == "unstage"
    page.view.stage(page.key(ChangeRowKind.FILE, 0))
    assert page.asked[-1] == ("unstage", both[:1])


@pytest.mark.parametrize("scope", ["turn", "session", "head"])
def test_elsewhere_nothing_is_staged(page: IndexPage, scope: str) -> None:
    page.look(scope)
    page.view.stage(page.key(ChangeRowKind.FILE, 0))
    page.view.stage("")
    assert page.asked == [] and page.view.property("stages") == ""
    assert page.view.property("ofHead") is (scope == "head")


def test_lines_that_are_chosen_or_selected_are_staged_alone(page: IndexPage) -> None:
    page.look("unstaged", [page.session.files.put("a", OLD, NEW)])
    lines = page.key(ChangeRowKind.LINES, 1)  # three context lines, −line 40, +forty, +and more
    page.view.chooseLines(lines, 32, 33, 0, False)
    page.view.stage(page.key(ChangeRowKind.HUNK, 1))
    assert page.asked == [("stage lines", (b"a", ChosenLines((), (41,))))]
    page.view.chooseNone()
    page.view.stage(lines, 24, 31, 0)
    assert page.asked[1:] == [("stage lines", (b"a", ChosenLines((41,), ())))]
    page.view.stage(lines, 24, 24, 0)
    assert page.asked[2:] == [("stage lines", (b"a", ChosenLines((41,), (41, 42))))], "a cursor is no choice"


def test_while_the_index_is_written_nothing_else_is(page: IndexPage) -> None:
    page.look("unstaged")
    page.session.files.held.add(StageFiles)
    page.view.stage("")
    page.view.stage("")
    assert len(page.asked) == 1


def test_why_something_was_not_staged_is_said_until_something_else_is_asked(page: IndexPage) -> None:
    page.look("unstaged")
    page.session.files.answers[StageFiles] = Staged(((b"top", StageOutcome.FILTERED),))
    page.view.stage("")
    page.session.hear()
    assert page.words("bad") and page.words("said").startswith("Git converts this file")
    page.view.choose("staged")
    assert page.words("said") == ""


def test_lines_of_a_new_file_are_undone_and_a_deleted_file_only_whole(page: IndexPage) -> None:
    fakes = page.session.files
    page.look("turn", [fakes.put("new", None, b"x\ny\n"), fakes.put("old", b"x\ny\n", None)])
    page.view.undo(page.key(ChangeRowKind.LINES, 0), 0, 1, 0)
    assert page.undone == [("lines", (b"new", ChosenLines((), (1,))))]
    page.view.undo(page.key(ChangeRowKind.LINES, 1), 0, 1, 0)
    assert len(page.undone) == 1 and page.view._said == Phrase("rewind.deleted_whole")
    page.view.undo(page.key(ChangeRowKind.LINES, 0), 0, 3, 0)
    assert page.undone[1:] == [("files", [b"new"])], "all of its lines are the file"


# --- commits -------------------------------------------------------------------------------------


def test_a_commit_says_where_it_goes_and_needs_a_message(page: IndexPage) -> None:
    page.view.commit()
    assert page.words("open") and page.view.property("scope") == "head"
    page.tell(STATUS)
    staged = tuple(some(page.session.files))
    assert not page.words("ready")
    page.staging.setMessage("Say why\n")
    assert not page.words("ready"), "nothing is staged"
    page.tell(RepositoryStatus("/p", "main", "1" * 40, STATUS.author, staged=staged))
    assert page.words("branch") == "main" and page.words("commitWords") == "Commit 3 files"
    assert page.words("author") == "Author: A Person <a@example.org>"
    page.session.files.held.add(CommitIndex)
    page.staging.commit()
    assert page.asked == [("commit", ("Say why\n", False))] and page.words("committing")
    page.staging.commit()
    page.staging.hide()
    assert len(page.asked) == 1 and page.words("open"), "it is under way"
    page.session.files.prints(page.session.folder, "hook \x1b[1mran\n")
    assert page.words("output").startswith("hook ") and "\x1b" not in page.words("output")
    page.session.files.let_go()
    page.session.hear()
    assert not page.words("open") and page.words("message") == ""
    assert page.words("said") == "Committed 3f2a1b0: Say why" and not page.words("bad")


def ready_for_all(page: IndexPage) -> None:
    page.view.commit()
    page.tell(replace(STATUS, unstaged=tuple(some(page.session.files))))
    page.staging.setMessage("Say why")


def test_all_changes_are_staged_and_committed(page: IndexPage) -> None:
    ready_for_all(page)
    assert page.words("readyForAll") and not page.words("ready")
    page.staging.commitAll()
    paths = [change.path for change in some(page.session.files)]
    assert page.asked == [("stage", paths), ("commit", ("Say why\n", False))]
    assert page.words("said") == "Committed 3f2a1b0: Say why"


def test_nothing_is_committed_if_a_file_was_left_alone(page: IndexPage) -> None:
    page.session.files.answers[StageFiles] = Staged(((b"top", StageOutcome.CHANGED),))
    ready_for_all(page)
    page.staging.commitAll()
    assert [kind for kind, _ in page.asked] == ["stage"]
    assert page.words("bad") and page.words("message") == "Say why" and not page.words("committing")


def test_nothing_is_committed_after_a_stop_while_files_are_staged(page: IndexPage) -> None:
    """Even if git had staged them before it heard of the stop."""
    page.session.files.held.add(StageFiles)
    ready_for_all(page)
    page.staging.commitAll()
    page.session.hear()
    page.staging.stop()
    page.session.hear()
    page.session.files.let_go()
    assert [kind for kind, _ in page.asked] == ["stage"]
    assert page.words("said") == "Stopped." and page.words("message") == "Say why"
    page.staging.commitAll()
    assert [kind for kind, _ in page.asked] == ["stage", "stage", "commit"], "the stop is over"


def test_a_commit_that_fails_keeps_its_message(page: IndexPage) -> None:
    page.view.commit()
    page.tell(RepositoryStatus("/p", "main", "1", "A <a@b>", staged=tuple(some(page.session.files))))
    page.staging.setMessage("Say why")
    page.session.files.answers[CommitIndex] = GitFailure("hook: a line is too long\x07")
    page.staging.commit()
    page.session.hear()
    assert page.words("open") and page.words("message") == "Say why" and page.words("bad")
    assert page.words("said").startswith("hook: a line is too long")
    page.staging.hide()
    page.view.commit()
    assert page.words("message") == "Say why" and page.words("said") == ""


def test_amending_brings_the_last_message_and_gives_ones_own_back(page: IndexPage) -> None:
    page.view.commit()
    page.tell(STATUS)
    page.session.files.last = LastCommit("The last one", shared=True)
    page.session.files.answers[CommitIndex] = GitFailure("no")
    page.staging.setMessage("Mine")
    page.staging.setAmend(True)
    assert page.asked == [("last", None)]
    assert page.words("message") == "The last one" and "remote branch" in page.words("warning")
    page.staging.commit()
    assert page.asked[1:] == [("commit", ("The last one\n", True))], "nothing new has to be staged"
    page.session.hear()
    page.staging.setAmend(False)
    assert page.words("message") == "Mine" and page.words("warning") == ""


@pytest.mark.parametrize("mine", ["", "Mine"])
@pytest.mark.parametrize("typed", ["", "Mine", "Another"])
def test_what_the_user_writes_while_amending_stays(page: IndexPage, mine: str, typed: str) -> None:
    """The user may clear the last commit's message, or write again what was there before."""
    page.view.commit()
    page.tell(STATUS)
    page.session.files.last = LastCommit("The last one", shared=True)
    page.staging.setMessage(mine)
    page.staging.setAmend(True)
    page.session.hear()
    assert page.words("message") == "The last one"
    page.staging.setMessage(typed)
    page.tell(STATUS)
    assert page.words("message") == typed


@pytest.mark.parametrize(
    ("status", "warning", "ready"),
    [
        (RepositoryStatus("/p", "", "1", "A <a@b>", Underway.MERGE), "A merge is under way", True),
        (RepositoryStatus("/p", "", "1", "A <a@b>", Underway.REBASE), "A rebase is under way", False),
        (RepositoryStatus("/p", "", "1", "A <a@b>", conflicts=(b"x",)), "1 file has merge conflicts", False),
        (RepositoryStatus("/p", "", "1", ""), "", False),
    ],
)
def test_what_is_to_be_known_before(
    page: IndexPage, status: RepositoryStatus, warning: str, ready: bool
) -> None:
    page.view.commit()
    page.staging.setMessage("Say why")
    page.tell(status)
    assert page.words("warning").startswith(warning) and page.words("ready") is ready
    assert page.words("branch") == "no branch (detached HEAD)"
    if not status.author:
        assert "does not know your name" in page.words("author")


def test_a_suggestion_says_its_price_and_keeps_what_was_written(page: IndexPage) -> None:
    page.look("staged")
    page.view.commit()
    page.tell(replace(STATUS, unstaged=tuple(some(page.session.files))))
    assert not page.words("maySuggest") and page.words("suggestionWords") == "Stage changes first"
    page.tell(replace(STATUS, staged=tuple(some(page.session.files))))
    assert page.words("maySuggest") and page.words("suggestionWords") == "about $0.01"
    suggestion = page.session.staging.suggestion
    suggestion.suggested.emit(Suggestion("Retry once", 0.004, 2))
    assert page.words("message") == "Retry once"
    assert page.words("suggestionWords") == (
        "Suggested for less than $0.01. 2 files were too large to be read in full."
    )
    page.staging.setMessage("Mine\n")
    suggestion.suggested.emit(Suggestion("Retry once\x1b[31m", None))
    assert page.words("message").startswith("Mine\n\nRetry once") and "\x1b" not in page.words("message")
    assert page.words("suggestionWords") == ""
    suggestion.failed.emit(Phrase("rewind.suggestion_late"))
    assert page.words("said") == "Claude has not suggested a message in time." and page.words("bad")
    page.staging.setAmend(True)
    assert not page.words("suggests"), "the staged changes are not all that an amended commit has"


def test_another_session_has_its_own_commit(page: IndexPage) -> None:
    page.view.commit()
    page.staging.setMessage("Mine")
    page.view.detach()
    assert not page.words("open") and page.words("message") == ""

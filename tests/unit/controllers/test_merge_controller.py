"""A worktree's branch is merged from the dialog to the disk: only in trusted folders, and what follows is the
user's."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from claude_desk.controllers import merge_controller
from claude_desk.controllers.main_controller import MainController
from claude_desk.repository.merge_requests import MergeBranch, UndoMerge
from claude_desk.repository.requests import RepositoryError
from claude_desk.session.snapshots.session_changes import ChangeScope, Comparison
from claude_desk.ui.window.window_engine import WindowEngine
from tests.unit.controllers.conftest import StartProgram
from tests.unit.repository.conftest import Project, made_project
from tests.waiting import signal_of, until

Begin = Callable[[], MainController]

pytestmark = pytest.mark.seconds(60)

HOOKS = json.dumps({"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "true"}]}]}})


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    return made_project(tmp_path, monkeypatch)


@pytest.fixture
def place(repository: Project, tmp_path: Path) -> Path:
    place = tmp_path / "fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    repository.write("a.txt", "one\ntwo\n", at=place)
    repository.commit("work", at=place)
    return place


@pytest.fixture
def begin(start_program: StartProgram, place: Path) -> Begin:
    return lambda: start_program(cli="/nowhere/claude", directory=str(place))


async def asked(program: MainController, screen: WindowEngine) -> None:
    view = screen.app.worktree_merge_view
    view.ask()
    await until(view.changed, lambda: view.stage not in ("", "looking"))


@pytest.mark.full_window
async def test_the_diff_is_shown_then_the_branch_is_merged_and_the_worktree_goes(
    begin: Begin, screen: WindowEngine, repository: Project, place: Path
) -> None:
    program = begin()
    await asked(program, screen)
    view = screen.app.worktree_merge_view
    assert (view.heading, view.trouble, view.canShowDiff) == ("Merge fix into main?", "", True)
    assert [row["name"] for row in view.rows] == ["a.txt"]
    changes = screen.app.view.changes_view
    wanted = signal_of(changes.pageWanted)
    view.showDiff()
    await wanted
    assert (view.stage, changes.scope) == ("", "branch")
    session = screen.app.view.session
    assert session is not None
    told = signal_of(session.changes.found)
    changes.setOpen(True)
    found: Comparison = (await told)[0]
    assert (found.scope, [each.path for each in found.changes]) == (ChangeScope.BRANCH, [b"a.txt"])
    await until(changes.changed, lambda: any(row.lines is not None for row in changes.model.rows))
    assert (changes.target, changes.mergeable, changes.undoable, changes.stages) == ("main", True, False, "")
    await asked(program, screen)
    view.merge()
    await until(view.changed, lambda: view.stage == "merged")
    await until(changes.changed, lambda: changes.target == "main" and not changes.mergeable)
    assert (repository.folder / "a.txt").read_text() == "one\ntwo\n"
    removal = screen.app.worktree_removal_view
    view.remove()
    await until(removal.changed, lambda: removal.stage == "asking")
    assert (view.stage, removal.ready, removal.withBranch) == ("", True, True)
    assert removal.branchLabel == "Also delete the branch fix"


@pytest.mark.full_window
async def test_conflicts_are_left_to_claude_in_a_message_that_is_not_sent(
    begin: Begin, screen: WindowEngine, repository: Project, place: Path
) -> None:
    repository.write("a.txt", "one\nother\n")
    repository.commit("other")
    program = begin()
    await asked(program, screen)
    view = screen.app.worktree_merge_view
    assert "will be in conflict" in view.warning
    view.merge()
    await until(view.changed, lambda: view.stage == "stopped")
    session = screen.app.view.session
    assert session is not None
    draft = screen.app.view.composer.draft_view
    session.restore_text("as I said")
    await until(draft.restored, lambda: draft.text == "as I said")
    view.letClaude()
    assert view.stage == ""
    await until(draft.restored, lambda: "a.txt" in draft.text)
    assert f"in the folder {repository.folder}" in draft.text
    assert draft.text.endswith("as I said")
    assert not session.message_dispatch.queue.waiting
    await asked(program, screen)  # the merge is found again, and taken back
    assert view.stage == "stopped"
    view.undo()
    await until(view.changed, lambda: view.stage == "")
    assert (repository.folder / "a.txt").read_text() == "one\nother\n"
    assert repository.git("status", "--porcelain") == ""
    assert screen.app.session_list.session_prompt.said == "The merge was undone."


async def test_without_trust_in_both_folders_nothing_is_merged(
    begin: Begin, screen: WindowEngine, repository: Project, place: Path
) -> None:
    """The main checkout has hooks that nobody was asked about; the worktree was opened and has none."""
    begin_head = repository.head
    program = begin()
    await asked(program, screen)
    view = screen.app.worktree_merge_view
    assert view.ready
    repository.write(".claude/settings.json", HOOKS)
    view.merge()
    await until(view.changed, lambda: view.trouble != "")
    assert "is not trusted, so its git is not run" in view.trouble
    view.dismiss()
    await asked(program, screen)
    assert "is not trusted, so its git is not run" in view.trouble
    assert not view.ready
    assert repository.head == begin_head


async def test_a_late_refusal_does_not_open_a_closed_dialog(
    begin: Begin, screen: WindowEngine, repository: Project, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin()
    view = screen.app.worktree_merge_view
    reviewed, answered = asyncio.Event(), asyncio.Event()

    async def refuse(trust: object, folder: str) -> bool:
        await reviewed.wait()
        answered.set()
        return False

    monkeypatch.setattr(merge_controller, "is_trusted", refuse)
    view.ask()
    assert view.stage == "looking"
    view.dismiss()
    reviewed.set()
    await answered.wait()
    await asyncio.sleep(0)
    assert view.stage == ""


@pytest.mark.parametrize(
    ("conflicts", "begun", "stage", "said"),
    [
        (False, False, "asking", "Git was ended during the merge. main has no commit of it"),
        (False, True, "merged", "is at"),
        (True, True, "stopped", "Both sides changed the same lines."),
    ],
    ids=["nothing was merged", "it was merged", "it stopped with conflicts"],
)
async def test_what_has_become_of_a_merge_is_said_if_the_child_dies_in_it(
    begin: Begin,
    screen: WindowEngine,
    repository: Project,
    place: Path,
    conflicts: bool,
    begun: bool,
    stage: str,
    said: str,
) -> None:
    if conflicts:
        repository.write("a.txt", "one\nother\n")
        repository.commit("other")
    before = repository.head
    program = begin()
    await asked(program, screen)
    view = screen.app.worktree_merge_view
    client = program.merges._client
    ask = client.ask

    async def dies(request: object) -> object:
        """Answer, or end like a child that is killed: before git has begun, or before it could answer."""
        if not isinstance(request, MergeBranch | UndoMerge):
            return await ask(request)  # type: ignore[arg-type]
        if begun:
            await ask(request)
        raise RepositoryError("the child of the repository has ended")

    client.ask = dies  # type: ignore[method-assign]
    view.merge()
    await until(view.changed, lambda: view.stage not in ("asking", "merging") or view.trouble != "")
    assert view.stage == stage
    assert said in view.words + view.trouble
    if stage == "asking":
        assert view.ready and repository.head == before
        client.ask = ask  # type: ignore[method-assign]
        view.merge()
        await until(view.changed, lambda: view.stage == "merged")
        return
    view.undo()
    await until(view.changed, lambda: view.stage == "")
    assert repository.head == before and repository.git("status", "--porcelain") == ""
    assert screen.app.session_list.session_prompt.said == "The merge was undone."

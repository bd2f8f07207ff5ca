"""Worktrees from the dialog to the disk: only in trusted folders, with the user's message, and back."""

import asyncio
import json
import os
import shutil
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from claude_desk.controllers import worktree_controller
from claude_desk.controllers.main_controller import MainController
from claude_desk.library.catalog.requests import FindTerminalSessions, TerminalSession
from claude_desk.protocol.disk.running_session import RunningStatus
from claude_desk.protocol.wire.shell_text import shell_text
from claude_desk.repository.worktree_requests import KeepCommits
from claude_desk.ui.sidebar.session_list import SessionListRole
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.ui.worktrees.worktree_removal_view import WorktreeRemovalView
from claude_desk.workspace import trash as trash_module
from claude_desk.workspace.file_lock import lock_at
from claude_desk.workspace.folder_trust import FolderConsent, TrustAnswer
from claude_desk.workspace.trash import TrashedFiles, to_trash_together
from tests.session_records import record
from tests.unit.controllers.conftest import StartProgram
from tests.unit.repository.conftest import Project, made_project
from tests.waiting import until

Begin = Callable[[], MainController]

pytestmark = pytest.mark.seconds(60)


HOOKS = json.dumps({"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "true"}]}]}})


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    return made_project(tmp_path, monkeypatch)


@pytest.fixture
def begin(start_program: StartProgram, repository: Project) -> Begin:
    return lambda: start_program(cli="/nowhere/claude", directory=str(repository.folder))


async def planned(screen: WindowEngine, branch: str = "") -> None:
    view = screen.app.new_worktree_view
    view.ask()
    await until(view.changed, lambda: view.ready)
    if branch:
        view.setBranch(branch)
        await until(view.changed, lambda: view.ready)


def written(screen: WindowEngine) -> str:
    return screen.app.view.composer.draft_view.as_sent().text


@pytest.mark.full_window
async def test_a_new_worktree_gets_the_session_and_what_was_written(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    program = begin()
    before = program.session_manager.current
    assert before is not None
    screen.app.view.composer.replace(0, 0, "Fix the login")
    screen.app.view.composer.carrying_view.add_output(shell_text("make", "failed", ""))
    view = screen.app.new_worktree_view
    await planned(screen)
    assert (view.branch, view.stage) == ("fix-the-login", "asking")
    assert repository.branches == ["main"]  # nothing is made before the user wants it
    view.make()
    await until(view.changed, lambda: view.stage == "")
    place = tmp_path / "atlas-fix-the-login"
    current = program.session_manager.current
    assert current is not None
    assert (current.folder, current is before) == (str(place), False)
    assert repository.git("symbolic-ref", "--short", "HEAD", at=place) == "fix-the-login"
    await until(screen.app.view.composer.draft_view.restored, lambda: written(screen) != "")
    assert written(screen) == "Fix the login"
    assert screen.app.view.composer.carrying_view.outputs() == [shell_text("make", "failed", "")]
    assert before.view.composer.draft_view.text == ""
    assert before.view.composer.carrying_view.outputs() == []
    model = screen.app.session_list
    await until(
        model.dataChanged,
        lambda: (
            "atlas › atlas-fix-the-login · not running · fix-the-login"
            in {
                model.data(model.index(row, 0), SessionListRole.DETAIL).lower()
                for row in range(model.rowCount())
            }
        ),
    )


async def test_of_a_folder_opened_without_its_files_no_git_is_run(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    repository.write(".claude/settings.json", HOOKS)
    repository.git("config", "core.fsmonitor", f"touch {tmp_path}/ran")
    program = begin()
    screen.app.openedWithout.emit()
    view, removal = screen.app.new_worktree_view, screen.app.worktree_removal_view
    view.ask()
    await until(view.changed, lambda: view.stage == "asking")
    assert view.trouble == "This folder is not trusted, so its git is not run. Open it and trust it first."
    assert not view.possible
    view.stop()
    program.worktrees.ask_to_remove(str(tmp_path / "other"), str(repository.folder))
    await until(removal.changed, lambda: removal.stage == "asking")
    assert removal.trouble == view.trouble or "not trusted" in removal.trouble
    assert program.repository._child.idle
    assert program.repository._child._process is None


async def test_an_answer_about_the_main_checkout_does_not_hold_for_a_worktree(
    begin: Begin, screen: WindowEngine, repository: Project
) -> None:
    repository.write(".claude/settings.json", HOOKS)
    repository.commit("hooks")
    program = begin()
    screen.app.trusted.emit()
    assert screen.app.page_name == "conversation"
    await planned(screen, "fix")
    view = screen.app.new_worktree_view
    view.make()
    await until(view.changed, lambda: view.stage == "")
    assert screen.app.page_name == "trust"
    current = program.session_manager.current
    assert current is not None
    assert current.consent is not None
    assert current.consent.answer is None
    main = FolderConsent(program._trust, repository.folder)
    assert main.answer is TrustAnswer.TRUSTED


async def test_the_message_comes_along_where_the_worktree_is_to_be_trusted_first(
    begin: Begin, screen: WindowEngine, repository: Project
) -> None:
    repository.write(".claude/settings.json", HOOKS)
    repository.commit("hooks")
    begin()
    screen.app.trusted.emit()
    screen.app.view.composer.draft_view.keep("Fix it", 3)
    await planned(screen)
    screen.app.new_worktree_view.make()
    await until(screen.app.pageChanged, lambda: screen.app.page_name == "trust")
    screen.app.openedWithout.emit()
    assert screen.app.view.composer.draft_view.text == "Fix it"


async def test_what_is_being_made_at_the_end_of_the_program_is_cleared_away(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    repository.write(".gitattributes", "* filter=slow\n")
    repository.commit("slow")
    repository.git("config", "filter.slow.smudge", f"touch {tmp_path}/reached; echo there >&2; sleep 60")
    program = begin()
    screen.app.trusted.emit()
    view = screen.app.new_worktree_view
    await planned(screen, "fix")
    assert view.filterWords.startswith("slow: touch")
    view.runFilters(True)
    view.make()
    await until(program.repository.news, (tmp_path / "reached").exists)
    await program.worktrees.close()
    assert not (tmp_path / "atlas-fix").exists()
    assert repository.branches == ["main"]


async def asked_to_remove(
    program: MainController, screen: WindowEngine, repository: Project, place: Path
) -> WorktreeRemovalView:
    removal = screen.app.worktree_removal_view
    program.worktrees.ask_to_remove(str(place), str(repository.folder))
    await until(removal.changed, lambda: removal.stage == "asking")
    return removal


def in_trash(home: Path) -> Path:
    return home / ".local/share/Trash/files"


def contents(folder: Path) -> dict[str, object]:
    """Return everything in a folder by its path: the bytes of a file, the target of a link, and an empty
    string for a folder or a pipe."""
    found: dict[str, object] = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_symlink():
            found[name] = path.readlink()
        elif path.is_file():
            found[name] = path.read_bytes()
        else:
            found[name] = ""
    return found


async def test_a_worktree_is_removed_from_the_list_and_its_sessions_stay(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    program.catalog.bring_back(
        record("s1", tmp_path, 1_000.0, folder=str(place), repository=str(repository.folder), branch="fix")
    )
    model, removal = screen.app.session_list, screen.app.worktree_removal_view
    key = next(
        str(model.data(model.index(row, 0), SessionListRole.KEY))
        for row in range(model.rowCount())
        if model.data(model.index(row, 0), SessionListRole.IN_WORKTREE)
    )
    model.act("worktree", key)
    await until(removal.changed, lambda: removal.ready)
    assert removal.branchLabel == "Also delete the branch fix"
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "")
    assert not place.exists()
    assert repository.branches == ["fix", "main"]
    assert repository.worktrees == [str(repository.folder)]
    assert program.catalog.with_id("s1") is not None
    assert model.session_prompt.said == "The worktree was moved to the trash."


def untracked(repository: Project, place: Path) -> None:
    repository.write("src/new.py", "made by Claude\n", at=place)


def ignored(repository: Project, place: Path) -> None:
    repository.write(".git/info/exclude", "*.env\nbuild/\n")
    repository.write("secret.env", "key", at=place)
    repository.write("build/deep/out", "bytes", at=place)


def nested_repository(repository: Project, place: Path) -> None:
    (place / "vendor").mkdir()
    repository.git("init", "-q", at=place / "vendor")
    repository.write("lib.c", "int x;", at=place / "vendor")
    repository.commit("only here", at=place / "vendor")


def hidden_from_status(repository: Project, place: Path) -> None:
    repository.write("b.txt", "b")
    repository.commit("b")
    repository.git("reset", "-q", "--hard", "main", at=place)
    repository.git("update-index", "--assume-unchanged", "a.txt", at=place)
    repository.git("update-index", "--skip-worktree", "b.txt", at=place)
    repository.write("a.txt", "my own a", at=place)
    repository.write("b.txt", "my own b", at=place)


def odd_ones(repository: Project, place: Path) -> None:
    (place / "empty").mkdir()
    (place / "link").symlink_to("a.txt")
    os.mkfifo(place / "pipe")
    (place / "empty/name with\nline").write_text("x")


def commits_of_its_history_alone(repository: Project, place: Path) -> None:
    repository.git("checkout", "-q", "--detach", at=place)
    repository.write("a.txt", "tried", at=place)
    repository.commit("tried and left", at=place)
    repository.git("checkout", "-q", "fix", at=place)


def refs_and_settings_of_its_own(repository: Project, place: Path) -> None:
    repository.git("config", "extensions.worktreeConfig", "true")
    repository.git("config", "--worktree", "user.name", "B", at=place)
    repository.git("update-ref", "refs/worktree/mark", "HEAD", at=place)


def its_folder_gone(repository: Project, place: Path) -> None:
    repository.write("a.txt", "staged and nowhere else", at=place)
    repository.git("add", "a.txt", at=place)
    shutil.rmtree(place)


KINDS = [
    untracked, ignored, nested_repository, hidden_from_status, odd_ones, commits_of_its_history_alone,
    refs_and_settings_of_its_own, its_folder_gone,
]  # fmt: skip


@pytest.mark.parametrize(("kind", "branch_too"), list(zip(KINDS, cycle([True, False]), strict=False)))
async def test_all_of_a_removed_worktree_lies_in_the_trash_and_comes_back_as_it_was(
    begin: Begin,
    screen: WindowEngine,
    repository: Project,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: Callable[[Project, Path], None],
    branch_too: bool,
) -> None:
    place, kept = tmp_path / "atlas-fix", repository.folder / ".git/worktrees/atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    kind(repository, place)
    program = begin()
    removal = await asked_to_remove(program, screen, repository, place)
    assert removal.ready, removal.trouble
    removal.deleteBranch(branch_too)
    gone = not place.exists()

    def late(paths: list[Path]) -> TrashedFiles:
        """Write a file after the last look."""
        if not gone:
            (place / "late.txt").write_text("late")
        before.append((contents(place), contents(kept)))
        return to_trash_together(paths)

    before: list[tuple[dict[str, object], dict[str, object]]] = []
    monkeypatch.setattr(worktree_controller, "to_trash_together", late)
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "")
    assert not place.exists()
    assert not kept.exists()
    prompt = screen.app.session_list.session_prompt
    assert prompt.said.startswith("The worktree was moved to the trash.")
    assert ("fix" in repository.branches) is not branch_too
    trash = in_trash(tmp_path / "home")
    there = {path.name for path in trash.iterdir()}
    assert len(there) == (1 if gone else 2)
    assert [contents(trash / name) for name in sorted(there)] in (
        [before[0][1]], [before[0][0], before[0][1]], [before[0][1], before[0][0]]
    )  # fmt: skip
    prompt.undo()
    await until(prompt.messageChanged, lambda: prompt.said == "The worktree was restored.")
    packs = {name for name in before[0][1] if "claude-desk-commits" in name}
    assert bool(packs) is (kind is commits_of_its_history_alone)
    for name in packs:  # these commits are in the repository again
        del before[0][1][name]
    assert (contents(place), contents(kept)) == before[0]
    assert "fix" in repository.branches
    assert list(trash.iterdir()) == []
    if not gone:
        assert repository.git("symbolic-ref", "--short", "HEAD", at=place) == "fix"


async def test_a_worktree_that_the_trash_does_not_take_stays_whole(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, place = begin(), tmp_path / "atlas-fix"
    kept = repository.folder / ".git/worktrees/atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    removal = await asked_to_remove(program, screen, repository, place)
    removal.deleteBranch(True)
    before, move = (contents(place), contents(kept)), trash_module._move

    def first_alone(path: Path) -> Path | None:
        if path == kept:
            raise OSError(28, "No space left on device")
        return move(path)

    monkeypatch.setattr(trash_module, "_move", first_alone)
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "asking" and removal.trouble != "")
    assert removal.trouble == (
        "It could not be moved to the trash: No space left on device. Nothing was removed."
    )
    assert (contents(place), contents(kept)) == before
    assert repository.branches == ["fix", "main"]
    assert repository.worktrees == [str(repository.folder), str(place)]


async def test_what_lies_in_an_unfinished_worktree_goes_to_the_trash_too(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    """The worktree may be complete except for its lock, and the user may have worked in it since."""
    place = tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    note = f"claude-desk: being made by 4194000-1 from {repository.head}, {'0' * 32}"
    repository.write(".git/worktrees/atlas-fix/locked", note)
    repository.write("a.txt", "days of work\n", at=place)
    begin()
    view = screen.app.new_worktree_view
    view.ask()
    await until(view.changed, lambda: view.ready)
    view.setBranch("other")
    view.setPlace(str(place))
    await until(view.changed, lambda: view.unfinished)
    view.drop()
    await until(view.changed, lambda: view.ready)
    assert not place.exists()
    assert (in_trash(tmp_path / "home") / "atlas-fix/a.txt").read_text() == "days of work\n"
    assert repository.branches == ["main"]


def listed_requests(program: MainController, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that gets the kinds of the requests to the repository's child."""
    ask, kinds = program.worktrees._ask, list[str]()

    async def listed(request: object, *more: object) -> object:
        kinds.append(type(request).__name__)
        return await ask(request, *more)

    monkeypatch.setattr(program.worktrees, "_ask", listed)
    return kinds


@pytest.mark.parametrize("act", ["plan", "drop", "make"])
async def test_git_does_not_run_once_the_folder_is_no_longer_trusted(
    begin: Begin,
    screen: WindowEngine,
    repository: Project,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    act: str,
) -> None:
    place = tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    note = f"claude-desk: being made by 4194000-1 from {repository.head}, {'0' * 32}"
    repository.write(".git/worktrees/atlas-fix/locked", note)
    asked = listed_requests(begin(), monkeypatch)
    view = screen.app.new_worktree_view
    await planned(screen)
    if act == "drop":
        view.setPlace(str(place))
        await until(view.changed, lambda: view.unfinished)
    asked.clear()
    repository.write(".claude/settings.json", HOOKS)
    match act:
        case "plan":
            view.setBranch("other")
        case "drop":
            view.drop()
        case "make":
            view.make()
    await until(view.changed, lambda: "not trusted" in view.trouble)
    assert asked == []
    assert place.exists()
    (repository.folder / ".claude/settings.json").unlink()
    view.setBranch("again")
    await until(view.changed, lambda: view.ready or view.unfinished)
    assert "not trusted" not in view.trouble


async def test_a_worktree_stays_once_its_repository_is_no_longer_trusted(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    removal = await asked_to_remove(program, screen, repository, place)
    assert removal.ready
    repository.write(".claude/settings.json", HOOKS)
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "asking" and removal.trouble != "")
    assert "not trusted" in removal.trouble
    assert place.exists()


@pytest.mark.parametrize("entered", [False, True])
async def test_a_worktree_with_a_running_session_in_another_window_stays(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path, entered: bool
) -> None:
    """The session began in the worktree, or Claude has entered the worktree since."""
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    main = str(repository.folder)
    where = {"folder": main, "worktree": str(place)} if entered else {"folder": f"{place}/sub"}
    program.catalog.bring_back(record("s1", tmp_path, 1_000.0, repository=main, **where))
    locks = program._places.state / "locks"
    locks.mkdir(parents=True, exist_ok=True)
    lock = lock_at(locks / "s1.lock")
    assert lock.tryLock(0)
    removal = screen.app.worktree_removal_view
    program.worktrees.ask_to_remove(str(place), str(repository.folder))
    await until(removal.changed, lambda: removal.stage == "asking" and removal.trouble != "")
    assert removal.trouble == "Another window runs a session of this worktree. Close it there first."
    removal.remove()
    assert not removal.ready
    assert place.exists()
    lock.unlock()


async def test_a_late_answer_does_not_open_a_closed_dialog(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sessions in a terminal are looked for after git has answered."""
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    looks, may_answer = asyncio.Event(), asyncio.Event()

    async def late(_: str) -> str:
        looks.set()
        await may_answer.wait()
        return ""

    monkeypatch.setattr(program.worktrees, "_elsewhere_in", late)
    removal = screen.app.worktree_removal_view
    program.worktrees.ask_to_remove(str(place), str(repository.folder))
    await looks.wait()
    removal.dismiss()
    may_answer.set()
    await program.worktrees._tasks.finish()
    assert removal.stage == ""


async def test_a_worktree_in_which_a_session_begins_while_it_is_looked_at_stays(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """git takes some time between the press and the trash."""
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    begun: list[object] = []
    ask = program.worktrees._ask

    async def late(request: object, *more: object) -> object:
        answer = await ask(request, *more)
        if isinstance(request, KeepCommits):
            begun.append(request)
        return answer

    monkeypatch.setattr(program.worktrees, "_ask", late)
    session = program.session_manager.current
    monkeypatch.setattr(program.worktrees, "_open_in", lambda _: [session] if begun else [])
    removal = screen.app.worktree_removal_view
    program.worktrees.ask_to_remove(str(place), str(repository.folder))
    await until(removal.changed, lambda: removal.stage == "asking" and removal.ready)
    removal.remove()
    await until(removal.changed, lambda: bool(begun) and removal.closing != "")
    assert removal.act == "Close session and remove" and place.exists()


class OpenSessions:
    """Stands in for the sessions in a worktree. `closed` has those that were closed."""

    def __init__(self, program: MainController, monkeypatch: pytest.MonkeyPatch, *titles: str) -> None:
        self.sessions = [self.session(title) for title in titles]
        self.closed: list[object] = []
        monkeypatch.setattr(program.worktrees, "_open_in", lambda _: list(self.sessions))
        monkeypatch.setattr(program.session_manager, "close", self._close)
        monkeypatch.setattr(worktree_controller, "work_in", lambda session: session.work)

    @staticmethod
    def session(title: str, work: str = "") -> SimpleNamespace:
        return SimpleNamespace(view=SimpleNamespace(title=title), work=work)

    def _close(self, session: SimpleNamespace) -> "asyncio.Future[None]":
        self.closed.append(session)
        self.sessions.remove(session)
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        ended.set_result(None)
        return ended


async def test_a_session_with_a_command_of_the_user_is_named_before_its_worktree_goes(
    start_program: StartProgram, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    place = tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    program = start_program(cli="/nowhere/claude", directory=str(place))
    session = program.session
    assert session is not None
    assert session.shell_commands.run("sleep 60")
    removal = screen.app.worktree_removal_view
    program.worktrees.ask_to_remove(str(place), str(repository.folder))
    await until(removal.changed, lambda: removal.stage == "asking")
    assert "is running your command." in removal.closing
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "")
    assert not session.shell_commands.running
    assert not place.exists()


async def test_sessions_in_a_worktree_are_named_and_closed_before_it_is_removed(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    there = OpenSessions(program, monkeypatch, "Tidy up")
    there.sessions[0].work = "“Tidy up” is working."
    removal = await asked_to_remove(program, screen, repository, place)
    assert removal.act == "Close session and remove"
    assert removal.closing == (
        "A session runs in it and is closed first: “Tidy up”. Its conversation and draft are kept."
        " “Tidy up” is working."
    )
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "")
    assert [each.view.title for each in there.closed] == ["Tidy up"]
    assert not place.exists()


async def test_no_session_is_closed_that_the_dialog_does_not_name(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A session with the title of a named one began after the dialog was shown."""
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    there = OpenSessions(program, monkeypatch, "New session")
    removal = await asked_to_remove(program, screen, repository, place)
    there.sessions.append(OpenSessions.session("New session", "“New session” is working."))
    removal.remove()
    await until(removal.changed, lambda: "is working" in removal.closing)
    assert removal.act == "Close 2 sessions and remove"
    assert there.closed == [] and place.exists()


async def test_no_session_is_closed_if_git_then_refuses(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that git does not keep was added after the dialog was shown."""
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    there = OpenSessions(program, monkeypatch, "Tidy up")
    removal = await asked_to_remove(program, screen, repository, place)
    (place / "new.txt").write_text("new")
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "asking" and removal.trouble != "")
    assert there.closed == [] and place.exists()
    assert removal.ready and "1 file" in removal.lostLabel, "the next press is about the file, too"


async def test_what_a_session_writes_until_its_end_is_shown_first(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    there = OpenSessions(program, monkeypatch, "Tidy up")
    removal = await asked_to_remove(program, screen, repository, place)
    close = there._close

    def closes(session: SimpleNamespace) -> "asyncio.Future[None]":
        (place / "new.txt").write_text("new")
        return close(session)

    monkeypatch.setattr(program.session_manager, "close", closes)
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "asking" and removal.trouble != "")
    assert len(there.closed) == 1 and (place / "new.txt").exists()


@pytest.mark.parametrize("listed", [True, False], ids=["in-the-list", "not-in-the-list"])
async def test_a_worktree_with_a_session_in_a_terminal_stays(
    begin: Begin,
    screen: WindowEngine,
    repository: Project,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    listed: bool,
) -> None:
    """The terminal may begin the session after the dialog was shown."""
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    main = str(repository.folder)
    program.catalog.bring_back(
        record("s1", tmp_path, 1_000.0, repository=main, folder=main, worktree=str(place) if listed else "")
    )
    there = OpenSessions(program, monkeypatch, "Tidy up")
    removal = await asked_to_remove(program, screen, repository, place)
    running = TerminalSession("s1", RunningStatus.IDLE, folder=main if listed else f"{place}/sub")
    ask = program.library.ask

    async def answer(request: Any, *more: float) -> Any:
        return (running,) if isinstance(request, FindTerminalSessions) else await ask(request, *more)

    monkeypatch.setattr(program.library, "ask", answer)
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "asking" and removal.trouble != "")
    assert removal.trouble == "Claude Code runs in this worktree in a terminal. End it there first."
    assert there.closed == [] and place.exists()


async def test_the_list_says_that_a_worktree_is_gone_and_that_it_is_back(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    program, place, model = begin(), tmp_path / "atlas-fix", screen.app.session_list
    program.catalog.bring_back(
        record("s1", tmp_path, 1_000.0, folder=str(place), repository=str(repository.folder), branch="fix")
    )

    def said() -> bool:
        rows = range(model.rowCount())
        return any(
            "folder missing" in model.data(model.index(row, 0), SessionListRole.DETAIL) for row in rows
        )

    await until(model.dataChanged, said)
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    program.session_list.come_to_front()
    await until(model.dataChanged, lambda: not said())


@pytest.mark.parametrize("commits", [True, False])
async def test_uncommitted_changes_are_committed_or_go_to_the_trash(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path, commits: bool
) -> None:
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    repository.write("a.txt", "changed\n", at=place)
    removal = await asked_to_remove(program, screen, repository, place)
    assert removal.ready
    removal.commitFirst(commits)
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "")
    assert not place.exists()
    [moved] = in_trash(tmp_path / "home").glob("atlas-fix*/a.txt")
    assert moved.read_text() == "changed\n"
    assert repository.git("show", "fix:a.txt") == ("changed" if commits else "one")


async def test_what_is_written_after_the_question_is_asked_about_again(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    repository.write("a.txt", "changed\n", at=place)
    repository.write("b.txt", "new\n", at=place)
    removal = await asked_to_remove(program, screen, repository, place)
    repository.git("add", "b.txt", at=place)
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "asking" and "b.txt" in removal.uncommitted)
    assert (removal.ready, removal.act, removal.commitLabel != "") == (True, "Commit and remove", True)
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "")
    assert repository.git("show", "fix:b.txt") == "new"


async def test_a_commit_that_a_hook_refuses_keeps_the_worktree(
    begin: Begin, screen: WindowEngine, repository: Project, tmp_path: Path
) -> None:
    program, place = begin(), tmp_path / "atlas-fix"
    repository.git("worktree", "add", "-q", "-b", "fix", str(place))
    repository.write("a.txt", "changed\n", at=place)
    repository.hook("pre-commit", "echo not now >&2; exit 1")
    removal = await asked_to_remove(program, screen, repository, place)
    removal.remove()
    await until(removal.changed, lambda: removal.stage == "asking" and "not now" in removal.trouble)
    assert place.exists() and removal.ready

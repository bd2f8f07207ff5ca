"""The changes that Claude makes with the tools of both real CLIs, as the changes page shows them."""

import os
import shlex
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.snapshots.session_changes import ChangeScope
from claude_desk.snapshots.records import ChangeKind
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.qml.window import Kind
from tests.standin import Answer, StandIn, ToolUse
from tests.unit.snapshots.conftest import run_git
from tests.waiting import signal_of, until

pytestmark = pytest.mark.seconds(150)

SCRIPT = (
    "python3 -c \"open('by_script.txt', 'w').write('s\\n')\" && mkdir -p deep"
    " && printf 'x\\n' > deep/untracked && rm old.txt && mv moved.txt other.txt && chmod +x run.sh"
)


def fill(project: Path) -> None:
    text = "".join(f"line {number}\n" for number in range(40))
    (project / "edited.txt").write_text(text)
    for name in ("old.txt", "run.sh"):
        (project / name).write_text(f"{name}\n")
    (project / "moved.txt").write_text("".join(f"moved {number}\n" for number in range(20)))
    (project / ".gitignore").write_text("ignored/\n")
    run_git(project, "init", "-q")
    run_git(project, "add", ".")
    run_git(project, "commit", "-q", "-m", "one")


def git_files(project: Path) -> dict[str, bytes]:
    """Return all files of the project's `.git` except the index, which the CLI refreshes with `git
    status`."""
    files = (path for path in (project / ".git").rglob("*") if path.is_file() and path.name != "index")
    return {str(path): path.read_bytes() for path in files}


def contents(project: Path) -> dict[str, tuple[bytes, int]]:
    """Return the contents and the mode bits of all files outside `.git`."""
    files = (path for path in project.rglob("*") if path.is_file() and ".git" not in path.parts)
    return {str(path): (path.read_bytes(), path.stat().st_mode) for path in files}


async def test_edits_writes_and_scripts_are_all_shown_undone_and_committed(
    cli: Cli,
    api: StandIn,
    project: Path,
    environment: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fill(project)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    run_git(project, "config", "user.name", "A Person")
    run_git(project, "config", "user.email", "a@example.org")
    edited, written = str(project / "edited.txt"), str(project / "sub" / "written.txt")
    edits = [("line 3\n", "three\n"), ("line 30\n", "thirty\n")]
    steps: list[Answer | str] = [Answer(ToolUse("Read", {"file_path": edited}))]
    steps += [
        Answer(ToolUse("Edit", {"file_path": edited, "old_string": old, "new_string": new}))
        for old, new in edits
    ]
    steps += [
        Answer(ToolUse("Write", {"file_path": written, "content": "w\n"})),
        Answer(ToolUse("Bash", {"command": SCRIPT})),
        "All done.",
    ]
    api.on("change it", steps)
    api.on("go on", ["Going on."])
    before, was = git_files(project), contents(project)
    options = Options(directory=str(project), cli=shlex.join(cli.command()), mode="bypassPermissions")
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        snapshots = desk.session.snapshots
        await until(snapshots.changed, lambda: bool(snapshots.top))
        await desk.say("change it")
        await desk.until_row("All done.")
        await desk.until_state(SessionPhase.READY)
        view = desk.screen.app.view.changes
        await until(snapshots.changed, lambda: any(turn.figures for turn in snapshots.turns.values()))
        desk.key(Qt.Key.Key_G, held=Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        await until(view.changed, lambda: view._comparison is not None)
        found = {change.path: change.kind for change in view._comparison.changes}
        assert found == {
            b"edited.txt": ChangeKind.MODIFIED,
            b"sub/written.txt": ChangeKind.ADDED,
            b"by_script.txt": ChangeKind.ADDED,
            b"deep/untracked": ChangeKind.ADDED,
            b"old.txt": ChangeKind.DELETED,
            b"other.txt": ChangeKind.RENAMED,
            b"run.sh": ChangeKind.MODE,
        }
        assert git_files(project) == before
        await desk.until_shown(Kind.Button, "Changes of this turn")

        # Undo one of the two hunks. The next message reports that to Claude.
        view.openAll(True)
        await until(view.changed, lambda: any(row.kind == "hunk" for row in view._model.rows))
        await until(
            view.changed,
            lambda: sum(row.kind == "hunk" and row.path == b"edited.txt" for row in view._model.rows) == 2,
        )
        second = [row.key for row in view._model.rows if row.kind == "hunk" and row.path == b"edited.txt"][1]
        view.undo(second)
        await until(view.noteChanged, lambda: bool(view.property("note")))
        view.comment(next(row.key for row in view._model.rows if row.path == b"sub/written.txt"), -1, -1)
        view._comments.keep("Say more in it.")
        view._comments.save()
        text = Path(edited).read_text()
        assert "three\n" in text and "line 30\n" in text and "thirty" not in text
        await desk.say("go on")
        await desk.until_row("Going on.")
        said = str(api.turns[-1].messages[-3:])  # the newer CLI also reports the change by itself
        assert "go on" in said and "edited.txt: the change at line 31 put back" in said
        assert "sub/written.txt:" in said and "Say more in it." in said
        assert not desk.session.change_review.comments
        assert git_files(project) == before

        # Commit the remaining edits.
        view.choose("unstaged")
        await until(view.changed, lambda: view.property("stages") == "stage")
        written = signal_of(desk.session.staging.written)
        view.stage(next(row.key for row in view._model.rows if row.path == b"edited.txt"))
        await written
        view.commit()
        view._staging.setMessage("Edit it")
        await until(view._staging.changed, lambda: bool(view._staging.property("ready")))
        view._staging.commit()
        await until(view._staging.changed, lambda: bool(view._staging.property("said")))
        assert view._staging.property("said").endswith("Edit it"), view._staging.property("said")
        assert run_git(project, "show", "--name-only", "--format=%s %an", "HEAD") == (
            b"Edit it A Person\n\nedited.txt\n"
        )
        before = git_files(project)

        # Rewind: restore everything that the tools, the scripts and the undo have changed.
        turns = snapshots.turns
        await until(snapshots.changed, lambda: len(turns) == 2 and all(turn.after for turn in turns.values()))
        first = next(iter(turns))
        preview = await desk.session.rewinder.find_preview(first)
        assert preview.from_snapshot and not preview.files_why and len(preview.files) == 7
        every = {change.path for change in preview.changes}
        assert await desk.session.rewinder.rewind(first, conversation=True, files=True, paths=every) == ""
        assert contents(project) == was
        assert git_files(project) == before


@pytest.mark.parametrize(
    ("count", "size"), [(40, 160 * 1024), (8_000, 40)], ids=["large files", "many files"]
)
async def test_an_undo_keeps_what_the_person_edited_between_two_turns(
    cli: Cli,
    api: StandIn,
    project: Path,
    environment: dict[str, str],
    tmp_path: Path,
    count: int,
    size: int,
) -> None:
    """Claude changes the same files in both turns, with one command, as soon as the turn starts."""
    for number in range(count):
        folder = project / f"d{number // 100}"
        folder.mkdir(exist_ok=True)
        (folder / f"f{number}.txt").write_text(f"orig {number}\n" * (size // 8))
    files = sorted(project.rglob("*.txt"))[: 40 if count > 40 else count]

    def command(turn: int) -> str:
        return "for f in {}; do echo changed in turn {} > $f; done".format(
            " ".join(str(path.relative_to(project)) for path in files), turn
        )

    for turn in (1, 2):
        api.on(f"turn {turn}", [Answer(ToolUse("Bash", {"command": command(turn)})), f"Turn {turn} is over."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()), mode="bypassPermissions")
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        snapshots = desk.session.snapshots
        await desk.say("turn 1")
        await desk.until_row("Turn 1 is over.")
        await desk.until_state(SessionPhase.READY)
        assert {path.read_text() for path in files} == {"changed in turn 1\n"}
        edited = {path: f"{path.name}, by the person\n" * (size // 16) for path in files}
        for path, text in edited.items():
            path.write_text(text)
        await desk.say("turn 2")
        await desk.until_row("Turn 2 is over.")
        await desk.until_state(SessionPhase.READY)
        assert {path.read_text() for path in files} == {"changed in turn 2\n"}
        await until(
            snapshots.changed, lambda: sum(bool(turn.after) for turn in snapshots.turns.values()) == 2
        )
        found = signal_of(desk.session.changes.found)
        desk.session.changes.watch(ChangeScope.TURN)
        (comparison,) = await found
        desk.session.changes.stop()
        assert len(comparison.changes) == len(files) and not any(each.unsure for each in comparison.changes)
        ended = signal_of(desk.session.change_undo.ended)
        desk.session.change_undo.undo_files(comparison, comparison.changes)
        assert await ended == ("",)
        assert {path: path.read_text() for path in files} == edited

"""Files that Claude Code puts back itself: the report says for each file what was done."""

import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.machine.session_facts import SessionFacts
from claude_desk.session.snapshots.change_undo import ChangeUndo
from claude_desk.session.snapshots.session_snapshots import SessionSnapshots
from claude_desk.ui.phrases.phrase_words import words
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import SessionHarness, reply
from tests.unit.session.test_rewinder import Library, either

_NAMES = ("a.txt", "new.txt", "kept.txt", "folder.txt", "file/b.txt", "torn.txt")
_DONE = """
import os
open("a.txt", "w").write("before")
os.unlink("new.txt")
open("torn.txt", "w").write("bef")
"""
_HEAD = "I undid some of your changes to the files. Do not make them again unless I ask for it:\n"
_TOLD = (
    _HEAD + "- a.txt, new.txt: put back to what it was before (1 of these was new, and deleted again)\n"
    "- torn.txt: may have been written, and may not be what it was before"
)


class Checkpoints:
    """A folder with files that Claude has changed, and a CLI that puts some of them back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("a.txt", "new.txt", "kept.txt", "torn.txt", "file"):
            (folder / name).write_text("by Claude")
        (folder / "folder.txt").mkdir()

    def dry(self, *names: str) -> dict[str, Any]:
        return {"canRewind": True, "filesChanged": [str(self.folder / name) for name in names]}

    def doing(self, code: str = _DONE) -> list[str]:
        return [sys.executable, "-c", f"import os; os.chdir({str(self.folder)!r})\n{code}"]

    def steps(self) -> Steps:
        """Script the first prompt and the rewind to before it."""
        steps = reply("One.").await_control("rewind_files", self.dry(*_NAMES))
        steps.await_control("rewind_files", {"canRewind": True}, doing=self.doing())
        return steps.await_control(
            "rewind_files", self.dry("kept.txt", "folder.txt", "file/b.txt", "torn.txt")
        )


async def talked(make_session: MakeSession, *scripts: Script) -> tuple[SessionHarness, str]:
    held = make_session(*scripts, library=Library())
    await held.ready()
    await held.turn("first")
    return held, held.session._feed.reducer.store.turns[0].uuid


async def told_after_a_restart(held: SessionHarness) -> str:
    owner, tasks, info = QObject(), AsyncTasks(), held.session.info
    config = SessionConfig(str(held.session.folder), None, {}, held.journals)
    journal = JournalWriter(config.journals, info, lambda why: None, info.session_id)
    snapshots = SessionSnapshots(config, info, journal, tasks, SessionFacts, None, owner)
    undo = ChangeUndo(config, snapshots, info, journal, tasks, SessionFacts, owner)
    undo.begin_recall()
    await tasks.finish()
    return undo.report


_SAID = [
    "notice: Restored 1 file: a.txt\nDeleted 1 new file: new.txt",
    "notice: Not certain to be what it was before: torn.txt."
    "\nSkipped because a link, a file or a folder is in the way: folder.txt and 1 more."
    "\nLeft unchanged by Claude Code, which gave no reason: kept.txt.",
]


async def test_what_is_told_is_what_was_done_to_each_file(make_session: MakeSession, tmp_path: Path) -> None:
    """The CLI itself only answers that it can rewind."""
    held, uuid = await talked(make_session, Script(Checkpoints(tmp_path).steps()))
    assert await held.session.rewinder.rewind(uuid, conversation=False, files=True) == ""
    assert held.rows[3:] == _SAID
    assert held.session.change_undo.report == _TOLD
    assert await told_after_a_restart(held) == _TOLD
    held.session.change_undo.forget_report()
    assert await told_after_a_restart(held) == ""


async def test_where_the_conversation_goes_back_too_claude_is_told_once_it_is_forward_again(
    make_session: MakeSession, tmp_path: Path
) -> None:
    """Files that Claude Code has put back stay put back: that cannot be undone."""
    held, uuid = await talked(make_session, Script(Checkpoints(tmp_path).steps()), either(Steps()))
    assert await held.session.rewinder.rewind(uuid, conversation=True, files=True) == ""
    (row,) = held.rows
    assert row.split("\n")[1:] == [
        line for said in _SAID for line in said.removeprefix("notice: ").split("\n")
    ]
    assert held.session.change_undo.report == ""
    assert await held.session.rewinder.undo() == ""
    assert held.rows[3:] == _SAID
    assert held.session.change_undo.report == _TOLD
    assert await told_after_a_restart(held) == _TOLD


async def test_nothing_is_told_of_files_that_were_all_left(make_session: MakeSession, tmp_path: Path) -> None:
    """2.1.37 leaves the files without an error."""
    folder = Checkpoints(tmp_path)
    steps = reply("One.").await_control("rewind_files", folder.dry("kept.txt", "folder.txt"))
    steps.await_control("rewind_files", {"canRewind": True})
    steps.await_control("rewind_files", folder.dry("kept.txt", "folder.txt"))
    held, uuid = await talked(make_session, Script(steps))
    why = words(await held.session.rewinder.rewind(uuid, conversation=True, files=True))
    assert why.splitlines() == [
        "Skipped because a link, a file or a folder is in the way: folder.txt.",
        "Left unchanged by Claude Code, which gave no reason: kept.txt.",
    ]
    assert len(held.rows) == 3 and not held.session.change_undo.report, "and nothing was cut"
    assert await told_after_a_restart(held) == ""


async def test_a_refusal_is_told_in_the_words_of_the_cli(make_session: MakeSession, tmp_path: Path) -> None:
    """2.1.330 answers with an error if it has put nothing back."""
    folder = Checkpoints(tmp_path)
    steps = reply("One.").await_control("rewind_files", folder.dry("kept.txt"))
    steps.await_control("rewind_files", error="Failed to rewind: No files were restored: 1 file failed")
    steps.await_control("rewind_files", folder.dry("kept.txt"))
    held, uuid = await talked(make_session, Script(steps))
    why = await held.session.rewinder.rewind(uuid, conversation=False, files=True)
    assert words(why) == "Failed to rewind: No files were restored: 1 file failed"
    assert len(held.rows) == 3 and not held.session.change_undo.report


async def test_a_cli_that_dies_while_it_writes_is_not_believed(
    make_session: MakeSession, tmp_path: Path
) -> None:
    folder = Checkpoints(tmp_path)
    steps = reply("One.").await_control("rewind_files", folder.dry("a.txt", "kept.txt"))
    steps.await_control("rewind_files", times=0, doing=folder.doing("open('a.txt', 'w').write('bef')")).die()
    held, uuid = await talked(make_session, Script(steps))
    assert await held.session.rewinder.rewind(uuid, conversation=True, files=True) != ""
    assert "notice: Not certain to be what it was before: a.txt." in held.rows
    told = _HEAD + "- a.txt: may have been written, and may not be what it was before"
    assert held.session.change_undo.report == told == await told_after_a_restart(held)


async def test_after_a_kill_in_the_midst_claude_is_told_what_may_have_been(
    make_session: MakeSession, tmp_path: Path
) -> None:
    held, _ = await talked(make_session, Script(reply("One.")))
    held.session.change_undo.begin_elsewhere(("a.txt", "b c"))
    line = '- "b c", a.txt: may have been put back to what it was before'
    assert await told_after_a_restart(held) == _HEAD + line.replace('"b c", a.txt', 'a.txt, "b c"')

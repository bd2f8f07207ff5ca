"""Two windows on the same home: neither window loses data of the other window, and a killed window does not
block the other window."""

import json
import shlex
import subprocess
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.paths import AppPaths
from claude_desk.protocol.phrase import Phrase
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.workspace.folder_trust import FolderTrust
from claude_desk.workspace.prompt_history import PromptHistory
from claude_desk.workspace.session_metadata import SessionMetadata
from claude_desk.workspace.settings import Settings
from tests.e2e.desk import Desk
from tests.faults.busy_program import places_of
from tests.faults.disk_faults import answering, ask, assert_whole, draft_is_kept, keep_session_file
from tests.faults.program_process import busy_program, python_process
from tests.qml.window import Kind
from tests.scripted_cli.script import Script
from tests.unit.session.session_harness import streaming
from tests.waiting import until

# Writes `times` times into each file of the program, as fast as it can, once all writers are ready.
WRITER = """
import sys
from pathlib import Path
from claude_desk.protocol.disk.project_files import FolderFindings
from claude_desk.workspace import file_lock
from claude_desk.workspace.prompt_history import PromptHistory
from claude_desk.paths import AppPaths
from claude_desk.workspace.settings import Settings
from claude_desk.workspace.session_metadata import SessionMetadata
from claude_desk.workspace.folder_trust import FolderReview, FolderTrust, TrustAnswer

file_lock._WAIT_MS = 60_000  # they do nothing but write
root, name, key, times = Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4])
places = AppPaths.under(root)
settings, metadata = Settings(places), SessionMetadata(places.data / "sessions.json")
trust, history = FolderTrust(places, root), PromptHistory(places.data / "history", "/srv/atlas")
for told in (settings.not_saved, metadata.not_saved):
    told.connect(lambda why: sys.exit(why))
print("ready", flush=True)
sys.stdin.readline()
for number in range(times):
    settings.set(key, 0.7 + number / 100 if key == "text_scale" else 200 + number)
    metadata.rename(f"{name}-{number}", "a title")
    found = FolderReview(f"/{name}/{number}", FolderFindings(), "print", "earlier")
    trust.remember(found, TrustAnswer.TRUSTED)
    history.add(f"{name} {number}")
    print(number, flush=True)
"""


def writer(root: Path, name: str, key: str, times: int) -> AbstractContextManager[subprocess.Popen[str]]:
    return python_process("-c", WRITER, str(root), name, key, str(times), until="ready")


def go(program: subprocess.Popen[str]) -> None:
    assert program.stdin is not None
    program.stdin.write("\n")
    program.stdin.flush()


def test_two_write_all_files_at_once(tmp_path: Path, qapp: object) -> None:
    """Two writers lose nothing while a third writer is killed as it writes."""
    with (
        writer(tmp_path, "one", "text_scale", 25) as one,
        writer(tmp_path, "two", "sidebar_width", 25) as two,
        writer(tmp_path, "lost", "rest_minutes", 10_000) as lost,
    ):
        for program in (one, two, lost):
            go(program)
        assert lost.stdout is not None
        while lost.stdout.readline() != "5\n":
            pass
        lost.kill()
        for program in (one, two):
            _, errors = program.communicate(timeout=120)
            assert (program.returncode, errors) == (0, "")
    places = AppPaths.under(tmp_path)
    kept = Settings(places).kept
    assert (kept.text_scale, kept.sidebar_width) == (pytest.approx(0.94), 224)
    assert kept.rest_minutes >= 204
    both = [(name, number) for name in ("one", "two") for number in range(25)]
    assert {f"{name}-{number}" for name, number in both} <= SessionMetadata(places.data / "sessions.json").ids
    roots = {answer.root for answer in FolderTrust(places, tmp_path).answers()}
    assert {f"/{name}/{number}" for name, number in both} <= roots
    texts = set(PromptHistory(places.data / "history", "/srv/atlas").texts)
    assert {f"{name} {number}" for name, number in both} <= texts


@pytest.mark.seconds(120)
async def test_the_same_folder_in_two_windows(project: Path, environment: dict[str, str]) -> None:
    """Each window has its own message in the folder. After one window is killed, the next run has the drafts
    of both windows."""
    script = Script(streaming("Words of an answer. "), ignore_eof=True)
    other = shlex.join(script.save(project / "other.json"))
    environ = {**environment, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    places = places_of(environment)
    with busy_program(environ, project, other, "of the first") as program:
        async with Desk(answering(project), environment, places) as desk:
            assert desk.written() == ""
            await ask(desk, "of the second")
            desk.type("and more")
            await draft_is_kept(places.data, "and more")
            await draft_is_kept(places.data, "of the first")
            assert len(list(places.data.glob("journals/*.jsonl"))) == 2
            program.kill()
            program.wait(20)
    for path in (places.config, places.data, places.state):
        assert_whole(path)
    async with Desk(Options(cli="/nowhere/claude"), environment, places) as desk:
        await desk.until_shown(Kind.StaticText, words(Phrase("session_notice.not_closed_properly")))
        assert len(desk.program.session_manager) >= 1
        drafts = [json.loads(file.read_bytes())["text"] for file in places.data.glob("drafts/*.json")]
        assert sorted(drafts) == ["and more", "of the first"]
        assert desk.written() in drafts


def waiting(desk: Desk) -> list[str]:
    return [queued.message.text for queued in desk.session.message_dispatch.queue.queue]


async def all_is_there(desk: Desk) -> None:
    # The waiting messages of the current session are in the window, whichever session is current now.
    await desk.until_frame(lambda: waiting(desk) == ["queued in the first"], 60, desk.rows)
    both = sorted(desk.written().split("\n\n---\n\n"))
    assert both == ["typed in the first", "typed in the second"], both


@pytest.mark.seconds(120)
@pytest.mark.parametrize("then", ["it is taken over", "the second ends, too"])
async def test_the_same_session_in_two_windows(project: Path, environment: dict[str, str], then: str) -> None:
    """The first window is killed in a turn. Its queue and its draft then appear together with the draft of
    the second window."""
    script = Script(streaming("Words of an answer. "), ignore_eof=True)
    other = shlex.join(script.save(project / "other.json"))
    environ = {**environment, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    places = places_of(environment)
    with busy_program(environ, project, other, "typed in the first", "queued in the first") as program:
        (file,) = places.data.glob("drafts/*.json")
        session_id = json.loads(file.read_bytes())["session_id"]
        keep_session_file(environment, project, session_id, "go on")
        async with Desk(Options(cli=answering(project).cli), environment, places) as desk:
            desk.program.launcher.open_session(str(project), session_id)
            await until(desk.session.history.loading_ended, lambda: not desk.session.history.awaited, 60)
            await desk.until_shown(Kind.Button, "Take over")
            await desk.press("Message", Kind.EditableText)
            desk.type("typed in the second")
            await draft_is_kept(places.data, "typed in the second")
            assert waiting(desk) == []
            program.kill()
            program.wait(20)
            if then == "it is taken over":
                controller, before = desk.program.session_manager.current, desk.session
                assert controller is not None
                await desk.press("Take over")
                await until(controller.begun, lambda: desk.session is not before, 60)
                await all_is_there(desk)
    assert_whole(places.data)
    async with Desk(Options(cli="/nowhere/claude"), environment, places) as desk:
        desk.program.launcher.open_session(str(project), session_id)
        await all_is_there(desk)

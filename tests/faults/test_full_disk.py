"""A full disk below the program's files: the files stay whole, one notice reports the disk, and the
conversation continues."""

import json
import shlex
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl

from claude_desk.options import Options
from claude_desk.paths import AppPaths
from claude_desk.workspace.prompt_history import PromptHistory
from claude_desk.workspace.session_metadata import SessionMetadata
from claude_desk.workspace.settings import Settings
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.faults.disk_faults import (
    answering,
    ask,
    assert_whole,
    change_all,
    draft_is_kept,
    failing_disk,
    sent_of,
    told,
)
from tests.qml.window import Kind
from tests.standin import StandIn
from tests.waiting import signal_of

pytestmark = pytest.mark.drawn(2)

FULL = "No space left on device"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the program's folder. In these tests writes are not delayed, and failed writes are soon
    retried."""
    monkeypatch.setattr("claude_desk.workspace.drafts._WRITE_AFTER_MS", 1)
    monkeypatch.setattr("claude_desk.workspace.drafts._CHECK_DELAY_MS", 1)
    monkeypatch.setattr("claude_desk.workspace.drafts._AGAIN_MS", 5)
    monkeypatch.setattr("claude_desk.controllers.window_restore._KEEP_AFTER_MS", 1)
    return tmp_path / "desk"


@pytest.mark.seconds(300)
async def test_each_change_fails_once(
    project: Path, environment: dict[str, str], root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Let every open, write and rename of every file fail, one after the other."""
    async with Desk(answering(project), environment, root) as desk:
        with failing_disk(root, monkeypatch) as disk:
            await change_all(desk, 0)
            n = 0
            while n == 0 or disk.failed:
                n += 1
                disk.fail(n)
                before = len(told(desk))
                await change_all(desk, n)
                await draft_is_kept(root / "data", f"draft {n}")
                assert len(told(desk)) - before <= 1
                assert_whole(root)
            assert n > 15
        assert told(desk)
        session = desk.session.info.session_id
    places = AppPaths.under(root)
    assert Settings(places).kept.text_scale == pytest.approx(1.0 + n / 100)
    assert SessionMetadata(places.data / "sessions.json").of(session).title == f"title {n}"
    assert sent_of(root / "data", session) == [f"message {number}" for number in range(n + 1)]
    assert PromptHistory(places.data / "history", str(project)).texts[-1] == f"message {n}"


@pytest.mark.seconds(120)
async def test_nothing_has_room(
    project: Path, environment: dict[str, str], root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full from the start until it has room again. One notice reports that, and nothing is
    lost."""
    Settings(AppPaths.under(root)).set("theme", "dark")
    with failing_disk(root, monkeypatch) as disk:
        disk.fail(1, 10**9)
        async with Desk(answering(project), environment, root) as desk:
            for number in range(3):
                await change_all(desk, number)
            await desk.until_shown(
                Kind.StaticText, f"Could not save this: {FULL}. It is kept until you quit."
            )
            assert len(told(desk)) == 1
            assert FULL in told(desk)[0]
            assert desk.program.session is not None
            assert "dark" in (root / "config" / "settings.json").read_text()
            assert_whole(root)
            disk.heal()
            await draft_is_kept(root / "data", "draft 2")
            await change_all(desk, 3)
            await draft_is_kept(root / "data", "draft 3")
            session = desk.session.info.session_id
        assert len(told_of := sent_of(root / "data", session)) == 4, told_of
    async with Desk(answering(project), environment, root) as desk:
        assert desk.written() == "draft 3"
        assert desk.program.session_list is not None
    places = AppPaths.under(root)
    assert (Settings(places).kept.theme, Settings(places).kept.text_scale) == ("dark", 1.03)
    assert SessionMetadata(places.data / "sessions.json").of(session).title == "title 3"


@pytest.mark.seconds(60)
async def test_a_conversation_is_saved_to_it(
    project: Path, environment: dict[str, str], root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An existing file stays as it was until the whole new file is written."""
    file = root.parent / "saved" / "talk.md"
    file.parent.mkdir()
    file.write_text("what was there")
    async with Desk(answering(project), environment, root) as desk:
        await ask(desk, "hello")
        exporter = desk.screen.app.view.navigation.files
        with failing_disk(file.parent, monkeypatch) as disk:
            n = 0
            while n == 0 or disk.failed:
                assert file.read_text() == "what was there"
                n += 1
                disk.fail(n)
                saved = signal_of(exporter.finished, timeout=30)
                exporter.save("", "md", QUrl.fromLocalFile(str(file)))
                await saved
                if disk.failed:
                    assert exporter.property("words") == f"Could not save: {FULL}"
                assert [each.name for each in file.parent.iterdir()] == ["talk.md"]
            assert n > 3
        assert "Answer to hello." in file.read_text()


@pytest.mark.seconds(60)
async def test_an_answer_about_a_folder_finds_no_room(
    project: Path, environment: dict[str, str], root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer holds for its session. The next run asks again."""
    server = {"mcpServers": {"x": {"command": "false"}}}
    (project / ".mcp.json").write_text(json.dumps(server))
    with failing_disk(root, monkeypatch) as disk:
        async with Desk(answering(project), environment, root) as desk:
            disk.fail(1, 10**9)
            await desk.press("Open without them")
            await ask(desk, "hello")
            (said,) = told(desk)
            assert FULL in said
            disk.heal()
    async with Desk(answering(project), environment, root) as desk:
        await desk.press("New session")
        await desk.until_shown(Kind.Heading, "Do you trust this folder?")


@pytest.mark.seconds(120)
async def test_no_room_with_the_real_ones(
    cli: Cli,
    api: StandIn,
    project: Path,
    environment: dict[str, str],
    root: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    api.on("first words", ["The first answer."])
    api.on("second words", ["The second answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    with failing_disk(root, monkeypatch) as disk:
        async with Desk(options, environment, root) as desk:
            disk.fail(1, 10**9)
            await ask(desk, "first words", "The first answer.")
            assert len(told(desk)) == 1
            disk.heal()
            await ask(desk, "second words", "The second answer.")
            assert sent_of(root / "data", desk.session.info.session_id) == ["first words", "second words"]

"""Sessions that two programs wrote: the strand on the screen is the strand that the CLI
continues."""

import json
import shlex
from collections.abc import Sequence
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests import clis
from tests.e2e.desk import Desk
from tests.library.generate import encoded
from tests.library.two_writers import NEW_ID, TwoWriters, Wrote, resumed_words, resumed_words_by_time
from tests.standin import Answer, StandIn, ToolUse
from tests.wire_client import WireCli

pytestmark = pytest.mark.seconds(120)

BESIDE = (Wrote("turn", 0), Wrote("join", 1, 1), Wrote("turn", 0), Wrote("leaf", 0), Wrote("turn", 1))
FILES = {
    "a terminal beside the window": BESIDE,
    "the other way round": (*BESIDE, Wrote("leaf", 1), Wrote("turn", 0)),
    "a leaf that both went on from": (*BESIDE[:2], Wrote("leaf", 0), *BESIDE[2:3], Wrote("turn", 1)),
    "leaves that are none": (
        *BESIDE[:3],
        Wrote("turn", 1),
        Wrote("missing leaf"),
        Wrote("cut leaf"),
        Wrote("no leaf"),
    ),
    "what hangs on the older strand comes last": (
        *BESIDE[:3],
        Wrote("turn", 1),
        Wrote("attachment", 0),
        Wrote("aside", 1),
    ),
    "times out of order": (*BESIDE[:3], Wrote("turn", 1, at=100)),
}


def write(project: Path, environment: dict[str, str], steps: Sequence[Wrote]) -> TwoWriters:
    writers = TwoWriters(str(project.resolve()))
    for step in steps:
        writers.do(step)
    path = file_of(project, environment)
    path.parent.mkdir(parents=True)
    path.write_bytes(writers.data)
    return writers


def file_of(project: Path, environment: dict[str, str]) -> Path:
    place = Path(environment["CLAUDE_CONFIG_DIR"]) / "projects" / encoded(str(project.resolve()))
    return place / f"{NEW_ID}.jsonl"


def sent(api: StandIn, writers: TwoWriters) -> list[str]:
    """Return the words of the session that Claude received in the newest turn."""
    known, found = set(writers.said.values()), []
    for message in api.turns[-1].messages:
        content = message["content"]
        blocks = [{"text": content}] if isinstance(content, str) else content
        found += [block["text"] for block in blocks if block.get("text") in known]
    return found


@pytest.mark.parametrize("name", FILES)
def test_the_reference_of_the_property_says_what_the_cli_does(
    name: str, cli: clis.Cli, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    writers = write(project, environment, FILES[name])
    api.on("go on", ["So I do."])
    with WireCli(cli.command(), project, environment, ["--resume", NEW_ID]) as wire:
        wire.say("go on")
        wire.wait_for_result()
    expected = resumed_words_by_time if cli is clis.OLD else resumed_words
    assert sent(api, writers) == expected(writers.data)


@pytest.mark.parametrize("name", ["a terminal beside the window", "times out of order"])
async def test_claude_answers_below_the_words_on_the_screen(
    name: str, cli: clis.Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    writers = write(project, environment, FILES[name])
    api.on("go on", ["So I do."])
    expected = (resumed_words_by_time if cli is clis.OLD else resumed_words)(writers.data)
    options = Options(directory=str(project), cli=shlex.join(cli.command()), resume=NEW_ID)
    async with Desk(options, environment, tmp_path / "desk") as desk:

        def shown() -> list[str]:
            return [words for words in writers.said.values() if any(words in row for row in desk.rows())]

        await desk.until_frame(
            lambda: shown() == expected and desk.session.state.phase is SessionPhase.READY, 60.0, desk.rows
        )
        await desk.say("go on")
        await desk.until_row("So I do.")
        await desk.until_state(SessionPhase.READY)
        assert shown() == sent(api, writers) == expected


@pytest.mark.parametrize("again", [False, True])
async def test_the_other_strand_is_opened_as_a_session_that_knows_its_words(
    again: bool, cli: clis.Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    writers = write(project, environment, BESIDE)
    before = file_of(project, environment).read_bytes()
    api.on("go on", ["So I do."])
    api.on("and on", ["On I go."])
    both = {tuple(resumed_words(writers.data)), tuple(resumed_words_by_time(writers.data))}
    assert len(both) == 2
    options = Options(directory=str(project), cli=shlex.join(cli.command()), resume=NEW_ID)
    async with Desk(options, environment, tmp_path / "desk") as desk:

        def shown() -> tuple[str, ...]:
            return tuple(words for words in writers.said.values() if any(words in row for row in desk.rows()))

        await desk.until_row("not in this conversation")
        expected = resumed_words_by_time if cli is clis.OLD else resumed_words
        await desk.until_frame(
            lambda: (
                shown() == tuple(expected(writers.data)) and desk.session.state.phase is SessionPhase.READY
            ),
            60.0,
            desk.rows,
        )
        [other] = both - {shown()}
        await desk.press("Open them as a new session")
        await desk.until_frame(lambda: shown() == other, 60.0, desk.rows)
        new_id = desk.session.info.session_id
        if not again:
            await desk.say("go on")
            await desk.until_row("So I do.")
            await desk.until_state(SessionPhase.READY)
            assert tuple(sent(api, writers)) == shown() == other
    if again:  # the strand was opened before, and no message was sent in it
        async with Desk(Options(cli=options.cli), environment, tmp_path / "desk") as desk:
            await desk.until_frame(lambda: shown() == other, 60.0, desk.rows)
            await desk.say("go on")
            await desk.until_row("So I do.")
            await desk.until_state(SessionPhase.READY)
            assert tuple(sent(api, writers)) == shown() == other
            new_id = desk.session.info.session_id
    assert new_id != NEW_ID
    assert file_of(project, environment).read_bytes().startswith(before)  # the old session is unchanged
    resumes = Options(directory=str(project), cli=options.cli, resume=new_id)
    async with Desk(resumes, environment, tmp_path / "desk") as desk:
        await desk.until_frame(
            lambda: desk.session.info.session_id == new_id and shown() == other, 60.0, desk.rows
        )
        assert any("So I do." in row for row in desk.rows())
        assert not any("not in this conversation" in row for row in desk.rows())
        await desk.say("and on")
        await desk.until_row("On I go.")
        await desk.until_state(SessionPhase.READY)
        assert tuple(sent(api, writers)) == other


@pytest.mark.parametrize("answer", ["left", "taken"])
async def test_a_mode_that_another_program_chose_writes_no_file_unasked(
    answer: str, cli: clis.Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    write(project, environment, [Wrote("turn", 0)])
    chosen = {"type": "permission-mode", "permissionMode": "acceptEdits", "sessionId": NEW_ID}
    with file_of(project, environment).open("a") as file:
        file.write(json.dumps(chosen) + "\n")
    target = project / "new.txt"
    api.on("write it", [Answer(ToolUse("Write", {"file_path": str(target), "content": "x"})), "Done."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()), resume=NEW_ID)
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.until_row("Another program switched this session to Accept edits")
        await desk.until_state(SessionPhase.READY)
        assert desk.session.info.mode == "default"
        if answer == "taken":
            entry = next(entry for entry in desk.session.entries if entry.action)
            desk.screen.app.view.act(entry.id)
        await desk.say("write it")
        if answer == "left":
            await desk.decide("Deny")
        await desk.until_row("Done.")
        await desk.until_state(SessionPhase.READY)
    assert target.exists() == (answer == "taken")

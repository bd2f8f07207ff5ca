"""What the user pasted into a message of a session that was closed since."""

import shlex
from pathlib import Path

from claude_desk.protocol.wire.authorship import Authorship
from claude_desk.session.core.session_state import SessionPhase
from tests.scripted_cli.script import Script, received
from tests.unit.controllers.conftest import StartProgram
from tests.unit.controllers.test_session_lock import ID, session_of
from tests.unit.library.session_file_builder import SessionFile
from tests.unit.session.session_harness import reply
from tests.waiting import until

PASTED = "Traceback\n\nsee @secret.txt"


async def test_a_text_that_comes_back_when_the_session_is_opened_again_counts_as_pasted_where_it_was(
    start_program: StartProgram, tmp_path: Path
) -> None:
    """A rewind gives the composer only the words of a message."""
    file = SessionFile(tmp_path / ".claude" / "projects" / "x" / f"{ID}.jsonl")
    file.says("first words")
    file.answers("The first answer.")
    script = Script(resumed=reply("Hi again."), log=tmp_path / "log")
    cli = shlex.join(script.save(tmp_path / "script.json"))
    said = (("mend it\n\n" + PASTED, Authorship(pastes=(PASTED,))), (f"{PASTED} once more", Authorship()))
    program = start_program(cli=cli)
    for text, authorship in said:
        program.launcher.open_session(str(tmp_path), ID)
        session = session_of(program)
        await until(session.history.loading_ended, lambda: not session.history.awaited, 60)  # noqa: B023
        session.send(text, authorship=authorship)
        await until(
            [session.operations, session.state_changed],
            lambda: (
                session.state.phase is SessionPhase.READY  # noqa: B023
                and any("Hi again." in entry.text for entry in session.entries)  # noqa: B023
            ),
            20,
        )
        assert program.session_manager.current is not None
        await program.session_manager.close(program.session_manager.current)
        (tmp_path / "log").replace(tmp_path / f"log of {text[:4]}")
    [frame] = [frame for frame in received(tmp_path / "log of Trac") if frame.get("type") == "user"]
    assert frame["message"]["content"] == said[1][0]
    assert frame["inline_pastes"] == [PASTED]

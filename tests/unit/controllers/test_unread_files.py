"""Files of the program that cannot be read are reported at the start and left unchanged."""

from pathlib import Path

import pytest

from claude_desk.paths import AppPaths
from claude_desk.workspace import profiles, session_metadata, settings, window_state
from tests.entry_words import said
from tests.unit.controllers.conftest import StartProgram

DENIED = "Permission denied"


async def test_all_of_them_are_named_with_the_reason(
    start_program: StartProgram, places: AppPaths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (places.state / "windows").mkdir()
    (places.state / "windows" / "x.json").write_text("{}")

    def denied(_: Path) -> bytes:
        raise PermissionError(13, DENIED)

    for module in (settings, session_metadata, window_state, profiles.profiles):
        monkeypatch.setattr(module, "read_if_there", denied)
    (tmp_path / "project").mkdir()
    program = start_program(cli="/nowhere/claude", directory=str(tmp_path / "project"))
    assert program.session is not None
    notices = [said(entry) for entry in program.session.entries if DENIED in said(entry)]
    assert notices == [
        f"Could not save your settings: {DENIED}. Until this is solved, changes may be lost when you quit.",
        "Could not read some Claude Desk files: session titles and pins, open sessions, and your profiles"
        f" ({DENIED}). They were left as they are.",
    ]

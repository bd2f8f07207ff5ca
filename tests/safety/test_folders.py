"""A session's folder that is a symbolic link: what was looked at is where Claude Code is started."""

import json
from pathlib import Path

import pytest

from tests.unit.app.conftest import Open

SESSION = "11111111-2222-4333-8444-555555555555"


@pytest.fixture
def link(tmp_path: Path) -> Path:
    """It leads to a folder without anything to ask about; beside that there is one with a hook."""
    (tmp_path / "harmless").mkdir()
    settings = tmp_path / "other/.claude/settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"hooks": {"Stop": [{"hooks": [{"command": "./run.sh"}]}]}}))
    link = tmp_path / "link"
    link.symlink_to("harmless")
    return link


@pytest.mark.parametrize("way", ["session", "new", "reopened"])
async def test_a_link_that_is_turned_leads_nowhere_else(
    opened: Open, link: Path, tmp_path: Path, way: str
) -> None:
    program = opened(cli="/nowhere/claude", directory=str(tmp_path))
    match way:
        case "session":
            program.opening.open_session(str(link), SESSION)
        case "new":
            program.opening.begin_in(str(link))
        case "reopened":
            program.seats.show(program.seats.lay(str(link)))
    seat = program.seats.current
    assert seat is not None
    link.unlink()
    link.symlink_to("other")
    assert seat.folder == str(tmp_path / "harmless")
    if seat.session is not None and seat.consent is not None:
        assert seat.session.folder == seat.consent.review.root == str(tmp_path / "harmless")

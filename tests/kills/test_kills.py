"""A few kills with fixed seeds, with each CLI; many more by hand: `python -m tests.kills`."""

from pathlib import Path

import pytest

from tests import clis
from tests.kills.rounds import home

KILLS = 3


@pytest.mark.seconds(300)
@pytest.mark.parametrize("which", ["scripted", *(cli.version for cli in clis.BOTH)])
def test_nothing_is_lost_and_nothing_waits_that_was_taken(which: str, tmp_path: Path) -> None:
    with home(tmp_path / "home", which) as one:
        wrong = [words for step in range(KILLS + 1) for words in one.round(100 + step, look=step == KILLS)]
        assert one.kills == KILLS
        assert one.told.sent
    assert not wrong

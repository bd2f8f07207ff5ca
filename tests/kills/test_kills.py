"""A few kills with fixed seeds, with each CLI. Each program is killed after its window has shown something,
not during its start, so it may be a fork. `python -m tests.kills` kills many more by hand."""

from pathlib import Path

import pytest

from tests import clis
from tests.kills.rounds import home

ACTS = (3, 9, 6)  # the program is killed after so many lines of the hand


@pytest.mark.seconds(300)
@pytest.mark.parametrize("which", ["scripted", *(cli.version for cli in clis.BOTH)])
def test_nothing_is_lost_and_nothing_waits_that_was_taken(which: str, tmp_path: Path) -> None:
    with home(tmp_path / "home", which, forks=True) as one:
        wrong = [words for step, acts in enumerate(ACTS) for words in one.round(100 + step, acts=acts)]
        wrong += one.round(200, look=True)
        assert one.kills == len(ACTS)
        assert one.told.sent
    assert not wrong


@pytest.mark.seconds(300)
def test_nothing_is_lost_of_two_windows_on_one_session(tmp_path: Path) -> None:
    """The second window takes the session over, and both are killed."""
    with home(tmp_path / "home", "scripted", forks=True) as one:
        wrong = one.round(310, acts=4, beside=10)
        wrong += one.round(330, look=True)
        assert one.told.sent_beside
    assert not wrong

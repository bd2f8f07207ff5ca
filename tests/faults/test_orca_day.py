"""What the screen reader Orca speaks on a day of use, compared with `tests/orca/spoken.txt`.

After a wanted change, `python -m tests.orca --write` writes the file. Its changes are read like code.
"""

import shutil
import sys
from pathlib import Path

import pytest

from tests import whole_tables
from tests.orca.day import SPOKEN, open_day, play, written
from tests.orca.screen_reader import LAUNCHER, NEEDED

_MISSING = [name for name in NEEDED if shutil.which(name) is None]

pytestmark = [
    pytest.mark.skipif(whole_tables.is_usual(), reason="Orca does not always answer: EVERY=1 plays it"),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the screen reader of Linux"),
    pytest.mark.skipif(bool(_MISSING), reason=f"not installed: {', '.join(_MISSING)}"),
    pytest.mark.skipif(not LAUNCHER.exists(), reason="the accessibility bus is not installed"),
]


def test_what_orca_speaks(tmp_path: Path) -> None:
    with open_day(tmp_path) as day:
        play(day)
    assert written(day.acts) == SPOKEN.read_text()

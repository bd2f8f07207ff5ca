"""Tries each target briefly, with the same examples every time."""

import pytest

from tests.fuzz.all_targets import TARGETS
from tests.whole_tables import examples


@pytest.mark.parametrize("name", TARGETS)
def test_target(name: str, qapp: object) -> None:
    target = TARGETS[name]
    target.run(examples(target.short))

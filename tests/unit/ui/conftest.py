"""Gives each test of a view model the loop that a session needs."""

import pytest


@pytest.fixture(autouse=True)
def loop_runs(screen_loop: None) -> None:
    """Give each test the loop that a session needs."""

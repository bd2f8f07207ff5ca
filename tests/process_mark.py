"""A variable in the environment that marks the processes of this test run."""

import os

NAME = "CLAUDE_DESK_TEST_RUN"


def value() -> str:
    return str(os.getpid())

"""What tells the processes of this test run from all others: a variable in their environment."""

import os

NAME = "CLAUDE_DESK_TEST_RUN"


def value() -> str:
    return str(os.getpid())

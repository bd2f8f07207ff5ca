"""The processes that stand between the program under test and its CLIs."""

import psutil


def wardens() -> list[psutil.Process]:
    """Those of CLIs, of which each has one; children of ours that start programs have one too."""
    return [each for each in psutil.Process().children() if _guards_a_cli(each.cmdline())]


def _guards_a_cli(command: list[str]) -> bool:
    is_warden = any("warden" in word for word in command)
    return is_warden and not any("from claude_desk." in word for word in command)

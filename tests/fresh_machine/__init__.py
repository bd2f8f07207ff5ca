"""Runs both commands of the README on a machine on which nothing is installed: `python3 -m
tests.fresh_machine`.

Each round makes a root folder of Debian 12 with Python, git and what apt installs with them, clones the
checkout's HEAD into it, runs `./resources/start` until its window is up, and then `./tests/run`. This needs
root and `debootstrap`, takes many minutes, and is not part of the test run. Standard library only.
"""

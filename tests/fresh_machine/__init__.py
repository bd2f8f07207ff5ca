"""Runs both commands of the README on a machine on which nothing is installed: `python3 -m
tests.fresh_machine`.

Each round makes a root folder of Debian 12 with Python, git and what apt installs with them. It clones the
checkout's HEAD into this folder, runs `./resources/start` until the program's window is up, and then runs
`./tests/run`. This needs root and `debootstrap`, takes many minutes, and is not part of the test run.
Standard library only.
"""

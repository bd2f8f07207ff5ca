"""Both commands of the README on a machine with nothing installed: `python3 -m tests.fresh_machine`.

Each round makes a root folder of Debian 12 with Python, git and what apt brings, clones the checkout's HEAD
into it, and runs `./resources/start` until its window stands, and then `./tests/run`. It needs root and
`debootstrap`, takes many minutes, and is no part of the test run. Standard library alone.
"""

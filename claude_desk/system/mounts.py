"""Finds the mounts below a folder, and the mounts among them that do not answer."""

import contextlib
import os
import re
from functools import partial

from claude_desk.system.files import read_all
from claude_desk.system.patience import Patience

_OCTAL = re.compile(rb"\\([0-3][0-7]{2})")
_PATIENCE_SECONDS = 0.5


def mounts_below(top: str) -> frozenset[str]:
    """Return the mount points below `top`, relative to `top`; an empty set if mountinfo cannot be read.

    Device numbers would not show all mounts: a bind mount has the same number as `top`.
    """
    try:
        lines = read_all("/proc/self/mountinfo").splitlines()
    except OSError:
        return frozenset()
    start = os.fsencode(top.rstrip("/")) + b"/"
    found = set()
    for line in lines:
        fields = line.split()
        if len(fields) > 4:
            path = _OCTAL.sub(lambda code: bytes([int(code[1], 8)]), fields[4])
            if path.startswith(start):
                found.add(os.fsdecode(path[len(start) :]))
    return frozenset(found)


def silent_mounts_below(top: str) -> frozenset[str]:
    """Return those mount points below `top` that do not answer within half a second, relative to `top`."""
    patience = Patience(_PATIENCE_SECONDS)
    mounts = mounts_below(top)
    silent = frozenset(each for each in mounts if not patience.run(each, partial(_answers, top, each), False))
    patience.close()
    return silent


def _answers(top: str, mount: str) -> bool:
    with contextlib.suppress(OSError):  # an error is an answer
        os.stat(f"{top}/{mount}")  # noqa: PTH116
    return True

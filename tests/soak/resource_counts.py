"""Counts of the program's resources: memory, handles, children, threads, Qt objects and Python objects."""

import array
import ctypes
import gc
import threading
import types
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject

_COUNTED = (dict, list, set, frozenset, tuple, deque, bytearray, array.array)
_MANY = (list, tuple, set, frozenset, deque)
_OURS = ("claude_desk",)
_LIBC = ctypes.CDLL(None)


@dataclass(frozen=True)
class ResourceCounts:
    """The counts at one moment.

    `memory`: bytes that do not come from a file (RssAnon), after freed memory was returned to the system;
    bytes that are shared with children count too. `dead`: Python wrappers that have outlived their Qt object.
    `sizes`: the number of items in the program's containers, by `Class.attribute`, for all objects of a class
    together. `types`: Python objects by type.
    """

    memory: int
    handles: int
    children: int
    threads: int
    qobjects: int
    objects: int
    dead: int
    sizes: Counter[str]
    types: Counter[str]

    def counts(self) -> dict[str, int]:
        return {
            "handles": self.handles,
            "children": self.children,
            "threads": self.threads,
            "objects of Qt's": self.qobjects,
            "objects of Python's": self.objects,
            "dead ones": self.dead,
        }


def count_resources(roots: Iterable[QObject]) -> ResourceCounts:
    """Count the resources that exist after pending deletions are done. `roots` own all Qt objects."""
    settle()
    process = psutil.Process()
    found = gc.get_objects()
    types = Counter(type(each).__name__ for each in found)
    count = len(found)
    dead = sum(isinstance(each, shiboken6.Object) and not shiboken6.isValid(each) for each in found)
    del found
    roots = list(roots)
    return ResourceCounts(
        memory=_memory(),
        handles=sum(1 for _ in Path("/proc/self/fd").iterdir()),
        children=len(process.children(recursive=True)),
        threads=threading.active_count(),
        qobjects=sum(1 for root in roots for _ in family(root)),
        objects=count,
        dead=dead,
        sizes=container_sizes(roots),
        types=types,
    )


def _memory() -> int:
    """Return RssAnon in bytes. Only Linux reports it."""
    _LIBC.malloc_trim(0)
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("RssAnon:"))


def settle() -> None:
    """Delete everything that waits to be deleted: objects after `deleteLater`, and reference cycles."""
    for _ in range(2):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()


def family(root: QObject) -> Iterator[QObject]:
    """Yield the object and all its descendants."""
    waiting = [root]
    while waiting:
        each = waiting.pop()
        if shiboken6.isValid(each):
            yield each
            waiting += each.children()


def with_own_metaobject(roots: Iterable[QObject]) -> set[str]:
    """Return the classes of the window's view models that have an object with its own metaobject (see
    tests/unit/ui/test_signal_receivers.py)."""
    ours = (each for root in roots for each in family(root) if "claude_desk.ui" in type(each).__module__)
    return {type(each).__name__ for each in ours if "__METAOBJECT__" in vars(each)}


def container_sizes(roots: Iterable[Any]) -> Counter[str]:
    """Return the number of items in the containers of the program's objects, by `Class.attribute`."""
    sizes: Counter[str] = Counter()
    seen: set[int] = set()
    waiting: list[Any] = list(roots)
    while waiting:
        each = waiting.pop()
        if id(each) in seen:
            continue
        seen.add(id(each))
        if isinstance(each, dict):
            waiting += [*each.keys(), *each.values()]
        elif isinstance(each, _MANY):
            waiting += each
        elif isinstance(each, types.MethodType):
            waiting.append(each.__self__)
        elif _is_ours(each):
            for name, value in _attributes(each):
                if isinstance(value, _COUNTED):
                    sizes[f"{type(each).__name__}.{name}"] += len(value)
                waiting.append(value)
        if isinstance(each, QObject) and shiboken6.isValid(each):
            waiting += each.children()
    return sizes


def _is_ours(each: Any) -> bool:
    return type(each).__module__.startswith(_OURS)


def _attributes(each: Any) -> Iterator[tuple[str, Any]]:
    yield from getattr(each, "__dict__", {}).items()
    for kind in type(each).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if hasattr(each, name):
                yield name, getattr(each, name)

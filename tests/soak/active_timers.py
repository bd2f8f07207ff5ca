"""What ticks: timers and animations of ours that run."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, QTimer
from PySide6.QtQuick import QQuickItem

from tests.soak.resource_counts import family

_SELDOM = 60_000  # ms: what comes once after so long is no ticking, and nobody waits for it


def ticking(roots: Iterable[QObject]) -> list[str]:
    """Each timer and animation that runs now: its class, and that of what it belongs to."""
    return sorted(_words(each) for each in _everything(roots) if _runs(each))


def active_timers(roots: Iterable[QObject]) -> list[QTimer]:
    """Python's own alone: quick to find."""
    return [each for root in roots for each in root.findChildren(QTimer) if each.isActive()]


def whose(timer: QTimer) -> str:
    """The class of what it belongs to."""
    owner = timer.parent()
    return str(owner.metaObject().className()) if owner is not None else ""


def _everything(roots: Iterable[QObject]) -> Iterator[QObject]:
    """With the items that hang on others without being theirs."""
    seen: set[int] = set()
    waiting = list(roots)
    while waiting:
        for each in family(waiting.pop()):
            if id(each) in seen:
                continue
            seen.add(id(each))
            yield each
            if isinstance(each, QQuickItem):
                waiting += each.childItems()


def _runs(each: QObject) -> bool:
    if isinstance(each, QTimer):
        return each.isActive() and not (each.isSingleShot() and each.interval() >= _SELDOM)
    name = each.metaObject().className()
    return ("Timer" in name or "Animat" in name) and each.property("running") is True


def _words(each: QObject) -> str:
    owner = each.parent()
    interval = each.property("interval")
    whose = owner.metaObject().className() if owner is not None else "nobody"
    return f"{each.metaObject().className()} of {whose.partition('_QML')[0]}, {interval} ms"

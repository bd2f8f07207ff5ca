"""The timers and animations of the program that run."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, QTimer
from PySide6.QtQuick import QQuickItem

from tests.soak.resource_counts import family

_SELDOM = 60_000  # milliseconds; a single shot with such an interval does not count as ticking


def ticking(roots: Iterable[QObject]) -> list[str]:
    """Return a text for each timer and animation that runs now: its class, the class of its parent and its
    interval."""
    return sorted(_words(each) for each in _everything(roots) if _runs(each))


def active_timers(roots: Iterable[QObject]) -> list[QTimer]:
    """Return only the active QTimers, which are quick to find."""
    return [each for root in roots for each in root.findChildren(QTimer) if each.isActive()]


def whose(timer: QTimer) -> str:
    """Return the class of the timer's parent, or an empty string without a parent."""
    owner = timer.parent()
    return str(owner.metaObject().className()) if owner is not None else ""


def _everything(roots: Iterable[QObject]) -> Iterator[QObject]:
    """Yield all objects, including child items of QML items that have a different QObject parent."""
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

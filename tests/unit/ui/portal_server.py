"""A portal with a file chooser, on a bus of the tests. The program's first argument says how the portal
behaves.

It prints each request as one line of JSON. D-Bus itself enforces the types: it finds no method here for a
call with another signature.
"""

import json
import os
import signal
import sys
from typing import Any

from PySide6.QtCore import (
    ClassInfo,
    Property,
    QByteArray,
    QCoreApplication,
    QObject,
    QSocketNotifier,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtDBus import (
    QDBusAbstractAdaptor,
    QDBusConnection,
    QDBusMessage,
    QDBusObjectPath,
    QDBusServiceWatcher,
)

DESKTOP = "/org/freedesktop/portal/desktop"


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


def plain(value: object) -> object:
    return ["ay", list(bytes(value.data()))] if isinstance(value, QByteArray) else value


@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Request"})
class Request(QDBusAbstractAdaptor):
    Response = Signal("uint", "QVariantMap")


@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.FileChooser"})
class FileChooser(QDBusAbstractAdaptor):
    def __init__(self, parent: QObject, act: str, answers: dict[str, Any]) -> None:
        super().__init__(parent)
        self._act = act
        self._answers = answers
        self._objects: list[QObject] = []

    def _version(self) -> int:
        return 2 if self._act == "old" else 4

    version = Property("uint", _version)

    @Slot(str, str, "QVariantMap", "QDBusMessage", result=QDBusObjectPath)
    def OpenFile(
        self, window: str, title: str, options: dict[str, object], message: QDBusMessage
    ) -> QDBusObjectPath:
        return self._take("OpenFile", window, title, options, message.service())

    @Slot(str, str, "QVariantMap", "QDBusMessage", result=QDBusObjectPath)
    def SaveFile(
        self, window: str, title: str, options: dict[str, object], message: QDBusMessage
    ) -> QDBusObjectPath:
        return self._take("SaveFile", window, title, options, message.service())

    def _take(
        self, member: str, window: str, title: str, options: dict[str, object], sender: str
    ) -> QDBusObjectPath:
        # As the real portal does, close the dialog of a program that leaves the bus.
        gone = QDBusServiceWatcher(
            sender, bus(), QDBusServiceWatcher.WatchModeFlag.WatchForUnregistration, self
        )
        gone.serviceUnregistered.connect(lambda _: say(closed=True))
        say(member=member, window=window, title=title, options={k: plain(v) for k, v in options.items()})
        if self._act == "hang-call":
            signal.pause()
        request = self._request("1")
        if self._act == "two-handles":
            QTimer.singleShot(50, lambda: self._request("2").Response.emit(1, {}))
        if self._act == "die":
            QTimer.singleShot(100, lambda: os._exit(0))
        elif self._act == "when-told":
            told = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
            told.activated.connect(lambda: self._respond(request))
        elif self._act != "wait":
            QTimer.singleShot(100, lambda: self._respond(request))
        return QDBusObjectPath(f"{DESKTOP}/request/1")

    def _request(self, name: str) -> Request:
        holder = QObject()
        request = Request(holder)
        self._objects += [holder, request]
        bus().registerObject(f"{DESKTOP}/request/{name}", holder)
        return request

    def _respond(self, request: Request) -> None:
        request.Response.emit(self._answers["code"], self._answers["results"])


def bus() -> QDBusConnection:
    return QDBusConnection.sessionBus()


def main() -> None:
    application = QCoreApplication([])
    act, answers = sys.argv[1], json.loads(sys.argv[2])
    desktop = QObject()
    if act != "no-chooser":
        chooser = FileChooser(desktop, act, answers)
        assert chooser
    assert bus().registerObject(DESKTOP, desktop)
    assert bus().registerService("org.freedesktop.portal.Desktop")
    say(ready=True)
    if act == "hang":
        signal.pause()
    application.exec()


if __name__ == "__main__":
    main()

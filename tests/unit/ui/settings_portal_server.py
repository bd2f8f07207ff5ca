"""A portal for the desktop's settings, on a bus of the tests: `settings_portal_server.py [SETTINGS]`.

SETTINGS is JSON with keys of the form `namespace key`. A line of JSON on standard input, `[key, value]`,
changes one setting. On standard output, the portal reports that it is ready, and then prints each request.
"""

import json
import sys

from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QSocketNotifier, Signal, Slot
from PySide6.QtDBus import QDBusAbstractAdaptor, QDBusConnection, QDBusMessage, QDBusVariant

DESKTOP = "/org/freedesktop/portal/desktop"


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Settings"})
class Settings(QDBusAbstractAdaptor):
    SettingChanged = Signal(str, str, QDBusVariant)

    def __init__(self, parent: QObject, kept: dict[str, object]) -> None:
        super().__init__(parent)
        self._kept = kept

    @Slot(str, str, "QDBusMessage", result=QDBusVariant)
    def Read(self, namespace: str, key: str, message: QDBusMessage) -> QDBusVariant:
        name = f"{namespace} {key}"
        say(asked=name)
        if name in self._kept:
            return QDBusVariant(QDBusVariant(self._kept[name]))
        message.setDelayedReply(True)
        answer = message.createErrorReply(
            "org.freedesktop.portal.Error.NotFound", "Requested setting not found"
        )
        QDBusConnection.sessionBus().send(answer)
        return QDBusVariant("")

    def change(self) -> None:
        name, value = json.loads(sys.stdin.readline())
        self._kept[name] = value
        self.SettingChanged.emit(*name.split(" "), QDBusVariant(value))


def main() -> None:
    application = QCoreApplication([])
    desktop = QObject()
    settings = Settings(desktop, json.loads(sys.argv[1]))
    bus = QDBusConnection.sessionBus()
    assert bus.registerObject(DESKTOP, desktop)
    assert bus.registerService("org.freedesktop.portal.Desktop")
    heard = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    heard.activated.connect(settings.change)
    say(ready=True)
    application.exec()


if __name__ == "__main__":
    main()

"""The desktop's own file dialog, through its portal: org.freedesktop.portal.FileChooser on the session bus.

Each question has its own connection. When the connection closes, the portal closes the dialog if it is still
open.
"""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QGuiApplication, QWindow

from claude_desk.ui.file_dialogs.file_address import path_of
from claude_desk.ui.file_dialogs.file_dialog import DialogKind
from claude_desk.workspace.desktop.bus_connection import (
    BUS,
    BusConnection,
    BusError,
    BusMessage,
    BusObject,
    SignalRule,
)

SERVICE = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
CHOOSER = "org.freedesktop.portal.FileChooser"
REQUEST = "org.freedesktop.portal.Request"
_WITH_FOLDERS = 3  # version of the interface that can ask for a folder

# Seconds to find out whether there is a portal, and seconds until the portal accepts the question.
FIND_SECONDS = 1.0
TAKE_SECONDS = 1.5
# If the response "ended in another way" comes within this number of seconds, the portal has no dialog to
# show. But if the program's window has lost the keyboard focus, there was a dialog: GTK's dialog sends this
# response after Escape.
EARLY_SECONDS = 1.5

_CHOSEN, _CANCELLED, _ENDED = range(3)


async def ask_portal(kind: DialogKind, title: str, folder: Path, name: str, window: str) -> list[Path]:
    """Ask with the desktop's dialog. Return the chosen paths, an empty list if the user cancelled.

    `window` is the portal's handle of the window that asks; "" without a handle. Raise BusError if there is
    no such dialog, or if it gave no answer.
    """
    connection = BusConnection()
    responses: asyncio.Queue[BusMessage | None] = asyncio.Queue()  # None: there will be no response
    connection.hear(SignalRule(SERVICE, "", REQUEST), responses.put_nowait)

    def on_owner(message: BusMessage) -> None:
        if message.member == "NameOwnerChanged" and message.body[2:] == ("",):
            responses.put_nowait(None)

    connection.hear(SignalRule(BUS.service, BUS.path, BUS.interface, SERVICE), on_owner)
    connection.lost.connect(lambda: responses.put_nowait(None))
    try:
        return await _ask(connection, responses, kind, title, folder, name, window)
    finally:
        await connection.close()


async def _ask(
    connection: BusConnection,
    responses: "asyncio.Queue[BusMessage | None]",
    kind: DialogKind,
    title: str,
    folder: Path,
    name: str,
    window: str,
) -> list[Path]:
    properties = BusObject(SERVICE, PATH, "org.freedesktop.DBus.Properties")
    found = await connection.call(properties, "Get", "ss", CHOOSER, "version", seconds=FIND_SECONDS)
    match found.body:
        case ((_, int(version)),):
            if kind is DialogKind.FOLDER and version < _WITH_FOLDERS:
                raise BusError("the portal is too old to ask for a folder")
        case _:
            raise BusError("there is no portal for files")
    options: dict[str, tuple[str, Any]] = {
        "modal": ("b", True),
        "current_folder": ("ay", os.fsencode(folder) + b"\0"),
    }
    if kind is DialogKind.SAVE:
        options["current_name"] = ("s", _sendable(name))
    else:
        options["multiple"] = ("b", kind is DialogKind.FILES)
        options["directory"] = ("b", kind is DialogKind.FOLDER)
    focus = _FocusWatch()
    taken = await connection.call(
        BusObject(SERVICE, PATH, CHOOSER),
        "SaveFile" if kind is DialogKind.SAVE else "OpenFile",
        "ssa{sv}",
        window,
        _sendable(title),
        options,
        seconds=TAKE_SECONDS,
    )
    handle = str(taken.body[0])
    taken_at = time.monotonic()
    code, results = await _response(responses, handle)
    early = not focus.left and time.monotonic() - taken_at < EARLY_SECONDS
    if code == _CHOSEN:
        paths = _paths_of(results.get("uris"))
        if paths and (kind is DialogKind.FILES or len(paths) == 1):
            return paths
        raise BusError("the portal answers with no file")
    if code == _CANCELLED or (code == _ENDED and not early):
        return []
    raise BusError(f"the portal ended the question by itself ({code})")


async def _response(
    responses: "asyncio.Queue[BusMessage | None]", handle: str
) -> tuple[int, dict[str, tuple[str, Any]]]:
    """Wait for the response to the question with this object path."""
    while response := await responses.get():
        match response.body:
            case (int(code), dict(results)) if response.path == handle and response.member == "Response":
                return code, results
    raise BusError("the portal or the session bus is gone")


class _FocusWatch(QObject):
    """Notes whether the program's windows lose the keyboard focus."""

    def __init__(self) -> None:
        super().__init__()
        self.left = False
        if isinstance(app := QGuiApplication.instance(), QGuiApplication):
            app.focusWindowChanged.connect(self._on_focus)

    @Slot(QWindow)
    def _on_focus(self, window: QWindow | None) -> None:
        if window is None:
            self.left = True


def _paths_of(uris: tuple[str, Any] | None) -> list[Path]:
    """Return the paths of the URIs; [] if one of the URIs is not a local file."""
    if uris is None or uris[0] != "as":
        return []
    paths = [path_of(QUrl.fromEncoded(uri.encode("utf-8", "replace"))) for uri in uris[1]]
    return [Path(path) for path in paths] if all(map(_is_full_path, paths)) else []


def _is_full_path(path: str) -> bool:
    return path.startswith("/") and "\0" not in path


def _sendable(text: str) -> str:
    """Return the text without null characters and lone surrogates, which the bus does not accept."""
    return text.replace("\0", "").encode("utf-8", "replace").decode()

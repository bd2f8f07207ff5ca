"""The permission request on display: the call, the marks in its input, and the ways to answer."""

import threading
from collections.abc import Callable
from functools import partial
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.session.core.worker_threads import start_thread
from claude_desk.ui import safe_names, safe_text
from claude_desk.ui.permissions import request_text
from claude_desk.ui.permissions.change_view import ChangeView
from claude_desk.ui.permissions.grant_view import GrantView
from claude_desk.ui.permissions.request_draft import RequestDraft
from claude_desk.ui.qt_types import Property, QVariantList, constant
from claude_desk.ui.transcript import text_formats
from claude_desk.ui.transcript.card_painter import CardPainter
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.permissions.decisions import PendingRequest
    from claude_desk.ui.viewer.full_content import FullContent

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


# Milliseconds before a thread makes a large input into text. The card is drawn in this time, because the
# thread would slow the drawing.
_DRAWN_MS = 40
# Longest folder path in `asked`, in characters.
_FOLDER = 200


@QmlElement
class PermissionView(QObject):
    """Shows a permission request. `decided` carries the decision; `RequestView` passes it to the session."""

    decided = Signal(object)
    # Another request is shown, or the view was cleared.
    changed = Signal()
    # Another part of a long input is shown.
    partChanged = Signal()
    # The user's draft changed, or another draft is shown.
    draftChanged = Signal()
    # The notes changed, or the marks in the input or their colours.
    notesChanged = Signal()
    # A thread began or finished making a large input into text.
    readingChanged = Signal()
    _made = Signal(object, object)  # the PendingRequest and its RequestText

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pending: PendingRequest | None = None
        self._shown = request_text.NO_TEXT
        self._draft = RequestDraft()
        self._folder = self._own_folder = ""
        self._marked = request_text.NO_MARKS
        self._lock = threading.Lock()
        self._closed = False
        self._made.connect(self._on_made)  # emitted in the worker thread, received in the GUI thread
        self._grants = GrantView(self)
        self._grants.decided.connect(self.decided)
        self._change = ChangeView(self)
        self._change.changed.connect(self.notesChanged)

    def show(
        self, pending: "PendingRequest | None", draft: RequestDraft, folder: str, own_folder: str = ""
    ) -> None:
        """Show a permission request. None clears the view.

        `folder` is the folder in which the call is made, and `own_folder` the folder of the session.
        """
        self._pending, self._draft, self._folder, self._own_folder = pending, draft, folder, own_folder
        self._take(self._text_of(pending))

    def _text_of(self, pending: "PendingRequest | None") -> request_text.RequestText:
        """Return the request in words. For a large input, return `unread` and start a thread soon."""
        if pending is None:
            return request_text.NO_TEXT
        if request_text.is_soon(pending.request.input):
            return request_text.shown(pending)
        QTimer.singleShot(_DRAWN_MS, self, partial(self._begin, pending))
        return request_text.unread(pending)

    def _begin(self, pending: "PendingRequest") -> None:
        if pending is self._pending and not self._shown.read and not self._closed:
            start_thread(partial(self._make, pending), "reading")

    def _make(self, pending: "PendingRequest") -> None:
        made = request_text.shown(pending)
        with self._lock:
            if not self._closed and shiboken6.isValid(self):
                self._made.emit(pending, made)

    @Slot(object, object)
    def _on_made(self, pending: "PendingRequest", made: request_text.RequestText) -> None:
        if pending is self._pending:
            self._take(made)

    def _take(self, shown: request_text.RequestText) -> None:
        pending, draft = self._pending, self._draft
        was_read, self._shown = self._shown.read, shown
        self._mark()
        self._grants.show(pending, draft)
        self._change.show(pending.request if pending else None, shown.path, shown.change, self._folder)
        if draft.text is not None and shown.read:
            self._renew_change()
        self.changed.emit()
        self.draftChanged.emit()
        self.partChanged.emit()
        if was_read is not shown.read:
            self.readingChanged.emit()

    def set_folder(self, folder: str) -> None:
        """Set the folder in which the call is made, because it became known or changed."""
        if self._pending is not None and folder != self._folder:
            shown = self._shown
            self._folder = folder
            self._change.show(self._pending.request, shown.path, shown.change, folder)
            if self._draft.text is not None:
                self._renew_change()
            self.changed.emit()

    def show_with(self, painter: CardPainter, opener: "Callable[[FullContent], None]") -> None:
        """Set the painter of a change's card, and the opener of content that is too large for the card."""
        self._change.cardMade.connect(painter.lend)
        self._change.fullContentWanted.connect(opener)

    @property
    def is_checked(self) -> bool:
        """Whether the input is read and its paths are looked up: all notes and marks are known."""
        return self._shown.read and not self._change.awaited

    def colours_changed(self) -> None:
        self.notesChanged.emit()

    def retranslate(self) -> None:
        """Put the request into words of another language. Keep the draft."""
        if self._pending is not None and self._shown.read:
            self._shown = self._text_of(self._pending)
            self._mark()
            if not self._shown.read:
                self.readingChanged.emit()

    def close(self) -> None:
        with self._lock:
            self._closed = True
        self._change.close()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(QQuickTextDocument)
    def paint(self, document: QQuickTextDocument) -> None:
        """Paint the text item that shows the input."""
        text_formats.paint(document.textDocument(), self._marked.spans)

    @Slot(QQuickTextDocument)
    def paintDetails(self, document: QQuickTextDocument) -> None:
        """Paint the text item that shows the other members of the input."""
        text_formats.paint(document.textDocument(), request_text.marked("members", self._shown.details).spans)

    @Slot(int)
    def turn(self, by: int) -> None:
        """Show the part that is `by` parts further in an input that is too long for one text item."""
        self._draft.part = min(max(self._draft.part + by, 0), len(self._shown.parts) - 1)
        self._mark()
        self.partChanged.emit()

    @Slot(str)
    def edit(self, text: str) -> None:
        """Store the input as the user changed it, if it is editable."""
        if self._shown.editable:
            self._draft.text, self._draft.asked = text, self._shown.text
            self._mark()
            self.draftChanged.emit()

    @Slot()
    def unedit(self) -> None:
        """Drop the user's change of the input."""
        if self._draft.text is not None:
            self._draft.text = None
            self._mark()
            self.draftChanged.emit()

    @Slot(bool)
    def editContent(self, on: bool) -> None:
        """Let the user edit the content that the call would write to the file, or show the change again.

        Do nothing if the content cannot be edited.
        """
        if self._shown.change and self._shown.editable:
            self._draft.editing = on
            if not on:
                self._renew_change()
            self.draftChanged.emit()
            self.partChanged.emit()

    @Slot()
    def addWords(self) -> None:
        """Let the user add words to the answer."""
        self._draft.adding = True
        self.draftChanged.emit()

    @Slot()
    def allowOnce(self) -> None:
        """Allow the call with the input as the user edited it. Do nothing while the input is not shown."""
        from claude_desk.session.permissions.decisions import AllowOnce

        if self._pending is not None and self._shown.read:
            self.decided.emit(AllowOnce(self._edited_input()))

    @Slot(str)
    def deny(self, said: str) -> None:
        """Deny the call. `said` are words for Claude, or an empty string."""
        from claude_desk.session.permissions.decisions import DenyOnce

        self.decided.emit(DenyOnce(said.strip()))

    # --- properties ----------------------------------------------------------------------------

    @Property(str, notify=changed)
    def tool(self) -> str:
        return self._shown.tool

    @Property(str, notify=changed)
    def heading(self) -> str:
        return self._shown.heading

    @Property(str, notify=changed)
    def asked(self) -> str:
        """`Bash, asked by Claude · in ~/src/atlas`"""
        if self._pending is None:
            return ""
        folder = safe_names.path_named(self._folder, _FOLDER) if self._folder else ""
        asker = request_text.asker_words(self._pending.asker)
        if not folder:
            return translate(
                "PermissionView",
                "{tool}, asked by {asker}",
                tool=safe_names.named(self._shown.tool),
                asker=asker,
            )
        return translate(
            "PermissionView",
            "{tool}, asked by {asker} · in {folder}",
            tool=safe_names.named(self._shown.tool),
            asker=asker,
            folder=folder,
        )

    @Property(str, notify=changed)  # who asks; "" for Claude itself
    def asker(self) -> str:
        if self._pending is None or request_text.is_claude(self._pending.asker):
            return ""
        return request_text.asker_words(self._pending.asker)

    @Property(str, notify=changed)
    def place(self) -> str:
        """The folder in which the call is made: only its name if it is the session's own folder."""
        if not self._folder:
            return ""
        name = PurePath(self._folder).name if not self.isElsewhere else ""
        return safe_names.name(name, _FOLDER) if name else safe_names.path(self._folder, _FOLDER)

    @Property(bool, notify=changed)  # whether the call is made outside the session's own folder
    def isElsewhere(self) -> bool:
        return self._folder != self._own_folder

    @Property(str, notify=partChanged)
    def input(self) -> str:
        """Return the part of the input that is shown.

        A part that begins within a line gets an ellipsis. Without it, the part would look like a new member.
        """
        at = min(self._draft.part, len(self._shown.parts) - 1)
        parts = self._shown.parts
        goes_on = at > 0 and not parts[at - 1].endswith("\n")
        return f"…{parts[at]}" if goes_on else parts[at]

    @Property(str, notify=changed)
    def fullInput(self) -> str:
        """Return the first part of the input of a call that changes a file; "" for other calls."""
        return self._shown.full_input

    @Property(str, notify=partChanged)  # "" if the whole input or a change is shown
    def partWords(self) -> str:
        """`Part 2 of 14 · 128 KB`"""
        if self.showsChange:
            return ""
        parts = self._shown.parts
        return request_text.part_words(min(self._draft.part, len(parts) - 1), parts)

    @Property(str, notify=changed)  # path of the file that the call would change, or ""
    def path(self) -> str:
        """Return the path within the folder of the call, or the whole path of a file outside."""
        return safe_names.path(_within(self._shown.path, self._folder)) if self._shown.change else ""

    @Property(bool, notify=changed)
    def editable(self) -> bool:
        return self._shown.editable

    @Property(bool, notify=draftChanged)
    def edited(self) -> bool:
        return self._draft.text is not None

    @Property(str, notify=draftChanged)
    def editedText(self) -> str:
        return self._draft.text or ""

    @Property(bool, notify=draftChanged)  # whether the user is writing words for Claude
    def adding(self) -> bool:
        return self._draft.adding

    # name of the member in `input`, if `details` are shown too
    @Property(str, notify=changed)
    def name(self) -> str:
        return f"{self._shown.name}:" if self._shown.name else ""

    @Property(str, notify=changed)  # description of a command
    def about(self) -> str:
        return self._shown.about

    @Property(str, notify=changed)  # other members of the input
    def details(self) -> str:
        return self._shown.details

    @Property(str, notify=changed)
    def reason(self) -> str:
        return self._shown.reason

    @Property(bool, notify=readingChanged)  # whether the input is being made into text
    def reading(self) -> bool:
        return not self._shown.read

    @Property(bool, notify=changed)  # whether the call changes a file
    def isChange(self) -> bool:
        return self._shown.change

    # whether the change is shown instead of the input or its editor
    @Property(bool, notify=draftChanged)
    def showsChange(self) -> bool:
        return self._shown.change and not self._draft.editing

    @Property(QVariantList, notify=notesChanged)  # maps with text and tone
    def notes(self) -> list[dict[str, str]]:
        written = request_text.hidden_note(self._draft.text) if self._draft.text is not None else ()
        found = [*written, *self._marked.notes, *self._shown.notes]
        if self._shown.change or self._draft.text is None or self._draft.text == self._shown.text:
            found += [*self._shown.gaps, *self._change.notes]
        else:  # the notes on the paths of the original input do not apply to an edited command or address
            found += request_text.gap_note(self._draft.text, self._shown.details)
        if self._shown.change and self._draft.text is not None:
            found.append((translate("PermissionView", "You edited the content"), ""))
        order = {"bad": 0, "warn": 1}
        return [
            {"text": text, "tone": tone}
            for text, tone in sorted(found, key=lambda note: order.get(note[1], 2))
        ]

    @Property(QVariantList, notify=notesChanged)  # maps with style and words
    def legend(self) -> list[dict[str, Any]]:
        """Return the style and the words of each line, and the place of the bold names, in UTF-16 units."""
        lines = []
        for style, said, names in self._marked.legend:
            at = said.rfind(names)
            start = safe_text.utf16_units(said[:at]) if at >= 0 else 0
            length = safe_text.utf16_units(names) if at >= 0 else 0
            lines.append({"style": style, "words": said, "start": start, "length": length})
        return lines

    @Property(bool, notify=notesChanged)
    def warns(self) -> bool:
        """Whether a line of the card warns, or whether this is not known yet."""
        if not self.is_checked or len(self._shown.parts) > 1:
            return True
        loud = any(note["tone"] in ("bad", "warn") for note in self.notes)
        return loud or any(line.style != "ask-network" for line in self._marked.legend)

    # underlines: maps with start, length and style
    @Property(QVariantList, notify=notesChanged)
    def lines(self) -> list[dict[str, Any]]:
        return [
            {"start": start, "length": length, "style": style} for start, length, style in self._marked.lines
        ]

    @Property(str, notify=notesChanged)  # host of an address, or ""
    def host(self) -> str:
        return self._marked.host

    grants = constant(GrantView, "_grants")
    change = constant(ChangeView, "_change")

    # --- helpers -------------------------------------------------------------------------------

    def _edited_input(self) -> dict[str, Any] | None:
        if self._pending is None:
            return None
        return request_text.edited_input(self._pending.request, self._shown, self._draft.text)

    def _renew_change(self) -> None:
        if self._pending is not None:
            self._change.renew(self._edited_input() or self._pending.request.input)

    def _mark(self) -> None:
        """Find the marks for the current input."""
        text = self._draft.text if self._draft.text is not None else self.input
        self._marked = request_text.marked(self._shown.kind, text)
        self.notesChanged.emit()


def _within(path: str, folder: str) -> str:
    """Return a path relative to a folder that contains it; otherwise the path itself.

    A path with `..` stays whole. So does a path that would begin with `~` without the folder: it would look
    like a path in the home folder.
    """
    place = PurePath(path)
    if not folder or not place.is_relative_to(folder) or ".." in place.parts:
        return path
    inside = str(place.relative_to(folder))
    return path if inside == "." or inside.startswith("~") else inside

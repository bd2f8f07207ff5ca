"""The plan of the request on display, and the ways to answer it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.session.permissions.plan_comments import planning_words
from claude_desk.transcript.text.member_text import json_text, members_text
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.ui import safe_names, safe_text
from claude_desk.ui.permissions import request_text
from claude_desk.ui.permissions.plan_model import PlanModel
from claude_desk.ui.permissions.request_draft import RequestDraft
from claude_desk.ui.qt_types import Property, QStringList, constant
from claude_desk.ui.session.choices import mode_words
from claude_desk.ui.transcript import text_formats
from claude_desk.ui.transcript.highlight_worker import HighlightWorker
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.permissions.decisions import PendingRequest


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_LONGEST, _LONGEST_MORE = 2_000, 10_000
# Prefix of the names under which colours are requested.
_NAME = "plan\x1f"


@QmlElement
class PlanView(QObject):
    """A plan. `decided` carries the decision; `RequestView` passes it to the session."""

    changed = Signal()
    # The plan of the current request arrived after the request, or changed.
    arrived = Signal()
    # The modes that may follow the plan, or their order, changed.
    answersChanged = Signal()
    coloured = Signal(int)  # the row whose code can be painted; -1 for all rows after the theme changed
    decided = Signal(object)
    fullContentWanted = Signal(object)  # a FullContent to open next to the conversation

    def __init__(
        self, prose: ProseRenderer, colouring: HighlightWorker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._colouring = colouring
        colouring.ready.connect(self._on_highlighted)
        self._draft = RequestDraft()
        self._plan = ""
        self._members: dict[str, Any] = {}  # members of the input besides the plan and its path
        self._file = ""
        self._rest = ""  # the text of `more`, uncut
        self._modes: tuple[str, ...] = ("default", "acceptEdits")
        self._rows = PlanModel(prose, self)
        self._rows.commentsChanged.connect(self.changed)

    def show(self, pending: "PendingRequest | None", draft: RequestDraft) -> None:
        """Show the plan of a request. None clears the view."""
        self._draft = draft
        value = pending.request.input if pending is not None else {}
        path = value.get("planFilePath")
        self._file = safe_names.path(path, 300) if isinstance(path, str) else ""
        self._members = _members_of(value, pending.plan if pending is not None else "")
        rest = {name: item for name, item in self._members.items() if name != "allowedPrompts"}
        self._rest = members_text(rest)
        self._set_plan(pending.plan if pending is not None else "")

    def offer(self, modes: Sequence[str]) -> None:
        """Set the modes that may follow the plan, the last chosen mode first."""
        if tuple(modes) != self._modes:
            self._modes = tuple(modes)
            self.answersChanged.emit()

    def renew(self, pending: "PendingRequest") -> None:
        """Show the plan of the same request if it has changed. A plan may become known after its request."""
        if pending.plan != self._plan:
            self._set_plan(pending.plan)
            self.arrived.emit()

    def colours_changed(self) -> None:
        self._rows.renew()
        self.coloured.emit(-1)

    @Slot(int, QQuickTextDocument)
    def paint(self, at: int, document: QQuickTextDocument) -> None:
        """Colour the code of a row. If the colours are not known yet, `coloured` is emitted later."""
        row = self._rows.row(at)
        if row is None or row.code is None:
            return
        spans = self._colouring.spans(f"{_NAME}{at}", row.code, row.language)
        text_formats.paint(document.textDocument(), spans or ())

    @Slot(str)
    def _on_highlighted(self, name: str) -> None:
        if name.startswith(_NAME):
            self.coloured.emit(int(name.removeprefix(_NAME)))

    @Slot(int, str)
    def comment(self, row: int, text: str) -> None:
        """Set the comment on a part of the plan. An empty text removes it."""
        self._rows.comment(row, text)

    @Slot(int)
    def approve(self, which: int) -> None:
        """Approve the plan, to be carried out in the mode with this number in `answers`."""
        from claude_desk.session.permissions.decisions import ApprovePlan

        if 0 <= which < len(self._modes):
            self.decided.emit(ApprovePlan(self._modes[which]))

    @Slot(str)
    def keepPlanning(self, said: str) -> None:
        """Send the plan back to Claude, with the comments and these words."""
        from claude_desk.session.permissions.decisions import KeepPlanning

        self.decided.emit(KeepPlanning(planning_words(self._rows.comments(), said)))

    @Slot()
    def showAll(self) -> None:
        """Open in full the members of the request besides the plan."""
        from claude_desk.transcript.tools.card import ListingPart
        from claude_desk.ui.viewer.full_content import FullContent

        listing = ListingPart(members_text(self._members))
        self.fullContentWanted.emit(FullContent(translate("PlanView", "Plan"), listing, "plan.txt"))

    def _set_plan(self, plan: str) -> None:
        self._plan = plan
        self._rows.show(plan, self._draft.comments)
        self.changed.emit()

    @Property(bool, notify=changed)
    def present(self) -> bool:
        return self._rows.rowCount() > 0

    @Property(str, notify=changed)
    def commentWords(self) -> str:
        count = len(self._rows.comments())
        if not count:
            return ""
        return translate(
            "PlanView",
            "%Ln comments will be sent with “Keep planning”, not with “Approve”",
            n=count,
            one="%Ln comment will be sent with “Keep planning”, not with “Approve”",
        )

    @Property(str, notify=changed)
    def keepWords(self) -> str:
        """Return the words on the button that sends the plan back, with the number of comments."""
        count = len(self._rows.comments())
        if not count:
            return translate("PlanView", "Keep planning")
        return translate("PlanView", "Keep planning, %Ln comments", n=count, one="Keep planning, %Ln comment")

    @Property(bool, notify=changed)  # whether `showAll` shows more than `wants` and `more`
    def cut(self) -> bool:
        return _wants(self._members.get("allowedPrompts"))[1] or self.more != self._rest

    @Property(str, notify=changed)  # permissions that Claude asks for; "" without any
    def wants(self) -> str:
        return _wants(self._members.get("allowedPrompts"))[0]

    @Property(QStringList, notify=answersChanged)  # name of each way to approve
    def answers(self) -> list[str]:
        return [_answer(mode) for mode in self._modes]

    @Property(bool, notify=answersChanged)  # whether Claude asks before it acts, after the first answer
    def asksFirst(self) -> bool:
        return self._modes[0] == "default"

    @Property(str, notify=changed)
    def file(self) -> str:
        return self._file

    @Property(str, notify=changed)  # the members besides the plan, its path and `wants`, cut
    def more(self) -> str:
        return request_text.cut(self._rest, _LONGEST_MORE)

    rows = constant(PlanModel, "_rows")


def _members_of(value: dict[str, Any], plan: str) -> dict[str, Any]:
    """Return the members of a request's input without the plan, its path and empty members.

    Keep a plan that differs from the shown plan, and a path that is not text.
    """
    shown = {"plan"} if value.get("plan") == plan else set()
    shown |= {"planFilePath"} if isinstance(value.get("planFilePath"), str) else set()
    return {name: item for name, item in value.items() if name not in shown and item not in ([], {}, None)}


def _answer(mode: str) -> str:
    match mode:
        case "default":
            return translate("PlanView", "Approve, ask first")
        case "acceptEdits":
            return translate("PlanView", "Approve and accept edits")
        case _:
            return translate("PlanView", "Approve, then {mode}", mode=one_line(mode_words(mode), 40))


def _wants(value: Any) -> tuple[str, bool]:
    """Return `allowedPrompts` in words (`“run the tests” (Bash), …`), and whether something is omitted.

    An item of an unknown shape is shown as Python writes it.
    """
    if not value:
        return "", False
    listed = value if isinstance(value, list) else [value]
    said: list[str] = []
    room = _LONGEST
    for item in listed:
        if room < 0:
            break
        said.append(_wanted_of(item))
        room -= len(said[-1])
    listing = safe_text.words_in_one_line(", ".join(said), 2 * _LONGEST)
    if room >= 0 and len(listing) <= _LONGEST:
        return listing, False
    return request_text.cut(listing, _LONGEST, json_text(value)), True


def _wanted_of(item: Any) -> str:
    known = isinstance(item, dict) and item.keys() <= {"tool", "prompt"}
    prompt, tool = (item.get("prompt"), item.get("tool")) if known else (None, None)
    if not isinstance(prompt, str) or not prompt.strip():
        return str(item)[: 2 * _LONGEST]
    asked = safe_names.quoted(prompt.strip(), 2 * _LONGEST)
    if not tool:
        return asked
    return translate("PlanView", "{prompt} ({tool})", prompt=asked, tool=safe_names.name(str(tool)))

"""The session as QML sees it: its state in words, its choices, its rows, and what it asks."""

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.transcript.entries import EntryKind
from claude_desk.ui import words
from claude_desk.ui.card_painter import CardPainter
from claude_desk.ui.checklist_view import ChecklistView
from claude_desk.ui.colouring import Colouring
from claude_desk.ui.decision_view import DecisionView
from claude_desk.ui.find import Find
from claude_desk.ui.prose import ProseRenderer
from claude_desk.ui.qt_types import QStringList
from claude_desk.ui.text_painter import TextPainter
from claude_desk.ui.transcript_model import TranscriptModel
from claude_desk.ui.viewer import Viewer
from claude_desk.ui.way import Way

if TYPE_CHECKING:
    from claude_desk.session.session import Session

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# The modes of the CLI (protocol.md section 1) in the words of design.md section 5.
MODES = (
    ("default", "Ask first"),
    ("acceptEdits", "Accept edits"),
    ("plan", "Plan"),
    ("dontAsk", "Don't ask"),
    ("auto", "Auto"),
    ("bypassPermissions", "Bypass"),
)
_BUSY = ("Working", "Waiting for you", "Retrying", "Stopping")
_TONES = {"Waiting for you": "warn", "Retrying": "warn", "Not running": "bad"}


@QmlElement
class SessionView(QObject):
    """One session. Without one attached it is `Starting`, and what is sent waits for it."""

    stateChanged = Signal()
    infoChanged = Signal()
    problemChanged = Signal()
    # Once a second, while something counts up and the window is to be seen.
    ticked = Signal()
    # Text that goes back to the composer.
    restored = Signal(str)

    def __init__(self, prose: ProseRenderer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._early: list[str] = []
        self._folder = ""
        self._transcript = TranscriptModel(prose, self)
        self._way = Way(self._transcript, self._title, self._raw_lines, self)
        self._decision = DecisionView(prose, self)
        self._checklist = ChecklistView(self)
        self.colouring = Colouring(self)
        self._painter = CardPainter(self._transcript, self.colouring, self)
        self._viewer = Viewer(self.colouring, self)
        self._text = TextPainter(self._transcript, prose, self.colouring, self)
        self._shown = False
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self._tick)

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        """Show this session from now on. What was sent before there was one goes to it."""
        self.detach()
        self._viewer.close()
        self._session = session
        session.operations.connect(self._transcript.apply)
        session.operations.connect(self._way.apply)
        session.operations.connect(self._take_checklist)
        session.state_changed.connect(self._state_changed)
        session.info_changed.connect(self._info_changed)
        session.problem_changed.connect(self.problemChanged)
        session.restored.connect(self.restored)
        self._transcript.reset(session.entries, session.folder)
        self._way.reset(session.entries)
        self._decision.attach(session)
        early, self._early = self._early, []
        for text in early:
            session.send(text)
        self._state_changed()
        self._info_changed()
        self.problemChanged.emit()

    def detach(self) -> None:
        """Show no session. The rows stay until another one is attached."""
        session, self._session = self._session, None
        if session is None:
            return
        session.operations.disconnect(self._transcript.apply)
        session.operations.disconnect(self._way.apply)
        session.operations.disconnect(self._take_checklist)
        session.state_changed.disconnect(self._state_changed)
        session.info_changed.disconnect(self._info_changed)
        session.problem_changed.disconnect(self.problemChanged)
        session.restored.disconnect(self.restored)
        self._decision.detach()
        self._state_changed()

    @property
    def folder_path(self) -> str:
        """The session's folder, for Python; "" before there is one."""
        return self._folder_path()

    def close(self) -> None:
        """The window is gone: end what works beside it."""
        self.colouring.close()
        self._way.close()

    def set_folder(self, folder: str) -> None:
        """The folder to name until a session is attached."""
        self._folder = folder
        self.infoChanged.emit()

    def set_shown(self, shown: bool) -> None:
        """Whether the window is to be seen: only then does anything tick."""
        self._shown = shown
        self._run_timer()

    def colours_changed(self) -> None:
        """The colours of prose are others."""
        self._transcript.colours_changed()
        self._painter.colours_changed()
        self._viewer.colours_changed()
        self._decision.colours_changed()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str)
    def send(self, text: str) -> None:
        """Send a message; before there is a session it waits for it."""
        if self._session is not None:
            self._session.send(text)
        else:
            self._early.append(text)
            self.stateChanged.emit()

    @Slot()
    def stop(self) -> None:
        if self._session is not None:
            self._session.stop()

    @Slot(str)
    def act(self, key: str) -> None:
        """Do what a notice offers."""
        if self._session is not None:
            self._session.send_along(key)

    @Slot(str)
    def showAll(self, key: str) -> None:
        """Open what a row is too small for."""
        row = self._transcript.row(key)
        if row is not None and row.entry.kind is EntryKind.CODE:
            # Imported when it is wanted: the window is shown before the cards are.
            from claude_desk.transcript.cards.card import Listing

            language = row.entry.language
            from claude_desk.transcript.cards.card import Listing  # the first frame comes before cards

            listing = Listing(self._transcript.source(key), language=language, first=1, wrap=False)
            self._viewer.show(language or "Code", listing, "code.txt")
            return
        whole = row.card.whole() if row is not None and row.card is not None else None
        if whole is not None:
            self._viewer.show(whole.title, whole.part, whole.file_name)

    @Slot(int)
    def chooseMode(self, index: int) -> None:
        if self._session is not None and 0 <= index < len(MODES):
            self._session.set_permission_mode(MODES[index][0])

    @Slot(int)
    def chooseModel(self, index: int) -> None:
        models = self._models()
        if self._session is not None and 0 <= index < len(models):
            self._session.set_model(models[index][0])

    @Slot(str)
    def viewSource(self, key: str) -> None:
        """Show the messages that told a row."""
        # Imported when it is first wanted: what reads cards is not needed for the first frame.
        from claude_desk.ui.source_view import FILE_NAME, TITLE, source_of

        row = self._transcript.row(key)
        if self._session is not None and row is not None:
            listing = source_of(row.entry, self._session.source_of(key))
            self._viewer.show(TITLE, listing, FILE_NAME)

    @Slot(float, result=str)
    def since(self, moment: float) -> str:
        """How long ago that was, in words; `moment` in seconds since the epoch, 0 for not at all."""
        return words.duration(time.time() - moment) if moment > 0 else ""

    # --- properties ----------------------------------------------------------------------------

    def _state(self) -> str:
        return str(self._session.state) if self._session else "Starting"

    def _state_words(self) -> str:
        state = self._state()
        session = self._session
        if session is None:
            count = len(self._early)
            return f"{state} · {count} to send" if count else state
        if state == "Retrying" and session.retry is not None:
            left = words.duration(session.retry.until - time.time())
            return f"{state} · attempt {session.retry.attempt} of {session.retry.attempts}, in {left}"
        seconds = time.time() - session.state_since
        if state in (*_BUSY, "Starting") and seconds >= 1:
            return f"{state} · {words.duration(seconds)}"
        return state

    def _busy(self) -> bool:
        return self._state() in _BUSY

    def _stoppable(self) -> bool:
        """A message that waits for the start can be taken back."""
        starts = self._session is not None and self._state() == "Starting"
        return self._busy() or (starts and self._transcript.rowCount() > 0)

    def _tone(self) -> str:
        state = self._state()
        return "run" if state == "Working" else _TONES.get(state, "soft")

    def _title(self) -> str:
        title = self._session.title if self._session else ""
        return title or "New session"

    def _folder_path(self) -> str:
        return (self._session.folder if self._session else "") or self._folder

    def _folder_words(self) -> str:
        return words.folder(self._folder_path())

    def _info_words(self) -> str:
        """`~/src/atlas · Opus · Ask first`"""
        parts = [self._folder_words()]
        if self._session is not None:
            index = self._model_index()
            parts.append(self._models()[index][1] if index >= 0 else "")
            parts.append(self._mode_words())
        return " · ".join(part for part in parts if part)

    def _cost(self) -> str:
        return words.cost(self._session.cost) if self._session else ""

    def _mode_labels(self) -> list[str]:
        return [label for _, label in MODES]

    def _mode_index(self) -> int:
        mode = self._session.permission_mode if self._session else "default"
        return next((index for index, (name, _) in enumerate(MODES) if name == mode), -1)

    def _mode_words(self) -> str:
        index = self._mode_index()
        return MODES[index][1] if index >= 0 else str(self._session.permission_mode if self._session else "")

    def _models(self) -> list[tuple[str, str]]:
        """(value, words) of each model; the current one is among them."""
        if self._session is None:
            return []
        found = [_model_of(model) for model in self._session.models]
        current = self._session.model
        if current and not any(_is_model(current, value, resolved) for value, resolved, _ in found):
            found.append((current, current, current))
        return [(value, label) for value, _, label in found if value]

    def _model_labels(self) -> list[str]:
        return [label for _, label in self._models()]

    def _model_index(self) -> int:
        if self._session is None:
            return -1
        current = self._session.model or "default"
        models = self._models()
        exact = next((index for index, (value, _) in enumerate(models) if value == current), -1)
        if exact >= 0:
            return exact
        resolved = {value: real for value, real, _ in map(_model_of, self._session.models)}
        return next(
            (i for i, (value, _) in enumerate(models) if _is_model(current, value, resolved.get(value, ""))),
            -1,
        )

    def _problem_kind(self) -> str:
        problem = self._session.problem if self._session else None
        return str(problem.kind) if problem else ""

    def _problem_text(self) -> str:
        problem = self._session.problem if self._session else None
        return problem.text if problem else ""

    def _problem_command(self) -> str:
        problem = self._session.problem if self._session else None
        return problem.command if problem else ""

    def _transcript_model(self) -> TranscriptModel:
        return self._transcript

    def _get_way(self) -> Way:
        return self._way

    def _get_find(self) -> Find:
        return self._way.finder

    def _raw_lines(self) -> Iterable[bytes]:
        """The lines of the wire, in both directions."""
        lines = self._session.spool.all_lines() if self._session is not None else ()
        return (line + b"\n" for line in lines)

    def _text_painter(self) -> TextPainter:
        return self._text

    def _card_painter(self) -> CardPainter:
        return self._painter

    def _text_viewer(self) -> Viewer:
        return self._viewer

    def _decision_view(self) -> DecisionView:
        return self._decision

    def _checklist_view(self) -> ChecklistView:
        return self._checklist

    # The name of the state, and the state with what is to be said around it.
    state = Property(str, _state, notify=stateChanged)
    stateWords = Property(str, _state_words, notify=ticked)
    busy = Property(bool, _busy, notify=stateChanged)
    stoppable = Property(bool, _stoppable, notify=ticked)
    tone = Property(str, _tone, notify=stateChanged)
    title = Property(str, _title, notify=infoChanged)
    folder = Property(str, _folder_path, notify=infoChanged)
    folderWords = Property(str, _folder_words, notify=infoChanged)
    info = Property(str, _info_words, notify=infoChanged)
    cost = Property(str, _cost, notify=infoChanged)
    modes = Property(QStringList, _mode_labels, constant=True)
    mode = Property(int, _mode_index, notify=infoChanged)
    modeWords = Property(str, _mode_words, notify=infoChanged)
    models = Property(QStringList, _model_labels, notify=infoChanged)
    model = Property(int, _model_index, notify=infoChanged)
    problem = Property(str, _problem_kind, notify=problemChanged)
    problemText = Property(str, _problem_text, notify=problemChanged)
    problemCommand = Property(str, _problem_command, notify=problemChanged)
    transcript = Property(TranscriptModel, _transcript_model, constant=True)
    textPainter = Property(TextPainter, _text_painter, constant=True)
    painter = Property(CardPainter, _card_painter, constant=True)
    viewer = Property(Viewer, _text_viewer, constant=True)
    decision = Property(DecisionView, _decision_view, constant=True)
    way = Property(Way, _get_way, constant=True)
    find = Property(Find, _get_find, constant=True)
    checklist = Property(ChecklistView, _checklist_view, constant=True)

    # --- helpers -------------------------------------------------------------------------------

    def _state_changed(self) -> None:
        self._run_timer()
        self._take_checklist()
        self.stateChanged.emit()
        self.ticked.emit()

    def _take_checklist(self) -> None:
        self._checklist.show(self._session.checklist if self._session else (), self._busy())

    def _info_changed(self) -> None:
        self.infoChanged.emit()

    def _tick(self) -> None:
        self.ticked.emit()

    def _run_timer(self) -> None:
        if self._shown and self._session is not None and (self._busy() or self._state() == "Starting"):
            if not self._timer.isActive():
                self._timer.start()
        else:
            self._timer.stop()


def _model_of(model: dict[str, Any]) -> tuple[str, str, str]:
    """(value, resolved model, words) of a model as `initialize` lists it."""
    value = str(model.get("value") or "")
    return value, str(model.get("resolvedModel") or value), str(model.get("displayName") or value)


def _is_model(current: str, value: str, resolved: str) -> bool:
    return current in (value, resolved)

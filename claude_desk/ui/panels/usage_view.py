"""What the session takes, as QML sees it: context, costs, limits, and the ceiling."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import value_format as words
from claude_desk.ui.panels import meter_words as say
from claude_desk.ui.record_list import RecordListModel

if TYPE_CHECKING:
    from claude_desk.session.core.context import ContextUsageState
    from claude_desk.session.core.session import Session
    from claude_desk.session.core.usage import SessionUsage

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class UsageView(QObject):
    """Asks the CLI how full the context is when that may have changed and the window is to be seen."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._shown = False
        self._owed = False  # something changed while nobody looked
        self._categories = RecordListModel(self)
        self._files = RecordListModel(self)
        self._tools = RecordListModel(self)
        self._models = RecordListModel(self)
        self._limits = RecordListModel(self)

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        session.usage.changed.connect(self._refresh)
        session.usage.stale.connect(self._ask)
        session.cost_limit.changed.connect(self._refresh)
        session.info_changed.connect(self._refresh)
        self._refresh()
        self._ask()

    def detach(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            session.usage.changed.disconnect(self._refresh)
            session.usage.stale.disconnect(self._ask)
            session.cost_limit.changed.disconnect(self._refresh)
            session.info_changed.disconnect(self._refresh)
        self._refresh()

    def set_shown(self, shown: bool) -> None:
        """Whether the window is to be seen."""
        self._shown = shown
        if shown and self._owed:
            self._ask()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def refreshAll(self) -> None:
        """The person opens the panel: all of it as it is now."""
        if self._session is not None:
            self._session.usage.ask_all()

    @Slot()
    def sumUp(self) -> None:
        """Have the CLI sum the conversation up now, to make room."""
        if self._session is not None:
            self._session.send("/compact")

    @Slot(str, result=bool)
    def setCeiling(self, text: str) -> bool:
        """US dollars as a person writes them; nothing, or 0, for no ceiling. False where it is no number."""
        plain = text.strip().removeprefix("$").strip().replace(",", ".")
        try:
            amount = float(plain) if plain else 0.0
        except ValueError:
            return False
        if not 0 <= amount < 1e6:  # not a number too
            return False
        if self._session is not None:
            self._session.cost_limit.set(amount or None)
        return True

    @Slot()
    def goOn(self) -> None:
        if self._session is not None:
            self._session.cost_limit.go_on()

    @Slot()
    def raiseCeiling(self) -> None:
        if self._session is not None:
            self._session.cost_limit.set(self._session.cost_limit.higher)

    @Slot()
    def notNow(self) -> None:
        if self._session is not None:
            self._session.cost_limit.not_now()

    # --- properties ----------------------------------------------------------------------------

    @property
    def _usage(self) -> "SessionUsage | None":
        return self._session.usage if self._session is not None else None

    @property
    def _context(self) -> "ContextUsageState | None":
        return self._usage.context if self._usage is not None else None

    def _share(self) -> float:
        share = self._context.share if self._context is not None else None
        return share if share is not None else -1.0

    def _threshold(self) -> float:
        context = self._context
        if context is None or not context.threshold or not context.window:
            return -1.0
        return min(1.0, context.threshold / context.window)

    def _compacting(self) -> bool:
        return self._usage is not None and self._usage.compacting

    def _near(self) -> bool:
        return say.near_full(self._context)

    def _short(self) -> str:
        return "Summing up" if self._compacting() else say.short(self._context)

    def _context_words(self) -> str:
        return say.full(self._context)

    def _note(self) -> str:
        return say.note(self._context, self._compacting())

    def _cost(self) -> str:
        return words.cost(self._session.cost) if self._session is not None else ""

    def _last_cost(self) -> str:
        return words.cost(self._usage.last_cost) if self._usage is not None else ""

    def _ceiling(self) -> str:
        amount = self._session.cost_limit.amount if self._session is not None else None
        return f"{amount:.2f}".removesuffix(".00") if amount else ""

    def _asks(self) -> bool:
        return self._session is not None and self._session.cost_limit.waits

    def _question(self) -> str:
        return f"This session has cost {self._cost()}; your ceiling is ${self._ceiling()}. Go on?"

    def _higher(self) -> str:
        amount = self._session.cost_limit.higher if self._session is not None else 0.0
        return f"{amount:.2f}".removesuffix(".00")

    def _warning(self) -> str:
        return say.warning(self._usage.limits)[0] if self._usage is not None else ""

    def _warning_tone(self) -> str:
        return say.warning(self._usage.limits)[1] if self._usage is not None else ""

    def _category_list(self) -> RecordListModel:
        return self._categories

    def _file_list(self) -> RecordListModel:
        return self._files

    def _tool_list(self) -> RecordListModel:
        return self._tools

    def _model_list(self) -> RecordListModel:
        return self._models

    def _limit_list(self) -> RecordListModel:
        return self._limits

    # Of the window, 0 to 1; -1 where it is not known.
    share = Property(float, _share, notify=changed)
    threshold = Property(float, _threshold, notify=changed)
    near = Property(bool, _near, notify=changed)
    compacting = Property(bool, _compacting, notify=changed)
    short = Property(str, _short, notify=changed)
    contextWords = Property(str, _context_words, notify=changed)
    note = Property(str, _note, notify=changed)
    cost = Property(str, _cost, notify=changed)
    lastCost = Property(str, _last_cost, notify=changed)
    costLimit = Property(str, _ceiling, notify=changed)
    asks = Property(bool, _asks, notify=changed)
    question = Property(str, _question, notify=changed)
    higher = Property(str, _higher, notify=changed)
    warning = Property(str, _warning, notify=changed)
    warningTone = Property(str, _warning_tone, notify=changed)
    categories = Property(RecordListModel, _category_list, constant=True)
    files = Property(RecordListModel, _file_list, constant=True)
    tools = Property(RecordListModel, _tool_list, constant=True)
    models = Property(RecordListModel, _model_list, constant=True)
    limits = Property(RecordListModel, _limit_list, constant=True)

    # --- helpers -------------------------------------------------------------------------------

    @Slot()
    def _ask(self) -> None:
        self._owed = not self._shown
        if self._shown and self._usage is not None:
            self._usage.ask()

    @Slot()
    def _refresh(self) -> None:
        context, usage = self._context, self._usage
        self._categories.show(say.categories(context))
        self._files.show(say.memory_files(context))
        self._tools.show(say.context_tools(context))
        self._models.show(say.models(usage))
        self._limits.show(say.limits(usage.limits if usage is not None else []))
        self.changed.emit()

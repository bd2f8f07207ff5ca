"""What may be allowed beyond the request being looked at, each by itself: rules, folders, a mode."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.permissions import grant_words
from claude_desk.ui.permissions.request_draft import RequestDraft
from claude_desk.ui.qt_types import QStringList, QVariantList

if TYPE_CHECKING:
    from claude_desk.protocol.requests.permissions import PermissionUpdate
    from claude_desk.session.permissions.decisions import PendingRequest

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# So many rules are offered, and so many folders and modes: nobody reads more of them.
_MOST = 20


@QmlElement
class GrantView(QObject):
    """Nothing is chosen for the person but the first rule, where it is a narrow one, for `Always allow`."""

    changed = Signal()
    # Another place, or other rules: what `Always allow` stands for.
    choiceChanged = Signal()
    decided = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft = RequestDraft()
        self._rules: list[PermissionUpdate] = []
        self._first: PermissionUpdate | None = None  # what the CLI takes `always` for by itself
        self._wider: list[PermissionUpdate] = []
        self._rows: list[dict[str, Any]] = []
        self._others = ""
        self._places: tuple[str, ...] = ()
        self._preset: set[int] = set()  # what is chosen before the person chooses

    def show(self, pending: "PendingRequest | None", draft: RequestDraft) -> None:
        from claude_desk.session.permissions import grants

        self._draft = draft
        request = pending.request if pending is not None else None
        known = grants.rules_of(request) if request is not None else []
        self._first = pending.rule if pending is not None else None
        self._rules = [rule for rule in known if grant_words.rule_words(rule)][:_MOST]
        self._preset = {0} if self._rules and grant_words.is_narrow(self._rules[0]) else set()
        wider = grants.wider_of(request) if request is not None else []
        rows = [(update, row) for update in wider if (row := grant_words.wider_row(update)) is not None]
        shown = rows[:_MOST]
        self._wider = [update for update, _ in shown]
        self._rows = [row for _, row in shown]
        self._others = grant_words.other_words(grants.not_offered(request)) if request is not None else ""
        if len(known) + len(wider) > len(self._rules) + len(shown):
            self._others = "What is suggested and too long, or too much, to be shown is not offered"
        suggested = [rule.destination for rule in self._rules[:1]]
        self._places = tuple(dict.fromkeys([*suggested, *grants.PLACES])) if suggested else ()
        self.changed.emit()
        self.choiceChanged.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(int)
    def choosePlace(self, number: int) -> None:
        """Have the rules kept there."""
        if 0 <= number < len(self._places):
            self._draft.place = self._places[number]
            self.choiceChanged.emit()

    @Slot(int, bool)
    def chooseRule(self, number: int, on: bool) -> None:
        """Whether `Always allow` adds this rule too."""
        chosen = self._on()
        self._draft.rules = chosen | {number} if on else chosen - {number}
        self.choiceChanged.emit()

    @Slot()
    def alwaysAllow(self) -> None:
        """Allow the request, and add the rules that are chosen."""
        from claude_desk.session.permissions.decisions import AlwaysAllow
        from claude_desk.session.permissions.grants import at

        chosen = tuple(at(rule, self._place()) for rule in self._chosen())
        if chosen and self._draft.text is None:
            as_suggested = chosen == (self._first,)
            self.decided.emit(AlwaysAllow() if as_suggested else AlwaysAllow(chosen))

    @Slot(int)
    def allowWith(self, number: int) -> None:
        """Allow the request, and this folder or mode with it."""
        from claude_desk.session.permissions.decisions import AllowOnce

        if 0 <= number < len(self._wider) and self._draft.text is None:
            self.decided.emit(AllowOnce(None, (self._wider[number],)))

    # --- properties ----------------------------------------------------------------------------

    def _place(self) -> str:
        return self._draft.place or (self._rules[0].destination if self._rules else "")

    def _on(self) -> set[int]:
        return self._preset if self._draft.rules is None else self._draft.rules

    def _picks(self) -> bool:
        return len(self._rules) > 1 or bool(self._rules and not self._preset)

    def _chosen(self) -> "list[PermissionUpdate]":
        return [rule for at, rule in enumerate(self._rules) if at in self._on()]

    def _rule_words(self) -> list[str]:
        return [grant_words.rule_words(rule) for rule in self._rules]

    def _rules_on(self) -> list[bool]:
        return [at in self._on() for at in range(len(self._rules))]

    def _place_names(self) -> list[str]:
        return [grant_words.place_label(place) for place in self._places]

    def _place_number(self) -> int:
        place = self._place()
        return self._places.index(place) if place in self._places else -1

    def _place_words(self) -> str:
        return grant_words.place_words(self._place()) if self._rules else ""

    def _can_always(self) -> bool:
        return bool(self._chosen())

    def _get_rows(self) -> list[dict[str, Any]]:
        return self._rows

    def _get_others(self) -> str:
        return self._others

    rules = Property(QStringList, _rule_words, notify=changed)  # none: there is no Always allow
    picks = Property(bool, _picks, notify=changed)  # whether each rule is to be chosen by itself
    ruleOn = Property(QVariantList, _rules_on, notify=choiceChanged)
    places = Property(QStringList, _place_names, notify=changed)
    place = Property(int, _place_number, notify=choiceChanged)
    placeWords = Property(str, _place_words, notify=choiceChanged)
    canAlways = Property(bool, _can_always, notify=choiceChanged)
    wider = Property(QVariantList, _get_rows, notify=changed)  # button, words, path
    others = Property(str, _get_others, notify=changed)  # what is suggested and not offered, or ""

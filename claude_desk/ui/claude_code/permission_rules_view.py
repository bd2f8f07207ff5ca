"""The permission rules of the session, for QML."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk import paths
from claude_desk.transcript.permissions.rule_check import (
    CheckedRule,
    RuleDecision,
    RuleVerdict,
    decide,
    meaning_of,
    overruled,
)
from claude_desk.ui import safe_text
from claude_desk.ui.claude_code import rule_words
from claude_desk.ui.phrases import phrase_words
from claude_desk.ui.qt_types import Property, QVariantList, constant
from claude_desk.ui.record_list import ListRecord, RecordListModel
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.requests.permission_rules import ListedRule
    from claude_desk.session.controls.permission_rules import RuleChange, RulesState
    from claude_desk.session.core.session import Session

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_ORDER = {"deny": 0, "ask": 1, "allow": 2}  # as Claude Code applies them
_PLACES = ("localSettings", "projectSettings", "userSettings")
_BEHAVIORS = ("allow", "ask", "deny")
_EXAMPLE = "Bash(npm test:*)"
_IDLE = "idle"  # the filter for rules without effect
_ALL = "all"


@QmlElement
class PermissionRulesView(QObject):
    """The rules as records: `words` is the rule, `detail` what it matches or why it has no effect, `note`
    where it is written. `tone` is its behavior, or `idle` for a rule without effect. `on`: whether it can be
    removed. `busy`: whether another program has just added it."""

    changed = Signal()
    tried = Signal()  # `trialWords` has changed
    formWritten = Signal()  # Claude Code has written what `write` asked for

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._list = RecordListModel(self)
        self._rules: list[ListedRule] = []
        self._by_name: dict[str, ListedRule] = {}
        self._reasons: dict[str, str] = {}
        self._filter = _ALL
        self._search = ""
        self._command = ""
        self._decision: RuleDecision | None = None
        self._outcome = ""
        self._shown = False
        self._from_form = False  # whether `write` began the running edit

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        rules = session.controls.permission_rules
        self._connections.connect(rules.changed, self._refresh)
        self._connections.connect(rules.written, self._on_written)
        self._connections.connect(rules.up, self._on_up)
        self._refresh()
        self._on_up()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._outcome = ""
        self._refresh()

    def retranslate(self) -> None:
        self._outcome = ""
        self._refresh()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(bool)
    def setShown(self, shown: bool) -> None:
        """Ask Claude Code for the rules while the page is shown."""
        self._shown = shown
        if shown and self._session is not None:
            self._session.controls.permission_rules.begin()

    @Slot()
    def refresh(self) -> None:
        if self._session is not None:
            self._session.controls.permission_rules.ask()

    @Slot(str)
    def choose(self, name: str) -> None:
        """Show the rules of a filter."""
        self._filter = name
        self._refresh()

    @Slot(str)
    def search(self, text: str) -> None:
        self._search = text.casefold().strip()
        self._refresh()

    @Slot(str)
    def tryCommand(self, command: str) -> None:
        """Find the rule that would decide about a shell command."""
        self._command = command.strip()
        self._try()

    @Slot(str, int, str, int)
    def write(self, name: str, behavior: int, rule: str, place: int) -> None:
        """Have Claude Code add a rule, in place of the rule of a record if there is a `name`. If that rule is
        gone, only say so. The numbers are indexes of `behaviors` and `places`."""
        if self._session is None or not rule.strip():
            return
        from claude_desk.session.controls.permission_rules import PlacedRule

        rules = self._session.controls.permission_rules
        new = PlacedRule(_BEHAVIORS[behavior], _PLACES[place], rule.strip())
        old = self._by_name.get(name)
        if name and old is None:
            rules.refuse_gone()
        elif rules.add(new) if old is None else rules.replace(old, new):
            self._begin(from_form=True)

    @Slot(str)
    def remove(self, name: str) -> None:
        """Have Claude Code remove the rule of a record."""
        rule = self._by_name.get(name)
        if self._session is None or rule is None:
            return
        if self._session.controls.permission_rules.remove(rule):
            self._begin()

    @Slot()
    def takeBack(self) -> None:
        if self._session is not None and self._session.controls.permission_rules.take_back():
            self._begin()

    @Slot()
    def dismiss(self) -> None:
        """Forget the outcome of the last edit, which the user has seen."""
        self._outcome = ""
        if self._session is not None:
            self._session.controls.permission_rules.forget_outcome()
        self.changed.emit()

    @Slot(str, result=str)
    def ruleOf(self, name: str) -> str:
        """Return the rule of a record, to edit it."""
        rule = self._by_name.get(name)
        return rule.rule if rule is not None else ""

    @Slot(str, result=bool)
    def isGone(self, name: str) -> bool:
        """Return whether the list no longer has the rule of a record; False for ""."""
        return bool(name) and name not in self._by_name

    @Slot(str, result=int)
    def behaviorOf(self, name: str) -> int:
        rule = self._by_name.get(name)
        return _BEHAVIORS.index(rule.behavior) if rule is not None and rule.behavior in _BEHAVIORS else 0

    @Slot(str, result=int)
    def placeOf(self, name: str) -> int:
        rule = self._by_name.get(name)
        return _PLACES.index(rule.source) if rule is not None and rule.source in _PLACES else 0

    @Slot(str, result=str)
    def matches(self, rule: str) -> str:
        """Say what a rule matches that the user is writing."""
        return rule_words.matches(rule) if rule.strip() else ""

    @Slot(str, result=str)
    def warning(self, rule: str) -> str:
        """Say what is doubtful about a rule that the user is writing; "" if nothing is known."""
        meaning = meaning_of(rule)
        if meaning.tool == "Bash" and meaning.kind == "all":
            return translate("PermissionRulesView", "This rule is about every command.")
        if meaning.tool == "Bash" and meaning.kind == "prefix" and " " not in meaning.text:
            return translate("PermissionRulesView", "Whatever options and files follow it.")
        return ""

    @Slot(int, result=str)
    def fileOf(self, place: int) -> str:
        """Return the file that Claude Code writes for a place."""
        return rule_words.file_of(_PLACES[place], self._config_folder())

    # --- properties ----------------------------------------------------------------------------

    records = constant(RecordListModel, "_list")

    @Property(QVariantList, notify=changed)
    def filters(self) -> list[dict[str, Any]]:
        rules = self._rules
        idle = len(self._reasons)

        def count(behavior: str) -> int:
            return sum(rule.behavior == behavior for rule in rules)

        return [
            {"name": _ALL, "words": translate("PermissionRulesView", "All"), "count": len(rules)},
            {"name": "allow", "words": translate("PermissionRulesView", "Allow"), "count": count("allow")},
            {"name": "ask", "words": translate("PermissionRulesView", "Ask"), "count": count("ask")},
            {"name": "deny", "words": translate("PermissionRulesView", "Deny"), "count": count("deny")},
            {"name": _IDLE, "words": translate("PermissionRulesView", "Without effect"), "count": idle},
        ]

    @Property(str, notify=changed)
    def filter(self) -> str:
        return self._filter

    @Property(int, notify=changed)
    def count(self) -> int:
        """Return the number of rules; -1 while it is not known."""
        return len(self._rules) if self._state is not None and self._state.listed is not None else -1

    @Property(bool, notify=changed)
    def absent(self) -> bool:
        """Return whether this Claude Code has no list of rules."""
        return self._state is not None and self._state.absent

    @Property(str, notify=changed)
    def note(self) -> str:
        """Return the text in place of the list, "" for a list."""
        state = self._state
        if state is None or self._session is None:
            return translate("PermissionRulesView", "Available once Claude Code is running.")
        if state.absent:
            return translate("PermissionRulesView", "This version of Claude Code does not list its rules.")
        if state.listed is None:
            if state.asking:
                return translate("PermissionRulesView", "Claude Code is asked for its rules…")
            return translate("PermissionRulesView", "Available once Claude Code is running.")
        if not self._rules:
            return translate("PermissionRulesView", "No rules. Claude Code asks as its mode says.")
        if not self._list.records:
            return translate("PermissionRulesView", "No rules found")
        return ""

    @Property(str, notify=changed)
    def managed(self) -> str:
        """Say that an organization has locked the rules; "" if not."""
        state = self._state
        if state is None or state.listed is None or not state.listed.managed_only:
            return ""
        return translate("PermissionRulesView", "Your organization allows only its own rules.")

    @Property(bool, notify=changed)
    def editable(self) -> bool:
        return self._session is not None and self._session.controls.permission_rules.can_edit

    @Property(bool, notify=changed)
    def writing(self) -> bool:
        return self._state is not None and self._state.editing

    @Property(str, notify=changed)
    def refusal(self) -> str:
        """Return why the last question or edit did not work, in Claude Code's words or ours."""
        state = self._state
        return safe_text.words_shown(phrase_words.words(state.refusal)) if state is not None else ""

    @Property(str, notify=changed)
    def outcome(self) -> str:
        """Return what Claude Code has written; "" if nothing, or if the user has seen it."""
        return self._outcome

    @Property(bool, notify=changed)
    def canTakeBack(self) -> bool:
        state = self._state
        return bool(self._outcome) and self.editable and state is not None and state.last is not None

    @Property(str, constant=True)
    def example(self) -> str:
        """Return a rule that shows how rules are written. It is the same in all languages."""
        return _EXAMPLE

    @Property(QVariantList, notify=changed)
    def behaviors(self) -> list[str]:
        return [
            translate("PermissionRulesView", "Allow"),
            translate("PermissionRulesView", "Ask"),
            translate("PermissionRulesView", "Deny"),
        ]

    @Property(QVariantList, notify=changed)
    def places(self) -> list[str]:
        folder = self._session.folder if self._session is not None else ""
        return [rule_words.place(place, folder) for place in _PLACES]

    @Property(str, notify=tried)
    def trialWords(self) -> str:
        """Say what would happen to the command that the user tries; "" without a command."""
        decision = self._decision
        if decision is None:
            return ""
        rule = rule_words.shown(self._rules[decision.rule].rule) if decision.rule is not None else ""
        over = rule_words.shown(self._rules[decision.over].rule) if decision.over is not None else ""
        return _decided(decision.verdict, rule, over)

    @Property(str, notify=tried)
    def trialTone(self) -> str:
        """Return the verdict: deny, ask, allow, no_rule or uncertain; "" without a command."""
        return str(self._decision.verdict) if self._decision is not None else ""

    # --- helpers -------------------------------------------------------------------------------

    @property
    def _state(self) -> "RulesState | None":
        return self._session.controls.permission_rules.state if self._session is not None else None

    def _config_folder(self) -> str:
        if self._session is None:
            return "~/.claude"
        return paths.with_tilde(str(paths.cli_config(self._session.controls.environ)))

    def _begin(self, from_form: bool = False) -> None:
        """Forget the outcome of the edit before, because another edit runs."""
        self._from_form = from_form
        self._outcome = ""
        self.changed.emit()

    @Slot()
    def _on_up(self) -> None:
        if self._shown:
            self.refresh()

    @Slot(object)
    def _on_written(self, change: "RuleChange") -> None:
        said = "\n".join(self._state.warnings) if self._state is not None else ""
        words = "\n".join(self._written(change))
        said = safe_text.words_shown(said)
        self._outcome = f"{words}\n{said}" if said else words
        if self._from_form:
            self.formWritten.emit()
        self.changed.emit()

    def _written(self, change: "RuleChange") -> Iterator[str]:
        config = self._config_folder()
        if (new := change.added) is not None:
            yield translate(
                "PermissionRulesView",
                "Claude Code added {rule} to {file}.",
                rule=rule_words.shown(new.rule),
                file=rule_words.file_of(new.place, config),
            )
        if (old := change.removed) is not None:
            yield translate(
                "PermissionRulesView",
                "Claude Code removed {rule} from {file}.",
                rule=rule_words.shown(old.rule),
                file=rule_words.file_of(old.place, config),
            )

    @Slot()
    def _refresh(self) -> None:
        state = self._state
        listed = state.listed.rules if state is not None and state.listed is not None else []
        # The sort keeps Claude Code's order among rules of the same behavior.
        rules = self._rules = sorted(listed, key=lambda rule: _ORDER.get(rule.behavior, len(_ORDER)))
        plain = [CheckedRule(rule.behavior, rule.rule) for rule in rules]
        names = [f"{rule.behavior} {rule.source} {rule.rule}" for rule in rules]
        self._by_name = dict(zip(names, rules, strict=True))
        self._reasons = {}
        for name, other in zip(names, overruled(plain), strict=True):
            if other is not None:
                self._reasons[name] = _no_effect(rules[other])
        fresh = (
            {(each.behavior, each.place, each.rule) for each in state.fresh} if state is not None else set()
        )
        folder = self._session.folder if self._session is not None else ""
        records = [
            _record(name, rule, self._reasons.get(name, ""), folder, fresh)
            for name, rule in self._by_name.items()
        ]
        self._list.show([record for record in records if self._is_shown(record)])
        self._try()
        self.changed.emit()

    def _is_shown(self, record: ListRecord) -> bool:
        if self._filter == _IDLE and record.name not in self._reasons:
            return False
        if self._filter in _ORDER and self._by_name[record.name].behavior != self._filter:
            return False
        said = f"{record.words}\n{record.detail}\n{record.note}".casefold()
        return not self._search or self._search in said

    def _try(self) -> None:
        rules = [CheckedRule(rule.behavior, rule.rule) for rule in self._rules]
        self._decision = decide(rules, self._command) if self._command else None
        self.tried.emit()


def _record(
    name: str, rule: "ListedRule", reason: str, folder: str, fresh: set[tuple[str, str, str]]
) -> ListRecord:
    said = rule_words.matches(rule.rule, rule_words.description_of(rule))
    return ListRecord(
        name,
        words=rule_words.shown(rule.rule),
        detail=reason or said,
        note=rule_words.place(rule.source, folder),
        tone="idle" if reason else rule.behavior,
        on=rule.editable,
        busy=(rule.behavior, rule.source, rule.rule) in fresh,
    )


def _no_effect(other: "ListedRule") -> str:
    rule = rule_words.shown(other.rule)
    match other.behavior:
        case "deny":
            return translate("PermissionRulesView", "No effect: {rule} denies it", rule=rule)
        case "ask":
            return translate("PermissionRulesView", "No effect: {rule} asks first", rule=rule)
    return translate("PermissionRulesView", "No effect: {rule} allows it already", rule=rule)


def _decided(verdict: RuleVerdict, rule: str, over: str) -> str:
    match verdict:
        case RuleVerdict.DENIED:
            return translate("PermissionRulesView", "By the rules it is denied: {rule}.", rule=rule)
        case RuleVerdict.ASKED if over:
            return translate(
                "PermissionRulesView",
                "By the rules Claude Code asks: {rule} counts before {over}.",
                rule=rule,
                over=over,
            )
        case RuleVerdict.ASKED:
            return translate("PermissionRulesView", "By the rules Claude Code asks: {rule}.", rule=rule)
        case RuleVerdict.ALLOWED:
            return translate(
                "PermissionRulesView", "By the rules it runs without a question: {rule}.", rule=rule
            )
        case RuleVerdict.NO_RULE:
            return translate(
                "PermissionRulesView",
                "No rule is about it: the permission mode decides. Some commands that only read run at once.",
            )
    if rule:
        return translate("PermissionRulesView", "Only Claude Code can tell, because of {rule}.", rule=rule)
    return translate(
        "PermissionRulesView", "Only Claude Code can tell: it looks at each part of this command by itself."
    )

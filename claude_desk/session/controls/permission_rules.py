"""The permission rules of a session, as Claude Code lists them, and edits of them."""

import asyncio
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.control_requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.requests.json_edit import EditAnswer
from claude_desk.protocol.requests.permission_rules import (
    EDIT_COMMAND,
    AddRules,
    ListedRule,
    ListPermissionRules,
    PermissionRules,
    RemoveRule,
    rules_of,
)
from claude_desk.session.controls.cli_edits import CliEdits, EditResult
from claude_desk.session.core import session_texts
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.cli_runner import CliRunner

_SECONDS = 10.0
_GONE = Phrase("process_end.edit_rule_gone")
# The running CLI notices a changed settings file up to two seconds later (2.1.330). The list is asked for
# after these pauses, in seconds, until it shows the edit.
_PAUSES = (0.0, 0.3, 0.7, 1.0, 1.0, 2.0)


@dataclass(frozen=True, slots=True)
class PlacedRule:
    """A rule in a settings file. `place`: localSettings, projectSettings or userSettings."""

    behavior: str
    place: str
    rule: str


@dataclass(frozen=True, slots=True)
class RuleChange:
    """An edit: the rule that Claude Code adds, then the rule that it removes."""

    added: PlacedRule | None = None
    removed: PlacedRule | None = None

    @property
    def opposite(self) -> "RuleChange":
        return RuleChange(added=self.removed, removed=self.added)


@dataclass(frozen=True, slots=True)
class RulesState:
    """What is known of the rules.

    `listed`: the last list, also while a newer one is awaited; None before the first. `absent`: this CLI has
    no such list. `refusal`: why the last question or edit did not work. `unanswered`: whether that is about a
    question, so that the next list ends it. `warnings`: what Claude Code remarked about the last edit.
    `last`: the last edit that was written, which can be taken back. `fresh`: rules that another program has
    added since `begin`. `own`: the rules that we have added. `in_doubt`: whether the last edit may be written
    although Claude Code gave no answer.
    """

    listed: PermissionRules | None = None
    asking: bool = False
    editing: bool = False
    absent: bool = False
    refusal: Text = ""
    unanswered: bool = False
    warnings: tuple[str, ...] = ()
    last: RuleChange | None = None
    fresh: frozenset[PlacedRule] = field(default_factory=frozenset)
    own: frozenset[PlacedRule] = field(default_factory=frozenset)
    in_doubt: bool = False


def placed(rule: ListedRule) -> PlacedRule:
    return PlacedRule(rule.behavior, rule.source, rule.rule)


class SessionPermissionRules(QObject):
    """Asks the session's CLI for the rules, and has the CLI write edits. It writes no file itself."""

    changed = Signal()  # `state` is another
    up = Signal()  # a child can be asked now
    written = Signal(object)  # RuleChange

    def __init__(self, child: CliRunner, edits: CliEdits, tasks: AsyncTasks, parent: QObject) -> None:
        super().__init__(parent)
        self._child = child
        self._edits = edits
        self._tasks = tasks
        self.state = RulesState()
        child.answered.connect(lambda answer: self.up.emit())
        child.ended.connect(self._on_child_ended)

    @property
    def reachable(self) -> bool:
        """Whether there is a running CLI that can be asked."""
        return self._child.agent is not None and not self._child.starting

    @property
    def can_edit(self) -> bool:
        """Whether the CLI would write an edit: it lists rules, and no organization reserves the rules."""
        listed = self.state.listed
        return (
            listed is not None and not listed.managed_only and self._child.trusted and not self.state.editing
        )

    def begin(self) -> None:
        """Ask for the rules, because a view begins to show them. All rules that there are now are known.

        A CLI that did not answer is asked again: it may have been slow.
        """
        self._set(replace(self.state, fresh=frozenset(), absent=False))
        self.ask()

    def ask(self) -> None:
        """Ask the CLI for its rules. Do nothing if it is asked already, or does not know the question."""
        if self.reachable and not self.state.asking and not self.state.absent:
            self._set(replace(self.state, asking=True))
            self._tasks.start(self._ask())

    def add(self, rule: PlacedRule) -> bool:
        """Have the CLI add a rule to a settings file. Return False if no edit can begin now."""
        return self._begin(RuleChange(added=rule))

    def remove(self, rule: ListedRule) -> bool:
        """Have the CLI remove a rule from its settings file. Return False if no edit can begin now."""
        return rule.editable and self._begin(RuleChange(removed=placed(rule)))

    def replace(self, old: ListedRule, new: PlacedRule) -> bool:
        """Have the CLI add `new`, then remove `old`. If `old` is gone meanwhile, nothing is added. Return
        False if no edit can begin now."""
        return old.editable and placed(old) != new and self._begin(RuleChange(new, placed(old)))

    def take_back(self) -> bool:
        """Have the CLI undo the last edit. Return False if no edit was made, or if no edit can begin now."""
        return self.state.last is not None and self._begin(self.state.last.opposite, back=True)

    def forget_outcome(self) -> None:
        """Forget what the last edit came to, because the user has seen it."""
        self._set(replace(self.state, refusal="", unanswered=False, warnings=()))

    def refuse_gone(self) -> None:
        """Say that the rule to change is gone."""
        self._set(replace(self.state, refusal=_GONE, unanswered=False, warnings=()))

    def _begin(self, change: RuleChange, back: bool = False) -> bool:
        if not self.can_edit:
            return False
        self._set(
            replace(self.state, editing=True, refusal="", unanswered=False, warnings=(), in_doubt=False)
        )
        self._tasks.start(self._edit(change, back))
        return True

    async def _edit(self, change: RuleChange, back: bool) -> None:
        done = RuleChange()
        try:
            if change.added is not None and change.removed is not None and not back:
                await self._ask()
                if self._lacks(change.removed):
                    self.refuse_gone()
                    return
            done = await self._write(change)
        finally:
            self._set(replace(self.state, editing=False))
        if done != RuleChange():
            own = self.state.own | ({done.added} if done.added is not None else frozenset())
            self._set(replace(self.state, last=None if back else done, own=own))
            self.written.emit(done)
        doubt = self.state.in_doubt
        for pause in _PAUSES if doubt or done != RuleChange() else _PAUSES[:1]:
            await asyncio.sleep(pause)
            await self._ask()
            if not doubt and self._shows(done):
                break

    def _lacks(self, rule: PlacedRule) -> bool:
        """Return whether another program has removed the rule."""
        listed = self.state.listed
        return listed is not None and rule not in map(placed, listed.rules)

    def _shows(self, change: RuleChange) -> bool:
        """Return whether the list shows the edit. Return True without a list."""
        listed = self.state.listed
        known = frozenset(map(placed, listed.rules)) if listed is not None else frozenset({change.added})
        return (change.added is None or change.added in known) and change.removed not in known

    async def _write(self, change: RuleChange) -> RuleChange:
        """Write the edit. Return what was written. A rule is removed only after the new rule was added."""
        done = RuleChange()
        if (new := change.added) is not None:
            edit = AddRules(rules=[new.rule], behavior=new.behavior, destination=new.place)
            answer = self._note(await self._edits.run(EDIT_COMMAND, edit))
            if answer is None:
                return done
            stored = answer.stored[0] if answer.stored else new.rule
            done = RuleChange(added=replace(new, rule=stored))
        if (old := change.removed) is not None:
            removal = RemoveRule(rule=old.rule, behavior=old.behavior, source=old.place)
            if self._note(await self._edits.run(EDIT_COMMAND, removal)) is not None:
                done = replace(done, removed=old)
        return done

    def _note(self, result: EditResult) -> EditAnswer | None:
        """Keep what the CLI said about an edit. Return its answer; None if it has not written."""
        if result.answer is None:
            self._set(replace(self.state, refusal=result.refusal, unanswered=False, in_doubt=result.in_doubt))
        else:
            self._set(replace(self.state, warnings=(*self.state.warnings, *result.answer.warnings)))
        return result.answer

    async def _ask(self) -> None:
        before = self.state.listed
        try:
            listed = rules_of(await self._child.ask(ListPermissionRules(), _SECONDS))
        except (RequestFailed, RequestTimeout) as error:
            # A CLI that has never listed its rules does not know the question (2.1.37 does not answer it).
            absent = before is None
            state = replace(self.state, asking=False, absent=absent)
            if not absent and (state.unanswered or not state.refusal):  # words about an edit stay
                state = replace(state, refusal=session_texts.not_answered(error), unanswered=True)
            self._set(state)
            return
        except AgentGone:
            self._set(replace(self.state, asking=False))
            return
        fresh = frozenset[PlacedRule]()
        if before is not None and listed is not None:
            current = frozenset(map(placed, listed.rules))
            news = current - frozenset(map(placed, before.rules)) - self.state.own
            fresh = (self.state.fresh | news) & current
        self._set(
            replace(
                self.state,
                asking=False,
                refusal="" if self.state.unanswered else self.state.refusal,
                unanswered=False,
                listed=listed if listed is not None else before,
                absent=listed is None and before is None,
                fresh=fresh,
            )
        )

    def _on_child_ended(self) -> None:
        self._set(RulesState(editing=self.state.editing, last=self.state.last))

    def _set(self, state: RulesState) -> None:
        if state != self.state:
            self.state = state
            self.changed.emit()

"""What the child asks the person, from the question to the answer."""

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.control import ControlRequest, GetPlan
from claude_desk.protocol.kept import line_of
from claude_desk.protocol.permissions import Allow, CanUseTool, PermissionRule, PermissionUpdate
from claude_desk.session.child import Child
from claude_desk.session.decisions import (
    Decision,
    DenyAndStop,
    PendingRequest,
    RequestKind,
    answer_to,
    stopped_answer,
    verdict_of,
)
from claude_desk.session.feed import Feed
from claude_desk.session.grants import adds_allowing_rules
from claude_desk.session.ledger_keeper import LedgerKeeper
from claude_desk.session.requests import RequestQueue
from claude_desk.session.scribe import Scribe
from claude_desk.session.tasks import Tasks
from claude_desk.transcript.events import Asked, Decided, Verdict, Withdrawn

_PLAN_SECONDS = 2.0  # 2.1.37 never answers `get_plan`


class Asks(QObject):
    """Every request is answered once, withdrawn, or dropped with its child; only `decide` can allow."""

    changed = Signal()
    mode_allowed = Signal(str)  # the permission mode that went along with an answer
    withdrew = Signal(object)  # PendingRequest: the CLI took it back, unanswered

    def __init__(
        self,
        child: Child,
        queue: RequestQueue,
        feed: Feed,
        scribe: Scribe,
        ledger: LedgerKeeper,
        tasks: Tasks,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._child = child
        self._queue = queue
        self._feed = feed
        self._scribe = scribe
        self._ledger = ledger
        self._tasks = tasks
        self._left_a_plan = False  # a plan was not decided on, in the turn that runs
        # Allow rules that the CLI wrote to settings files for us, or took out of them.
        self.changed_rules: list[str] = []

    def decide(self, request_id: str, decision: Decision) -> bool:
        """Answer a request; whether it was still there. ValueError where it cannot be so answered."""
        pending = next((p for p in self._queue.pending if p.id == request_id), None)
        if pending is None:
            return False
        answer = answer_to(pending, decision)
        self._queue.take(request_id)
        sent = self._ledger.with_take_backs(answer) if isinstance(answer, Allow) else answer
        line = self._child.answer(request_id, sent)
        runs = answer.updated_input if isinstance(answer, Allow) else None
        if runs == pending.request.input and pending.kind is RequestKind.PERMISSION:
            runs = None  # as it was asked, which may be otherwise than Claude wrote it
        ends = isinstance(decision, DenyAndStop)
        tool = pending.request.tool_use_id
        self._feed.take(Decided(tool, verdict_of(decision), runs, ends_turn=ends, line=line))
        self._scribe.decided(pending, decision, answer)
        if isinstance(sent, Allow):
            self._note(sent.updated_permissions or [])
        self._ledger.decided(pending, isinstance(answer, Allow))
        self.changed.emit()
        return True

    def take(self, message: ControlRequest) -> None:
        """Keep a request until it is decided."""
        request = message.request
        if not isinstance(request, CanUseTool):
            return
        self._feed.flush()
        self._tasks.start(self._ledger.recall())
        pending = self._queue.add(message, request)
        if pending.kind is RequestKind.PLAN and not pending.plan:
            self._tasks.start(self._get_plan(pending))
        self._feed.take(Asked(request.tool_use_id, line_of(message)))
        self.changed.emit()

    def withdraw(self, request_id: str) -> None:
        """The CLI took it back."""
        pending = self._queue.take(request_id)
        if pending is not None:
            self._note_left(pending)
            self._feed.take(Withdrawn(pending.request.tool_use_id))
            self._ledger.undecided(pending, "withdrawn")
            self.withdrew.emit(pending)
            self.changed.emit()

    def drop(self) -> None:
        """The child that asked is gone: nothing was allowed."""
        for pending in self._queue.take_all():
            self._feed.take(Withdrawn(pending.request.tool_use_id))
            self._ledger.undecided(pending, "gone")
        self._ledger.child_ended()
        self.changed.emit()

    def deny_all(self) -> None:
        """The person stops: no to each, and to the turn."""
        for pending in self._queue.take_all():
            answer = stopped_answer(pending)
            line = self._child.answer(pending.id, answer)
            self._note_left(pending)
            self._scribe.decided(pending, DenyAndStop(), answer, stopped=True)
            self._ledger.decided(pending, allowed=False)
            tool = pending.request.tool_use_id
            self._feed.take(Decided(tool, Verdict.STOPPED, ends_turn=True, line=line))
        self.changed.emit()

    def take_left_plan(self) -> bool:
        """Whether a plan was left without a decision since this was asked last."""
        left, self._left_a_plan = self._left_a_plan, False
        return left

    def _note_left(self, pending: PendingRequest) -> None:
        self._left_a_plan = self._left_a_plan or pending.kind is RequestKind.PLAN

    def _note(self, updates: list[PermissionUpdate]) -> None:
        for mode in (update.mode for update in updates if update.type == "setMode" and update.mode):
            self.mode_allowed.emit(mode)
        changed = [u for u in updates if adds_allowing_rules(u) or u.type == "removeRules"]
        rules = [rule for update in changed for rule in update.rules]
        self.changed_rules += [_as_written(rule) for rule in rules]

    async def _get_plan(self, pending: PendingRequest) -> None:
        """Ask for the plan that stood in none of the messages."""
        try:
            answer = await self._child.ask(GetPlan(), _PLAN_SECONDS)
        except (RequestFailed, RequestTimeout, AgentGone):
            return
        if isinstance(plan := answer.get("content"), str) and pending in self._queue.pending:
            pending.plan = plan
            self.changed.emit()


def _as_written(rule: PermissionRule) -> str:
    r"""The rule as 2.1.37 and 2.1.330 write it into a settings file: `Bash(python3 -c 'print\(1\)')`."""
    if rule.rule_content is None:
        return rule.tool_name
    content = rule.rule_content.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
    return f"{rule.tool_name}({content})"

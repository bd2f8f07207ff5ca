"""Permission requests that wait for the person, and what the person may decide."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from claude_desk.protocol.permissions import (
    Allow,
    CanUseTool,
    Deny,
    PermissionAnswer,
    PermissionRule,
    PermissionUpdate,
)
from claude_desk.protocol.questions import read_questions
from claude_desk.transcript.events import Verdict

_DENIED = "The user denied this. Ask what to do instead, or go on without it."
_STOPPED = "The user stopped the turn."
_DISMISSED = "The user dismissed the question without answering it."
_KEEP_PLANNING = "The user wants to keep planning."


class RequestKind(StrEnum):
    PERMISSION = "permission"
    QUESTION = "question"
    PLAN = "plan"


@dataclass(slots=True)
class PendingRequest:
    """A request of the CLI's, until it is answered or withdrawn. `asker` is Claude or a subagent's name."""

    id: str
    request: CanUseTool
    asker: str = "Claude"
    plan: str = ""  # markdown, of a PLAN

    @property
    def kind(self) -> RequestKind:
        match self.request.tool_name:
            case "AskUserQuestion" if read_questions(self.request.input) is not None:
                return RequestKind.QUESTION
            case "ExitPlanMode" | "exit_plan_mode":
                return RequestKind.PLAN
            case _:
                return RequestKind.PERMISSION

    @property
    def rule(self) -> PermissionUpdate | None:
        """The suggestion that `Always allow` sends: the first that adds allowing rules, and nothing else."""
        if self.request.suppress_always_allow_rule:
            return None
        return next((s for s in self.request.suggestions() if _adds_allowing_rules(s)), None)


def _adds_allowing_rules(update: PermissionUpdate) -> bool:
    rules = update.rules
    return (
        update.type == "addRules"
        and update.behavior == "allow"
        and bool(rules)
        and all(map(_names_tool, rules))
    )


def _names_tool(rule: PermissionRule) -> bool:
    return bool(rule.tool_name.strip())


@dataclass(frozen=True, slots=True)
class AllowOnce:
    """`input`: what shall run instead of what was asked for."""

    input: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class AlwaysAllow:
    pass


@dataclass(frozen=True, slots=True)
class DenyOnce:
    words: str = ""


@dataclass(frozen=True, slots=True)
class DenyAndStop:
    words: str = ""


@dataclass(frozen=True, slots=True)
class Answers:
    """Answers by the full text of their question; several labels are joined by ", ".

    `annotations`, by the same: `preview` of what was chosen, `unanswered` for what was skipped (protocol.md
    section 4.3). Only for a CLI that gave the one and says that it knows the other.
    """

    answers: Mapping[str, str]
    annotations: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Dismiss:
    pass


@dataclass(frozen=True, slots=True)
class ApprovePlan:
    accept_edits: bool = False


@dataclass(frozen=True, slots=True)
class KeepPlanning:
    words: str = ""


Decision = AllowOnce | AlwaysAllow | DenyOnce | DenyAndStop | Answers | Dismiss | ApprovePlan | KeepPlanning

# The journal's names.
NAMES: dict[type[Any], str] = {
    AllowOnce: "allow",
    AlwaysAllow: "always",
    DenyOnce: "deny",
    DenyAndStop: "deny_stop",
    Answers: "answered",
    Dismiss: "dismissed",
    ApprovePlan: "approved",
    KeepPlanning: "kept_planning",
}


def answer_to(pending: PendingRequest, decision: Decision) -> PermissionAnswer:
    """What the CLI is told (protocol.md sections 4.2 to 4.4).

    Raises ValueError for a decision that this request does not offer: nothing is allowed by mistake.
    """
    request = pending.request
    match decision:
        case AllowOnce(input=changed):
            _require(pending, RequestKind.PERMISSION)
            return _allow(request, request.input if changed is None else changed)
        case AlwaysAllow():
            _require(pending, RequestKind.PERMISSION)
            if pending.rule is None:
                raise ValueError("this request suggests no rule")
            return _allow(request, request.input, [pending.rule])
        case Answers(answers=answers, annotations=notes):
            _require(pending, RequestKind.QUESTION)
            if not answers or not all(text.strip() for text in answers.values()):
                raise ValueError("an unanswered question is never sent as an answer")
            more = {"annotations": {q: dict(each) for q, each in notes.items()}} if notes else {}
            return _allow(request, {**request.input, "answers": dict(answers), **more})
        case ApprovePlan(accept_edits=accept_edits):
            _require(pending, RequestKind.PLAN)
            return _allow(request, request.input, [_ACCEPT_EDITS] if accept_edits else None)
        case DenyOnce(words=words):
            return _deny(request, words or _DENIED)
        case DenyAndStop(words=words):
            return _deny(request, words or _STOPPED, interrupt=True)
        case Dismiss():
            return _deny(request, _DISMISSED)
        case KeepPlanning(words=words):
            return _deny(request, words or _KEEP_PLANNING)


_ACCEPT_EDITS = PermissionUpdate(type="setMode", mode="acceptEdits", destination="session")


def _require(pending: PendingRequest, kind: RequestKind) -> None:
    if pending.kind is not kind:
        raise ValueError(f"a {pending.kind} is not answered so")


def _allow(
    request: CanUseTool, value: dict[str, Any], updates: list[PermissionUpdate] | None = None
) -> Allow:
    return Allow(updated_input=value, updated_permissions=updates, tool_use_id=request.tool_use_id or None)


def _deny(request: CanUseTool, words: str, interrupt: bool = False) -> Deny:
    return Deny(message=words, interrupt=interrupt, tool_use_id=request.tool_use_id or None)


def stopped_answer(pending: PendingRequest) -> Deny:
    """What a pending request is answered when the turn is stopped."""
    return _deny(pending.request, _STOPPED, interrupt=True)


def verdict_of(decision: Decision) -> Verdict:
    """What the tool's row says of it."""
    if isinstance(decision, DenyOnce | DenyAndStop | Dismiss | KeepPlanning):
        return Verdict.DENIED
    return Verdict.ALLOWED

"""Permission requests that wait for the user, and the decisions the user can make."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from typing import Any

from claude_desk.protocol.files.journal_file import CLAUDE
from claude_desk.protocol.launch_options import BYPASS
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.requests.control import Elicitation
from claude_desk.protocol.requests.permissions import (
    Allow,
    CanUseTool,
    Deny,
    PermissionAnswer,
    PermissionUpdate,
)
from claude_desk.protocol.requests.questions import read_questions
from claude_desk.transcript.events import UNANSWERED, Verdict
from claude_desk.transcript.tools.denials import DENIED, DISMISSED, KEEP_PLANNING, STOPPED

# -------------------------------------------------------------------------------------------------
# What a request suggests to allow in addition to the call: rules, folders or a mode. Also the places where a
# rule may be kept.


SESSION, LOCAL, USER = "session", "localSettings", "userSettings"
# Where the user may keep a rule. A project's shared settings are not offered. 2.1.330 accepts no allow rule
# from them, and one user's rule should not apply to all users of the project.
PLACES = (SESSION, LOCAL, USER)
# Modes that a suggestion may switch to. `bypassPermissions` is not offered: the user chooses it separately.
PLAN = "plan"
MODES = ("acceptEdits", PLAN, "default", "dontAsk", "auto")


def modes_after_plan(wanted: str, before: str) -> tuple[str, ...]:
    """Return the modes in which an approved plan may be carried out, beginning with the last chosen mode.

    `wanted`: the mode in force while the plan waits, or the mode that the user has asked for since. If that
    is plan mode or bypass, the mode `before` the plan counts instead. Bypass is never the first.
    """
    first = before if wanted in (PLAN, BYPASS) else wanted
    known = ["default", "acceptEdits"] if first == BYPASS else ["acceptEdits", "default"]
    return (*known, BYPASS) if first == BYPASS else (first, *(mode for mode in known if mode != first))


def adds_allowing_rules(update: PermissionUpdate) -> bool:
    rules = update.rules
    return (
        update.type == "addRules"
        and update.behavior == "allow"
        and bool(rules)
        and all(rule.tool_name.strip() for rule in rules)
    )


def rules_of(request: CanUseTool) -> list[PermissionUpdate]:
    """Return the suggestions that add allow rules; [] if the CLI does not want rules to be offered."""
    if request.suppress_always_allow_rule:
        return []
    return [update for update in request.suggestions() if adds_allowing_rules(update)]


def wider_of(request: CanUseTool) -> list[PermissionUpdate]:
    """Return the suggested folders and modes; each is offered separately."""
    return [update for update in request.suggestions() if _is_wider(update)]


def not_offered(request: CanUseTool) -> list[PermissionUpdate]:
    """Return all other suggestions, for example to deny something, to remove a rule or to bypass all
    questions."""
    return [u for u in request.suggestions() if not (adds_allowing_rules(u) or _is_wider(u))]


def _is_wider(update: PermissionUpdate) -> bool:
    return update.type == "addDirectories" or (update.type == "setMode" and update.mode in MODES)


def at(update: PermissionUpdate, place: str) -> PermissionUpdate:
    """Return the suggestion with `place` as its destination."""
    return update if update.destination == place else update.model_copy(update={"destination": place})


def granted(request: CanUseTool, updates: Sequence[PermissionUpdate]) -> list[PermissionUpdate]:
    """Return the updates if each is a suggestion of the request; a rule may have another destination.

    Raise `ValueError` for any other update: nothing is granted that the CLI did not suggest.
    """
    rules, wider = rules_of(request), wider_of(request)
    for update in updates:
        moved = update.destination in PLACES and any(at(rule, update.destination) == update for rule in rules)
        if not moved and update not in rules and update not in wider:
            raise ValueError("this was not suggested")
    return list(updates)


_QUESTION_LENGTH = 500  # the greatest number of characters of a server's question in a notice


class RequestKind(StrEnum):
    PERMISSION = "permission"
    QUESTION = "question"
    PLAN = "plan"
    SERVER = "server"  # an MCP server asks the user something


@dataclass(slots=True)
class PendingRequest:
    """A request of the CLI, until it is answered or withdrawn. `asker`: Claude, a subagent or a server.

    For kind SERVER, `elicitation` is the request, and `request` only represents it in the log.
    """

    id: str
    request: CanUseTool
    asker: Text = CLAUDE
    plan: str = ""  # the plan in Markdown, for kind PLAN
    folder: str = ""  # the folder in which the call is made; "" until it is known
    elicitation: Elicitation | None = None

    @property
    def kind(self) -> RequestKind:
        if self.elicitation is not None:
            return RequestKind.SERVER
        match self.request.tool_name:
            case "AskUserQuestion" if read_questions(self.request.input) is not None:
                return RequestKind.QUESTION
            case "ExitPlanMode" | "exit_plan_mode":
                return RequestKind.PLAN
            case _:
                return RequestKind.PERMISSION

    @property
    def rule(self) -> PermissionUpdate | None:
        """The suggestion that `Always allow` sends by default: the first suggestion that adds allow rules.
        None without such a suggestion, or if the CLI does not want rules to be offered."""
        if self.request.suppress_always_allow_rule:
            return None
        return next((s for s in self.request.suggestions() if adds_allowing_rules(s)), None)


@dataclass(frozen=True, slots=True)
class AllowOnce:
    """Allow this call. `input`: the input to run instead of the requested input.

    `updates`: suggested folders or a suggested mode, allowed along with the call.
    """

    input: dict[str, Any] | None = None
    updates: tuple[PermissionUpdate, ...] = ()


@dataclass(frozen=True, slots=True)
class AlwaysAllow:
    """Allow this call and add rules. `updates`: the suggestions that add rules, each with its destination; ()
    means the first of them, unchanged.

    `offers`: suggested folders or a suggested mode, allowed along with the call.
    """

    updates: tuple[PermissionUpdate, ...] = ()
    offers: tuple[PermissionUpdate, ...] = ()


class DecidedIn(StrEnum):
    WINDOW = ""
    NOTIFICATION = "notification"


@dataclass(frozen=True, slots=True)
class DenyOnce:
    words: str = ""
    decided_in: DecidedIn = DecidedIn.WINDOW


@dataclass(frozen=True, slots=True)
class AnswerQuestions:
    """Answers by the full text of their question; several labels are joined by ", ".

    `annotations` have the same keys: the `preview` of the chosen label, or `unanswered` for a question that
    was skipped (protocol/README.md 7.3). Give them only for a CLI that sent previews, or that reports that
    it knows `unanswered`.
    """

    answers: Mapping[str, str]
    annotations: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DismissQuestions:
    pass


@dataclass(frozen=True, slots=True)
class ApprovePlan:
    """Approve the plan. `mode`: the permission mode in which Claude carries out the plan."""

    mode: str = "default"


@dataclass(frozen=True, slots=True)
class KeepPlanning:
    words: str = ""


@dataclass(frozen=True, slots=True)
class AnswerElicitation:
    """The values for a server, by the names of its fields; {} if the server only asks for consent."""

    content: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class DeclineElicitation:
    pass


Decision = (
    AllowOnce
    | AlwaysAllow
    | DenyOnce
    | AnswerQuestions
    | DismissQuestions
    | ApprovePlan
    | KeepPlanning
    | AnswerElicitation
    | DeclineElicitation
)

# The names of decisions in the journal.
NAMES: dict[type[Any], str] = {
    AllowOnce: "allow",
    AlwaysAllow: "always",
    DenyOnce: "deny",
    AnswerQuestions: "answered",
    DismissQuestions: "dismissed",
    ApprovePlan: "approved",
    KeepPlanning: "kept_planning",
    AnswerElicitation: "told",
    DeclineElicitation: "declined",
}


def answer_to(pending: PendingRequest, decision: Decision) -> PermissionAnswer:
    """Return the answer for the CLI (protocol/README.md 7.2 to 7.4).

    Raise `ValueError` for a decision that this request does not offer, so that nothing is allowed by mistake.
    """
    request = pending.request
    if pending.kind is RequestKind.SERVER:
        raise ValueError("a server's question is no permission")
    match decision:
        case AllowOnce(input=changed):
            _require(pending, RequestKind.PERMISSION)
            return _allow(
                request, request.input if changed is None else changed, updates_of(pending, decision)
            )
        case AlwaysAllow():
            _require(pending, RequestKind.PERMISSION)
            return _allow(request, request.input, updates_of(pending, decision))
        case AnswerQuestions(answers=answers, annotations=notes):
            _require(pending, RequestKind.QUESTION)
            if not answers or not all(text.strip() for text in answers.values()):
                raise ValueError("an unanswered question is never sent as an answer")
            more = {"annotations": {q: dict(each) for q, each in notes.items()}} if notes else {}
            return _allow(request, {**request.input, "answers": dict(answers), **more})
        case ApprovePlan(mode=mode):
            _require(pending, RequestKind.PLAN)
            if mode == PLAN:
                raise ValueError("an approved plan is left")
            # Without this update 2.1.330 returns to the mode before the plan, whatever was chosen since.
            update = PermissionUpdate(type="setMode", mode=mode, destination="session")
            return _allow(request, request.input, [update])
        case DenyOnce(words=words):
            return _deny(request, words or DENIED)
        case DismissQuestions():
            return _deny(request, DISMISSED)
        case KeepPlanning(words=words):
            return _deny(request, words or KEEP_PLANNING)
        case AnswerElicitation() | DeclineElicitation():
            raise ValueError("this is for a server's question")


def updates_of(pending: PendingRequest, decision: Decision) -> list[PermissionUpdate] | None:
    """Return the permission updates of a decision; None without updates. Raise `ValueError` for an update
    that was not suggested or does not suit the decision, and for `AlwaysAllow` without a suggested rule."""
    request = pending.request
    match decision:
        case AllowOnce(updates=offers) if offers:
            if not all(map(_is_wider, offers)):
                raise ValueError("what is allowed once adds no rule")
            return granted(request, offers)
        case AlwaysAllow(updates=updates, offers=offers):
            if pending.rule is None:
                raise ValueError("this request suggests no rule")
            if not all(map(adds_allowing_rules, updates)) or not all(map(_is_wider, offers)):
                raise ValueError("always is for rules that allow")
            return granted(request, (*(updates or (pending.rule,)), *offers))
    return None


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
    """Return the answer to a pending request when the turn is stopped."""
    return _deny(pending.request, STOPPED, interrupt=True)


def closed_answer(pending: PendingRequest) -> Deny:
    """Return the answer to a pending request when its session is closed."""
    return _deny(pending.request, UNANSWERED, interrupt=True)


class ServerAnswer(Enum):
    """What became of a server's question."""

    ANSWERED = auto()
    DECLINED = auto()
    NONE = auto()
    WITHDRAWN = auto()  # the CLI withdrew the question


def server_asked(asked: Elicitation, became: ServerAnswer) -> Phrase:
    """Return a notice that says what a server asked the user, and what became of the question."""
    name, question = asked.mcp_server_name, asked.message.strip()[:_QUESTION_LENGTH]
    match became:
        case ServerAnswer.ANSWERED:
            return Phrase("session_notice.question_answered", server=name, question=question)
        case ServerAnswer.DECLINED:
            return Phrase("session_notice.question_declined", server=name, question=question)
        case ServerAnswer.NONE:
            return Phrase("session_notice.question_not_answered", server=name, question=question)
        case ServerAnswer.WITHDRAWN:
            return Phrase("session_notice.question_withdrawn", server=name, question=question)


def elicitation_answer(
    pending: PendingRequest, decision: Decision
) -> tuple[str, dict[str, Any] | None, ServerAnswer]:
    """Return the action and the content for a server, and what became of its question.

    Raise `ValueError` for a decision that is not for a server's question.
    """
    asked = pending.elicitation
    match decision:
        case AnswerElicitation(content=content) if asked is not None:
            # For a web address the user fills in nothing here, so there is no content.
            return "accept", None if asked.mode == "url" else dict(content), ServerAnswer.ANSWERED
        case DeclineElicitation() if asked is not None:
            return "decline", None, ServerAnswer.DECLINED
    raise ValueError(f"a {pending.kind} is not answered so")


def is_other_input(written: dict[str, Any], asked: dict[str, Any]) -> bool:
    """Whether the input of a request does something else than the input Claude wrote.

    Return False if the CLI has only filled in options that are off by default, made a path absolute, or
    turned text into a number. Also return False if Claude's input is not known.
    """

    def is_other(name: str, value: Any) -> bool:
        if name not in written:
            return bool(value)
        own = written[name]
        if isinstance(own, str) and isinstance(value, str) and name.endswith("path"):
            relative = own.removeprefix("~/").removeprefix("./")
            return own != value and not (own[:1] != "/" and value.endswith(f"/{relative}"))
        return value != own and str(value) != str(own)

    return bool(written) and any(is_other(name, value) for name, value in asked.items())


def verdict_of(decision: Decision) -> Verdict:
    """Return what the tool's row says about the decision."""
    if isinstance(decision, DenyOnce | DismissQuestions | KeepPlanning | DeclineElicitation):
        return Verdict.DENIED
    return Verdict.ALLOWED

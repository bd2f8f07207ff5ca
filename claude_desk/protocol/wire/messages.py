"""The messages of a conversation (protocol/README.md 4): everything that the CLI writes, except `system`
messages, stream events and control frames.

A field is optional if at least one supported CLI omits it.
"""

from typing import Any, Literal

from pydantic import Field

from claude_desk.protocol.wire.base import LenientModel, WireModel
from claude_desk.protocol.wire.content_blocks import ContentBlock


class ApiMessage(LenientModel):
    """The Messages API's own message inside an `assistant` message. `model`: `<synthetic>` if the CLI wrote
    the message."""

    needed = frozenset({"content"})

    id: str = ""
    model: str = ""
    role: str = "assistant"
    content: str | list[ContentBlock] = Field(default_factory=list)
    stop_reason: str | None = None
    usage: dict[str, Any] | None = None


class AssistantMessage(LenientModel):
    """One or more content blocks by Claude (section 5)."""

    needed = frozenset({"parent_tool_use_id"})

    type: Literal["assistant"] = "assistant"
    message: ApiMessage
    parent_tool_use_id: str | None = None
    uuid: str | None = None
    session_id: str | None = None
    error: str | None = None
    supersedes: list[str] | None = None
    aborted: bool | None = None
    agent_id: str | None = None
    subagent_type: str | None = None
    task_description: str | None = None


class UserContent(WireModel):
    role: str = "user"
    content: str | list[ContentBlock] = ""


class UserMessage(LenientModel):
    """A tool's result, the replay of a prompt, or text that the CLI wrote (section 4.3)."""

    needed = frozenset({"parent_tool_use_id"})

    type: Literal["user"] = "user"
    message: UserContent
    parent_tool_use_id: str | None = None
    uuid: str | None = None
    session_id: str | None = None
    tool_use_result: Any = None
    tool_result_meta: list[dict[str, Any]] | None = None
    is_synthetic: bool | None = Field(default=None, alias="isSynthetic")
    is_replay: bool | None = Field(default=None, alias="isReplay")
    origin: dict[str, Any] | None = None
    # The id of the tool call that caused the message.
    source_tool_use_id: str | None = Field(default=None, alias="sourceToolUseID")


class ResultFigures(LenientModel):
    """The fields of a `result` that the turn's footer gets unchanged (`TurnFooter.figures`).

    The session's journal keeps them, so that the footer also has them after the session was opened again.
    They are numbers and short words of the CLI.
    """

    duration_api_ms: float = 0
    num_turns: int = 0
    stop_reason: str | None = None
    terminal_reason: str | None = None


class ResultMessage(ResultFigures):
    """The end of a turn. `is_error` may be true with `subtype: success` (section 4.4)."""

    type: Literal["result"] = "result"
    subtype: str = "success"
    is_error: bool = False
    duration_ms: float = 0
    result: str | None = None
    errors: list[Any] | None = None
    total_cost_usd: float | None = None
    usage: dict[str, Any] | None = None
    model_usage: dict[str, Any] | None = Field(default=None, alias="modelUsage")
    permission_denials: list[dict[str, Any]] | None = None
    queued_turn_count: int | None = None
    api_error_status: int | None = None
    startup_failure_reason: str | None = None
    invalid_config_file: dict[str, Any] | None = None  # for the reason `config_file_invalid`
    origin: dict[str, Any] | None = None
    credential_expires_at: str | None = None  # when the claude.ai sign-in ends, ISO 8601
    user_message_uuids: list[str] = Field(default_factory=list)  # as in `Init`, with the folded prompts
    uuid: str | None = None
    session_id: str | None = None

    @property
    def notes_task(self) -> bool:
        """Whether the result only says that the CLI has noted the end of a task. Such a result ends no turn
        of the user, and comes between turns (2.1.330)."""
        kind = self.origin.get("kind") if self.origin is not None else None
        return kind == "task-notification" and not (self.num_turns or self.terminal_reason or self.is_error)

    def figures(self) -> dict[str, Any]:
        return self.model_dump(include=set(ResultFigures.model_fields))


class ToolProgress(WireModel):
    type: Literal["tool_progress"] = "tool_progress"
    tool_use_id: str = ""
    tool_name: str = ""
    parent_tool_use_id: str | None = None
    elapsed_time_seconds: float = 0
    # The attempt with which the subagent of `parent_tool_use_id` repeats a request to the API.
    subagent_retry: dict[str, Any] | None = None


class ToolUseSummary(WireModel):
    type: Literal["tool_use_summary"] = "tool_use_summary"
    summary: str = ""
    preceding_tool_use_ids: list[str] = Field(default_factory=list)


class AuthStatus(WireModel):
    type: Literal["auth_status"] = "auth_status"
    is_authenticating: bool = Field(default=False, alias="isAuthenticating")
    output: list[str] = Field(default_factory=list)
    error: str | None = None


class RateLimitEvent(WireModel):
    type: Literal["rate_limit_event"] = "rate_limit_event"
    rate_limit_info: dict[str, Any] = Field(default_factory=dict)


class PromptSuggestion(WireModel):
    type: Literal["prompt_suggestion"] = "prompt_suggestion"
    suggestion: str = ""


class ConversationReset(WireModel):
    type: Literal["conversation_reset"] = "conversation_reset"
    new_conversation_id: str = ""
    trigger: str | None = None


class ActiveGoal(WireModel):
    type: Literal["active_goal"] = "active_goal"
    value: dict[str, Any] | None = None


class CommandLifecycle(WireModel):
    """The state of a prompt that has a uuid (2.1.206 and later).

    `wakeup_source`: `loop_wakeup` or `schedule_wakeup` for a prompt that the CLI sent to itself; otherwise
    empty.
    """

    type: Literal["command_lifecycle"] = "command_lifecycle"
    command_uuid: str = ""
    state: str = ""
    wakeup_source: str = ""


class TranscriptMirror(WireModel):
    type: Literal["transcript_mirror"] = "transcript_mirror"


class AutocompactState(WireModel):
    type: Literal["autocompact_state"] = "autocompact_state"


class Tombstone(WireModel):
    """The CLI withdraws `message`. Remove its rows."""

    type: Literal["tombstone"] = "tombstone"
    message: dict[str, Any] | None = None


class AttachmentMessage(WireModel):
    type: Literal["attachment"] = "attachment"


class StreamlinedText(WireModel):
    """Text that only 2.1.37 sends, and only on request."""

    type: Literal["streamlined_text", "streamlined_tool_use_summary"]


class KeepAlive(WireModel):
    type: Literal["keep_alive"] = "keep_alive"


KnownMessage = (
    AssistantMessage
    | UserMessage
    | ResultMessage
    | ToolProgress
    | ToolUseSummary
    | AuthStatus
    | RateLimitEvent
    | PromptSuggestion
    | ConversationReset
    | ActiveGoal
    | CommandLifecycle
    | TranscriptMirror
    | AutocompactState
    | Tombstone
    | AttachmentMessage
    | StreamlinedText
    | KeepAlive
)

"""Control frames, both directions (protocol/README.md 6)."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.protocol.tool_hold import HOOKS
from claude_desk.protocol.wire.base import LenientModel, WireModel

# --- what the CLI asks of us -------------------------------------------------------------------


class HookCallback(WireModel):
    subtype: Literal["hook_callback"] = "hook_callback"
    callback_id: str = ""
    input: dict[str, Any] = Field(default_factory=dict)
    tool_use_id: str | None = None


class McpMessage(WireModel):
    subtype: Literal["mcp_message"] = "mcp_message"
    server_name: str = ""
    message: Any = None


class Elicitation(WireModel):
    subtype: Literal["elicitation"] = "elicitation"
    mcp_server_name: str = ""
    message: str = ""
    mode: str | None = None  # form (so without one) or url
    url: str | None = None
    requested_schema: dict[str, Any] | None = None
    property_order: list[str] | None = None


class RequestUserDialog(WireModel):
    subtype: Literal["request_user_dialog"] = "request_user_dialog"
    dialog_kind: str = ""


class OtherRequest(LenientModel):
    """A request we do not know, or not shaped as its kind should be. It is answered with an error at once."""

    subtype: str = ""


_KnownRequest = Annotated[
    CanUseTool | HookCallback | McpMessage | Elicitation | RequestUserDialog,
    Field(discriminator="subtype"),
]
IncomingRequest = Annotated[_KnownRequest | OtherRequest, Field(union_mode="left_to_right")]

# An id is a text; a number is answered as one.
RequestId = Annotated[str, Field(coerce_numbers_to_str=True)]


class ControlRequest(LenientModel):
    """Whatever comes with an id can be answered: a request that is none is an OtherRequest."""

    type: Literal["control_request"] = "control_request"
    request_id: RequestId
    request: IncomingRequest = Field(default_factory=OtherRequest)


class ControlCancelRequest(WireModel):
    """The CLI takes a request of its own back. It is not answered."""

    type: Literal["control_cancel_request"] = "control_cancel_request"
    request_id: RequestId


class ControlAnswer(LenientModel):
    """`response` is absent in a void success. What does not say that it is a success is none."""

    subtype: str = "error"
    request_id: RequestId
    response: dict[str, Any] | None = None
    error: str | None = None
    error_code: str | None = None


class ControlResponse(WireModel):
    type: Literal["control_response"] = "control_response"
    response: ControlAnswer


# --- what we ask of the CLI --------------------------------------------------------------------


class HostRequest(WireModel):
    """A request of ours. The subclasses give the subtype; section 6.4 lists what each answers.

    `says_null`: a None is told as `null`, which has a meaning there; else it is an absent field.
    """

    says_null: ClassVar[bool] = False

    subtype: str


class Initialize(HostRequest):
    subtype: Literal["initialize"] = "initialize"
    hooks: dict[str, list[dict[str, Any]]] = HOOKS


class Interrupt(HostRequest):
    """`cancel_queued` is known from 2.1.330's `interrupt_cancel_queued_v1`; old ones ignore it."""

    subtype: Literal["interrupt"] = "interrupt"
    cancel_queued: bool | None = None


class CancelAsyncMessage(HostRequest):
    """Take back a prompt that is not taken up yet: `{cancelled: bool}`. Old ones never answer."""

    subtype: Literal["cancel_async_message"] = "cancel_async_message"
    message_uuid: str


class SetPermissionMode(HostRequest):
    subtype: Literal["set_permission_mode"] = "set_permission_mode"
    mode: str


class SetModel(HostRequest):
    """`model` None (or "default") goes back to the default."""

    says_null = True

    subtype: Literal["set_model"] = "set_model"
    model: str | None = None


class SetMaxThinkingTokens(HostRequest):
    """0: no thinking, None: as much as the CLI sees fit. Models that think as they need ignore it."""

    says_null = True

    subtype: Literal["set_max_thinking_tokens"] = "set_max_thinking_tokens"
    max_thinking_tokens: int | None = None


class ApplyFlagSettings(HostRequest):
    """Settings for this process alone. 2.1.330 takes a wrong value without a word; 2.1.37 never answers.

    A null inside takes the setting away.
    """

    says_null = True

    subtype: Literal["apply_flag_settings"] = "apply_flag_settings"
    settings: dict[str, Any]


class GetSettings(HostRequest):
    """New CLIs: `applied` has the model and the effort in force. 2.1.37 never answers."""

    subtype: Literal["get_settings"] = "get_settings"


class StopTask(HostRequest):
    """New CLIs: ends one background task. 2.1.37 never answers."""

    subtype: Literal["stop_task"] = "stop_task"
    task_id: str


class RewindFiles(HostRequest):
    """Bring the files that Claude's tools changed back to where they were before a prompt of the person's.

    Known from 2.1.37 on. Checkpoints outlive the process, a fork and later turns; what a shell command alone
    changed is in none. An older CLI does not bring back what a newer one kept (2.1.37 after 2.1.330: no
    change, no error).
    """

    subtype: Literal["rewind_files"] = "rewind_files"
    user_message_id: str  # the prompt's uuid
    dry_run: bool | None = None


class GetPlan(HostRequest):
    """Internal to new CLIs: `{exists, content?}`. Old ones never answer."""

    subtype: Literal["get_plan"] = "get_plan"


class InitializeAnswer(LenientModel):
    """What `initialize` answers: lists and readiness (section 6.3)."""

    commands: list[dict[str, Any]] = Field(default_factory=list)
    models: list[dict[str, Any]] = Field(default_factory=list)
    account: dict[str, Any] | None = None
    capabilities: list[str] = Field(default_factory=list)
    claude_code_version: str | None = None
    current_permission_mode: str | None = None  # internal to new CLIs


class RewindAnswer(LenientModel):
    """What `rewind_files` answers. Only a dry run has the names and the numbers. Only a real one of 2.1.330
    has `skipped_links`: how many files it has left because a link or a folder is in the way."""

    can_rewind: bool = Field(default=False, alias="canRewind")
    error: str | None = None
    files_changed: list[str] = Field(default_factory=list, alias="filesChanged")
    insertions: int = 0
    deletions: int = 0
    skipped_links: int = Field(default=0, alias="skippedLinks")

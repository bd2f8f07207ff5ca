"""The `system` messages by subtype (protocol/README.md 4.5 and 4.6)."""

from typing import Annotated, Any, Literal, get_args

from pydantic import Field

from claude_desk.protocol.wire.base import LenientModel, WireModel, names_of, other_than


class System(WireModel):
    type: Literal["system"] = "system"
    uuid: str | None = None
    session_id: str | None = None


class Init(LenientModel, System):
    """The message at the start of each turn. The CLI does not send it at its own start (section 2.4)."""

    subtype: Literal["init"] = "init"
    cwd: str = ""
    original_cwd: str = ""  # set by CLIs in which a `cd` also counts in the next turns
    tools: list[str] = Field(default_factory=list)
    mcp_servers: list[dict[str, Any]] = Field(default_factory=list)
    model: str = ""
    permission_mode: str = Field(default="", alias="permissionMode")
    slash_commands: list[str] = Field(default_factory=list)
    claude_code_version: str = ""
    capabilities: list[str] = Field(default_factory=list)
    # The prompts of the turn, if the CLI names them. A turn that the CLI begins by itself has none.
    user_message_uuids: list[str] = Field(default_factory=list)
    plugin_errors: list[dict[str, Any]] = Field(default_factory=list)  # plugin, type, message


class Status(System):
    subtype: Literal["status"] = "status"
    status: str | None = None
    permission_mode: str | None = Field(default=None, alias="permissionMode")
    compact_result: str | None = None
    compact_error: str | None = None


class CompactBoundary(System):
    subtype: Literal["compact_boundary"] = "compact_boundary"
    compact_metadata: dict[str, Any] = Field(default_factory=dict)


class ApiRetry(System):
    """The CLI will repeat a request to the API after `retry_delay_ms`."""

    subtype: Literal["api_retry"] = "api_retry"
    attempt: int = 0
    max_retries: int = 0
    retry_delay_ms: float = 0
    error_status: int | None = None
    error: str | None = None


class Hook(System):
    subtype: Literal["hook_started", "hook_progress", "hook_response"]
    hook_id: str = ""
    hook_name: str = ""
    hook_event: str = ""
    output: str = ""
    stdout: str = ""
    stderr: str = ""
    exit_code: int | None = None
    outcome: str | None = None


class PluginInstall(System):
    subtype: Literal["plugin_install"] = "plugin_install"
    status: str = ""
    name: str | None = None
    error: str | None = None


class TaskStarted(System):
    """The beginning of a run. An agent that is called again has the same `task_id` and another `run_id`."""

    subtype: Literal["task_started"] = "task_started"
    task_id: str = ""
    run_id: str = ""
    tool_use_id: str | None = None
    description: str = ""
    task_type: str | None = None
    is_backgrounded: bool | None = None
    parent_task_id: str = ""
    subagent_type: str = ""
    workflow_name: str = ""
    prompt: str = ""


class TaskProgress(System):
    """`workflow_progress`: all phases and agents of a workflow; not on every message."""

    subtype: Literal["task_progress"] = "task_progress"
    task_id: str = ""
    run_id: str = ""
    tool_use_id: str | None = None
    description: str = ""
    usage: dict[str, Any] | None = None
    last_tool_name: str | None = None
    summary: str | None = None
    workflow_progress: list[dict[str, Any]] = Field(default_factory=list)


class TaskUpdated(System):
    subtype: Literal["task_updated"] = "task_updated"
    task_id: str = ""
    run_id: str = ""
    patch: dict[str, Any] = Field(default_factory=dict)


class TaskNotification(LenientModel, System):
    """The end of a background task."""

    subtype: Literal["task_notification"] = "task_notification"
    task_id: str = ""
    run_id: str = ""
    tool_use_id: str | None = None
    status: str = ""
    summary: str = ""
    usage: dict[str, Any] | None = None
    output_file: str | None = None


class BackgroundTasksChanged(System):
    """The background tasks that run. They replace all tasks that were known before."""

    subtype: Literal["background_tasks_changed"] = "background_tasks_changed"
    tasks: list[dict[str, Any]] = Field(default_factory=list)


class SessionStateChanged(System):
    subtype: Literal["session_state_changed"] = "session_state_changed"
    state: str = ""


class CommandsChanged(System):
    subtype: Literal["commands_changed"] = "commands_changed"
    commands: list[dict[str, Any]] = Field(default_factory=list)


class Notification(System):
    subtype: Literal["notification"] = "notification"
    text: str = ""
    key: str | None = None
    priority: str | None = None


class Informational(LenientModel, System):
    subtype: Literal["informational"] = "informational"
    content: str = ""
    level: str | None = None
    prompt_submit_outcome: dict[str, Any] | None = None

    @property
    def drops_prompt(self) -> bool:
        """Whether a hook of the user dropped a prompt, so that Claude will never receive it (2.1.330)."""
        return (self.prompt_submit_outcome or {}).get("prompt_kept") is False


class LocalCommandOutput(System):
    subtype: Literal["local_command_output"] = "local_command_output"
    content: str = ""


class PermissionDenied(System):
    """The CLI refused a tool without asking."""

    subtype: Literal["permission_denied"] = "permission_denied"
    tool_name: str = ""
    tool_use_id: str = ""
    decision_reason: str | None = None
    message: str = ""


class ThinkingTokens(System):
    subtype: Literal["thinking_tokens"] = "thinking_tokens"
    estimated_tokens: int = 0
    estimated_tokens_delta: int = 0


class ModelRefusal(System):
    subtype: Literal["model_refusal_fallback", "model_refusal_no_fallback"]
    original_model: str = ""
    fallback_model: str | None = None
    retracted_message_uuids: list[str] | None = None
    content: str = ""


class ControlRequestProgress(System):
    subtype: Literal["control_request_progress"] = "control_request_progress"
    request_id: str = ""
    status: str = ""


class MemoryRecall(System):
    subtype: Literal["memory_recall"] = "memory_recall"
    mode: str | None = None
    memories: list[dict[str, Any]] = Field(default_factory=list)


class FilesPersisted(System):
    subtype: Literal["files_persisted"] = "files_persisted"
    files: list[dict[str, Any]] = Field(default_factory=list)
    failed: list[dict[str, Any]] = Field(default_factory=list)


class ElicitationComplete(System):
    subtype: Literal["elicitation_complete"] = "elicitation_complete"
    mcp_server_name: str = ""
    elicitation_id: str | None = None


class MirrorError(System):
    subtype: Literal["mirror_error"] = "mirror_error"
    error: str = ""


class WorkerShuttingDown(System):
    subtype: Literal["worker_shutting_down"] = "worker_shutting_down"
    reason: str = ""


class SessionWritesLost(System):
    """The CLI could not save the session because the disk is full."""

    subtype: Literal["session_writes_lost"] = "session_writes_lost"
    error_code: str | None = None
    lost: list[Any] = Field(default_factory=list)


KnownSystem = Annotated[
    Init
    | Status
    | CompactBoundary
    | ApiRetry
    | Hook
    | PluginInstall
    | TaskStarted
    | TaskProgress
    | TaskUpdated
    | TaskNotification
    | BackgroundTasksChanged
    | SessionStateChanged
    | CommandsChanged
    | Notification
    | Informational
    | LocalCommandOutput
    | PermissionDenied
    | ThinkingTokens
    | ModelRefusal
    | ControlRequestProgress
    | MemoryRecall
    | FilesPersisted
    | ElicitationComplete
    | MirrorError
    | WorkerShuttingDown
    | SessionWritesLost,
    Field(discriminator="subtype"),
]

_SUBTYPES = names_of("subtype", *get_args(get_args(KnownSystem)[0]))


class OtherSystem(System):
    """A subtype without a model, such as most internal subtypes."""

    type: Literal["system"]  # without a default, so that objects without a type do not match
    subtype: Annotated[str, other_than(_SUBTYPES)] = ""


SystemMessage = KnownSystem | OtherSystem

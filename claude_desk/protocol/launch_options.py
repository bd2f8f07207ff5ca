"""How the CLI is started: options to argv and environment (protocol/README.md 2)."""

from collections.abc import Mapping
from dataclasses import dataclass

from claude_desk.protocol.disk.git_files import CONTAINED, variables

BYPASS = "bypassPermissions"
"""The permission mode that asks nothing."""

# Only flags that every supported CLI has: an unknown one ends 2.1.37 (protocol/README.md 13.2).
_FIXED = (
    "--output-format",
    "stream-json",
    "--input-format",
    "stream-json",
    "--verbose",
    "--include-partial-messages",
    "--replay-user-messages",
    "--permission-prompt-tool",
    "stdio",
)

# `CLAUDECODE` makes many versions refuse to start, debugger flags in `NODE_OPTIONS` break the child
# (section 2.2).
_DROPPED = frozenset({"CLAUDECODE", "NODE_OPTIONS"})


@dataclass(frozen=True)
class LaunchOptions:
    """One start of the CLI.

    At most one of `session_id` (the uuid of a new session), `resume` (the id of one to go on with) and
    `latest` (the folder's most recent one) may be given: ValueError otherwise. With `fork` it is two of them:
    the new session `session_id` begins as a copy of the one resumed. `until` is the uuid of the last message
    of it that Claude is to know: one of the chain that a plain `--resume` would go on with, after its last
    compaction; else the CLI ends at its start (2.1.37, 2.1.330). An empty `model` leaves the choice to the
    CLI. The permission mode is always told, as new CLIs may choose `auto` by themselves.
    The mode that asks nothing brings the flag that allows it: the CLI then does not start for root outside of
    a sandbox, and starts in another mode without a word where its settings forbid it (2.1.37, 2.1.330).
    `trusted` False keeps out everything that the folder's own files would run or allow, and contains git: it
    runs nothing that its repository names, fetches nothing, and works in no other repository; `git_overrides`
    are set over its configuration. `extra` goes to the CLI as the person wrote it, last, so that it may
    override.
    """

    session_id: str = ""
    resume: str = ""
    model: str = ""
    permission_mode: str = "default"
    trusted: bool = True
    extra: tuple[str, ...] = ()
    latest: bool = False
    fork: bool = False
    until: str = ""
    git_overrides: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        if self.fork and not (self.session_id and self.resume and not self.latest):
            raise ValueError("a fork is a new session out of one that is named")
        if not self.fork and sum(map(bool, (self.session_id, self.resume, self.latest))) > 1:
            raise ValueError("a session is either new, resumed, or the latest one")
        if self.until and not self.resume:
            raise ValueError("only what is resumed can be cut")


def arguments(options: LaunchOptions) -> list[str]:
    """Give the CLI's arguments, without the program.

    Values go in the `--flag=value` form: one that begins with a dash would be read as a flag otherwise.
    """
    result = [*_FIXED, f"--permission-mode={options.permission_mode}"]
    if options.permission_mode == BYPASS:
        result.append("--allow-dangerously-skip-permissions")
    if options.session_id:
        result.append(f"--session-id={options.session_id}")
    if options.resume:
        result.append(f"--resume={options.resume}")
    if options.fork:
        result.append("--fork-session")
    if options.until:
        result.append(f"--resume-session-at={options.until}")
    if options.latest:
        result.append("--continue")
    if options.model:
        result.append(f"--model={options.model}")
    if not options.trusted:
        result.append("--setting-sources=user")
    return [*result, *options.extra]


def environment(base: Mapping[str, str], cwd: str, options: LaunchOptions) -> dict[str, str]:
    """Give the child's environment: `base` without what harms the CLI, and what rewinding needs later."""
    result = {name: value for name, value in base.items() if name not in _DROPPED}
    result["PWD"] = cwd
    result["CLAUDE_CODE_ENABLE_SDK_FILE_CHECKPOINTING"] = "true"
    if not options.trusted:
        # 2.1.330 sends the prompts of `.claude/scheduled_tasks.json` whatever the sources of settings are.
        result["CLAUDE_CODE_DISABLE_CRON"] = "1"
        result |= CONTAINED
        result |= variables(options.git_overrides, base.get("GIT_CONFIG_COUNT", ""))
    return result

"""The start of the CLI: conversion of options to argv and environment (protocol/README.md 2)."""

from collections.abc import Mapping
from dataclasses import dataclass

from claude_desk.protocol.disk.git_files import CONTAINED, variables

BYPASS = "bypassPermissions"
"""The permission mode in which the CLI asks for no permission."""

# Only flags that every supported CLI has: an unknown flag ends 2.1.37 (protocol/README.md 13.2).
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

# `CLAUDECODE` makes many versions refuse to start. Debugger flags in `NODE_OPTIONS` break the child (section
# 2.2).
_DROPPED = frozenset({"CLAUDECODE", "NODE_OPTIONS"})


@dataclass(frozen=True)
class LaunchOptions:
    """The options of one start of the CLI.

    At most one of `session_id` (the uuid of a new session), `resume` (the id of a session to resume) and
    `latest` (the folder's most recent session) may be given; otherwise ValueError is raised. With `fork` both
    `session_id` and `resume` are given: the new session begins as a copy of the resumed session.

    `until`: the uuid of the last message of the resumed session that Claude should know. It must be in the
    chain that a plain `--resume` would continue, after the last compaction of that chain. Otherwise the CLI
    ends at its start (2.1.37, 2.1.330).

    An empty `model` means that the CLI decides. The permission mode is always passed, because new CLIs may
    choose `auto` by themselves. `BYPASS` adds the flag that allows this mode. The CLI then does not start for
    root outside a sandbox, and silently starts in another mode if its settings forbid `BYPASS` (2.1.37,
    2.1.330).

    If `trusted` is False, the CLI does not use anything that the folder's own files would run or allow. Git
    is contained too: it runs nothing that its repository names, fetches nothing, and works in no other
    repository. `git_overrides` override git's configuration. `extra` is passed last, as the user wrote it, so
    that it may override other options.
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
    """Return the CLI's arguments, without the program.

    Values have the form `--flag=value`: otherwise a value that begins with a dash would be read as a flag.
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
    """Return the child's environment: `base` without variables that harm the CLI, and with the variables that
    rewinding files and containing git need."""
    result = {name: value for name, value in base.items() if name not in _DROPPED}
    result["PWD"] = cwd
    result["CLAUDE_CODE_ENABLE_SDK_FILE_CHECKPOINTING"] = "true"
    if not options.trusted:
        # 2.1.330 sends the prompts of `.claude/scheduled_tasks.json` even with `--setting-sources`.
        result["CLAUDE_CODE_DISABLE_CRON"] = "1"
        result |= CONTAINED
        result |= variables(options.git_overrides, base.get("GIT_CONFIG_COUNT", ""))
    return result

"""The start of the CLI: conversion of options to arguments and environment (protocol/README.md 2)."""

from collections.abc import Mapping
from dataclasses import dataclass

from claude_desk.protocol.disk.git_files import CONTAINED, variables

BYPASS = "bypassPermissions"
"""The permission mode in which the CLI does not ask for permission."""

# Every supported CLI has these flags. An unknown flag would end 2.1.37 (protocol/README.md 2.1).
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

DOCUMENTED = ("--input-format", "--output-format", "--include-partial-messages", "--replay-user-messages")
"""Flags of every start that the help of every supported CLI names. A CLI without one of them is too old."""

# With `CLAUDECODE` many versions refuse to start. Debugger flags in `NODE_OPTIONS` break the child
# (section 2.2).
_DROPPED = frozenset({"CLAUDECODE", "NODE_OPTIONS"})


@dataclass(frozen=True)
class LaunchOptions:
    """The options of one start of the CLI.

    `session_id`: the uuid of a new session. `resume`: the id of a session to resume. `latest`: resume the
    folder's most recent session. Give at most one of these, except with `fork`. `fork` needs `session_id` and
    `resume`: the new session begins as a copy of the resumed session. Other combinations raise ValueError.

    `until`: the uuid of the last message of the resumed session that Claude should know. The message must be
    in the chain that a plain `--resume` would continue, after the last compaction. Otherwise the CLI ends at
    its start (2.1.37, 2.1.330). `until` without `resume` raises ValueError.

    `model`: empty for the CLI's default. `permission_mode` is always passed, because new CLIs may choose
    `auto` by themselves. For `BYPASS`, the flag that allows this mode is passed too. The CLI then refuses to
    start for root outside of a sandbox. If its settings forbid `BYPASS`, the CLI silently starts in another
    mode (2.1.37, 2.1.330).

    `trusted`: if False, the CLI obeys nothing in the folder's own files that runs or allows something. Git
    then runs no program that the repository names, does not fetch, and works in no other repository. In that
    case `git_overrides` also override git's configuration. `extra` is passed last and unchanged, so that it
    can override other options.
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

    Values are passed as `--flag=value`, because a value that begins with a dash would be read as a flag.
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


def question_arguments(model: str, system: str) -> list[str]:
    """Return the arguments for one question on stdin, in the format of the wire: without tools, servers,
    hooks and a session file, and with the user's settings alone, which say how the CLI signs in. Every
    supported CLI has these flags."""
    return [
        "-p",
        "--input-format=stream-json",
        "--output-format=stream-json",
        "--verbose",
        f"--model={model}",
        "--tools=",
        "--setting-sources=user",
        '--settings={"disableAllHooks":true}',
        "--strict-mcp-config",
        "--no-session-persistence",
        "--disable-slash-commands",
        "--max-turns=1",
        f"--system-prompt={system}",
    ]


def environment(base: Mapping[str, str], cwd: str, options: LaunchOptions) -> dict[str, str]:
    """Return the child's environment: `base` without variables that harm the CLI, and with PWD and the
    variables for file checkpoints and refused starts. If the folder is not trusted, add the variables that
    contain git and stop scheduled tasks."""
    result = {name: value for name, value in base.items() if name not in _DROPPED}
    result["PWD"] = cwd
    result["CLAUDE_CODE_ENABLE_SDK_FILE_CHECKPOINTING"] = "true"
    result["CLAUDE_CODE_STARTUP_FAILURE_RESULTS"] = "1"  # 2.1.330 says why a start fails
    if not options.trusted:
        # 2.1.330 sends the prompts of `.claude/scheduled_tasks.json` even with `--setting-sources`.
        result["CLAUDE_CODE_DISABLE_CRON"] = "1"
        result |= CONTAINED
        result |= variables(options.git_overrides, base.get("GIT_CONFIG_COUNT", ""))
    return result

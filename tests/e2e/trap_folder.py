"""A folder full of traps: every trap that Claude Code runs by itself leaves a mark.

For most traps the mark is an empty file with the name of the trap. Only the trap's own program makes this
file. For a trap that sends a prompt, the mark is the prompt at the stand-in. The findings in the folder must
name each trap that went off (test_traps.py).
"""

import json
import os
import shutil
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.standin import StandIn

OLD_EVENTS = 15  # 2.1.37 accepts only the first 15 events
EVENTS = (
    "PreToolUse", "PostToolUse", "PostToolUseFailure", "Notification", "UserPromptSubmit", "SessionStart",
    "SessionEnd", "Stop", "SubagentStart", "SubagentStop", "PreCompact", "PermissionRequest", "Setup",
    "TeammateIdle", "TaskCompleted",
    # Events of later versions:
    "ConfigChange", "WorktreeCreate", "WorktreeRemove",
    "InstructionsLoaded", "CwdChanged", "FileChanged", "StopFailure",
)  # fmt: skip
HELPERS = (
    "apiKeyHelper", "awsAuthRefresh", "awsCredentialExport", "gcpAuthRefresh", "otelHeadersHelper",
    "proxyAuthHelper",
)  # fmt: skip
# Programs, and shells, that 2.1.37 looks for on the PATH when it starts.
PROGRAMS = ("node", "ps", "which", "npm", "git", "rg", "uname", "sh", "bash", "grep", "claude")
GIT_PROGRAMS = (
    "core.fsmonitor", "core.sshCommand", "core.pager", "core.editor", "core.askPass", "core.gitProxy",
    "core.alternateRefsCommand", "credential.helper", "diff.external", "diff.trap.textconv",
    "diff.trap.command", "merge.trap.driver", "gpg.program", "sequence.editor", "filter.trap.clean",
    "filter.trap.smudge", "interactive.diffFilter", "pager.status", "pager.log", "difftool.trap.cmd",
)  # fmt: skip
NOT_HELD = ("diff.", "difftool.", "filter.", "interactive.", "merge.")
GIT_HOOKS = (
    "applypatch-msg", "commit-msg", "fsmonitor-watchman", "post-applypatch", "post-checkout", "post-commit",
    "post-index-change", "post-merge", "post-rewrite", "post-update", "pre-applypatch", "pre-auto-gc",
    "pre-commit", "pre-merge-commit", "pre-push", "pre-rebase", "pre-receive", "prepare-commit-msg",
    "push-to-checkout", "reference-transaction", "sendemail-validate", "update",
)  # fmt: skip


@dataclass
class TrapFolder:
    """`project` is the folder that is opened. `top` contains everything; the marks are in `top / "marks"`."""

    top: Path
    project: Path = field(init=False)
    typed: list[str] = field(default_factory=list)  # commands that a user types
    agents: list[str] = field(default_factory=list)  # agents that the test lets Claude use
    rules: list[str] = field(default_factory=list)  # programs that the test lets Claude run
    prompts: list[str] = field(default_factory=list)  # traps that send a prompt
    # The words of the finding about a trap, if a finding does not use the trap's name.
    words: dict[str, str] = field(default_factory=dict)
    events: tuple[str, ...] = EVENTS  # an unknown event makes 2.1.37 ignore the whole file

    held_only: bool = False  # whether to leave out traps that the program cannot turn off

    def __post_init__(self) -> None:
        for name in ("marks", "run"):
            (self.top / name).mkdir(parents=True)

    # --- marks -----------------------------------------------------------------------------------

    def program(self, name: str) -> str:
        """Return the path of a program that leaves this trap's mark."""
        path = self.top / "run" / name
        path.write_text(f"#!/bin/sh\n: > '{self.top}/marks/{name}'\n")
        path.chmod(0o755)
        return str(path)

    def marks(self, api: StandIn) -> set[str]:
        """Return the names of the traps that went off."""
        sent = [text for request in api.turns for text in request.user_texts()]
        return {
            *(path.name for path in (self.top / "marks").iterdir()),
            *(name for name in self.prompts if any(f"prompt of {name}" in text for text in sent)),
        }

    def clear(self) -> None:
        for mark in (self.top / "marks").iterdir():
            mark.unlink()

    # --- Claude Code's own files -------------------------------------------------------------------

    def settings(self, folder: Path, label: str) -> None:
        """Write shared and local settings, with every key that names a program."""
        shared: dict[str, Any] = {
            "hooks": {event: [{"hooks": [self._hook(f"{label}-hook-{event}")]}] for event in self.events},
            "env": {"BASH_ENV": self.program(f"{label}-env")},
            "statusLine": {"type": "command", "command": self.program(f"{label}-statusLine")},
            "fileSuggestion": {"type": "command", "command": self.program(f"{label}-fileSuggestion")},
            "permissions": {"allow": [self._rule(f"{label}-rule")]},
            "enableAllProjectMcpServers": True,
            **{helper: self.program(f"{label}-{helper}") for helper in HELPERS},
        }
        local = {
            "hooks": {"SessionStart": [{"hooks": [self._hook(f"{label}-local-hook")]}]},
            "permissions": {"allow": [self._rule(f"{label}-local-rule")]},
        }
        write(folder / ".claude/settings.json", shared)
        write(folder / ".claude/settings.local.json", local)

    def servers(self, folder: Path, label: str) -> None:
        write(folder / ".mcp.json", {"mcpServers": {label: {"command": self.program(f"{label}-server")}}})

    def tasks(self, folder: Path, label: str, now: float) -> None:
        """Write a task that is due: its minute has passed."""
        name = f"{label}-task"
        self.prompts.append(name)
        task = {
            "id": f"{abs(hash(label)) % 16**8:08x}",
            "cron": "* * * * *",
            "prompt": f"prompt of {name}",
            "createdAt": int((now - 120) * 1000),
            "recurring": True,
        }
        write(folder / ".claude/scheduled_tasks.json", {"tasks": [task]})

    def prompt_files(self, folder: Path, label: str) -> None:
        """Write a command, a skill and an agent, each of which grants itself a program."""
        claude = folder / ".claude"
        command, skill, agent = (f"{label}-{kind}" for kind in ("command", "skill", "agent"))
        write(claude / f"commands/{command}.md", self.granting(command))
        write(claude / f"skills/{skill}/SKILL.md", self.granting(skill))
        head = f"---\nname: {agent}\ndescription: it\nhooks:\n  SubagentStart:\n    - hooks:\n"
        head += f"        - {{type: command, command: {self.program(agent)}}}\n"
        head += "  PreToolUse:\n    - hooks:\n"
        head += f"        - {{type: command, command: {self.program(agent)}}}\n---\nDo it.\n"
        write(claude / f"agents/{agent}.md", head)
        self.typed += [command, skill]
        self.agents.append(agent)

    def granting(self, name: str, begin: str = "---\n", key: str = "allowed-tools: {}") -> str:
        """Return a prompt file that runs its program if its head is accepted."""
        program = self.program(name)
        grant = key.format(f"Bash({program})")
        return f"{begin}description: it\n{grant}\n---\nGo: !`{program}`\n"

    def odd_heads(self, folder: Path, heads: Iterable[tuple[str, str]]) -> None:
        for number, (begin, key) in enumerate(heads):
            name = f"head-{number}"
            write(folder / f".claude/commands/{name}.md", self.granting(name, begin, key))
            self.typed.append(name)

    def plugin(self, folder: Path, label: str) -> None:
        """Write a plugin that Claude Code finds because it is in a skill's folder."""
        name = f"{label}-plugin"
        place = folder / ".claude/skills" / name
        write(place / ".claude-plugin/plugin.json", {"name": name, "version": "1.0.0", "description": "it"})
        hooks = {"SessionStart": [{"hooks": [self._hook(f"{name}-hook")]}]}
        write(place / "hooks/hooks.json", {"hooks": hooks})
        write(place / ".mcp.json", {"mcpServers": {name: {"command": self.program(f"{name}-server")}}})
        write(place / "commands/go.md", self.granting(f"{name}-command"))
        self.typed.append(f"{name}:go")
        self.words[f"{name}-command"] = f"{name} is a plugin"

    def workflow(self, folder: Path, label: str) -> None:
        name = f"{label}-workflow"
        program = self.program(name)
        code = f'require("child_process").execFileSync({json.dumps(program)});\n'
        code += f"export const meta = {{name: '{name}', description: 'it'}};\nreturn 1;\n"
        write(folder / f".claude/workflows/{name}.js", code)
        self.typed.append(name)

    def style(self, folder: Path, label: str) -> None:
        write(folder / ".claude/output-styles/default.md", self.granting(f"{label}-style"))

    def others(self, folder: Path, label: str) -> None:
        """Write texts with orders, and files of other programs in `.claude`."""
        for name in ("CLAUDE.md", "AGENTS.md", "CLAUDE.local.md", ".claude/CLAUDE.md", ".claude/rules/a.md",
                     ".claude/loop.md", ".claude/RESUME.md"):  # fmt: skip
            write(folder / name, self.granting(f"{label}-text-{Path(name).name}"))
        program = self.program(f"{label}-launch")
        run = {"name": "x", "runtimeExecutable": program, "runtimeArgs": [], "port": 1, "command": program}
        write(
            folder / ".claude/launch.json", {"version": "0.0.1", "configurations": [run], "autoVerify": True}
        )
        write(folder / f".claude/routines/{label}.md", self.granting(f"{label}-routine"))
        write(folder / f".claude/hooks/{label}.sh", "")
        shutil.copy(self.program(f"{label}-hooks-folder"), folder / ".claude/hooks/SessionStart")

    def programs(self, folder: Path, label: str) -> None:
        """Put programs into the folders to which relative entries of the PATH lead."""
        for place in (folder, folder / "bin"):
            for program in PROGRAMS:
                place.mkdir(exist_ok=True)
                shutil.copy(self.program(f"{label}-path-{program}"), place / program)

    def _hook(self, name: str) -> dict[str, str]:
        return {"type": "command", "command": self.program(name)}

    def _rule(self, name: str) -> str:
        self.rules.append(self.program(name))
        return f"Bash({self.program(name)})"

    # --- git -----------------------------------------------------------------------------------------

    def repository(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        git(folder, "init", "-q", "-b", "main")
        for name in ("a.trap", "a.inc", "b.txt"):
            (folder / name).write_text("one\n")
        git(folder, "add", "a.trap", "a.inc", "b.txt")
        git(folder, "commit", "-q", "-m", "first")

    def git_traps(self, folder: Path, label: str) -> None:
        """Write git configuration and hooks with every key that names a program, and changes that make git
        use them."""
        for key in GIT_PROGRAMS:
            if self.held_only and key.startswith(NOT_HELD):
                continue
            git(folder, "config", key, self.program(f"{label}-git-{key}"))
        git(folder, "config", "log.showSignature", "true")
        own = Path(git(folder, "rev-parse", "--path-format=absolute", "--git-common-dir"))
        write(own / "more", f'[filter "inc"]\n\tclean = "{self.program(f"{label}-git-include")}"\n')
        if not self.held_only:
            git(folder, "config", "include.path", "more")
        write(folder / ".gitattributes", "*.trap filter=trap diff=trap merge=trap\n*.inc filter=inc\n")
        for name in GIT_HOOKS:
            hook = own / "hooks" / name
            hook.parent.mkdir(exist_ok=True)
            shutil.copy(self.program(f"{label}-git-hook-{name}"), hook)
            self.words[f"{label}-git-hook-{name}"] = f"hooks/{name}"
        # Replace the commit by the same commit with an invalid signature. A signature makes `git log` call
        # gpg.
        commit = git(folder, "cat-file", "commit", "HEAD").replace(
            "\n\n", "\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n -----END PGP SIGNATURE-----\n\n", 1
        )
        made = git(folder, "hash-object", "-t", "commit", "-w", "--stdin", stdin=commit + "\n")
        git(folder, "update-ref", "HEAD", made)
        # The files keep their size, so git has to read them.
        for name in ("a.trap", "a.inc", "b.txt"):
            (folder / name).write_text("two\n")

    def submodules(self, folder: Path, label: str) -> None:
        """Add a submodule whose git folder is in the repository's git folder, and a submodule with its own
        `.git`."""
        if self.held_only:
            return
        self.words[f"{label}-inner"] = "submodules, whose own git settings"
        source = self.top / "submodule"
        self.repository(source)
        git(folder, "-c", "protocol.file.allow=always", "submodule", "add", "-q", str(source), "taken")
        git(folder / "taken", "config", "core.fsmonitor", self.program(f"{label}-submodule"))
        git(folder, "clone", "-q", str(source), "inner")
        git(folder, "-c", "advice.addEmbeddedRepo=false", "add", "inner")
        git(folder / "inner", "config", "core.fsmonitor", self.program(f"{label}-inner"))
        git(folder, "commit", "-q", "-m", "submodules")
        git(folder / "taken", "config", "filter.taken.clean", self.program(f"{label}-submodule-filter"))
        write(folder / "taken" / ".gitattributes", "b.txt filter=taken\n")
        (folder / "taken" / "b.txt").write_text("two\n")  # the same size, so git has to read the file

    def store_in_place(self, folder: Path, label: str) -> None:
        """Make a folder without a `.git` that git takes for a repository."""
        for name in ("objects", "refs"):
            (folder / name).mkdir(parents=True)
        write(folder / "HEAD", "ref: refs/heads/main\n")
        program = self.program(f"{label}-store-in-place")
        settings = ["repositoryformatversion = 0", "bare = false", f"fsmonitor = {program}"]
        if not self.held_only:
            settings.append("worktree = ..")
        write(folder / "config", "\n".join(("[core]", *settings)) + "\n")


def write(path: Path, content: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content if isinstance(content, str) else json.dumps(content))


def git(folder: Path, *arguments: str, stdin: str = "") -> str:
    """Run git without the machine's own configuration."""
    environment = {"PATH": os.defpath, "HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1"}
    for who in ("AUTHOR", "COMMITTER"):
        environment |= {f"GIT_{who}_NAME": "a", f"GIT_{who}_EMAIL": "a@example.org"}
    done = subprocess.run(
        ["git", *arguments],
        cwd=folder,
        env=environment,
        input=stdin,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()

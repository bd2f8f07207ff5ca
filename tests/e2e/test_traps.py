"""Finds out from Claude Code itself what a folder runs: both versions open folders full of traps.

No trap goes off if the folder is opened as the program opens a folder without trust. If the folder is opened
plainly, the review of the folder names every trap that goes off. If a part of the review were missing, some
trap would not be named.

`traps_that_go_off.json` has the traps that go off in a folder that is opened plainly, because that depends
only on the folder and on the version of the CLI. A usual run opens one folder plainly, and each folder
without trust. After a change of a folder, write the file:
`EVERY=1 TRAPS=write tests/run tests/e2e/test_traps.py`.
"""

import json
import os
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from claude_desk.agent.finder import Command, with_program_folder
from claude_desk.protocol.disk import git_files, project_files
from claude_desk.protocol.disk.project_files import settings_findings
from claude_desk.protocol.launch_options import LaunchOptions, arguments, environment
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.workspace import folder_review, reviewed_paths
from claude_desk.workspace.folder_review import READERS, git_overrides, review
from claude_desk.workspace.reviewed_paths import ReviewedPathKind
from tests import clis
from tests.clis import Cli
from tests.e2e.trap_folder import OLD_EVENTS, TrapFolder, git, write
from tests.standin import Answer, StandIn, ToolUse
from tests.wire_client import FLAGS, WireCli, deny

# Ways to write the head of a prompt file: its first line, and the line that grants a permission.
HEADS = (
    ("---\ufeff\n", "allowed-tools: {}"),
    ("\ufeff---\n", "allowed-tools: {}"),
    ("---\u00a0\n", "allowed-tools: {}"),
    ("---\u2028\n", "allowed-tools: {}"),
    ("---\u3000\ufeff \n", "allowed-tools: {}"),
    ("---\x0b\n", "allowed-tools: {}"),
    ("---\x85\n", "allowed-tools: {}"),
    ("---\r\n", "allowed-tools: {}"),
    ("---\n\n\ufeff\n", "allowed-tools: {}"),
    ("\n---\n", "allowed-tools: {}"),
    ("----\n", "allowed-tools: {}"),
    ("---\n", '"allowed\\u002dtools": {}'),
    ("---\n", " allowed-tools: {}"),
    ("---\n", "metadata:\n  allowed-tools: {}"),
    ("---\n", "<<: {{allowed-tools: {}}}"),
    ("---\n", "model: opus --- \nallowed-tools: {}"),
)
SECONDS_OF_A_TASK = 20.0
SECONDS_OF_SERVERS = 30.0
SHORTEST_WAIT = 5.0  # seconds, for a task that must not start
# The review does not ask about texts, styles, workflows and other files in `.claude`, and about programs of
# relative PATH entries. Traps whose names have these parts do nothing.
QUIET = ("-text-", "-style", "-workflow", "-launch", "-routine", "-hooks-folder", "-path-")


def whole(traps: TrapFolder, folder: Path, label: str) -> None:
    """Write all traps that a folder may contain, except scheduled tasks and traps that git runs."""
    traps.settings(folder, label)
    traps.servers(folder, label)
    traps.prompt_files(folder, label)
    traps.plugin(folder, label)
    traps.workflow(folder, label)
    traps.style(folder, label)
    traps.others(folder, label)


def in_repository(traps: TrapFolder) -> Path:
    """Return a folder in a repository. There are traps in the folder above the repository, in the repository,
    in the folder itself, and in a folder below."""
    above = traps.top / "above"
    repository = above / "repository"
    traps.repository(repository)
    project = repository / "project"
    for folder, label in ((above, "above"), (repository, "repository"), (project, "project")):
        whole(traps, folder, label)
    whole(traps, project / "below", "below")
    traps.programs(project, "project")
    traps.odd_heads(project, HEADS)
    traps.submodules(repository, "repository")
    traps.git_traps(repository, "repository")
    return project


def in_no_repository(traps: TrapFolder) -> Path:
    project = traps.top / "above" / "project"
    whole(traps, project.parent, "above")
    whole(traps, project, "project")
    return project


def worktree_of_a_store(traps: TrapFolder) -> Path:
    traps.repository(traps.top / "source")
    git(traps.top, "clone", "-q", "--bare", "source", "store.git")
    git(traps.top / "store.git", "worktree", "add", "-q", "../tree")
    whole(traps, traps.top / "store.git", "store")
    traps.git_traps(traps.top / "tree", "store")
    return traps.top / "tree"


def worktree_of_a_checkout(traps: TrapFolder) -> Path:
    traps.repository(traps.top / "main")
    git(traps.top / "main", "worktree", "add", "-q", "-b", "other", "../tree")
    whole(traps, traps.top / "main", "main")
    traps.git_traps(traps.top / "tree", "main")
    return traps.top / "tree"


def store_in_place(traps: TrapFolder) -> Path:
    """Return a folder in a repository. Git takes the folder for another repository. The folder also has a
    scheduled task."""
    traps.repository(traps.top / "repository")
    traps.store_in_place(traps.top / "repository" / "project", "project")
    traps.tasks(traps.top / "repository" / "project", "project", time.time())
    return traps.top / "repository" / "project"


Scene = Callable[[TrapFolder], Path]
SCENES: tuple[Scene, ...] = (
    in_repository,
    in_no_repository,
    worktree_of_a_store,
    worktree_of_a_checkout,
    store_in_place,
)


KNOWN_TRAPS = Path(__file__).with_name("traps_that_go_off.json")


@dataclass
class Seen:
    """`plain`: the traps that go off if the scene is opened plainly."""

    traps: TrapFolder
    plain: set[str]


_KNOWN: dict[tuple[str, str], Seen] = {}


def known_in(cli: Cli, scene: Scene, tmp_path_factory: pytest.TempPathFactory) -> Seen:
    """Make the scene, only once for each version, and read which traps go off in it."""
    key = (cli.version, scene.__name__)
    if key not in _KNOWN:
        traps = made(cli, scene, tmp_path_factory.mktemp(scene.__name__), trusted=True)
        _KNOWN[key] = Seen(traps, set(known_traps()[cli.version][scene.__name__]))
    return _KNOWN[key]


def known_traps() -> dict[str, dict[str, list[str]]]:
    """Return the names of the traps, by version and scene."""
    read: dict[str, dict[str, list[str]]] = json.loads(KNOWN_TRAPS.read_text())
    return read


@pytest.fixture(params=SCENES, ids=lambda scene: scene.__name__)
def scene(request: pytest.FixtureRequest) -> Scene:
    found: Scene = request.param
    return found


@pytest.fixture
def seen(cli: Cli, scene: Scene, tmp_path_factory: pytest.TempPathFactory) -> Seen:
    return known_in(cli, scene, tmp_path_factory)


def made(cli: Cli, scene: Scene, top: Path, trusted: bool) -> TrapFolder:
    """Make the scene below `top`. Each opening needs a new scene and a new home, because some traps go off
    only once: a task that is sent, a git index that is written, a server that is started."""
    traps = TrapFolder(top / "traps")
    if cli is clis.OLD:
        traps.events = traps.events[:OLD_EVENTS]
    traps.held_only = not trusted
    traps.project = scene(traps)
    traps.clear()  # git has run hooks while the scene was made, so forget their marks
    return traps


def opened(
    cli: Cli, traps: TrapFolder, home: Path, trusted: bool, seconds: float = 0.0
) -> tuple[set[str], float]:
    """Open the folder as the program does, and let a user and Claude use everything in it.

    Return the traps that went off, and the seconds until the scheduled task's turn ended, or until the wait
    for this turn ended. `seconds`: the longest wait for the turn; `SECONDS_OF_A_TASK` if it is 0.
    """
    project = traps.project
    assert trusted or not review(project, home / ".claude").not_held
    options = LaunchOptions(trusted=trusted, git_overrides=git_overrides(project))
    with StandIn() as api:
        base = clis.clean_environment(home, api.url)
        base["PATH"] = f":bin:.:{base['PATH']}"
        variables = with_program_folder(environment(base, str(project), options), Command(cli.command()[0]))
        # The user has once trusted the folder in the terminal.
        known = {str(folder): {"hasTrustDialogAccepted": True} for folder in (project, *project.parents)}
        write(home / ".claude/.claude.json", {"projects": known})
        script(cli, traps, api)
        extra = [word for word in arguments(options) if word not in FLAGS]
        began = time.monotonic()
        with WireCli(cli.command(), project, variables, extra, decide=deny("No.")) as wire:
            wire.ask("initialize")
            wait_for_task(cli, traps, wire, began + (seconds or SECONDS_OF_A_TASK))
            took = time.monotonic() - began
            for words in ("hello", *(f"/{name}" for name in traps.typed)):
                wire.say(words)
                wire.wait_for_result()
        return traps.marks(api), took


def wait_for_task(cli: Cli, traps: TrapFolder, wire: WireCli, until: float) -> None:
    """Wait until the scheduled task has ended its turn, or until the time `until`. 2.1.37 has no scheduled
    tasks."""
    while traps.prompts and cli is not clis.OLD and time.monotonic() < until:
        try:
            wire.wait_for(lambda frame: frame.get("type") == "result", 0.5)
        except TimeoutError:
            continue
        return


def script(cli: Cli, traps: TrapFolder, api: StandIn) -> None:
    """Let Claude run the commands that rules allow, look at the repository, read a file below the folder, and
    use every agent."""
    agent = "Task" if cli is clis.OLD else "Agent"
    steps = [
        Answer(*[ToolUse("Bash", {"command": command}) for command in traps.rules]),
        Answer(*[ToolUse("Bash", {"command": f"git {what}"}) for what in ("status", "diff", "log -p -n 3")]),
        Answer(ToolUse("Read", {"file_path": str(traps.project / "below/CLAUDE.md")})),
        Answer(*[ToolUse(agent, work_of(name)) for name in traps.agents]),
    ]
    api.on("hello", [*(step for step in steps if step.items), "Done."], forever=True)
    api.on("work of", [Answer(ToolUse("Bash", {"command": "ls"})), "Done."], forever=True)
    for prompt in ("Go: ", *(f"prompt of {name}" for name in traps.prompts), *(f"/{n}" for n in traps.typed)):
        api.on(prompt, ["Done."], forever=True)


def work_of(name: str) -> dict[str, Any]:
    return {
        "description": "it",
        "prompt": f"work of {name}",
        "subagent_type": name,
        "run_in_background": False,
    }


def missing(scene: Seen) -> set[str]:
    """Return the traps that went off in the plain folder and that no finding names."""
    reviewed = review(scene.traps.project, scene.traps.top.parent / "home" / ".claude")
    found = reviewed.findings
    said = "\n".join(
        words(each)
        for part in (
            found.hooks,
            found.servers,
            found.tasks,
            found.environment,
            found.rules,
            found.git,
            found.other,
            reviewed.not_held,
        )
        for each in part
    )
    return {name for name in scene.plain if scene.traps.words.get(name, name) not in said}


@pytest.mark.both_versions
@pytest.mark.drawn(2)
def test_nothing_goes_off_without_trust(cli: Cli, scene: Scene, tmp_path: Path) -> None:
    wait = 0.0
    if scene is store_in_place:  # the plain opening shows how soon a task is sent
        plain = made(cli, scene, tmp_path / "plain", trusted=True)
        _, wait = opened(cli, plain, tmp_path / "plain" / "home", trusted=True)
    traps = made(cli, scene, tmp_path / "without", trusted=False)
    wait = max(SHORTEST_WAIT, 2 * wait)
    without, _ = opened(cli, traps, tmp_path / "without" / "home", trusted=False, seconds=wait)
    # 2.1.37 loads skills below the folder in any case. If a user types such a skill, its granted program
    # runs.
    assert without <= ({"below-skill"} if cli is clis.OLD else set())


@pytest.mark.drawn(len(SCENES))
def test_the_known_traps_go_off_and_what_goes_off_is_found(cli: Cli, scene: Scene, tmp_path: Path) -> None:
    traps = made(cli, scene, tmp_path, trusted=True)
    plain, _ = opened(cli, traps, tmp_path / "home", trusted=True)
    if os.environ.get("TRAPS") == "write":
        known = known_traps() if KNOWN_TRAPS.exists() else {}
        known.setdefault(cli.version, {})[scene.__name__] = sorted(plain)
        KNOWN_TRAPS.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")
    assert set(known_traps()[cli.version][scene.__name__]) <= plain
    assert missing(Seen(traps, plain)) == set()
    assert [name for name in plain if any(part in name for part in QUIET)] == []


@pytest.mark.both_versions
def test_what_goes_off_is_found(seen: Seen) -> None:
    assert missing(seen) == set()


# --- each part of the review is needed -----------------------------------------------------------


def nothing(*args: Any, **named: Any) -> Any:
    return ()


def no_plugin(path: Path, below: Path) -> None:
    return None


def leave_out_kind(kind: ReviewedPathKind, patch: pytest.MonkeyPatch) -> None:
    patch.setitem(READERS, kind, nothing)


def leave_out_setting(key: str, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(project_files, "HARMLESS", {**project_files.HARMLESS, key: lambda value: True})
    read = project_files._read_settings
    patch.setattr(
        project_files,
        "_read_settings",
        lambda value, found: read({k: v for k, v in value.items() if k != key}, found),
    )


def leave_out_git_key(key: str, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(git_files, "_HARMLESS", git_files._HARMLESS | {key})


def leave_out_git_hook(name: str, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(git_files, "_HARMLESS_HOOKS", git_files._HARMLESS_HOOKS | {name})


def leave_out(module: Any, name: str, instead: Any, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(module, name, instead)


def leave_out_odd_heads(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(project_files, "_BEGINS", re.compile(r"\s*---\s"))
    patch.setattr(project_files, "_FIRST_LINE", re.compile(""))


def only_dot_git(folder: Path) -> Path | None:
    return folder / ".git" if (folder / ".git").exists() else None


PARTS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    **{
        f"kind: {kind}": partial(leave_out_kind, kind)
        for kind in (
            ReviewedPathKind.SETTINGS,
            ReviewedPathKind.SERVERS,
            ReviewedPathKind.TASKS,
            ReviewedPathKind.COMMANDS,
            ReviewedPathKind.SKILLS,
            ReviewedPathKind.AGENTS,
            ReviewedPathKind.BELOW,
            ReviewedPathKind.GIT,
        )
    },
    **{
        f"setting: {key}": partial(leave_out_setting, key)
        for key in ("hooks", "env", "permissions", "apiKeyHelper")
    },
    **{
        f"git: {key}": partial(leave_out_git_key, key)
        for key in (
            "core.fsmonitor",
            "diff.external",
            "diff.*.command",
            "diff.*.textconv",
            "filter.*.clean",
            "filter.*.smudge",
            "gpg.program",
        )
    },
    **{f"git hook: {name}": partial(leave_out_git_hook, name) for name in ("post-index-change",)},
    "odd heads": leave_out_odd_heads,
    "plugins": partial(leave_out, folder_review, "_plugin_of", no_plugin),
    "parents outside of a repository": partial(leave_out, reviewed_paths, "_parents_below", nothing),
    "the store of a worktree": partial(leave_out, reviewed_paths, "shared_git_folder", lambda folder: None),
    "the main checkout": partial(leave_out, reviewed_paths, "main_checkout", lambda folder: None),
    "a store without .git": partial(leave_out, reviewed_paths, "git_folder_of", only_dot_git),
    "included configuration": partial(leave_out, folder_review, "included_files", nothing),
    "submodules": partial(leave_out, folder_review, "_unread_index", nothing),
}


@pytest.mark.parametrize("part", PARTS)
def test_each_part_of_the_look_is_needed(
    part: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenes = [known_in(cli, scene, tmp_path_factory) for cli in clis.BOTH for scene in SCENES]
    PARTS[part](monkeypatch)
    assert any(missing(scene) for scene in scenes)


# --- settings that the review does not ask about --------------------------------------------------

# A value for each setting that the review does not ask about. Settings that only change the words for Claude
# are left out.
HARMLESS_VALUES: dict[str, Any] = {
    "$schema": "https://example.org",
    "companyAnnouncements": ["Say MARK"],
    "prefersReducedMotion": True,
    "promptSuggestionEnabled": False,
    "respectGitignore": False,
    "skippedMarketplaces": ["MARK"],
    "skippedPlugins": ["MARK"],
    "spinnerTipsEnabled": False,
    "spinnerVerbs": {"mode": "replace", "verbs": ["MARK"]},
    "syntaxHighlightingDisabled": True,
    "terminalTitleFromRename": False,
}
WORDS_TO_CLAUDE = {"attribution", "includeCoAuthoredBy", "language"}


def effects(cli: Cli, top: Path, settings: dict[str, Any]) -> tuple[set[str], list[str], list[Any]]:
    """Return the effects of a folder with these settings: the marks of hooks and servers that ran, the texts
    that were sent to the model, and its tools, servers and permission mode. Servers are sorted by name,
    because 2.1.37 lists first the server that was ready first."""
    traps = TrapFolder(top / "traps")
    traps.project = traps.top / "project"
    home = top / "home"
    own = {
        event: [{"hooks": [{"type": "command", "command": traps.program(f"own-{event}")}]}]
        for event in ("SessionStart", "PreToolUse", "Stop")
    }
    write(traps.project / ".claude/settings.json", settings)
    write(home / ".claude/settings.json", {"hooks": own, "enableAllProjectMcpServers": True})
    mine = {"mine": {"command": traps.program("own-server")}}
    known = {str(traps.project): {"hasTrustDialogAccepted": True}}
    write(home / ".claude/.claude.json", {"mcpServers": mine, "projects": known})
    traps.servers(traps.project, "folder")
    with StandIn() as api:
        api.on("hello", [Answer(ToolUse("Bash", {"command": "ls"})), "Done."])
        environment = clis.clean_environment(home, api.url)
        with WireCli(cli.command(), traps.project, environment, decide=deny("No.")) as wire:
            wire.ask("initialize")
            wait_for_servers(wire)
            wire.say("hello")
            wire.wait_for_result()
        sent = [
            re.sub(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|toolu_\w+", "ID", text)
            for request in api.turns
            for text in (request.system, *request.user_texts())
        ]
        init = next(frame for frame in wire.frames if frame.get("subtype") == "init")
    places = re.compile("|".join(re.escape(re.sub(r"\W|_", "-", str(each))) for each in (traps.top, home)))
    plain = [places.sub("PLACE", re.sub(r"[\W_]", "-", text)) for text in sent]
    servers = sorted(init["mcp_servers"], key=lambda server: str(server["name"]))
    return traps.marks(api), plain, [init.get("tools"), servers, init.get("permissionMode")]


def wait_for_servers(wire: WireCli) -> None:
    """Wait until no server is pending, because the init message reports the servers' state at that moment.
    The CLI does not report that, so ask it repeatedly. Raise `TimeoutError`."""
    end = time.monotonic() + SECONDS_OF_SERVERS
    while time.monotonic() < end:
        answer = wire.ask("mcp_status")["response"]["response"]
        if all(server["status"] != "pending" for server in answer["mcpServers"]):
            return
    raise TimeoutError(f"servers are pending after {SECONDS_OF_SERVERS} s: {answer}")


def test_settings_that_are_not_asked_about_make_no_difference(cli: Cli, tmp_path: Path) -> None:
    assert set(project_files.HARMLESS) == {*HARMLESS_VALUES, *WORDS_TO_CLAUDE}
    assert not settings_findings(json.dumps(HARMLESS_VALUES).encode())
    without = effects(cli, tmp_path / "a", {})
    assert effects(cli, tmp_path / "b", HARMLESS_VALUES) == without
    assert without[0] >= {"own-SessionStart", "own-PreToolUse", "own-Stop", "own-server"}
    denied = {"disableAllHooks": True, "deniedMcpServers": [{"serverName": "mine"}]}
    assert effects(cli, tmp_path / "c", denied)[0] == {"folder-server"}, "it would be seen"

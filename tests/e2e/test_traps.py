"""What a folder runs is learnt from Claude Code itself: folders full of traps are opened with both versions.

In the way that the program opens a folder that nobody trusts, nothing goes off. What goes off in the plain way
is named by the look at the folder; it would not be, were any part of that look left out.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from claude_desk.agent.finder import Command, with_program_folder
from claude_desk.protocol.launch import LaunchOptions, arguments, environment
from claude_desk.workspace.folder_review import git_overrides, review
from tests import clis
from tests.clis import Cli
from tests.e2e.trap_folder import OLD_EVENTS, TrapFolder, git, write
from tests.standin import Answer, StandIn, ToolUse
from tests.wire import FLAGS, WireCli, deny

# How a head may be written: what stands before it, and the line that grants.
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


def whole(traps: TrapFolder, folder: Path, label: str) -> None:
    """All that a folder may bring along, but for scheduled tasks and git's."""
    traps.settings(folder, label)
    traps.servers(folder, label)
    traps.prompt_files(folder, label)
    traps.plugin(folder, label)
    traps.workflow(folder, label)
    traps.style(folder, label)
    traps.others(folder, label)


def in_repository(traps: TrapFolder) -> Path:
    """A folder in a repository, with traps above that, there, in the folder and below it."""
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
    """A folder of a repository's that git takes for another repository."""
    traps.repository(traps.top / "repository")
    traps.store_in_place(traps.top / "repository" / "project", "project")
    return traps.top / "repository" / "project"


def scheduled(traps: TrapFolder) -> Path:
    traps.tasks(traps.top / "project", "project", time.time())
    return traps.top / "project"


SCENES = (
    in_repository,
    in_no_repository,
    worktree_of_a_store,
    worktree_of_a_checkout,
    store_in_place,
    scheduled,
)


@dataclass
class Seen:
    """What went off in a scene: in the plain way, and without trust."""

    traps: TrapFolder
    plain: set[str]
    without: set[str]


@pytest.fixture(scope="module", params=clis.BOTH, ids=lambda cli: cli.version)
def seen(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Seen]:
    return seen_with(request.param, tmp_path_factory)


_KNOWN: dict[str, list[Seen]] = {}


def seen_with(cli: Cli, tmp_path_factory: pytest.TempPathFactory) -> list[Seen]:
    """Open every scene in both ways; once for each version."""
    if cli.version not in _KNOWN:
        top = tmp_path_factory.mktemp("traps")
        _KNOWN[cli.version] = [look_at(cli, scene, top / scene.__name__) for scene in SCENES]
    return _KNOWN[cli.version]


def look_at(cli: Cli, scene: Callable[[TrapFolder], Path], top: Path) -> Seen:
    traps = TrapFolder(top / "traps")
    if cli is clis.OLD:
        traps.events = traps.events[:OLD_EVENTS]
    traps.project = scene(traps)
    plain, seconds = opened(cli, traps, top / "home", trusted=True)
    traps.clear()
    without, _ = opened(cli, traps, top / "home", trusted=False, seconds=2 * seconds)
    return Seen(traps, plain, without)


def opened(
    cli: Cli, traps: TrapFolder, home: Path, trusted: bool, seconds: float = 0.0
) -> tuple[set[str], float]:
    """Open the folder as the program does, and have a person and Claude touch all that is there.

    Gives the marks, and how long it took until a scheduled task was begun. `seconds`: how long to wait for
    one in any case.
    """
    project = traps.project
    options = LaunchOptions(trusted=trusted, git_overrides=git_overrides(project))
    with StandIn() as api:
        base = clis.clean_environment(home, api.url)
        base["PATH"] = f":bin:.:{base['PATH']}"
        variables = with_program_folder(environment(base, str(project), options), Command(cli.command()[0]))
        # In the terminal the person said once that they trust it.
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
    """2.1.37 knows no scheduled tasks."""
    while traps.prompts and cli is not clis.OLD and time.monotonic() < until:
        try:
            wire.wait_for(lambda frame: frame.get("type") == "result", 0.5)
        except TimeoutError:
            continue
        return


def script(cli: Cli, traps: TrapFolder, api: StandIn) -> None:
    """Claude runs what rules allow, looks at the repository, reads a file below, and takes every agent."""
    agent = "Task" if cli is clis.OLD else "Agent"
    steps = [
        Answer(*[ToolUse("Bash", {"command": command}) for command in traps.rules]),
        Answer(*[ToolUse("Bash", {"command": f"git {what}"}) for what in ("status", "diff", "log -p -n 3")]),
        Answer(ToolUse("Read", {"file_path": str(traps.project / "below/CLAUDE.md")})),
        Answer(
            *[
                ToolUse(agent, {"description": "it", "prompt": f"work of {name}", "subagent_type": name})
                for name in traps.agents
            ]
        ),
    ]
    api.on("hello", [*(step for step in steps if step.items), "Done."], forever=True)
    api.on("work of", [Answer(ToolUse("Bash", {"command": "ls"})), "Done."], forever=True)
    for words in ("Go: ", *(f"prompt of {name}" for name in traps.prompts), *(f"/{n}" for n in traps.typed)):
        api.on(words, ["Done."], forever=True)


def missing(scene: Seen) -> set[str]:
    """The traps that went off in the plain way and that no finding names."""
    found = review(scene.traps.project, scene.traps.top.parent / "home" / ".claude").findings
    words = "\n".join(
        word
        for part in (
            found.hooks,
            found.servers,
            found.tasks,
            found.environment,
            found.rules,
            found.git,
            found.other,
        )
        for word in part
    )
    return {name for name in scene.plain if scene.traps.words.get(name, name) not in words}


def test_nothing_goes_off_without_trust(seen: list[Seen]) -> None:
    assert {scene.traps.project.name: scene.without for scene in seen if scene.without} == {}


def test_what_goes_off_is_found(seen: list[Seen]) -> None:
    for scene in seen:
        assert missing(scene) == set(), scene.traps.project

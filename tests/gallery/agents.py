"""The page of agents: a tree of agents, a workflow, a command and a monitor, in all states."""

import time

from claude_desk.transcript.workers.worker_tree import (
    Figures,
    Run,
    Step,
    Worker,
    WorkerKind,
    WorkerState,
    WorkerTree,
)
from tests.live_session import LiveSession

TESTS, LIMIT = "pytest tests/upload -q -x", "rate limit, 10 retries"
STATES = ("agents-page", "agents-none", "agents-many", "agents-deep", "agents-old-cli")


def _worker(
    id: str,
    name: str,
    state: WorkerState = WorkerState.WORKING,
    kind: WorkerKind = WorkerKind.AGENT,
    parent: str = "",
    *,
    doing: str = "",
    said: str = "",
    seconds: float = 48,
    tokens: int | None = None,
    runs: int = 1,
    steps: tuple[Step, ...] = (),
) -> Worker:
    began = time.time() - seconds - 0.5
    ended = None if state is WorkerState.WORKING else began + seconds
    run = Run("r", "", "", began, ended, state, doing, said, Figures(tokens))
    earlier = tuple(Run(f"{number}") for number in range(runs - 1))
    return Worker(
        id, kind, name, parent=parent, in_background=True, listed=True, runs=(*earlier, run), steps=steps
    )


def workers() -> dict[str, Worker]:
    steps = (
        Step("Lint", 1),
        Step("Build", 2),
        Step("Try the wheels", 3),
        Step("Publish", 4),
        *(Step(f"lint {name}", 1, f"l{name}", "done") for name in ("python", "qml", "shell", "docs")),
        Step("wheel on linux-arm64", 2, "s1", "progress", "Bash"),
        Step("wheel on windows", 2, "s2", "start"),
    )
    found = [
        _worker("a1", "Port the clients", doing="Edit client.py", seconds=180, tokens=88_000),
        _worker(
            "a2",
            "tests/upload: streams that cannot seek",
            parent="a1",
            doing="pytest tests/upload -q -x",
            tokens=21_000,
        ),
        _worker("a3", "tools/mirror: copy through a spooled file", parent="a1", seconds=60, tokens=34_000),
        _worker("a4", "read the handbook", parent="a3", doing="Read handbook.md", runs=2, tokens=2_000),
        _worker(
            "a5",
            "tools/replay",
            WorkerState.FAILED,
            parent="a1",
            said="rate limit, 10 retries",
            seconds=12,
            tokens=4_000,
        ),
        _worker("a6", "gateway/signing", WorkerState.LOST, parent="a1", seconds=9, tokens=9_000),
        _worker(
            "w1",
            "release-check",
            kind=WorkerKind.WORKFLOW,
            doing="Build",
            seconds=180,
            tokens=61_000,
            steps=steps,
        ),
        _worker("b1", "npm run dev", kind=WorkerKind.COMMAND, seconds=720),
        _worker("m1", "Watch ci.log", kind=WorkerKind.MONITOR, seconds=240),
        _worker("a7", "Old importer", WorkerState.STOPPED_BY_USER, seconds=120, tokens=14_000),
        *(
            _worker(f"d{n}", f"Read the changelog of part {n}", WorkerState.DONE, seconds=20 + n)
            for n in range(26)
        ),
    ]
    return {worker.id: worker for worker in found}


def set_up(state: str, session: LiveSession) -> None:
    """Set what a state of `STATES` shows. Do nothing for other states."""
    if state not in STATES:
        return
    found: dict[str, Worker] = {} if state == "agents-none" else workers()
    if state == "agents-many":
        found = {f"a{n}": _worker(f"a{n}", f"Agent number {n}", doing="Read a file") for n in range(100)}
    if state == "agents-deep":
        deep = [_worker("a1", "Level 1", doing="Task")]
        deep += [_worker(f"a{n}", f"Level {n}", parent=f"a{n - 1}", doing="Task") for n in range(2, 7)]
        deep += [_worker("b6", "Beside level 6", parent="a5", doing="Read a file")]
        found = {worker.id: worker for worker in deep}
    if state == "agents-old-cli":
        session.info.version, session.info.capabilities = "2.1.37", []
    session.show_workers(WorkerTree(found))

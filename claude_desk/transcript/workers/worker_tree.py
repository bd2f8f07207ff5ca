"""The workers of a session, as a tree that events change.

A worker is an agent, a workflow, a command or a monitor. If Claude calls an agent again, the agent's worker
gets another run (protocol/README.md 4.6). `step` returns the tree after an event. Events may come late,
twice, out of order or not at all. Times are in seconds since the epoch.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property

_DEEPEST = 20  # levels; Claude Code has three


class WorkerKind(StrEnum):
    AGENT = "agent"
    WORKFLOW = "workflow"
    COMMAND = "command"
    MONITOR = "monitor"


_THINKING = (WorkerKind.AGENT, WorkerKind.WORKFLOW)  # looked up once: this is read after each message


class WorkerState(StrEnum):
    """The values are ids for QML."""

    WORKING = "working"
    DONE = "done"
    FAILED = "failed"
    STOPPED_BY_USER = "stopped-by-user"
    STOPPED_BY_CLAUDE = "stopped-by-claude"
    STOPPED = "stopped"  # no message says by whom
    LOST = "lost"  # the run has ended, and no message says how


@dataclass(frozen=True, slots=True)
class Figures:
    """What Claude Code counts for a run. A figure is None if Claude Code has not reported it."""

    tokens: int | None = None
    tools: int | None = None
    seconds: float | None = None

    def updated(self, newer: "Figures") -> "Figures":
        """Return the newer figures. If a newer figure is None, keep the older figure."""
        return Figures(
            self.tokens if newer.tokens is None else newer.tokens,
            self.tools if newer.tools is None else newer.tools,
            self.seconds if newer.seconds is None else newer.seconds,
        )


@dataclass(frozen=True, slots=True)
class Run:
    """One run of a worker. `id`: the CLI's id of the run; "" if the CLI sends no such ids. Compared as
    strings, the ids of later runs are greater. `call`: the id of the tool call that began the run. `asked`:
    the prompt, the command or the script. `doing`: the newest step, in one line. `said`: the report, or why
    the run failed."""

    id: str = ""
    call: str = ""
    asked: str = ""
    began: float = 0.0
    ended: float | None = None
    state: WorkerState = WorkerState.WORKING
    doing: str = ""
    said: str = ""
    figures: Figures = Figures()

    @property
    def works(self) -> bool:
        return self.state is WorkerState.WORKING


@dataclass(frozen=True, slots=True)
class Step:
    """A part of a workflow: the phase with the number `phase`, or an agent in that phase. `agent_id`: "" for
    an agent that has not begun. `state`: Claude Code's word for the agent's state; "" for a phase."""

    title: str
    phase: int
    agent_id: str = ""
    state: str = ""
    doing: str = ""

    @property
    def is_phase(self) -> bool:
        return not self.state


@dataclass(frozen=True, slots=True)
class Worker:
    """`parent`: the id of the agent that began this worker; "" for the main conversation. `in_background`:
    whether Claude's turn continues while the worker works."""

    id: str
    kind: WorkerKind = WorkerKind.AGENT
    name: str = ""
    agent_type: str = ""
    parent: str = ""
    in_background: bool = False
    listed: bool = False  # whether the newest run was in a list that the CLI sent (see `Listed`)
    filed: bool = False  # whether only the agent's file has reported the agent
    stop_asked: bool = False  # whether the user asked to stop the newest run
    runs: tuple[Run, ...] = ()
    steps: tuple[Step, ...] = ()

    @property
    def run(self) -> Run:
        """The newest run."""
        return self.runs[-1]

    @property
    def words(self) -> str:
        """The name, or the id of a worker without a name."""
        return self.name or self.id

    @property
    def works(self) -> bool:
        return self.run.works

    @property
    def state(self) -> WorkerState:
        return self.run.state

    @property
    def thinks(self) -> bool:
        """Whether the worker is an agent or a workflow. Claude is not done while such a worker works."""
        return self.kind in _THINKING


@dataclass(frozen=True)  # without slots, which cached properties do not work with
class WorkerTree:
    """All workers by id, in the order in which events first reported them. `early`: by worker and run, the
    reported ends of runs whose beginning was not reported yet."""

    workers: Mapping[str, Worker] = field(default_factory=dict)
    early: Mapping[tuple[str, str], "Ended"] = field(default_factory=dict)

    def parent_of(self, worker: Worker) -> str:
        """Return the id of the agent above the worker; "" for a worker of the main conversation. Also return
        "" if the parent is unknown, if the parent is below the worker, or if the worker has `_DEEPEST` or
        more workers above it."""
        above = worker
        for _ in range(_DEEPEST):
            if above.parent == worker.id:
                return ""
            if (found := self.workers.get(above.parent)) is None:
                return worker.parent if above is not worker else ""
            above = found
        return ""

    def children(self, parent: str = "") -> Iterator[Worker]:
        """Yield the workers that the agent `parent` has begun; with "", those of the main conversation."""
        for worker in self.workers.values():
            if self.parent_of(worker) == parent:
                yield worker

    def below(self, parent: str = "") -> Iterator[Worker]:
        """Yield all workers below the agent `parent`, each before the workers below it. With "", yield all
        workers."""
        for worker in self.children(parent):
            yield worker
            yield from self.below(worker.id)

    @cached_property
    def in_background(self) -> tuple[Worker, ...]:
        """The workers that work while no turn of Claude waits for them."""
        # Each message makes another tree. For 100 workers, their properties would take most of the time.
        works = WorkerState.WORKING
        return tuple(w for w in self.workers.values() if w.in_background and w.runs[-1].state is works)

    @cached_property
    def agents_at_work(self) -> int:
        """The number of agents and workflows that work in the background. It is 0 with a CLI that does not
        report their ends, such as 2.1.37."""
        return sum(1 for worker in self.in_background if worker.listed and worker.thinks)

    def call_of(self, worker_id: str) -> str:
        """Return the id of the call that began the worker's first run; "" if the worker or the call is
        unknown."""
        worker = self.workers.get(worker_id)
        return worker.runs[0].call if worker is not None else ""


# --- events ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Began:
    """A run began. An empty field is unknown. Another event about the same run may have the field."""

    id: str
    run: str = ""
    call: str = ""
    kind: WorkerKind = WorkerKind.AGENT
    name: str = ""
    asked: str = ""
    agent_type: str = ""
    parent: str = ""
    in_background: bool = False
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Progressed:
    """A run made progress. `steps`: None if the message has no steps of a workflow."""

    id: str
    run: str = ""
    doing: str = ""
    figures: Figures = Figures()
    steps: tuple[Step, ...] | None = None


@dataclass(frozen=True, slots=True)
class MovedToBackground:
    id: str
    run: str = ""


@dataclass(frozen=True, slots=True)
class Ended:
    """A run ended. `state`: any state except WORKING."""

    id: str
    run: str = ""
    state: WorkerState = WorkerState.DONE
    said: str = ""
    figures: Figures = Figures()
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Listed:
    """The CLI sent the list of all runs in the background. A run that has left the list has ended."""

    runs: tuple[Began, ...]
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class StopAsked:
    """The user asked to stop a worker. The worker still works until another event ends its run."""

    id: str


@dataclass(frozen=True, slots=True)
class Filed:
    """An agent has a file, or the agents of a workflow have files (`kind`, `steps`). `state`: WORKING only if
    a process of the CLI writes to the file. `elsewhere`: another process than ours does. `ended`: None if the
    agent works. An empty field is unknown."""

    id: str
    call: str = ""
    name: str = ""
    asked: str = ""
    agent_type: str = ""
    parent: str = ""
    state: WorkerState = WorkerState.LOST
    began: float = 0.0
    ended: float | None = None
    kind: WorkerKind = WorkerKind.AGENT
    steps: tuple[Step, ...] = ()
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class CliEnded:
    """Claude Code has ended, and all workers with it."""

    at: float = 0.0


Event = Began | Progressed | MovedToBackground | Ended | Listed | StopAsked | Filed | CliEnded

# If two events report the end of the same run, the state that is later in this tuple counts.
_ENDS = (
    WorkerState.LOST,
    WorkerState.DONE,
    WorkerState.FAILED,
    WorkerState.STOPPED,
    WorkerState.STOPPED_BY_CLAUDE,
    WorkerState.STOPPED_BY_USER,
)


def step(tree: WorkerTree, event: Event) -> WorkerTree:
    """Return the tree after the event. If the event changes nothing, return the same object."""
    match event:
        case Began():
            return _begin(tree, event)
        case Progressed(id, run):
            worker = _working(tree, id, run)
            return tree if worker is None else _put(tree, _progress(worker, event))
        case MovedToBackground(id, run):
            worker = _working(tree, id, run)
            return tree if worker is None else _put(tree, replace(worker, in_background=True))
        case Ended():
            return _end(tree, event)
        case Listed():
            return _list(tree, event)
        case StopAsked(id):
            worker = _working(tree, id, "")
            return tree if worker is None else _put(tree, replace(worker, stop_asked=True))
        case Filed():
            return _file(tree, event)
        case CliEnded(at):
            working = (worker for worker in tree.workers.values() if worker.works)
            lost = _put(tree, *(_ended(worker, WorkerState.LOST, at) for worker in working))
            return replace(lost, early={}) if tree.early else lost


def _working(tree: WorkerTree, worker_id: str, run: str) -> Worker | None:
    """Return the worker if `run` is its newest run, and this run works. Otherwise return None. If `run` or
    the id of the newest run is "", the event is about the newest run."""
    worker = tree.workers.get(worker_id)
    if worker is None or not worker.works or (run and worker.run.id and run != worker.run.id):
        return None
    return worker


def _begin(tree: WorkerTree, event: Began) -> WorkerTree:
    if not event.id:
        return tree
    worker = tree.workers.get(event.id)
    if worker is None:
        return _put_begun(tree, _filled(Worker(event.id, kind=event.kind, runs=(_run(event),)), event), event)
    known, latest = worker.run, max(run.id for run in worker.runs)
    if event.run == known.id or not event.run or (known.works and not known.id and event.run > latest):
        # Without ids of runs, a call that is new begins another run. This is so even if no message has
        # reported the end of the previous run.
        calls = {run.call for run in worker.runs}
        again = bool(event.call and known.call and event.call not in calls and not event.run)
        if not again:
            return _put(tree, _filled(worker, event)) if known.works else tree
    elif event.run <= latest:
        filled = _filled(worker, event)
        return _put(
            tree, replace(worker, name=filled.name, agent_type=filled.agent_type, parent=filled.parent)
        )
    runs = (*worker.runs[:-1], _lost(known, event.at), _run(event))
    fresh = replace(worker, runs=runs, listed=False, stop_asked=False, steps=())
    return _put_begun(tree, _filled(replace(fresh, in_background=False), event), event)


def _put_begun(tree: WorkerTree, worker: Worker, event: Began) -> WorkerTree:
    """Put a worker into the tree when its run begins. If the end of the run was reported before, end the
    run."""
    put = _put(tree, worker)
    if not tree.early:
        return put
    end = tree.early.get((event.id, event.run))
    early = {key: value for key, value in tree.early.items() if key[0] != event.id or key[1] > event.run}
    without = replace(put, early=early)
    return without if end is None else _end(without, end)


def _run(event: Began) -> Run:
    return Run(event.run, event.call, event.asked, event.at)


def _filled(worker: Worker, event: Began) -> Worker:
    """Fill the empty fields of the worker and its newest run from the event. Keep the earlier beginning."""
    run = worker.run
    filled = replace(
        run,
        id=run.id or event.run,
        call=run.call or event.call,
        asked=run.asked or event.asked,
        began=min(run.began, event.at) if run.began and event.at else run.began or event.at,
    )
    # Only the beginning of a workflow's run has the workflow's name. The list has the description.
    is_named = worker.kind is WorkerKind.WORKFLOW and event.call != ""
    # The CLI's list calls a monitor a command, so the kind may become known later.
    is_monitor = worker.kind is WorkerKind.COMMAND and event.kind is WorkerKind.MONITOR
    return replace(
        worker,
        kind=event.kind if is_monitor else worker.kind,
        name=(event.name if is_named else "") or worker.name or event.name,
        agent_type=worker.agent_type or event.agent_type,
        parent=worker.parent or event.parent,
        in_background=worker.in_background or event.in_background,
        filed=False,
        runs=(*worker.runs[:-1], filled),
    )


def _progress(worker: Worker, event: Progressed) -> Worker:
    run = worker.run
    figures = run.figures.updated(event.figures)
    steps = worker.steps if event.steps is None else event.steps
    runs = (*worker.runs[:-1], replace(run, doing=event.doing or run.doing, figures=figures))
    return replace(worker, runs=runs, steps=steps)


def _end(tree: WorkerTree, event: Ended) -> WorkerTree:
    worker = tree.workers.get(event.id)
    known = worker is not None and (event.run <= worker.run.id or (worker.works and not worker.run.id))
    if worker is None or not known:
        # Keep the end until the run begins. An end without a run is about a run of an earlier process.
        if not (event.id and event.run):
            return tree
        key = (event.id, event.run)
        early = {**tree.early, key: _joined(tree.early.get(key, event), event)}
        return tree if early == tree.early else replace(tree, early=early)
    at = next((n for n, run in enumerate(worker.runs) if run.id == event.run), len(worker.runs) - 1)
    run = worker.runs[at]
    if event.run and event.run != run.id and (run.id or event.run <= max(run.id for run in worker.runs)):
        return tree  # about an earlier run that the tree does not have
    run = replace(run, id=run.id or event.run)  # a run that began without an id
    newest = at == len(worker.runs) - 1
    state = event.state
    if state is WorkerState.STOPPED and newest and worker.stop_asked:
        state = WorkerState.STOPPED_BY_USER
    if run.state is WorkerState.LOST and not event.run:
        state = run.state  # in a resumed session, such an event only says that the run did not finish
    ended = replace(
        run,
        state=state if run.works else _later(run.state, state),
        ended=event.at if run.works else run.ended,
        doing="",
        said=run.said or event.said,
        figures=run.figures.updated(event.figures),
    )
    runs = (*worker.runs[:at], ended, *worker.runs[at + 1 :])
    return _put(tree, replace(worker, runs=runs))


def _joined(first: Ended, second: Ended) -> Ended:
    figures = first.figures.updated(second.figures)
    return replace(
        first, state=_later(first.state, second.state), said=first.said or second.said, figures=figures
    )


def _later(first: WorkerState, second: WorkerState) -> WorkerState:
    return max(first, second, key=_ENDS.index)


def _ended(worker: Worker, state: WorkerState, at: float) -> Worker:
    run = replace(worker.run, state=state, ended=at, doing="")
    return replace(worker, runs=(*worker.runs[:-1], run))


def _lost(run: Run, at: float) -> Run:
    return replace(run, state=WorkerState.LOST, ended=at, doing="") if run.works else run


def _file(tree: WorkerTree, event: Filed) -> WorkerTree:
    """Put an agent that has a file into the tree. What messages have reported about an agent stays: the file
    adds the fields that are empty, and the end of a run without an id that no message has ended. 2.1.37 calls
    such a run completed if its last request failed."""
    worker = tree.workers.get(event.id)
    if not event.id:
        return tree
    if worker is None:
        run = Run("", event.call, event.asked, event.began, event.ended, event.state)
        new = Worker(event.id, event.kind, event.name, event.agent_type, event.parent, filed=True)
        return _put(tree, replace(new, runs=(run,), steps=event.steps))
    first, newest = worker.runs[0], worker.run
    runs = [*worker.runs]
    fails = newest.state is WorkerState.DONE and event.state is WorkerState.FAILED
    ends = (newest.works or newest.state is WorkerState.LOST or fails) and not newest.id and not worker.listed
    if ends and event.state not in (WorkerState.WORKING, newest.state):
        runs[-1] = replace(newest, state=event.state, ended=event.ended, doing="")
    elif ends and event.elsewhere and newest.state is WorkerState.LOST:
        runs[-1] = replace(newest, state=event.state, ended=None)
    runs[0] = replace(runs[0], call=runs[0].call or event.call, asked=first.asked or event.asked)
    filled = replace(
        worker,
        # the session does not wait for the agents of another process
        in_background=worker.in_background and not event.elsewhere,
        steps=worker.steps if newest.id or not event.steps else event.steps,
        name=worker.name or event.name,
        agent_type=worker.agent_type or event.agent_type,
        parent=worker.parent or event.parent,
        runs=tuple(runs),
    )
    return _put(tree, filled)


def _list(tree: WorkerTree, event: Listed) -> WorkerTree:
    now = {began.id: began for began in event.runs if began.id}
    for began in now.values():
        tree = _begin(tree, replace(began, in_background=True, at=event.at))
    changed = []
    for worker in tree.workers.values():
        if not worker.works:
            continue
        if worker.id in now:
            changed += [] if worker.listed else [replace(worker, listed=True)]
        elif worker.listed:
            state = WorkerState.STOPPED_BY_USER if worker.stop_asked else WorkerState.LOST
            changed.append(_ended(worker, state, event.at))
    return _put(tree, *changed)


def _put(tree: WorkerTree, *workers: Worker) -> WorkerTree:
    """Put the workers into the tree. Return the same object if no worker differs."""
    differing = {worker.id: worker for worker in workers if tree.workers.get(worker.id) != worker}
    if not differing:
        return tree
    return replace(tree, workers={**tree.workers, **differing})


def working(workers: Iterable[Worker], *, thinking: bool) -> int:
    """Return how many workers work. Count agents and workflows if `thinking`, else commands and monitors."""
    return sum(1 for worker in workers if worker.works and worker.thinks is thinking)

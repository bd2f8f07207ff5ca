"""The rows of the page of agents. `rows_of` makes the rows from the tree of workers."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from claude_desk.transcript.workers.worker_tree import (
    Figures,
    Step,
    Worker,
    WorkerState,
    WorkerTree,
)

_NO_FIGURES = Figures()
# A script that lists its phases. Without such a list, Claude Code reports a phase when it begins.
_LISTS_PHASES = re.compile(r"\bphases\s*:\s*\[")
DEEPEST = 4  # the deepest level that the rows' indentation shows
_FEW_DONE = 3  # if more workers of a level are done, one folded row stands for these workers


class AgentState(StrEnum):
    """The states that the page distinguishes. The values are ids for QML."""

    WORKING = "working"
    WAITING = "waiting"  # a part of a workflow that has not begun
    NEEDS_YOU = "needs-you"
    DONE = "done"
    FAILED = "failed"
    STOPPED = "stopped"
    LOST = "lost"


class AgentFilter(StrEnum):
    ALL = "all"
    WORKING = "working"
    NEEDS_YOU = "needs-you"
    FAILED = "failed"
    DONE = "done"


class RowKind(StrEnum):
    """The kinds of rows. The values are ids for QML. The first four are those of `WorkerKind`."""

    AGENT = "agent"
    WORKFLOW = "workflow"
    COMMAND = "command"
    MONITOR = "monitor"
    PHASE = "phase"
    STEP = "step"  # an agent of a workflow
    DONE = "done"  # one row for all workers of a level that are done
    SESSION = "session"  # the main conversation, above all others


class PhasePlace(NamedTuple):
    """The phase in which a workflow is: its number and its title. `total`: how many phases the workflow has,
    0 if unknown."""

    number: int
    title: str
    total: int


@dataclass(frozen=True, slots=True)
class AgentRow:
    """A row of the page.

    `key` identifies the row. `worker` is the id of the worker, "" if the row is a phase, a step or a group.
    `ended_by` is the state of the worker's newest run. `began` and `ended` are seconds since the epoch, 0 if
    unknown or if the run has not ended. `count` is the number of agents in a phase, or workers in a group.
    `done` is the number of agents in a phase that are done. `filed`: whether only the worker's file has
    reported it. `call` is the id of the call in the conversation that has the rows of a step. `phases`: the
    states of a workflow's phases. `phase`: the phase in which a workflow works. `path`: the names of the rows
    above the row, the outermost first. Only a row beyond `DEEPEST` has them, and only if the row before it
    has others. `asked`: whether the agent's prompt is known.
    """

    key: str
    kind: RowKind
    state: AgentState
    name: str
    worker: str = ""
    depth: int = 0
    ended_by: WorkerState = WorkerState.WORKING
    doing: str = ""
    said: str = ""
    began: float = 0.0
    ended: float = 0.0
    runs: int = 1
    figures: Figures = _NO_FIGURES
    folds: bool = False
    open: bool = True
    count: int = 0
    filed: bool = False
    done: int = 0
    call: str = ""
    phases: tuple[AgentState, ...] = ()
    phase: PhasePlace | None = None
    path: tuple[str, ...] = ()
    asked: bool = False


_STATES = {
    WorkerState.WORKING: AgentState.WORKING,
    WorkerState.DONE: AgentState.DONE,
    WorkerState.FAILED: AgentState.FAILED,
    WorkerState.STOPPED: AgentState.STOPPED,
    WorkerState.STOPPED_BY_USER: AgentState.STOPPED,
    WorkerState.STOPPED_BY_CLAUDE: AgentState.STOPPED,
    WorkerState.LOST: AgentState.LOST,
}
# Claude Code's words for the states of a workflow's agents.
_STEP_STATES = {
    "start": AgentState.WAITING,
    "progress": AgentState.WORKING,
    "done": AgentState.DONE,
    "error": AgentState.FAILED,
    "stopped": AgentState.STOPPED,
}


def state_of(worker: Worker, asking: Collection[str]) -> AgentState:
    """Return the state of a worker. `asking` are the ids of the agents that wait for the user's answer."""
    return AgentState.NEEDS_YOU if worker.works and worker.id in asking else _STATES[worker.state]


def state_of_end(state: WorkerState) -> AgentState:
    """Return the state of a worker that does not wait for the user's answer."""
    return _STATES[state]


def counts(tree: WorkerTree, asking: Collection[str]) -> dict[AgentFilter, int]:
    """Return how many workers are in the states of each filter.

    Workers that a filter shows only because of a worker below them do not count.
    """
    states = [state_of(worker, asking) for worker in tree.workers.values()]
    return {which: sum(1 for state in states if _is_in(state, which)) for which in AgentFilter}


def rows_of(
    tree: WorkerTree,
    asking: Collection[str] = (),
    folds: Mapping[str, bool] | None = None,
    which: AgentFilter = AgentFilter.ALL,
    root: AgentRow | None = None,
) -> list[AgentRow]:
    """Return the rows of the page, from top to bottom. `root`: the row of the session, above all others. If
    no other row is shown, it is not shown either.

    `folds`: the keys of the rows that the user has folded (True) or unfolded (False). A filter shows the
    workers in its states, and the workers above these. Phases, steps and groups are shown only without a
    filter.
    """
    folds = folds or {}
    found = list(_with_paths(_Rows(tree, asking, folds, which).level("", 0 if root is None else 1)))
    if root is None or not found:
        return found
    folded = folds.get(root.key, False)
    return [replace(root, folds=True, open=not folded), *(() if folded else found)]


def _with_paths(rows: Iterable[AgentRow]) -> Iterator[AgentRow]:
    names: dict[int, str] = {}  # by level
    before: tuple[str, ...] = ()
    for row in rows:
        path = tuple(names[level] for level in sorted(names) if level < row.depth and names[level])
        names = {level: name for level, name in names.items() if level < row.depth} | {row.depth: row.name}
        shown = path if row.depth > DEEPEST else ()
        yield replace(row, path=shown) if shown and shown != before else row
        before = shown


class _Rows:
    def __init__(
        self, tree: WorkerTree, asking: Collection[str], folds: Mapping[str, bool], which: AgentFilter
    ) -> None:
        self._asking = asking
        self._folds = folds
        self._which = which
        self._children: dict[str, list[Worker]] = {}
        for worker in tree.workers.values():
            self._children.setdefault(tree.parent_of(worker), []).append(worker)
        self._shown = set() if which is AgentFilter.ALL else self._find("")

    def _find(self, parent: str) -> set[str]:
        """Return the ids of the workers below `parent` that the filter shows, with the workers above them."""
        found: set[str] = set()
        for worker in self._children.get(parent, ()):
            below = self._find(worker.id)
            if below or _is_in(state_of(worker, self._asking), self._which):
                found |= below | {worker.id}
        return found

    def level(self, parent: str, depth: int) -> Iterator[AgentRow]:
        workers = self._children.get(parent, [])
        if self._which is not AgentFilter.ALL:
            workers = [worker for worker in workers if worker.id in self._shown]
        done = [worker for worker in workers if self._is_over(worker)]
        gathers = self._which is AgentFilter.ALL and len(done) > _FEW_DONE
        for worker in workers:
            if not (gathers and self._is_over(worker)):
                yield from self._worker(worker, depth)
        if gathers:
            key = f"{parent}/done"
            folded = self._folds.get(key, True)
            yield AgentRow(
                key,
                RowKind.DONE,
                AgentState.DONE,
                "",
                depth=depth,
                folds=True,
                open=not folded,
                count=len(done),
            )
            if not folded:
                for worker in done:
                    yield from self._worker(worker, depth + 1)

    def _is_over(self, worker: Worker) -> bool:
        """Return whether a worker and all workers below it are done."""
        below = self._children.get(worker.id, ())
        return worker.state is WorkerState.DONE and all(self._is_over(each) for each in below)

    def _worker(self, worker: Worker, depth: int) -> Iterator[AgentRow]:
        run = worker.run
        shows_all = self._which is AgentFilter.ALL
        below = self._children.get(worker.id, [])
        shown = below if shows_all else [each for each in below if each.id in self._shown]
        folds = bool(shown or (shows_all and worker.steps))
        folded = folds and self._folds.get(worker.id, False)
        yield AgentRow(
            worker.id,
            RowKind(worker.kind),
            state_of(worker, self._asking),
            worker.words,
            worker.id,
            depth,
            worker.state,
            run.doing,
            run.said,
            run.began,
            run.ended or 0.0,
            len(worker.runs),
            run.figures,
            folds,
            not folded,
            filed=worker.filed,
            phases=tuple(_state_of_phase(members, worker.works) for _, _, members in _phases(worker)),
            phase=_phase_of(worker),
            asked=worker.runs[0].asked != "",
        )
        if not folded:
            if shows_all:
                yield from self._steps(worker, depth + 1)
            yield from self.level(worker.id, depth + 1)

    def _steps(self, worker: Worker, depth: int) -> Iterator[AgentRow]:
        """Yield the phases of a workflow with their agents. A phase that is done is folded at first."""
        for phase, title, members in _phases(worker):
            state = _state_of_phase(members, worker.works)
            key = f"{worker.id}/{phase}"
            folds = bool(members)
            folded = folds and self._folds.get(key, state is AgentState.DONE)
            yield AgentRow(
                key,
                RowKind.PHASE,
                state,
                title,
                depth=depth,
                folds=folds,
                open=not folded,
                count=len(members),
                done=sum(_state_of_step(step, worker.works) is AgentState.DONE for step in members),
            )
            if not folded:
                for number, step in enumerate(members):
                    name = step.title or step.agent_id
                    member = _state_of_step(step, worker.works)
                    yield AgentRow(
                        f"{key}/{number}",
                        RowKind.STEP,
                        member,
                        name,
                        depth=depth + 1,
                        doing=step.doing,
                        call=step.agent_id,
                    )


def _is_in(state: AgentState, which: AgentFilter) -> bool:
    """Return whether the filter shows workers in this state. The filter `WORKING` also shows workers that
    need the user."""
    if which is AgentFilter.WORKING:
        return state in (AgentState.WORKING, AgentState.NEEDS_YOU)
    return which is AgentFilter.ALL or state.value == which.value


def _phases(worker: Worker) -> Iterator[tuple[int, str, list[Step]]]:
    """Yield the number, the title and the agents of each phase of a workflow."""
    titles = {step.phase: step.title for step in worker.steps if step.is_phase}
    agents = [step for step in worker.steps if not step.is_phase]
    for phase in [*titles, *sorted({step.phase for step in agents} - titles.keys())]:
        yield phase, titles.get(phase, ""), [step for step in agents if step.phase == phase]


def _phase_of(worker: Worker) -> PhasePlace | None:
    """Return the phase in which a workflow works: the first with an agent that works, or else the newest that
    has begun. Return None if the workflow does not work, or has only one phase."""
    phases = list(_phases(worker)) if worker.works and worker.steps else []
    if len(phases) < 2:
        return None
    states = [_state_of_phase(members, True) for _, _, members in phases]
    begun = [at for at, (_, _, members) in enumerate(phases) if members]
    at = next(
        (at for at, state in enumerate(states) if state is AgentState.WORKING), begun[-1] if begun else 0
    )
    lists = at < len(phases) - 1 or _LISTS_PHASES.search(worker.run.asked) is not None
    return PhasePlace(at + 1, phases[at][1], len(phases) if lists else 0)


def _state_of_step(step: Step, works: bool) -> AgentState:
    """Return the state of a workflow's agent. An unfinished agent of an ended workflow is lost."""
    state = _STEP_STATES.get(step.state, AgentState.WORKING)
    return AgentState.LOST if not works and state in (AgentState.WORKING, AgentState.WAITING) else state


def _state_of_phase(members: list[Step], works: bool) -> AgentState:
    states = {_state_of_step(step, works) for step in members}
    for state in (AgentState.WORKING, AgentState.FAILED, AgentState.LOST):
        if state in states:
            return state
    if states == {AgentState.DONE}:
        return AgentState.DONE
    return AgentState.WAITING if works else AgentState.LOST

"""Which workers a stop, or the end of Claude Code, has cut off."""

from claude_desk.transcript.workers.worker_tree import Worker, WorkerState, WorkerTree

_CUT_OFF = (
    WorkerState.STOPPED,
    WorkerState.STOPPED_BY_USER,
    WorkerState.LOST,
)


def cut_off(before: WorkerTree, now: WorkerTree) -> tuple[Worker, ...]:
    """Return the workers, as they are in `now`, that worked in the background in `before`, and whose run has
    since been lost, or stopped by anyone but Claude."""
    return tuple(
        now.workers[worker.id]
        for worker in before.in_background
        if worker.id in now.workers and now.workers[worker.id].runs[len(worker.runs) - 1].state in _CUT_OFF
    )


def is_within(tree: WorkerTree, worker: Worker, ids: frozenset[str]) -> bool:
    """Return whether the worker is one of these workers, or is below one of them."""
    above: Worker | None = worker
    while above is not None:
        if above.id in ids:
            return True
        above = tree.workers.get(tree.parent_of(above))
    return False

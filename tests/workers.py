"""Workers for tests that need no session."""

from claude_desk.transcript.workers.worker_tree import Run, Worker, WorkerKind


def in_background(id: str, name: str, *, agent: bool = False) -> Worker:
    """Return a command, or an agent, that works in the background."""
    kind = WorkerKind.AGENT if agent else WorkerKind.COMMAND
    return Worker(id, kind, name, in_background=True, listed=True, runs=(Run(),))

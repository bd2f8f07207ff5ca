"""The child that runs a project's git (library/child_service.py). The requests of each folder have a lane."""

import functools
import importlib
from collections.abc import Callable, Mapping
from typing import IO, Any

from claude_desk.library.child_service import ChildService, run_child
from claude_desk.repository.project_git import GitFailedError, ProjectGit
from claude_desk.repository.requests import CancelRequests, GitFailure, GitOutput, RepositoryRequest
from claude_desk.snapshots.git_store import find_git

Handler = Callable[[ProjectGit, Any], Any]

_REQUESTS = ("claude_desk.repository.requests", "claude_desk.repository.worktree_requests")
# Each has `HANDLERS`, by type of request.
_SUBJECTS = ("claude_desk.repository.staging", "claude_desk.repository.worktree_handlers")


def serve(stdin: IO[bytes], stdout: IO[bytes]) -> None:
    """Answer until the input ends, then end git."""
    service = ChildService(stdin, stdout)
    gits: dict[str, ProjectGit] = {}
    try:
        for number, request in service.requests(RepositoryRequest, *_REQUESTS):
            program, folder = find_git(), request.folder
            if program is None:
                service.write(number, GitFailure("", -1))
                continue
            if folder not in gits:
                gits[folder] = ProjectGit(program, folder, _teller(service, folder))
            if isinstance(request, CancelRequests):
                gits[folder].cancel()
            service.put(folder, number, request, functools.partial(_answer, gits[folder]))
    finally:
        for git in gits.values():
            git.cancel()


def _teller(service: ChildService, folder: str) -> Callable[[str], None]:
    return lambda text: service.tell(GitOutput(folder, text))


def _answer(git: ProjectGit, request: RepositoryRequest) -> Any:
    if isinstance(request, CancelRequests):
        git.renew()  # it comes after everything that it cancels
        return None
    try:
        return _handlers()[type(request)](git, request)
    except GitFailedError as error:
        return error.failure


@functools.cache
def _handlers() -> Mapping[type, Handler]:
    return {kind: each for name in _SUBJECTS for kind, each in importlib.import_module(name).HANDLERS.items()}


def main() -> None:
    # No signal ends this child with the window, as our others: when its input ends, it ends git first.
    run_child(serve)

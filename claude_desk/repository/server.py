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

_REQUESTS = (
    "claude_desk.repository.requests",
    "claude_desk.repository.worktree_requests",
    "claude_desk.repository.merge_requests",
    "claude_desk.repository.branch_requests",
)
# Each of these modules has `HANDLERS`: the handler for each type of request.
_SUBJECTS = (
    "claude_desk.repository.staging",
    "claude_desk.repository.worktree_handlers",
    "claude_desk.repository.merging",
    "claude_desk.repository.branch_switch",
)


def serve(stdin: IO[bytes], stdout: IO[bytes]) -> None:
    """Answer requests until the input ends, which raises EOFError. Then end git."""
    service = ChildService(stdin, stdout)
    gits: dict[str, ProjectGit] = {}
    try:
        for number, request in service.requests(RepositoryRequest, *_REQUESTS):
            program, folder = find_git(), request.folder
            if program is None:
                service.write(number, GitFailure("", -1))
                continue
            if folder not in gits:
                gits[folder] = ProjectGit(program, folder, _output_sender(service, folder))
            if isinstance(request, CancelRequests):
                gits[folder].cancel()
            service.put(folder, number, request, functools.partial(_answer, gits[folder]))
    finally:
        for git in gits.values():
            git.cancel()


def _output_sender(service: ChildService, folder: str) -> Callable[[str], None]:
    return lambda text: service.send_news(GitOutput(folder, text))


def _answer(git: ProjectGit, request: RepositoryRequest) -> Any:
    if isinstance(request, CancelRequests):
        git.renew()  # the lane has answered all requests that this request cancels
        return None
    try:
        return _handlers()[type(request)](git, request)
    except GitFailedError as error:
        return error.failure


@functools.cache
def _handlers() -> Mapping[type, Handler]:
    return {kind: each for name in _SUBJECTS for kind, each in importlib.import_module(name).HANDLERS.items()}


def main() -> None:
    # Unlike our other children, this child is not killed when the window ends. When its input ends, it first
    # ends git.
    run_child(serve)

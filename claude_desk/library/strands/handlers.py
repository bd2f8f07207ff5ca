"""The functions that answer requests about the strands of a session's file."""

from claude_desk.library.catalog.session_paths import session_file
from claude_desk.library.request_base import Handler, LibraryPaths, Notify
from claude_desk.library.strands.cut_points import CutPoint, before, behind, continues_from
from claude_desk.library.strands.requests import ContinuesFrom, FindCut


def find_cut(request: FindCut, paths: LibraryPaths, notify: Notify) -> CutPoint:
    """Answer `FindCut`, with an empty `CutPoint` if the session has no file."""
    config = request.config or paths.config
    path = session_file(config, request.session_id, request.folder, request.project)
    if path is None:
        return CutPoint()
    return behind(path, request.uuid, request.offset) if request.behind else before(path, request.uuid)


def find_leaf(request: ContinuesFrom, paths: LibraryPaths, notify: Notify) -> bool:
    """Answer `ContinuesFrom`, with False if the session has no file."""
    config = request.config or paths.config
    path = session_file(config, request.session_id, request.folder, request.project)
    return path is not None and continues_from(path, request.uuid)


HANDLERS: dict[type, Handler] = {FindCut: find_cut, ContinuesFrom: find_leaf}

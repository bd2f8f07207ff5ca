"""What the children answer about the branches of a session's file."""

from claude_desk.library.branches.cutting import Cut, before, behind, continues_from
from claude_desk.library.branches.requests import ContinuesFrom, FindCut
from claude_desk.library.history.locate import Locate, locate
from claude_desk.library.requests import Handler, Places, Tell


def find_cut(request: FindCut, places: Places, tell: Tell) -> Cut:
    """An answer that has found nothing where there is no such file."""
    path = locate(Locate(request.session_id, request.folder), places, tell)
    if path is None:
        return Cut()
    return behind(path, request.uuid, request.offset) if request.behind else before(path, request.uuid)


def find_leaf(request: ContinuesFrom, places: Places, tell: Tell) -> bool:
    """False where there is no such file."""
    path = locate(Locate(request.session_id, request.folder), places, tell)
    return path is not None and continues_from(path, request.uuid)


HANDLERS: dict[type, Handler] = {FindCut: find_cut, ContinuesFrom: find_leaf}

"""Requests that are so alike that one answer may do for all of them. No Qt."""

from collections.abc import Sequence
from json import dumps
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from claude_desk.session.decisions import PendingRequest

# No more are allowed at once: each of them stands in the list.
MOST = 12
# Tools that only read, with the member that names what. Of these those of one folder are alike.
_BY_THEMSELVES = ("AskUserQuestion", "ExitPlanMode", "exit_plan_mode")
_READS = {"Read": "file_path", "NotebookRead": "notebook_path", "LS": "path", "Glob": "path", "Grep": "path"}


def alike(pending: "Sequence[PendingRequest]", current: "PendingRequest | None") -> "list[PendingRequest]":
    """Those that are like the current one, with it, in their order; [] where it is alone, or too many are."""
    key = _key(current) if current is not None else None
    if key is None:
        return []
    found = [request for request in pending if _key(request) == key]
    return found if 2 <= len(found) <= MOST else []


def _key(pending: "PendingRequest") -> tuple[Any, ...] | None:
    """Equal for those that are alike; None where a request stands for itself."""
    request = pending.request
    if request.tool_name in _BY_THEMSELVES or str(pending.kind) != "permission":
        return None
    if request.default_to_no or request.suppress_always_allow_rule:
        return None
    value = request.input
    member = _READS.get(request.tool_name)
    path = value.get(member) if member else None
    if isinstance(path, str) and path:
        blocked = str(PurePath(request.blocked_path).parent) if request.blocked_path else ""
        return request.tool_name, str(PurePath(path).parent), blocked, tuple(sorted(value))
    said = {name: item for name, item in value.items() if name != "description"}
    return request.tool_name, dumps(said, sort_keys=True), request.blocked_path or ""

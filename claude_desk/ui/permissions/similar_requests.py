"""Requests that are so alike that one answer may apply to all of them. No Qt."""

from collections.abc import MutableMapping, Sequence
from json import dumps
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from claude_desk.transcript.events import FILLED_IN
from claude_desk.transcript.text.text_sanitizer import is_plain
from claude_desk.ui.permissions.request_text import is_soon

if TYPE_CHECKING:
    from claude_desk.session.permissions.decisions import PendingRequest

# Greatest number of requests that are allowed together. The list names each of them.
MOST = 12
# Longest path that the list shows, in characters.
_LONGEST = 250
# Longest text of a member, in characters. A longer text is shown in parts.
_LONGEST_VALUE = 10_000


Key = tuple[Any, ...] | None
# By a request's id: the request, the folder for which the key was made, and the key.
Keys = MutableMapping[str, tuple[Any, str, Key]]


def alike(
    pending: "Sequence[PendingRequest]",
    current: "PendingRequest | None",
    folder: str = "",
    keys: Keys | None = None,
) -> "list[PendingRequest]":
    """Return the current request and the requests like it, in the order of `pending`.

    Return [] if no other request is like the current one, or if more than `MOST` requests are alike. `keys`
    stores the keys between calls. A call may remove keys of requests that no longer wait.
    """
    keys = {} if keys is None else keys
    key = _kept_key(current, folder, keys) if current is not None else None
    if key is None:
        return []
    found = [request for request in pending if _kept_key(request, folder, keys) == key]
    if len(keys) > len(pending) + 1:
        left = {request.id for request in pending}
        for name in [name for name in keys if name not in left]:
            del keys[name]
    return found if 2 <= len(found) <= MOST else []


def _kept_key(pending: "PendingRequest", folder: str, keys: Keys) -> Key:
    folder = pending.folder or folder
    kept = keys.get(pending.id)
    if kept is None or kept[0] is not pending or kept[1] != folder:
        kept = keys[pending.id] = pending, folder, _key(pending, folder)
    return kept[2]


def _key(pending: "PendingRequest", folder: str) -> Key:
    """Return a key that is equal for alike requests in that folder; None if no other request can be alike."""
    from claude_desk.transcript.tools.registry import spec_of  # cards load after the first frame

    request = pending.request
    if request.tool_name in FILLED_IN or str(pending.kind) != "permission":
        return None
    if request.default_to_no or request.suppress_always_allow_rule:
        return None
    value = request.input
    if any(isinstance(item, str) and len(item) > _LONGEST_VALUE for item in value.values()):
        return None
    if not is_soon(value):
        return None
    spec = spec_of(request.tool_name)
    # Calls of tools that only read are alike if they read in the same folder outside the project.
    path = spec.path_in(value) if spec.family == "read" else None
    if path:
        # No other request is like this one if the CLI names a `blocked_path`, if the list cannot show the
        # path exactly, or if the path is inside the project. The CLI asks about a path inside the project
        # because of where the path leads.
        if request.blocked_path or not _is_straight(path) or PurePath(path).is_relative_to(folder or "//"):
            return None
        rest = {name: item for name, item in value.items() if name != spec.path}
        return request.tool_name, str(PurePath(path).parent), dumps(rest, sort_keys=True), folder
    # Ignore the description of a command, which only says its purpose. The description of any other tool's
    # call may be what the call does.
    unsaid = "description" if spec.runs_commands else None
    said = {name: item for name, item in value.items() if name != unsaid}
    return request.tool_name, dumps(said, sort_keys=True), request.blocked_path or "", folder


def _is_straight(path: str) -> bool:
    """Return whether the list shows the whole path, and it has no `..`, line break or hidden character."""
    return len(path) <= _LONGEST and is_plain(path) and "\n" not in path and ".." not in PurePath(path).parts

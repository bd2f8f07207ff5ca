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

# Greatest number of requests that are allowed at once: the list names each of them.
MOST = 12
# Longest path that the list shows, in characters.
_LONGEST = 250
# Longest value of a member in characters. A longer value cannot be shown at once.
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
    """Return the requests like the current one, including it, in their order.

    Return [] if no other request is like it, or if more than `MOST` are alike. `keys` stores the keys between
    calls. Keys of requests that no longer wait are removed.
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
    # Calls of tools that only read are alike if they read in the same folder.
    path = spec.path_in(value) if spec.family == "read" else None
    if path:
        # A path inside the project, or a path of a request with `blocked_path`, is not alike any other, even
        # in the same folder: the CLI asks about it because of where it leads.
        if request.blocked_path or not _is_straight(path) or PurePath(path).is_relative_to(folder or "//"):
            return None
        rest = {name: item for name, item in value.items() if name != spec.path}
        return request.tool_name, str(PurePath(path).parent), dumps(rest, sort_keys=True), folder
    # The description of a command only says its purpose. For any other tool, the description may be the
    # action.
    unsaid = "description" if spec.runs_commands else None
    said = {name: item for name, item in value.items() if name != unsaid}
    return request.tool_name, dumps(said, sort_keys=True), request.blocked_path or "", folder


def _is_straight(path: str) -> bool:
    """Return whether the list shows the real path: complete, without hidden characters and `..`."""
    return len(path) <= _LONGEST and is_plain(path) and "\n" not in path and ".." not in PurePath(path).parts

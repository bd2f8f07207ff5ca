"""Keeps the scan of a folder in a file between two runs of the child. The file may be deleted."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from claude_desk.library.frames import read_message, write_message
from claude_desk.snapshots.atomic_file import replace_file
from claude_desk.snapshots.folder_scanner import FolderNode
from claude_desk.snapshots.git_store import GitStore
from claude_desk.system.files import read_all

_VERSION = 3
_LONGEST = 1 << 30


@dataclass(frozen=True, slots=True)
class ScanCache:
    """The nodes of a scan, with their paths. They are a flat list, because a nested message could be too
    deep."""

    top: str
    generation: str
    nodes: list[tuple[str, FolderNode]]


def save(file: Path, top: str, generation: str, root: FolderNode) -> None:
    """Save a scan. Raise `OSError` if that fails."""
    nodes = [(path, replace(node, folders={})) for path, node in _walk("", root)]
    replace_file(file, write_message(_VERSION, ScanCache(top, generation, nodes)))


def load(file: Path, top: str) -> tuple[str, FolderNode] | None:
    """Return the generation and the root node of the saved scan. Return None if the file has no scan of the
    folder `top`, or cannot be read."""
    try:
        message = read_message(read_all(file, _LONGEST))
        cache: ScanCache = message.value(ScanCache)
        if (message.number, cache.top) != (_VERSION, top):
            return None
        found: dict[str, FolderNode] = {}
        for path, node in cache.nodes:
            found[path] = node
            if path:
                above, _, own = path[:-1].rpartition("/")
                found[above + "/" if above else ""].folders[own] = node
        return cache.generation, found[""]
    except Exception:  # a damaged file may raise any error
        return None


def is_kept(store: GitStore, root: FolderNode) -> bool:
    """Whether the store has all objects that the nodes name."""
    oids: set[bytes] = set()
    for _, node in _walk("", root):
        oids.update(oid for oid, _ in node.files)
        oids.add(node.tree)
        if node.meta is not None:
            oids.add(node.meta)
    with store.reader() as objects:
        return len(objects.sizes(oids)) == len(oids)


def _walk(path: str, node: FolderNode) -> Iterator[tuple[str, FolderNode]]:
    yield path, node
    for name, below in node.folders.items():
        yield from _walk(f"{path}{name}/", below)

"""Keep what was seen of a folder between two runs of the child; safe to delete."""

import pickle
from collections.abc import Iterator
from pathlib import Path

from claude_desk.snapshots.folder_scanner import FolderNode
from claude_desk.snapshots.git_store import GitStore
from claude_desk.snapshots.whole_file import write_whole
from claude_desk.system.files import read_whole

_VERSION = 2
_LONGEST = 1 << 30
_FIELDS = tuple(name for name in FolderNode.__slots__ if name != "folders")


def save(file: Path, top: str, generation: str, root: FolderNode) -> None:
    """Save the nodes as a list: pickle would recurse as deep as the folder. Raise `OSError` if that fails."""
    nodes = [(path, [getattr(node, name) for name in _FIELDS]) for path, node in _walk("", root)]
    write_whole(file, pickle.dumps((_VERSION, _FIELDS, top, generation, nodes), pickle.HIGHEST_PROTOCOL))


def load(file: Path, top: str) -> tuple[str, FolderNode] | None:
    """Return the generation and the node of the top; None if the file has no scan of this folder, or cannot
    be read."""
    try:
        version, fields, of, generation, nodes = pickle.loads(read_whole(file, _LONGEST))
        if (version, fields, of) != (_VERSION, _FIELDS, top):
            return None
        found: dict[str, FolderNode] = {}
        for path, values in nodes:
            node = found[path] = FolderNode()
            for name, value in zip(fields, values, strict=True):
                setattr(node, name, value)
            if path:
                above, _, own = path[:-1].rpartition("/")
                found[above + "/" if above else ""].folders[own] = node
        return generation, found[""]
    except Exception:  # a damaged one raises anything
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

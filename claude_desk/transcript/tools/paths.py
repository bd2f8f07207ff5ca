"""Paths as a title has them."""


def shorten(path: str, folder: str) -> str:
    """`path` from `folder` on where it is inside it; else as it is."""
    base = folder.rstrip("/\\")
    if base and path == base:
        return "."
    if base and path.startswith(base) and path[len(base)] in "/\\":
        return path[len(base) + 1 :] or "."
    return path


def file_name(path: str) -> str:
    return path.replace("\\", "/").rstrip("/").rpartition("/")[2]

"""Invented sessions of a library."""

from pathlib import Path
from typing import Any

from claude_desk.library.catalog.requests import FIRST_WORDS, SessionRecord


def record(session_id: str, place: Path, modified: float = 1_000.0, **fields: Any) -> SessionRecord:
    """Return a session whose file is in `place`."""
    return SessionRecord(
        **{
            "path": str(place / f"{session_id}.jsonl"),
            "id": session_id,
            "folder": "/srv/atlas",
            "repository": "/srv/atlas",
            "title": f"Session {session_id}",
            "title_from": FIRST_WORDS,
            "first": f"Session {session_id}",
            "last": "",
            "branch": "main",
            "size": 4_000,
            "modified": modified,
            "created": modified - 100.0,
            "version": "2.1.330",
            "entrypoint": "cli",
            "messages": 12,
            "tokens": 3_000,
            "cost": None,
            "damaged": 0,
            **fields,
        }
    )

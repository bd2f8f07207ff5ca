"""Reads what the first start of Claude Code needs from the program's files, before pydantic is imported.

A file is *doubtful* if its model might read it differently (`settings_file.py`, `trust_file.py`,
`window_file.py`, `profiles_file.py`). This module then returns no result, and the start waits for the models.
"""

import json
from typing import Any, NamedTuple

# The values of `DefaultMode`.
MODES = frozenset({"", "default", "acceptEdits", "plan", "dontAsk", "auto"})
_DEEPEST = 20
_LONGEST = 1_000_000  # bytes; larger files are left to the models


class LaunchSettings(NamedTuple):
    """The settings of the same names, and their defaults."""

    cli: str = ""
    mode: str = ""
    model: str = ""


def read_launch_settings(data: bytes) -> LaunchSettings | None:
    """Read the settings file; None if the file is doubtful."""
    kept = _object(data)
    if kept is None:
        return None
    cli, mode, model = kept.get("cli", ""), kept.get("mode", ""), kept.get("model", "")
    if not (isinstance(cli, str) and isinstance(model, str) and isinstance(mode, str) and mode in MODES):
        return None
    return LaunchSettings(cli, mode, model)


def newest_answer(data: bytes, root: str, fingerprints: frozenset[str] | None = None) -> str:
    """Return the newest trust answer for the folder `root` with one of the fingerprints (None: with any).

    Return an empty string if there is no such answer, or if the file is doubtful.
    """
    kept = _object(data)
    answers = kept.get("answers") if kept is not None else None
    if not isinstance(answers, list) or not all(isinstance(each, dict) for each in answers):
        return ""
    for each in reversed(answers):
        values = [each.get(name) for name in ("root", "fingerprint", "answer")]
        if not all(isinstance(value, str) for value in values):
            return ""
        if values[0] == root and (fingerprints is None or values[1] in fingerprints):
            return str(values[2])
    return ""


def folders_of_window(data: bytes) -> list[str] | None:
    """Return the folders of the sessions in a window file; None if the file is doubtful."""
    kept = _object(data)
    sessions = kept.get("sessions", []) if kept is not None else None
    if not isinstance(sessions, list) or not all(isinstance(each, dict) for each in sessions):
        return None
    folders = [each.get("folder", "") for each in sessions]
    return folders if all(isinstance(folder, str) for folder in folders) else None


def folders_of_rules(data: bytes) -> list[str] | None:
    """Return the folders with a rule in the profiles file; None if the file is doubtful."""
    kept = _object(data)
    rules = kept.get("rules", []) if kept is not None else None
    if not isinstance(rules, list) or not all(isinstance(each, dict) for each in rules):
        return None
    folders = [each.get("folder", "") for each in rules]
    if not all(isinstance(folder, str) for folder in folders):
        return None
    return [folder for folder in folders if folder]


def names_of_profiles(data: bytes) -> list[str] | None:
    """Return the names of the profiles in the profiles file; None if the file is doubtful."""
    kept = _object(data)
    profiles = kept.get("profiles", []) if kept is not None else None
    if not isinstance(profiles, list) or not all(isinstance(each, dict) for each in profiles):
        return None
    names = [each.get("name", "") for each in profiles]
    return names if all(isinstance(name, str) for name in names) else None


def _object(data: bytes) -> dict[str, Any] | None:
    """Return the file's JSON object. Return None if the file is too large, nested too deep or not an
    object, or if another JSON parser might read it differently."""
    if len(data) > _LONGEST:
        return None
    try:
        value = json.loads(
            data.decode("utf-8"), object_pairs_hook=_without_twins, parse_constant=_refuse, parse_int=_number
        )
        _check(value)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands there twice")
    return found


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no JSON")


def _number(digits: str) -> int:
    if len(digits) > 15:
        raise ValueError("a number is too long")
    return int(digits)


def _check(value: Any, depth: int = 0) -> None:
    """Raise ValueError for lone surrogates and deep nesting."""
    if depth > _DEEPEST:
        raise ValueError("nested too deep")
    if isinstance(value, str):
        value.encode("utf-8")
    elif isinstance(value, dict):
        for key, each in value.items():
            key.encode("utf-8")
            _check(each, depth + 1)
    elif isinstance(value, list):
        for each in value:
            _check(each, depth + 1)

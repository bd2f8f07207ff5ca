"""Imports all targets."""

from tests.fuzz import (
    check_catalog,
    check_files,
    check_history,
    check_prose,
    check_wire,
    machine_lifecycle,
    machine_models,
    machine_reducer,
    machine_session,
)
from tests.fuzz.targets import TARGETS

__all__ = [
    "TARGETS",
    "check_catalog",
    "check_files",
    "check_history",
    "check_prose",
    "check_wire",
    "machine_lifecycle",
    "machine_models",
    "machine_reducer",
    "machine_session",
]

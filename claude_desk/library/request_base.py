"""The base of all requests to the library, and its paths. Cheap to import: the window's side needs it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

READER, INDEXER = "reader", "indexer"


@dataclass(frozen=True, slots=True)
class LibraryPaths:
    """`config` is the CLI's own folder, which is only read; `index` a folder of ours, safe to delete."""

    config: Path
    index: Path
    journals: Path


@dataclass(frozen=True, slots=True)
class Request:
    """The base of all requests. `role` names the child that answers: the quick one or the slow one.

    `at_once`: it does not wait for other requests of its subject; its handler shares no state with theirs.
    """

    role: ClassVar[str] = READER
    at_once: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class PrepareReading(Request):
    """Announces requests about a session: the child imports what reads sessions. It has no answer."""


@dataclass(frozen=True, slots=True)
class SessionRequest(Request):
    """About a session by its id, in the CLI folder `config`; None: in that of `LibraryPaths`.

    `project`: a folder that the user trusts. Its settings may name another CLI folder, which is searched if
    `config` has no file of the session. "": no project's settings are read.
    """

    config: Path | None = field(default=None, kw_only=True)
    project: str = field(default="", kw_only=True)


class LibraryError(Exception):
    """A request was not answered; the message is for the log."""


@dataclass(frozen=True, slots=True)
class RequestFailure:
    """The answer to a request whose handler raised; `words` are for the log."""

    words: str


Notify: TypeAlias = Callable[[Any], None]
"""Reports something that is not an answer: progress, or a change."""

Handler: TypeAlias = Callable[[Any, LibraryPaths, Notify], Any]
"""Takes a request and returns its answer, both picklable. The handlers of a module run one after the other,
except for requests with `at_once`."""

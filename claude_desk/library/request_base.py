"""What the library is asked, and where it finds things. Cheap to import: the window's side needs it."""

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
    """The base of all. `role` is the child that answers: one that is quick, or one that takes its time.

    `at_once`: it does not wait for others of its subject; its handler shares nothing with theirs.
    """

    role: ClassVar[str] = READER
    at_once: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class PrepareReading(Request):
    """A session is what is asked for next: what reads them is to be imported. It has no answer."""


@dataclass(frozen=True, slots=True)
class SessionRequest(Request):
    """About a session by its id, in the CLI's folder `config`; None: in that of `LibraryPaths`.

    `project`: a folder that the person trusts. Its settings may name another folder of the CLI's, which is
    looked at where `config` has no file of the session. "": no project's settings are read.
    """

    config: Path | None = field(default=None, kw_only=True)
    project: str = field(default="", kw_only=True)


class LibraryError(Exception):
    """A request was not answered; the words are for the log."""


@dataclass(frozen=True, slots=True)
class RequestFailure:
    """The answer to a request that raised; `words` are for the log."""

    words: str


Notify: TypeAlias = Callable[[Any], None]
"""Says something that is no answer: how far one has come, what has changed."""

Handler: TypeAlias = Callable[[Any, LibraryPaths, Notify], Any]
"""A request in, its answer out, both to be pickled. Each module's handlers run one after the other,
but for what is `at_once`."""

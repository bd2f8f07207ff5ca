"""The base classes of requests to child processes, and the library's paths. This module imports little,
because the window imports it too."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace, UnionType
from typing import Any, ClassVar, TypeAlias, Union, get_args, get_origin, get_type_hints

READER, INDEXER = "reader", "indexer"


@dataclass(frozen=True, slots=True)
class LibraryPaths:
    """`config`: the CLI's own folder, which we only read. `index`: the folder of the index, which may be
    deleted at any time. `journals`: the folder of our journals."""

    config: Path
    index: Path
    journals: Path


class AnsweredRequest:
    """A request to a child process. `answer`: the type of the answer, or the type's name if the module
    defines the type later. None if the answer is None."""

    __slots__ = ()
    answer: ClassVar[Any] = None

    def __init_subclass__(cls, answer: Any = None) -> None:
        if answer is not None:
            cls.answer = answer

    @classmethod
    def answers(cls) -> tuple[Any, ...]:
        """Return the types that the answer may have. If `answer` is a union, return its members."""
        annotated = SimpleNamespace(__annotations__={"answer": cls.answer})
        answer = get_type_hints(annotated, vars(sys.modules[cls.__module__]))["answer"]
        return get_args(answer) if get_origin(answer) in (Union, UnionType) else (answer,)


@dataclass(frozen=True, slots=True)
class Request(AnsweredRequest):
    """The base of requests to the library. `role`: which child answers, the quick reader or the slow indexer.

    `at_once`: the request waits only for `at_once` requests of its module. Its handler must share no state
    with the handlers of other requests.
    """

    role: ClassVar[str] = READER
    at_once: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class PrepareReading(Request):
    """Import the modules that read sessions, before the first request about a session. The answer is None."""


@dataclass(frozen=True, slots=True)
class SessionRequest(Request):
    """A request that names a session by its id. `config`: the CLI folder; None for the one in `LibraryPaths`.

    `project`: a folder that the user trusts; "" for no folder. The folder's settings may name another CLI
    folder. That CLI folder is searched if `config` has no file of the session.
    """

    config: Path | None = field(default=None, kw_only=True)
    project: str = field(default="", kw_only=True)


class LibraryError(Exception):
    """A request was not answered, or its handler failed. The message is for the log."""


@dataclass(frozen=True, slots=True)
class RequestFailure:
    """The answer to a request that was not understood, or whose handler raised an error. `words` are for the
    log."""

    words: str


Notify: TypeAlias = Callable[[Any], None]
"""Reports news that do not answer a request: progress or a change."""

Handler: TypeAlias = Callable[[Any, LibraryPaths, Notify], Any]
"""Takes a request and returns its answer. The handlers of a module run one after the other. Handlers of
requests with `at_once` run in parallel to the others, and one after the other."""

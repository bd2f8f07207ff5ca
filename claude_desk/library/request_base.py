"""The base of all requests to the library, and the library's paths. The window needs this module, so it
imports little."""

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
    """A request. `answer`: the type of its answer, or its name if it comes later in the module; None if the
    answer is None."""

    __slots__ = ()
    answer: ClassVar[Any] = None

    def __init_subclass__(cls, answer: Any = None) -> None:
        if answer is not None:
            cls.answer = answer

    @classmethod
    def answers(cls) -> tuple[Any, ...]:
        """Return the types that the answer may have: those of the union, if `answer` is one."""
        told = SimpleNamespace(__annotations__={"answer": cls.answer})
        answer = get_type_hints(told, vars(sys.modules[cls.__module__]))["answer"]
        return get_args(answer) if get_origin(answer) in (Union, UnionType) else (answer,)


@dataclass(frozen=True, slots=True)
class Request(AnsweredRequest):
    """The base of all requests. `role` names the child that answers: the quick reader or the slow indexer.

    `at_once`: the request does not wait for other requests of its subject, because its handler shares no
    state with other handlers.
    """

    role: ClassVar[str] = READER
    at_once: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class PrepareReading(Request):
    """Announces requests about a session: the child imports the modules that read sessions. There is no
    answer."""


@dataclass(frozen=True, slots=True)
class SessionRequest(Request):
    """A request about a session, which is named by its id. `config`: the CLI folder; None for the CLI folder
    in `LibraryPaths`.

    `project`: a folder that the user trusts. Its settings may name another CLI folder, which is searched if
    `config` has no file of the session. With "", no project's settings are read.
    """

    config: Path | None = field(default=None, kw_only=True)
    project: str = field(default="", kw_only=True)


class LibraryError(Exception):
    """A request was not answered; the message is for the log."""


@dataclass(frozen=True, slots=True)
class RequestFailure:
    """The answer to a request whose handler raised an error; `words` are for the log."""

    words: str


Notify: TypeAlias = Callable[[Any], None]
"""Reports news that do not answer a request: progress or a change."""

Handler: TypeAlias = Callable[[Any, LibraryPaths, Notify], Any]
"""Takes a request and returns its answer. The handlers of a module run one after the other, except for
requests with `at_once`."""

"""A stand-in for the Messages API on loopback, with scripted answers and a record of every request."""

from tests.standin.gates import Gate
from tests.standin.requests import Kind, Request
from tests.standin.script import (
    Answer,
    Attempts,
    Cut,
    HttpError,
    Pause,
    Reply,
    StreamError,
    Text,
    Thinking,
    ToolUse,
)
from tests.standin.server import StandIn

__all__ = [
    "Answer",
    "Attempts",
    "Cut",
    "Gate",
    "HttpError",
    "Kind",
    "Pause",
    "Reply",
    "Request",
    "StandIn",
    "StreamError",
    "Text",
    "Thinking",
    "ToolUse",
]

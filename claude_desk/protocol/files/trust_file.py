"""The file of the user's trust answers about folders: conversion from bytes to a model and back."""

import json
import time

from pydantic import Field, ValidationError

from claude_desk.protocol.files.file_model import FileModel, Moment
from claude_desk.protocol.wire.characters import mend_surrogates


class StoredTrustAnswer(FileModel):
    """An answer. `root`: the folder's real path. `fingerprint`: the fingerprint of its files when the user
    was asked.

    `answer`: "trusted", "without", or a value that a later version wrote.
    """

    root: str = ""
    fingerprint: str = ""
    answer: str = ""
    at: Moment = Field(default_factory=time.time)


class TrustFile(FileModel):
    """Answers, the oldest first."""

    v: int = 1
    answers: list[StoredTrustAnswer] = Field(default_factory=list)


def read_trust(data: bytes) -> TrustFile | None:
    """Return the answers; None if the file is damaged."""
    try:
        return TrustFile.model_validate_json(data)
    except ValidationError:
        return None


def write_trust(trust: TrustFile) -> bytes:
    """Return the bytes of the whole file."""
    return (json.dumps(mend_surrogates(trust.model_dump()), indent=1) + "\n").encode("ascii")

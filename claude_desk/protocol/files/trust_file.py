"""The file of the user's answers about trust in folders: conversion from bytes to a model and back."""

import json
import time

from pydantic import Field, ValidationError

from claude_desk.protocol.files.file_model import FileModel, Moment
from claude_desk.protocol.wire.characters import mend_surrogates


class StoredTrustAnswer(FileModel):
    """An answer. `root`: the folder's real path. `fingerprint`: identifies the content of the reviewed files
    when the user was asked. `answer`: "trusted", "without", or a value of a later version."""

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
    """Return the file's bytes."""
    return (json.dumps(mend_surrogates(trust.model_dump()), indent=1) + "\n").encode("ascii")

"""The file in which we keep what the person said of a folder's files: bytes to a model and back."""

import json
import time

from pydantic import Field, ValidationError

from claude_desk.protocol.files.file_model import FileModel, Moment
from claude_desk.protocol.wire.characters import mend_surrogates


class StoredTrustAnswer(FileModel):
    """`root` is a folder's real path, `fingerprint` that of its files when it was asked.

    `answer` is "trusted", "without", or one that a later version knows.
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
    """Give the answers; None where the file is damaged."""
    try:
        return TrustFile.model_validate_json(data)
    except ValidationError:
        return None


def write_trust(trust: TrustFile) -> bytes:
    """Give the whole file."""
    return (json.dumps(mend_surrogates(trust.model_dump()), indent=1) + "\n").encode("ascii")

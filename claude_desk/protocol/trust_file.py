"""The file in which we keep what the person said of a folder's files: bytes to a model and back."""

import json
import time
from typing import Literal

from pydantic import Field, ValidationError

from claude_desk.protocol.base import Wire
from claude_desk.protocol.surrogates import mend_surrogates


class KeptAnswer(Wire):
    """`root` is a folder's real path, `fingerprint` that of its files when it was asked."""

    root: str
    fingerprint: str
    answer: Literal["trusted", "without"]
    at: float = Field(default_factory=time.time)


class TrustFile(Wire):
    """Answers, the oldest first."""

    v: int = 1
    answers: list[KeptAnswer] = Field(default_factory=list)


def read_trust(data: bytes) -> TrustFile:
    """Give the answers. A damaged file holds none: the person is asked again."""
    try:
        return TrustFile.model_validate_json(data)
    except ValidationError:
        return TrustFile()


def write_trust(trust: TrustFile) -> bytes:
    """Give the whole file."""
    return (json.dumps(mend_surrogates(trust.model_dump()), indent=1) + "\n").encode("ascii")

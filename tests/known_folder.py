"""Stores the user's answers about folders, as if the user had trusted them before.

The program asks about every other folder before anything runs there. The stored answers were given for empty
folders, so the program asks again if it finds files there that need a review.
"""

import os
from pathlib import Path

from claude_desk.controllers.main_controller import MainController
from claude_desk.paths import AppPaths
from claude_desk.protocol.files.trust_file import StoredTrustAnswer, TrustFile, write_trust
from claude_desk.workspace.folder_trust import FolderReview, TrustAnswer
from tests.patient_looks import look_patiently


def know(places: AppPaths, *folders: Path | str) -> None:
    """Write the answers of an earlier run of the program, in which the user trusted exactly these folders."""
    trust_file(places.config, *folders)


def know_at_home(home: Path, *folders: Path | str) -> None:
    """Write such answers for a program whose settings folder is in its default place below `home`."""
    trust_file(home / ".config" / "claude-desk", *folders)


def trust_file(config: Path, *folders: Path | str) -> None:
    """Write into the settings folder `config` that the user trusts these folders."""
    answers = [StoredTrustAnswer(root=os.path.realpath(each), answer="trusted") for each in folders]
    config.mkdir(parents=True, mode=0o700, exist_ok=True)
    (config / "trust.json").write_bytes(write_trust(TrustFile(answers=answers)))


def know_all(program: MainController) -> None:
    """Let this program trust every folder without a stored answer, except folders with findings. Call this
    before the program begins."""
    look_patiently()
    trust = program._trust
    kept = trust.answer

    def answer(review: FolderReview) -> TrustAnswer | None:
        found = kept(review)
        return TrustAnswer.TRUSTED if found is None and not review.findings else found

    trust.answer = answer  # type: ignore[method-assign]

"""Folders about which the person has answered before, as about most of those that tests open.

The program asks about every other one before anything runs there. What is found in a folder is asked about in
spite of such an answer: it was given when nothing was there.
"""

import os
from pathlib import Path

from claude_desk.controllers.main_controller import MainController
from claude_desk.paths import AppPaths
from claude_desk.protocol.files.trust_file import StoredTrustAnswer, TrustFile, write_trust
from claude_desk.workspace.folder_trust import FolderReview, TrustAnswer
from tests.patient_looks import look_patiently


def know(places: AppPaths, *folders: Path | str) -> None:
    """The person has said, in a program that has ended, that they trust these, and nothing of others."""
    trust_file(places.config, *folders)


def know_at_home(home: Path, *folders: Path | str) -> None:
    """The same for a program whose environment names `home` and no other place for its settings."""
    trust_file(home / ".config" / "claude-desk", *folders)


def trust_file(config: Path, *folders: Path | str) -> None:
    """The same, in the folder of the program's settings."""
    answers = [StoredTrustAnswer(root=os.path.realpath(each), answer="trusted") for each in folders]
    config.mkdir(parents=True, mode=0o700, exist_ok=True)
    (config / "trust.json").write_bytes(write_trust(TrustFile(answers=answers)))


def know_all(program: MainController) -> None:
    """The person has said of every folder that this program opens that they trust it, but for those about
    which another answer is kept. To be called before it begins."""
    look_patiently()
    trust = program._trust
    kept = trust.answer

    def answer(review: FolderReview) -> TrustAnswer | None:
        found = kept(review)
        return TrustAnswer.TRUSTED if found is None and not review.findings else found

    trust.answer = answer  # type: ignore[method-assign]

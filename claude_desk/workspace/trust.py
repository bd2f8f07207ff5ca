"""Whether the files of a folder may run what they ask for (design.md section 4).

The CLI runs a folder's hooks and servers and follows its rules as soon as it is started there. So the person
is asked first, and the answer is kept for that folder's real path and for those very files: a file that
changed, came or went is asked about again.
"""

import logging
import os
from enum import StrEnum
from pathlib import Path

from claude_desk.protocol.trust_file import KeptAnswer, TrustFile, read_trust, write_trust
from claude_desk.workspace.files import put_aside, read_if_there, write_whole
from claude_desk.workspace.folder_review import FolderReview as FolderReview
from claude_desk.workspace.folder_review import places_of_others, review
from claude_desk.workspace.locks import locked
from claude_desk.workspace.places import Places
from claude_desk.workspace.reviewed_places import ReviewedPlace

_log = logging.getLogger(__name__)

_MOST_ANSWERS = 500


class TrustAnswer(StrEnum):
    TRUSTED = "trusted"
    WITHOUT = "without"  # open it without what its files would run


class Trust:
    """Looks at folders and remembers answers, in `trust.json` of `places.config`.

    `cli_config` is the CLI's own folder (`CLAUDE_CONFIG_DIR`, else `~/.claude`): what it holds is the
    person's own, also where their home is the folder or its repository. `home` is what HOME names.
    """

    def __init__(self, places: Places, cli_config: Path, home: Path | None = None) -> None:
        self._path = places.config / "trust.json"
        self._own = Path(os.path.realpath(cli_config))
        self._home = home

    def look(self, folder: Path, earlier: FolderReview | None = None) -> FolderReview:
        """Read what the CLI would read of this folder; a file that cannot be read is a finding too.

        What `earlier` found in the folders below is taken as it was: to go through them takes long.
        """
        below = None if earlier is None else earlier.below
        return review(Path(os.path.realpath(folder)), self._own, self._home, below)

    def places(self, folder: Path) -> list[ReviewedPlace]:
        """Give every file and folder that `look` reads, there or not: where one appears or changes, the
        folder is to be looked at again."""
        return places_of_others(Path(os.path.realpath(folder)), self._own, self._home)

    def answer(self, review: FolderReview) -> TrustAnswer | None:
        """Give what the person said of exactly this; None where they must be asked."""
        for kept in reversed(self._known().answers):
            if kept.root == review.root and kept.fingerprint == review.fingerprint:
                return answer_of(kept)
        return None

    def remember(self, review: FolderReview, answer: TrustAnswer) -> None:
        """Keep the person's answer, in place of the folder's earlier one. OSError where it can't be kept."""
        kept = KeptAnswer(root=review.root, fingerprint=review.fingerprint, answer=answer.value)
        self._replace(review.root, kept)

    def answers(self) -> list[KeptAnswer]:
        """What the person said of folders, the newest first."""
        return self._known().answers[::-1]

    def forget(self, root: str) -> None:
        """Ask about this folder again, the next time. OSError where that can't be kept."""
        self._replace(root)

    def _replace(self, root: str, *fresh: KeptAnswer) -> None:
        """Write the file with these in place of what was kept for the folder. What cannot be read now is not
        written over."""
        with locked(self._path):
            file = self._read()
            others = [kept for kept in file.answers if kept.root != root]
            write_whole(self._path, write_trust(file.changed(answers=[*others, *fresh][-_MOST_ANSWERS:])))

    def _known(self) -> TrustFile:
        try:
            return self._read()
        except OSError as error:
            _log.warning("Answers about folders were not read: %s", error.strerror)
            return TrustFile()

    def _read(self) -> TrustFile:
        """What the file holds; none where it is damaged, which is kept aside: the person is asked again."""
        data = read_if_there(self._path)
        found = TrustFile() if data is None else read_trust(data)
        if found is None:
            _log.warning("The answers about folders were damaged; they are kept aside")
            put_aside(self._path)
        return found or TrustFile()


def answer_of(kept: KeptAnswer) -> TrustAnswer | None:
    """None where a later version keeps one that we do not know."""
    return TrustAnswer(kept.answer) if kept.answer in list(TrustAnswer) else None

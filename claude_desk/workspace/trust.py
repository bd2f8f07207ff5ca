"""Whether the files of a folder may run what they ask for (design.md section 4).

The CLI runs a folder's hooks and servers and follows its rules as soon as it is started there. So the person
is asked first, and the answer is kept for that folder's real path and for those very files: a file that
changed, came or went is asked about again.
"""

import hashlib
import logging
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from claude_desk.library.repository import main_checkout, repository_of
from claude_desk.protocol.project_files import (
    FolderFindings,
    merge,
    servers_findings,
    settings_findings,
    unreadable,
)
from claude_desk.protocol.prompt_files import LONGEST, prompt_findings
from claude_desk.protocol.trust_file import KeptAnswer, TrustFile, read_trust, write_trust
from claude_desk.workspace.files import put_aside, read_file, read_if_there, write_whole
from claude_desk.workspace.locks import locked
from claude_desk.workspace.places import Places
from claude_desk.workspace.project_prompts import MOST, TooManyError, prompt_files

_log = logging.getLogger(__name__)

_LARGEST = 4 * 1024 * 1024  # bytes of a file that are read
_MOST_ANSWERS = 500

_Reader = Callable[[bytes, str], FolderFindings]


class TrustAnswer(StrEnum):
    TRUSTED = "trusted"
    WITHOUT = "without"  # open it without what its files would run


@dataclass(frozen=True)
class FolderReview:
    """What was found for a folder. `needs_asking` is whether there is anything to ask about at all."""

    root: str  # the folder's real path
    findings: FolderFindings
    fingerprint: str  # sha256 (hex) over the files' real paths and contents; of prompts: what they may do

    @property
    def needs_asking(self) -> bool:
        return bool(self.findings)


class Trust:
    """Looks at folders and remembers answers, in `trust.json` of `places.config`.

    `cli_config` is the CLI's own folder (`CLAUDE_CONFIG_DIR`, else `~/.claude`): what it holds is the
    person's own, also where their home is the folder or its repository. `tell` is given why an answer could
    not be written, in the system's words, and "" once it was; until then the answer holds in this program,
    and it is written with the next one.
    """

    def __init__(
        self, places: Places, cli_config: Path, tell: Callable[[str], None] = lambda why: None
    ) -> None:
        self._path = places.config / "trust.json"
        self._tell = tell
        # By root, what the disk has not taken: an answer, or when the one that is kept was taken back.
        self._unwritten: dict[str, KeptAnswer | float] = {}
        self._own = _real(cli_config / "settings.json")
        self._own_folder = _real(cli_config)

    def look(self, folder: Path) -> FolderReview:
        """Read what the CLI would read of this folder; a file that cannot be read is a finding too."""
        root = Path(_real(folder))
        settings = _settings_folders(root)
        seen: dict[str, tuple[Path, _Reader]] = {}
        for path, read in _places_to_look(root, settings):
            real = _real(path)
            if os.path.lexists(path) and real != self._own:
                seen.setdefault(real, (path, read))
        total = hashlib.sha256()
        parts = []
        for real, (path, read) in seen.items():
            part, content = _look_at(path, root, read)
            parts.append(part)
            total.update(hashlib.sha256(os.fsencode(real)).digest() + content)
        for real, part in self._prompts(root, settings):
            parts.append(part)
            total.update(hashlib.sha256(os.fsencode(real) + b"\0" + repr(part).encode()).digest())
        return FolderReview(str(root), merge(parts), total.hexdigest())

    def answer(self, review: FolderReview) -> TrustAnswer | None:
        """Give what the person said of exactly this; None where they must be asked."""
        for kept in reversed(self._known().answers):
            if kept.root == review.root and kept.fingerprint == review.fingerprint:
                return answer_of(kept)
        return None

    def remember(self, review: FolderReview, answer: TrustAnswer) -> None:
        """Keep the person's answer, in place of the folder's earlier one. OSError where it can't be kept."""
        self._write(
            review.root, KeptAnswer(root=review.root, fingerprint=review.fingerprint, answer=answer.value)
        )

    def answers(self) -> list[KeptAnswer]:
        """What the person said of folders, the newest first."""
        return self._known().answers[::-1]

    def forget(self, root: str) -> None:
        """Ask about this folder again, the next time. OSError where that can't be kept."""
        self._write(root, time.time())

    def _write(self, root: str, change: KeptAnswer | float) -> None:
        """Write the file with what we changed. What cannot be read now is not written over."""
        self._unwritten[root] = change
        try:
            with locked(self._path):
                file = self._read()
                answers = self._with_unwritten(file.answers)
                write_whole(self._path, write_trust(file.changed(answers=answers[-_MOST_ANSWERS:])))
        except OSError as error:
            self._tell(error.strerror or str(error))
            raise
        self._unwritten.clear()
        self._tell("")

    def _with_unwritten(self, answers: list[KeptAnswer]) -> list[KeptAnswer]:
        """The answers with our changes, but for those that another window has answered anew since."""
        ours = {
            root: change
            for root, change in self._unwritten.items()
            if not any(kept.root == root and kept.at > _moment_of(change) for kept in answers)
        }
        fresh = [change for change in ours.values() if isinstance(change, KeptAnswer)]
        return [*(kept for kept in answers if kept.root not in ours), *fresh]

    def _prompts(self, root: Path, settings: list[Path]) -> Iterator[tuple[str, FolderFindings]]:
        """What commands, skills and agents would be allowed. Only that counts: their words may change."""
        for folder in settings:
            place = _real(folder / ".claude")
            if place == self._own_folder:
                continue
            try:
                for path in prompt_files(folder):
                    if part := _look_at_prompt(path, root):
                        yield _real(path), part
            except TooManyError:
                yield place, unreadable(os.path.relpath(place, root), f"there are more than {MOST:,} files")

    def _known(self) -> TrustFile:
        try:
            file = self._read()
        except OSError as error:
            _log.warning("Answers about folders were not read: %s", error.strerror)
            file = TrustFile()
        return file.changed(answers=self._with_unwritten(file.answers)) if self._unwritten else file

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


def _moment_of(change: KeptAnswer | float) -> float:
    return change.at if isinstance(change, KeptAnswer) else change


def _real(path: Path) -> str:
    return os.path.realpath(path)


def _settings_folders(root: Path) -> list[Path]:
    """Give the folders whose settings the CLI may take: the folder, its parents up to the repository, and
    the main checkout where the repository is a linked worktree (2.1.330 takes local settings from there)."""
    repository = repository_of(root)
    settings = [root]
    if repository is not None:
        settings += [parent for parent in root.parents if parent.is_relative_to(repository)]
        main = main_checkout(repository)
        settings += [main] if main is not None and main not in settings else []
    return settings


def _places_to_look(root: Path, settings: list[Path]) -> Iterator[tuple[Path, _Reader]]:
    """Give the files of settings and servers that the CLI may take, the folder's own first.

    Servers: of every parent up to the root of the file system, which is how far both versions look.
    """
    for folder in settings:
        for name in ("settings.json", "settings.local.json"):
            yield folder / ".claude" / name, settings_findings
    for folder in dict.fromkeys([root, *root.parents, *settings]):
        yield folder / ".mcp.json", servers_findings


def _look_at_prompt(path: Path, root: Path) -> FolderFindings:
    name = os.path.relpath(path, root)
    try:
        data, _ = read_file(path, LONGEST)
    except FileNotFoundError:
        return FolderFindings()
    except OSError as error:
        return unreadable(name, error.strerror or type(error).__name__)
    return prompt_findings(data, name)


def _look_at(path: Path, root: Path, read: _Reader) -> tuple[FolderFindings, bytes]:
    """Give what a file would do, and 32 bytes that stand for its content."""
    name = os.path.relpath(path, root)
    try:
        data, size_and_time = read_file(path, _LARGEST)
    except FileNotFoundError:  # a link to nowhere; where it leads may come to be
        return FolderFindings(), hashlib.sha256(b"nothing").digest()
    except OSError as error:
        found = unreadable(name, error.strerror or type(error).__name__)
        return found, hashlib.sha256(b"unreadable").digest()
    if len(data) > _LARGEST:
        return unreadable(name, "it is too large"), hashlib.sha256(data + size_and_time).digest()
    return read(data, name), hashlib.sha256(data).digest()

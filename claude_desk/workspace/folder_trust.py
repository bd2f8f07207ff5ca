"""Trust in folders: whether the programs that a folder's files name may run.

The files of a folder can name programs. The CLI runs these programs as soon as it starts there, and so does
every git process that the CLI starts. So the user is asked about each folder once, before any process runs in
it. This includes folders without findings, because git may find programs that the review does not.

The answer is kept for the folder's real path and for the findings. If the findings change later, the user is
asked again.
"""

import logging
import os
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from pathlib import Path

from claude_desk.paths import AppPaths
from claude_desk.protocol.disk.project_files import FolderFindings, rule_finding
from claude_desk.protocol.files.trust_file import StoredTrustAnswer, TrustFile, read_trust, write_trust
from claude_desk.protocol.phrase import Text
from claude_desk.session.core.disk_looks import answered, looked, real_folder
from claude_desk.session.core.worker_threads import read_soon, within
from claude_desk.workspace.atomic_files import put_aside, read_if_there, write_atomic
from claude_desk.workspace.file_lock import locked
from claude_desk.workspace.folder_review import FolderReview as FolderReview
from claude_desk.workspace.folder_review import failed, project_places, review, unanswered, with_own
from claude_desk.workspace.known_folders import answering_folders
from claude_desk.workspace.reviewed_paths import ReviewedPath

_log = logging.getLogger(__name__)

_MOST_ANSWERS = 2_000


_REVIEW_SECONDS = 5.0  # a mount that hangs never answers
_QUICK_SECONDS = 0.2  # the GUI thread waits at most this long for a review; a later result goes to `then`
_MOST_HUNG = 8  # unfinished reviews of one folder; each occupies a thread


class TrustAnswer(StrEnum):
    TRUSTED = "trusted"
    WITHOUT = "without"  # open the folder, but run none of the programs that its files name


@dataclass
class _HungReview:
    """The callbacks for the result of a running review."""

    then: list[Callable[[FolderReview], None]]


class FolderTrust:
    """Reviews folders and remembers the user's answers, in `trust.json` of `paths.config`.

    `cli_config` is the CLI's own folder (`CLAUDE_CONFIG_DIR`, else `~/.claude`). Its files count as the
    user's own, even if the reviewed folder or its repository is the user's home. `home` is the folder that
    HOME names. `notify_not_kept` is called with the system's reason if an answer could not be written, and
    with an empty string after a successful write. An answer that could not be written holds while this
    program runs, and the next write includes it.
    """

    def __init__(
        self,
        paths: AppPaths,
        cli_config: Path,
        home: Path | None = None,
        notify_not_kept: Callable[[str], None] = lambda why: None,
    ) -> None:
        self._path = paths.config / "trust.json"
        self._own = Path(real_folder(str(cli_config)))
        self._home = home
        self._notify_not_kept = notify_not_kept
        self._running: dict[Path, list[_HungReview]] = {}  # running reviews, by folder
        self.unread = ""  # the system's reason why the file could not be read
        # Unwritten changes, by root: an answer, or the time at which the kept answer was forgotten.
        self._unwritten: dict[str, StoredTrustAnswer | float] = {}

    @property
    def own(self) -> Path:
        """Claude Code's own folder, with links resolved."""
        return self._own

    def review(self, folder: Path, earlier: FolderReview | None = None) -> FolderReview:
        """Read the files of this folder that the CLI would read. An unreadable file is a finding too.

        If `earlier` is not silent, reuse its findings in the folders below: scanning those folders takes
        long. If the folder does not answer within 5 s, return the review of a silent folder. If the review
        fails, return a review whose only finding is the reason.
        """
        return within(_REVIEW_SECONDS, lambda: self._review(folder, earlier), None) or unanswered(folder)

    def _review(self, folder: Path, earlier: FolderReview | None) -> FolderReview:
        below = None if earlier is None or earlier.silent else earlier.below
        try:
            return review(Path(os.path.realpath(folder)), self._own, self._home, below)
        except (OSError, ValueError) as error:
            _log.warning("a folder could not be reviewed: %s", error)
            return failed(folder, (isinstance(error, OSError) and error.strerror) or str(error))

    def review_soon(
        self,
        folder: Path,
        earlier: FolderReview | None,
        then: Callable[[FolderReview], None],
        *,
        again: bool = False,
    ) -> FolderReview:
        """Review like `review`, but wait for no more than 0.2 s.

        If the review takes longer, return the review of a silent folder, and call `then` with the result
        later. If a review of the folder is running already, `then` gets the result of that review.

        `again`: start a further review instead, unless eight reviews of the folder are running.
        """
        running = self._running.setdefault(folder, [])
        if running and (not again or len(running) >= _MOST_HUNG):
            running[-1].then.append(then)
            return unanswered(folder)
        one = _HungReview([then])
        running.append(one)

        def late(found: FolderReview) -> None:
            over()
            for each in one.then:
                each(found)

        def over() -> None:
            running.remove(one)
            if not running:
                self._running.pop(folder, None)

        # While a review of another folder is running, wait only a tenth of the time: the waits would add up.
        hung = any(each is not running for each in self._running.values())
        found = read_soon(_QUICK_SECONDS / (10 if hung else 1), lambda: self._review(folder, earlier), late)
        if not found:
            return unanswered(folder)
        over()
        for other in one.then[1:]:
            other(found[0])
        return found[0]

    def places(self, folder: Path) -> list[ReviewedPath]:
        """Return every file and folder that `review` reads, existing or not. When one of them appears or
        changes, the folder has to be reviewed again."""
        return project_places(Path(os.path.realpath(folder)), self._own, self._home)

    def answer(self, review: FolderReview) -> TrustAnswer | None:
        """Return the user's answer for this review; None if the user must be asked.

        Use the answer that was given for the same findings. If there is no such answer and nothing is found
        now, use the newest answer about the folder, or else about its repository. Such an answer counts
        even if it was given for other findings. If git would run a program anyway, `WITHOUT` does not count.
        """
        answers = self._known().answers[::-1]
        prints = (review.fingerprint, review.earlier_fingerprint)
        exact = (kept for kept in answers if kept.root == review.root and kept.fingerprint in prints)
        answer = next((answer_of(kept) for kept in exact), None)
        if answer is None and not review.findings:
            newest = {kept.root: answer_of(kept) for kept in answers[::-1]}
            root = Path(review.root)
            nothing: list[Path] = []
            roots = answered(root, lambda: answering_folders(root, self._home), nothing)
            answer = next((newest[root] for root in map(str, roots) if root in newest), None)
        return None if answer is TrustAnswer.WITHOUT and review.not_held else answer

    def remember(self, review: FolderReview, answer: TrustAnswer) -> None:
        """Replace the folder's earlier answer with this answer. Raise OSError if the answer cannot be
        written. It then holds while the program runs."""
        self._write(
            review.root,
            StoredTrustAnswer(root=review.root, fingerprint=review.fingerprint, answer=answer.value),
        )

    def answers(self) -> list[StoredTrustAnswer]:
        """Return the user's answers about folders, the newest first."""
        return self._known().answers[::-1]

    def forget(self, root: str) -> None:
        """Forget the answer, so that the user is asked about the folder the next time. Raise OSError if the
        file cannot be written."""
        self._write(root, time.time())

    def _write(self, root: str, change: StoredTrustAnswer | float) -> None:
        """Write the file with this program's changes. An unreadable file is not overwritten. Raise OSError if
        the file cannot be read or written."""
        self._unwritten[root] = change
        try:
            with locked(self._path):
                file = self._read()
                answers = self._with_unwritten(file.answers)
                write_atomic(self._path, write_trust(file.changed(answers=answers[-_MOST_ANSWERS:])))
        except OSError as error:
            self._notify_not_kept(error.strerror or str(error))
            raise
        self._unwritten.clear()
        self._notify_not_kept("")

    def _with_unwritten(self, answers: list[StoredTrustAnswer]) -> list[StoredTrustAnswer]:
        """Return the answers with this program's unwritten changes. Skip a change if another window has
        written a newer answer about the folder."""
        ours = {
            root: change
            for root, change in self._unwritten.items()
            if not any(kept.root == root and kept.at > _moment_of(change) for kept in answers)
        }
        fresh = [change for change in ours.values() if isinstance(change, StoredTrustAnswer)]
        return [*(kept for kept in answers if kept.root not in ours), *fresh]

    def _known(self) -> TrustFile:
        try:
            file = self._read()
        except OSError as error:
            _log.warning("Answers about folders were not read: %s", error.strerror)
            self.unread = error.strerror or str(error)
            file = TrustFile()
        return file.changed(answers=self._with_unwritten(file.answers)) if self._unwritten else file

    def _read(self) -> TrustFile:
        """Return the file's content. A damaged file is kept aside and counts as empty, so that the user is
        asked again. Raise OSError if the file cannot be read."""
        data = read_if_there(self._path)
        if data is None:
            return TrustFile()
        found = read_trust(data)
        if found is None:
            _log.warning("The answers about folders were damaged; they are kept aside")
            put_aside(self._path, data)
        return found or TrustFile()


def answer_of(kept: StoredTrustAnswer) -> TrustAnswer | None:
    """Return the answer; None if a later version wrote an answer that this version does not know."""
    return TrustAnswer(kept.answer) if kept.answer in list(TrustAnswer) else None


def _moment_of(change: StoredTrustAnswer | float) -> float:
    return change.at if isinstance(change, StoredTrustAnswer) else change


# -------------------------------------------------------------------------------------------------
# The user's consent to what a folder may run. Every start of a child there checks the consent again.


class FolderConsent:
    """The user's consent for one folder. `answer` is the answer for the newest `review`; None if the user
    must be asked.

    `folder` is the path at which the child is started. Each review resolves the path again, because it may
    lead to a different folder now. `own` is Claude Code's own folder for the session; None for the default
    profile's folder.

    The files of a folder change while its session lives, by a pull or by Claude's Write tool. Each start of a
    child runs the programs that the files name at that time.

    With `late` the GUI thread waits at most 0.2 s for a folder. A folder that does not answer in time is
    `silent`, and nothing may be started there. Once the folder answers, `late` is called with the consent and
    the review. `late` then passes the review to `renew`.
    """

    def __init__(
        self,
        trust: FolderTrust,
        folder: Path,
        own: Path | None = None,
        late: Callable[["FolderConsent", FolderReview], None] | None = None,
    ) -> None:
        self._trust = trust
        self._folder = folder
        self._own = trust.own if own is None else Path(real_folder(str(own)))
        self._late = late
        # Review and answer from before the folder was silent.
        self._before: tuple[FolderReview, TrustAnswer | None] | None = None
        # An answer that could not be checked yet, and the review that the user saw.
        self._given: tuple[TrustAnswer, FolderReview] | None = None
        self.review = self._review(None)
        self.answer = None if self.silent else self._trust.answer(self.review)
        self._kept = True  # whether `answer` also holds when the folder is opened again

    @property
    def folder(self) -> Path:
        return self._folder

    def of(self, folder: Path) -> "FolderConsent":
        """Return the consent for a different folder in which the child works."""
        return FolderConsent(
            self._trust, folder, self._own, lambda consent, review: consent.take_late(review)
        )

    def take_late(self, review: FolderReview) -> None:
        """Renew with the review of a folder that answered late. An answer that cannot be written still holds
        while this program runs."""
        with suppress(OSError):
            self.renew(review=review)

    @property
    def silent(self) -> bool:
        """Whether the folder does not answer."""
        return self.review.silent

    def _review(self, old: FolderReview | None, again: bool = False) -> FolderReview:
        if self._late is None:
            found = self._trust.review(self._folder, old)
        else:
            found = self._trust.review_soon(self._folder, old, self._on_late, again=again)
        return found if found.silent else with_own(found, self._own)

    def _on_late(self, found: FolderReview) -> None:
        if self.silent and self._late is not None:
            self._late(self, found)

    def renew(
        self,
        added: Sequence[Text] = (),
        review: FolderReview | None = None,
        scheduled: Sequence[str] = (),
        again: bool = False,
    ) -> TrustAnswer | None:
        """Review the folder again, and return the answer for its current findings. Return None if the user
        must be asked or the folder is silent. `review`: a finished review to use instead.

        `added`: rules (`Bash(mkdir *)`) or other findings (`directory_finding`) that the CLI, for the user,
        added to the folder's settings or removed from them since the last answer. If nothing else has
        changed, the answer still holds and is written. Raise OSError if it cannot be written.

        `scheduled`: tasks that Claude scheduled in a running session, as a review names them. With such tasks
        the answer still holds but is not written: when the folder is opened again, the user is asked about
        the tasks. `again`: start a new review even if an earlier review has not returned yet.
        """
        old, answer = self._before or (self.review, self.answer)
        found = self._review(old, again) if review is None else with_own(review, self._own)
        if found.silent:
            self._before = None if old.silent else (old, answer)
            self.review, self.answer = found, None
            return None
        self._before = None
        self.review, self.answer = found, answer
        if not _is_same(self.review, old):
            self.answer = self._trust.answer(self.review)
            if self.answer is not None:
                self._kept = True
            elif answer and _only_adds(old, self.review, added, scheduled) and self._holds(answer):
                self.answer = answer
                self._kept = self._kept and _only_adds(old, self.review, added, ())
                if self._kept:
                    self._trust.remember(self.review, answer)
        elif self.answer is None:
            self.answer = self._trust.answer(self.review)  # the user may have answered in another window
        elif not self._holds(self.answer):
            self.answer = None
        given, self._given = self._given, None
        if given is not None and self.answer is None and _is_same(given[1], self.review):
            self._take(given[0])
        return self.answer

    def _holds(self, answer: TrustAnswer) -> bool:
        return answer is TrustAnswer.TRUSTED or not self.review.not_held

    def set_answer(self, answer: TrustAnswer) -> bool:
        """Set the user's answer to the shown `review`. Return whether an answer holds now.

        Review the folder again first. If its findings have changed, do not set the answer: return whether
        the new findings have an answer. If the folder is silent now, return False: the next `renew` sets the
        answer if the findings are the same. If git would run a program anyway, refuse `WITHOUT`. Raise
        OSError if the answer holds but could not be written.
        """
        if self.silent:
            return False
        shown = self.review
        self.renew()
        if self.silent:
            self._given = (answer, shown)
            return False
        if not _is_same(self.review, shown):
            return self.answer is not None
        return self._take(answer)

    def _take(self, answer: TrustAnswer) -> bool:
        if not self._holds(answer):
            return False
        self.answer, self._kept = answer, True
        self._trust.remember(self.review, answer)
        return True


def _is_same(one: FolderReview, other: FolderReview) -> bool:
    """Return whether two reviews are of the same folder with the same findings.

    The folder is compared because its path may lead to a different folder now, and folders without findings
    look alike.
    """
    return (one.root, one.fingerprint) == (other.root, other.fingerprint)


def _only_adds(old: FolderReview, new: FolderReview, added: Sequence[Text], scheduled: Sequence[str]) -> bool:
    """Return whether the reviews differ only by `added` rules in settings files, by tasks that are gone, and
    by new tasks that are in `scheduled`.

    Settings with findings in `other` never qualify: such a finding may contain a value that is too long to
    show, so two different values could look the same.
    """
    if (old.root, old.rest_fingerprint) != (new.root, new.rest_fingerprint):
        return False
    if old.settings.other or new.settings.other:
        return False
    if not _only_schedules(old.tasks, new.tasks, scheduled):
        return False
    ours = {rule_finding("allow", each) if isinstance(each, str) else each for each in added}
    for each in fields(FolderFindings):
        more = Counter(getattr(new.settings, each.name))
        before = Counter(getattr(old.settings, each.name))
        differences = (more - before) + (before - more)
        if differences and (each.name != "rules" or any(rule not in ours for rule in differences)):
            return False
    return True


def _only_schedules(old: FolderFindings, new: FolderFindings, scheduled: Sequence[str]) -> bool:
    """Return whether the findings differ only in their tasks, and all new tasks are in `scheduled`. Old tasks
    may be gone: the CLI removes a task after sending it, unless the task is due again later."""
    more = Counter(new.tasks) - Counter(old.tasks)
    return replace(old, tasks=[]) == replace(new, tasks=[]) and all(task in scheduled for task in more)


async def is_trusted(trust: FolderTrust, folder: str) -> bool:
    """Return whether the user trusts the folder's current files. Return False if the folder does not
    answer."""
    return await looked(
        lambda: FolderConsent(trust, Path(folder)).answer is TrustAnswer.TRUSTED,
        False,
        seconds=_REVIEW_SECONDS,
    )

"""Trust in folders: whether the files of a folder may run what they ask for.

The CLI and every git that it starts run what a folder names as soon as they start there. So the user is asked
about each folder once, before any process runs in it, even if nothing was found: git finds more than this
program does. The answer is kept for the folder's real path and for what was found. If something else is found
later, the user is asked again.
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
from claude_desk.session.core.disk_looks import answered, real_folder
from claude_desk.session.core.worker_threads import look_soon, within
from claude_desk.workspace.atomic_files import put_aside, read_if_there, write_atomic
from claude_desk.workspace.file_lock import locked
from claude_desk.workspace.folder_review import FolderReview as FolderReview
from claude_desk.workspace.folder_review import places_of_others, review, unanswered, with_own
from claude_desk.workspace.known_folders import answering_folders
from claude_desk.workspace.reviewed_paths import ReviewedPath

_log = logging.getLogger(__name__)

_MOST_ANSWERS = 2_000


_REVIEW_SECONDS = 5.0  # a mount that hangs never answers
_QUICK_SECONDS = 0.2  # the GUI thread waits so long for a review; a later result goes to `then`
_MOST_HUNG = 8  # looks at one folder that have not returned; each occupies a thread


class TrustAnswer(StrEnum):
    TRUSTED = "trusted"
    WITHOUT = "without"  # open the folder, but without what its files would run


@dataclass
class _HungLook:
    """A look at a folder that is still running, and the callbacks for its result."""

    then: list[Callable[[FolderReview], None]]


class FolderTrust:
    """Reviews folders and remembers the user's answers, in `trust.json` of `paths.config`.

    `cli_config` is the CLI's own folder (`CLAUDE_CONFIG_DIR`, else `~/.claude`). What it holds is the user's
    own, even if the reviewed folder or its repository is their home. `home` is what HOME names. `tell` is
    called with the system's reason if an answer could not be written, and with "" after a successful write.
    Until then the answer holds in this program, and the next answer's write includes it.
    """

    def __init__(
        self,
        paths: AppPaths,
        cli_config: Path,
        home: Path | None = None,
        tell: Callable[[str], None] = lambda why: None,
    ) -> None:
        self._path = paths.config / "trust.json"
        self._own = Path(real_folder(str(cli_config)))
        self._home = home
        self._notify_not_kept = tell
        self._looks: dict[Path, list[_HungLook]] = {}  # running looks, by folder
        self.unread = ""  # the system's reason why the file could not be read
        # What could not be written, by root: an answer, or the time at which the kept answer was forgotten.
        self._unwritten: dict[str, StoredTrustAnswer | float] = {}

    @property
    def own(self) -> Path:
        """Claude Code's own folder, with links resolved."""
        return self._own

    def review(self, folder: Path, earlier: FolderReview | None = None) -> FolderReview:
        """Read what the CLI would read of this folder. A file that cannot be read is a finding too.

        What `earlier` found in the folders below is taken over: to go through them takes long.
        """
        return within(_REVIEW_SECONDS, lambda: self._look(folder, earlier), None) or unanswered(folder)

    def _look(self, folder: Path, earlier: FolderReview | None) -> FolderReview:
        below = None if earlier is None or earlier.silent else earlier.below
        return review(Path(os.path.realpath(folder)), self._own, self._home, below)

    def review_soon(
        self,
        folder: Path,
        earlier: FolderReview | None,
        then: Callable[[FolderReview], None],
        *,
        again: bool = False,
    ) -> FolderReview:
        """Review like `review`, but wait for no more than 0.2 s.

        After that, return that the folder is silent, and call `then` with the result once it is there. While
        a look at the folder is running, no other is started, unless `again` is set.
        """
        looks = self._looks.setdefault(folder, [])
        if looks and (not again or len(looks) >= _MOST_HUNG):
            looks[-1].then.append(then)
            return unanswered(folder)
        one = _HungLook([then])
        looks.append(one)

        def look() -> FolderReview:
            try:
                return self._look(folder, earlier)
            except (OSError, ValueError) as error:
                _log.warning("a folder could not be looked at: %s", error)
                return replace(unanswered(folder), silent=False)

        def late(found: FolderReview) -> None:
            over()
            for each in one.then:
                each(found)

        def over() -> None:
            looks.remove(one)
            if not looks:
                self._looks.pop(folder, None)

        hung = any(each is not looks for each in self._looks.values())  # do not wait for each folder in turn
        found = look_soon(_QUICK_SECONDS / (10 if hung else 1), look, late)
        if not found:
            return unanswered(folder)
        over()
        for other in one.then[1:]:
            other(found[0])
        return found[0]

    def places(self, folder: Path) -> list[ReviewedPath]:
        """Return every file and folder that `review` reads, existing or not. When one appears or changes, the
        folder has to be reviewed again."""
        return places_of_others(Path(os.path.realpath(folder)), self._own, self._home)

    def answer(self, review: FolderReview) -> TrustAnswer | None:
        """Return the user's answer for this review; None if the user must be asked.

        The findings must be those that the answer was given for. If nothing was found, any answer holds that
        was given for the folder or for the repository that it is part of.
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
        """Keep the user's answer in place of the folder's earlier one. Raise OSError if that fails."""
        self._write(
            review.root,
            StoredTrustAnswer(root=review.root, fingerprint=review.fingerprint, answer=answer.value),
        )

    def answers(self) -> list[StoredTrustAnswer]:
        """Return the user's answers about folders, the newest first."""
        return self._known().answers[::-1]

    def forget(self, root: str) -> None:
        """Forget the answer, so that the user is asked about the folder the next time. Raise OSError if that
        can't be written."""
        self._write(root, time.time())

    def _write(self, root: str, change: StoredTrustAnswer | float) -> None:
        """Write the file with this program's changes. A file that cannot be read now is not overwritten."""
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
        """Return the answers with this program's changes, except for folders about which another window has a
        newer answer."""
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
        """Return what the file holds. A damaged file is kept aside and counts as empty: the user is asked
        again."""
        data = read_if_there(self._path)
        found = TrustFile() if data is None else read_trust(data)
        if found is None:
            _log.warning("The answers about folders were damaged; they are kept aside")
            put_aside(self._path)
        return found or TrustFile()


def answer_of(kept: StoredTrustAnswer) -> TrustAnswer | None:
    """Return the answer; None if a later version wrote one that this version does not know."""
    return TrustAnswer(kept.answer) if kept.answer in list(TrustAnswer) else None


def _moment_of(change: StoredTrustAnswer | float) -> float:
    return change.at if isinstance(change, StoredTrustAnswer) else change


# -------------------------------------------------------------------------------------------------
# What the user allowed a folder to run, checked again before every start of a child there.


class FolderConsent:
    """The user's consent for one folder. `answer` is for the newest `review`; None if the user must be asked.

    `folder` is where the child is started. It is looked at anew each time, as its path may lead elsewhere by
    then. `own` is the folder that Claude Code has for itself there; None for the default profile's.

    The files of a folder change while its session lives, by a pull or by Claude's own Write. Each start of a
    child runs what the files hold at that time.

    With `late` the GUI thread waits for no folder. A folder that does not answer at once is `silent`, and
    nothing may be started there. Once it answers, `late` is called with the review; pass that to `renew`.
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
        self._before: tuple[FolderReview, TrustAnswer | None] | None = None  # before it became silent
        self._given: tuple[TrustAnswer, FolderReview] | None = None  # an answer that is not checked yet
        self.review = self._look(None)
        self.answer = None if self.silent else self._trust.answer(self.review)
        self._kept = True  # `answer` holds for the next opening too

    @property
    def folder(self) -> Path:
        return self._folder

    def of(self, folder: Path) -> "FolderConsent":
        """Return the consent for another folder in which the child works."""
        return FolderConsent(
            self._trust, folder, self._own, lambda consent, review: consent.take_late(review)
        )

    def take_late(self, review: FolderReview) -> None:
        """Take the review of a folder that answered late. An answer that cannot be written still holds in
        this program."""
        with suppress(OSError):
            self.renew(review=review)

    @property
    def silent(self) -> bool:
        """Whether the folder does not answer."""
        return self.review.silent

    def _look(self, old: FolderReview | None, again: bool = False) -> FolderReview:
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
        """Look again, and return the answer for what is there now. `review`: a look that was already made.

        `added`: rules (`Bash(mkdir *)`) or other findings (`directory_finding`) that the user had the CLI add
        to the folder's settings, or remove from them, since the last answer. If nothing else has changed, the
        answer still holds. Raise OSError if that cannot be written.
        `scheduled`: tasks, as a review names them, that Claude scheduled in a running session. With them the
        answer still holds but is not written: when the folder is opened again, the user is asked about them.
        `again`: start another look even if one is running that does not return.
        """
        old, answer = self._before or (self.review, self.answer)
        found = self._look(old, again) if review is None else with_own(review, self._own)
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
            self.answer = self._trust.answer(self.review)  # it may have been given in another window
        elif not self._holds(self.answer):
            self.answer = None
        given, self._given = self._given, None
        if given is not None and self.answer is None and _is_same(given[1], self.review):
            self._take(given[0])
        return self.answer

    def _holds(self, answer: TrustAnswer) -> bool:
        return answer is TrustAnswer.TRUSTED or not self.review.not_held

    def set_answer(self, answer: TrustAnswer) -> bool:
        """Take the user's answer to `review`. Return False if the files changed or the path leads to another
        folder, and the user must be asked again.

        What was read must be what will run. A folder cannot be opened `WITHOUT` what git cannot be kept from
        running. Raise OSError if the answer holds but could not be written. Return False also if the folder
        does not answer now: the next `renew` takes the answer if its findings are the same.
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

    The folder is compared because its path may lead elsewhere now, and folders without findings look alike.
    """
    return (one.root, one.fingerprint) == (other.root, other.fingerprint)


def _only_adds(old: FolderReview, new: FolderReview, added: Sequence[Text], scheduled: Sequence[str]) -> bool:
    """Return whether the new findings differ from the old ones only by `added` rules in settings files, by
    scheduled tasks that are gone, and by tasks in `scheduled`.

    Settings with findings in `other` never qualify: such a finding may hold a value too long to show, so that
    two different values look the same.
    """
    if old.root != new.root or old.others != new.others or old.settings.other or new.settings.other:
        return False
    if not _only_schedules(old.tasks, new.tasks, scheduled):
        return False
    ours = {rule_finding("allow", each) if isinstance(each, str) else each for each in added}
    for each in fields(FolderFindings):
        more = Counter(getattr(new.settings, each.name))
        before = Counter(getattr(old.settings, each.name))
        others = (more - before) + (before - more)
        if others and (each.name != "rules" or any(rule not in ours for rule in others)):
            return False
    return True


def _only_schedules(old: FolderFindings, new: FolderFindings, scheduled: Sequence[str]) -> bool:
    """Return whether the only new tasks are in `scheduled`. Tasks may be missing: a task that was sent is
    removed from the file or stays until it is due again."""
    more = Counter(new.tasks) - Counter(old.tasks)
    return replace(old, tasks=[]) == replace(new, tasks=[]) and all(task in scheduled for task in more)

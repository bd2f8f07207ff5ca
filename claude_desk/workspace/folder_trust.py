"""Whether the files of a folder may run what they ask for.

The CLI, and every git below it, run what a folder names as soon as they are started there. So the person is
asked about each folder once, before any process runs in it, whatever is found there or not: git finds more
than we do. The answer is kept for the folder's real path, and for what was found: where something else is
found later, the person is asked again.
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


_REVIEW_SECONDS = 5.0  # a mount that hangs answers never
_QUICK_SECONDS = 0.2  # so long the window waits for a review; what takes longer is told later
_MOST_HUNG = 8  # looks at one folder that have not come back; each keeps a thread


class TrustAnswer(StrEnum):
    TRUSTED = "trusted"
    WITHOUT = "without"  # open it without what its files would run


@dataclass
class _HungLook:
    """A look at a folder that goes on, and who is to be told."""

    then: list[Callable[[FolderReview], None]]


class FolderTrust:
    """Looks at folders and remembers answers, in `trust.json` of `places.config`.

    `cli_config` is the CLI's own folder (`CLAUDE_CONFIG_DIR`, else `~/.claude`): what it holds is the
    person's own, also where their home is the folder or its repository. `home` is what HOME names. `tell` is
    given why an answer could not be written, in the system's words, and "" once it was; until then the answer
    holds in this program, and it is written with the next one.
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
        self._looks: dict[Path, list[_HungLook]] = {}  # under way, by folder
        self.unread = ""  # why the file could not be read, in the system's words
        # By root, what the disk has not taken: an answer, or when the one that is kept was taken back.
        self._unwritten: dict[str, StoredTrustAnswer | float] = {}

    @property
    def own(self) -> Path:
        """Claude Code's own folder, without links."""
        return self._own

    def review(self, folder: Path, earlier: FolderReview | None = None) -> FolderReview:
        """Read what the CLI would read of this folder; a file that cannot be read is a finding too.

        What `earlier` found in the folders below is taken as it was: to go through them takes long.
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
        """As `review`, but it waits for 0.2 s. What comes later is told by `then`; until then the answer is
        that the folder is silent. While a look is under way no other is begun, but `again`."""
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

        hung = any(each is not looks for each in self._looks.values())  # not waited for one after the other
        found = look_soon(_QUICK_SECONDS / (10 if hung else 1), look, late)
        if not found:
            return unanswered(folder)
        over()
        for other in one.then[1:]:
            other(found[0])
        return found[0]

    def places(self, folder: Path) -> list[ReviewedPath]:
        """Give every file and folder that `look` reads, there or not: where one appears or changes, the
        folder is to be looked at again."""
        return places_of_others(Path(os.path.realpath(folder)), self._own, self._home)

    def answer(self, review: FolderReview) -> TrustAnswer | None:
        """Give what the person said of this; None where they must be asked.

        What was found must be what they answered about. Where nothing is found, any answer about the folder
        holds, or about the repository that it is a part of.
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
        """Keep the person's answer, in place of the folder's earlier one. OSError where it can't be kept."""
        self._write(
            review.root,
            StoredTrustAnswer(root=review.root, fingerprint=review.fingerprint, answer=answer.value),
        )

    def answers(self) -> list[StoredTrustAnswer]:
        """What the person said of folders, the newest first."""
        return self._known().answers[::-1]

    def forget(self, root: str) -> None:
        """Ask about this folder again, the next time. OSError where that can't be kept."""
        self._write(root, time.time())

    def _write(self, root: str, change: StoredTrustAnswer | float) -> None:
        """Write the file with what we changed. What cannot be read now is not written over."""
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
        """The answers with our changes, but for those that another window has answered anew since."""
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
        """What the file holds; none where it is damaged, which is kept aside: the person is asked again."""
        data = read_if_there(self._path)
        found = TrustFile() if data is None else read_trust(data)
        if found is None:
            _log.warning("The answers about folders were damaged; they are kept aside")
            put_aside(self._path)
        return found or TrustFile()


def answer_of(kept: StoredTrustAnswer) -> TrustAnswer | None:
    """None where a later version keeps one that we do not know."""
    return TrustAnswer(kept.answer) if kept.answer in list(TrustAnswer) else None


def _moment_of(change: StoredTrustAnswer | float) -> float:
    return change.at if isinstance(change, StoredTrustAnswer) else change


# -------------------------------------------------------------------------------------------------
# What the person allowed a folder to run, looked at again before every start of a child there.


class FolderConsent:
    """`review` is what was looked at last; `answer` holds for it, None where the person must be asked.

    `folder` is where the child is started: it is looked at anew each time, wherever it leads by then. `own`
    is the folder that Claude Code has for itself there; None for that of the default profile.

    The files of a folder change while its session lives: by a pull, by Claude's own Write. Each start of a
    child would run what they hold then.

    With `late` the window waits for no folder: one that does not answer at once is `silent`, nothing may be
    started there, and `late` is told what was found once it answers. Then `renew` with that.
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
        self._before: tuple[FolderReview, TrustAnswer | None] | None = None  # it became silent
        self._given: tuple[TrustAnswer, FolderReview] | None = None  # and to what; unchecked
        self.review = self._look(None)
        self.answer = None if self.silent else self._trust.answer(self.review)
        self._kept = True  # `answer` holds for the next opening too

    @property
    def folder(self) -> Path:
        return self._folder

    def of(self, folder: Path) -> "FolderConsent":
        """The same for another folder in which the child works."""
        return FolderConsent(
            self._trust, folder, self._own, lambda consent, review: consent.take_late(review)
        )

    def take_late(self, review: FolderReview) -> None:
        """The folder answers after all. An answer that cannot be kept holds in this program."""
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
        """Look again; gives the answer for what is there now. `review`: it has been looked at by now.

        `added`: rules (`Bash(mkdir *)`), or other findings (`directory_finding`), that the person had the
        CLI add to the folder's settings, or take out of them again, since the last answer. Where nothing else
        has changed, the answer goes on to hold. OSError where that is not kept.
        `scheduled`: tasks, as a look tells them, that Claude has scheduled in a session that runs. With them
        the answer goes on to hold, but it is not kept: when the folder is opened again, they are asked about.
        `again`: begin another look, also where one is under way that does not come back.
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
            self.answer = self._trust.answer(self.review)  # it may have been given elsewhere by now
        elif not self._holds(self.answer):
            self.answer = None
        given, self._given = self._given, None
        if given is not None and self.answer is None and _is_same(given[1], self.review):
            self._take(given[0])
        return self.answer

    def _holds(self, answer: TrustAnswer) -> bool:
        return answer is TrustAnswer.TRUSTED or not self.review.not_held

    def set_answer(self, answer: TrustAnswer) -> bool:
        """Take the person's answer to `review`; False where the files changed, or the path leads to another
        folder, and the person must be asked anew.

        What was read must be what will run; what cannot be kept out is not opened without it. OSError where
        the answer holds but could not be kept. False too where the folder does not answer now: the next
        `renew` takes the answer, if it finds what was read.
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
    """Whether they are of the same folder, and the same was found in it. A path may lead elsewhere by now:
    where nothing is found, all folders look alike.
    """
    return (one.root, one.fingerprint) == (other.root, other.fingerprint)


def _only_adds(old: FolderReview, new: FolderReview, added: Sequence[Text], scheduled: Sequence[str]) -> bool:
    """Whether the new findings are the old ones but for rules of `added` in settings files, scheduled tasks
    that are no more, and those of `scheduled`.

    `other` of those may hold a value too long to show: two of a kind look the same.
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
    """One that was sent goes from the file, or stays until it is due again."""
    more = Counter(new.tasks) - Counter(old.tasks)
    return replace(old, tasks=[]) == replace(new, tasks=[]) and all(task in scheduled for task in more)

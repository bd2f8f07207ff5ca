"""What the person allowed a folder to run, looked at again before every start of a child there."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields, replace
from pathlib import Path

from claude_desk.protocol.disk.project_files import FolderFindings
from claude_desk.workspace.folder_trust import FolderReview, FolderTrust, TrustAnswer


class FolderConsent:
    """`review` is what was looked at last; `answer` holds for it, None where the person must be asked.

    `folder` is where the child is started: it is looked at anew each time, wherever it leads by then.

    The files of a folder change while its session lives: by a pull, by Claude's own Write. Each start of a
    child would run what they hold then.
    """

    def __init__(self, trust: FolderTrust, folder: Path) -> None:
        self._trust = trust
        self._folder = folder
        self.review = trust.review(folder)
        self.answer = self._known(self.review)
        self._kept = True  # `answer` holds for the next opening too

    def renew(
        self,
        added: Sequence[str] = (),
        review: FolderReview | None = None,
        scheduled: Sequence[str] = (),
    ) -> TrustAnswer | None:
        """Look again; gives the answer for what is there now. `review`: it has been looked at by now.

        `added`: rules (`Bash(mkdir *)`), or other findings (`Further folder: /data`), that the person had the
        CLI add to the folder's settings, or take out of them again, since the last answer. Where nothing else
        has changed, the answer goes on to hold. OSError where that is not kept.
        `scheduled`: tasks, as a look tells them, that Claude has scheduled in a session that runs. With them
        the answer goes on to hold, but it is not kept: when the folder is opened again, they are asked about.
        """
        old, answer = self.review, self.answer
        self.review = review or self._trust.review(self._folder, old)
        if self.review.fingerprint != old.fingerprint:
            self.answer = self._known(self.review)
            if self.answer is not None:
                self._kept = True
            elif answer and _only_adds(old, self.review, added, scheduled):
                self.answer = answer
                self._kept = self._kept and _only_adds(old, self.review, added, ())
                if self._kept:
                    self._trust.remember(self.review, answer)
        elif self.answer is None:
            self.answer = self._known(self.review)  # it may have been given elsewhere by now
        return self.answer

    def set_answer(self, answer: TrustAnswer) -> bool:
        """Take the person's answer to `review`; False where the files changed and must be asked about anew.

        What was read must be what will run. OSError where the answer holds but could not be kept.
        """
        shown = self.review.fingerprint
        self.renew()
        if self.review.fingerprint != shown:
            return self.answer is not None
        self.answer, self._kept = answer, True
        self._trust.remember(self.review, answer)
        return True

    def _known(self, review: FolderReview) -> TrustAnswer | None:
        return self._trust.answer(review) if review.needs_asking else TrustAnswer.TRUSTED


def _only_adds(old: FolderReview, new: FolderReview, added: Sequence[str], scheduled: Sequence[str]) -> bool:
    """Whether the new findings are the old ones but for rules of `added` in settings files, scheduled tasks
    that are no more, and those of `scheduled`.

    `other` of those may hold a value too long to show: two of a kind look the same.
    """
    if old.others != new.others or old.settings.other or new.settings.other:
        return False
    if not _only_schedules(old.tasks, new.tasks, scheduled):
        return False
    ours = {*added, *(f"Allow: {rule}" for rule in added)}
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

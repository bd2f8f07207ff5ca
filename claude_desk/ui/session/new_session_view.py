"""The page of a new session: facts about its folder, its profile, and the folder's recent sessions."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.protocol.disk.session_title import is_fork_title
from claude_desk.ui import safe_names
from claude_desk.ui.qt_types import Property, QStringList, QVariantList, constant
from claude_desk.ui.relative_time import DayBounds
from claude_desk.ui.title_sanitizer import calm
from claude_desk.ui.translation import translate
from claude_desk.ui.window.start_page import StartListModel, StartRow

if TYPE_CHECKING:
    from claude_desk.library.catalog.requests import SessionRecord
    from claude_desk.repository.branch_requests import BranchList
    from claude_desk.workspace.recent_folders import FolderFacts

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_LONGEST_BRANCH = 80  # longest name of a git branch, in characters


@QmlElement
class NewSessionView(QObject):
    """The page of a new session, for one folder at a time. Unknown facts are empty."""

    changed = Signal()
    # Look up the facts of this folder (a local path).
    wanted = Signal(str)
    sessionWanted = Signal(str, str)  # a session's folder and id
    profileWanted = Signal(str)  # the id of the profile to use for the session
    branchesWanted = Signal(str)  # list the git branches of this folder (a local path)
    switchWanted = Signal(str, str)  # a folder, and the git branch to switch to
    ruleWanted = Signal(str, bool)  # a profile's id, and whether new sessions in this folder should use it

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = ""
        self._facts: FolderFacts | None = None
        self._branches: BranchList | None = None
        self._branch_trouble = ""
        self._switching = False
        self._sessions = StartListModel(self)
        self._recent: list[tuple[SessionRecord, str]] = []
        self._days = DayBounds.around(time.time())
        self._profiles: list[tuple[str, str]] = []  # ids and names, without the default profile
        self._profile = ""
        self._ruled: str | None = None  # the profile of the rule for this folder; None without a rule

    # --- what Python calls ---------------------------------------------------------------------

    @property
    def shown_folder(self) -> str:
        """The folder whose page is shown; "" while no page is shown."""
        return self._folder

    def show_facts(self, folder: str, facts: "FolderFacts") -> None:
        """Show the facts of the folder, unless the page now shows another folder."""
        if folder == self._folder:
            self._facts = facts
            self.changed.emit()

    def show_branches(self, folder: str, branches: "BranchList", switched: bool = False) -> None:
        """Show the git branches of the folder, unless the page now shows another folder. `switched`: whether
        git has answered to a switch."""
        if folder == self._folder:
            self._branches, self._branch_trouble = branches, ""
            self._switching = self._switching and not switched
            self.changed.emit()

    def show_branch_trouble(self, folder: str, words: str) -> None:
        """Show why the git branches are not listed, or why the branch was not switched. `words` are safe to
        show."""
        if folder == self._folder:
            self._branch_trouble, self._switching = words, False
            self.changed.emit()

    def show_sessions(self, folder: str, sessions: "Sequence[tuple[SessionRecord, str]]") -> None:
        """Show the folder's newest sessions with their titles, unless the page now shows another folder."""
        if folder == self._folder:
            self._recent = list(sessions)
            self._show()

    def show_profiles(self, profiles: Sequence[tuple[str, str]]) -> None:
        """Set the profiles as ids and names, without the default profile."""
        self._profiles = list(profiles)
        self.changed.emit()

    def show_profile(self, profile: str, ruled: str | None) -> None:
        """Show the session's profile. `ruled` is the profile of the folder's rule, None without a rule."""
        if (profile, ruled) != (self._profile, self._ruled):
            self._profile, self._ruled = profile, ruled
            self.changed.emit()

    def turn_day(self) -> None:
        """Show the days again if the day has changed."""
        if self._days.past:
            self._show()

    def retranslate(self) -> None:
        """Show the days in another language."""
        self._show()

    def _show(self) -> None:
        self._days = DayBounds.around(time.time())
        self._sessions.show(
            [
                StartRow(
                    record.id,
                    calm(title),
                    safe_names.name(record.branch, _LONGEST_BRANCH),
                    self._days.words(record.modified),
                    fork=bool(record.forked) or is_fork_title(title),
                )
                for record, title in self._recent
            ]
        )

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str)
    def setFolder(self, folder: str) -> None:
        """Note that the page shows a session in this folder. "" means that the page is closed."""
        if folder == self._folder:
            return
        self._folder, self._facts = folder, None
        self._branches, self._branch_trouble, self._switching = None, "", False
        self._recent = []
        self._show()
        self.changed.emit()
        if folder:
            self.wanted.emit(folder)

    @Slot(str)
    def openSession(self, session_id: str) -> None:
        for record, _ in self._recent:
            if record.id == session_id:
                self.sessionWanted.emit(record.folder, session_id)
                return

    @Slot()
    def askBranches(self) -> None:
        """Ask for an update of `branches`."""
        if self._folder and not self._switching:
            self._branch_trouble = ""
            self.changed.emit()
            self.branchesWanted.emit(self._folder)

    @Slot(int)
    def switchBranch(self, index: int) -> None:
        """Switch the folder to a git branch of `branches`."""
        known = self._branches
        if known is None or self._switching or not 0 <= index < len(known.branches):
            return
        branch = known.branches[index]
        if not branch.elsewhere and branch.name != known.current:
            self._switching, self._branch_trouble = True, ""
            self.changed.emit()
            self.switchWanted.emit(self._folder, branch.name)

    @Slot(int)
    def chooseProfile(self, index: int) -> None:
        ids = self._profile_ids()
        if 0 <= index < len(ids) and ids[index] != self._profile:
            self.profileWanted.emit(ids[index])

    @Slot(bool)
    def keepProfile(self, kept: bool) -> None:
        """Set or remove the rule that new sessions in this folder use the chosen profile."""
        self.ruleWanted.emit(self._profile, kept)

    def _profile_ids(self) -> list[str]:
        return ["", *(profile_id for profile_id, _ in self._profiles)]

    # --- properties ----------------------------------------------------------------------------

    @Property(str, notify=changed)  # a local path; "" while no page is shown
    def folder(self) -> str:
        return self._folder

    @Property(QStringList, notify=changed)
    def profiles(self) -> list[str]:
        """Return the names of the profiles; empty if there is only the default profile."""
        if not self._profiles:
            return []
        return [translate("NewSessionView", "Default"), *(name for _, name in self._profiles)]

    @Property(int, notify=changed)
    def profile(self) -> int:
        ids = self._profile_ids()
        return ids.index(self._profile) if self._profile in ids else -1

    @Property(bool, notify=changed)
    def profileKept(self) -> bool:
        return self._ruled == self._profile

    @Property(str, notify=changed)
    def branch(self) -> str:
        # The name comes from a file in the folder, so it may contain any characters.
        branch = self._facts.branch if self._facts is not None else ""
        return safe_names.name(branch, _LONGEST_BRANCH)

    @Property(QStringList, notify=changed)
    def branches(self) -> list[str]:
        """Return the names of the folder's git branches; empty until git has listed them."""
        known = self._branches.branches if self._branches is not None else ()
        return [safe_names.name(branch.name, _LONGEST_BRANCH) for branch in known]

    @Property(int, notify=changed)  # the index of the checked-out branch in `branches`, or -1
    def currentBranch(self) -> int:
        known = self._branches
        names = [branch.name for branch in known.branches] if known is not None else []
        return names.index(known.current) if known is not None and known.current in names else -1

    @Property(QVariantList, notify=changed)
    def branchesElsewhere(self) -> list[int]:
        """Return the indexes of the git branches that other worktrees have checked out."""
        known = self._branches.branches if self._branches is not None else ()
        return [place for place, branch in enumerate(known) if branch.elsewhere]

    @Property(int, notify=changed)  # the number of git branches that `branches` leaves out
    def moreBranches(self) -> int:
        return self._branches.more if self._branches is not None else 0

    @Property(str, notify=changed)  # why the git branches are not listed, or the branch was not switched
    def branchTrouble(self) -> str:
        return self._branch_trouble

    @Property(bool, notify=changed)
    def switching(self) -> bool:
        return self._switching

    # the name of the CLAUDE.md that Claude Code reads in this folder
    @Property(str, notify=changed)
    def instructions(self) -> str:
        return self._facts.instructions if self._facts is not None else ""

    @Property(bool, notify=changed)  # whether the folder is known to have no CLAUDE.md
    def uninstructed(self) -> bool:
        return self._facts is not None and self._facts.there and not self._facts.instructions

    sessions = constant(StartListModel, "_sessions")

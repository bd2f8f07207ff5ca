"""Shows the profile of each session, and lets the user choose the profile of a new session."""

import logging
from functools import partial

from PySide6.QtCore import QObject

from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_launcher import SessionLauncher
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.protocol.phrase import Phrase
from claude_desk.ui.profiles.profile_marks import UNMARKED, ProfileMark, ProfileMarks
from claude_desk.ui.window.app_view import App
from claude_desk.workspace.profiles.profiles import Profiles
from claude_desk.workspace.session_catalog import SessionCatalog

_log = logging.getLogger(__name__)


class ProfileController(QObject):
    def __init__(
        self,
        app: App,
        manager: SessionManager,
        profiles: Profiles,
        launcher: SessionLauncher,
        catalog: SessionCatalog,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._session_manager = manager
        self._profiles = profiles
        self._launcher = launcher
        self._catalog = catalog
        self._marks = ProfileMarks()
        self._damaged = profiles.damaged  # `MainController` reports damage that was found earlier
        view = self._new_session = app.new_session_view
        manager.opened.connect(self._on_session_opened)
        manager.changed.connect(self._show_choice)
        profiles.changed.connect(self._on_profiles_changed)
        view.wanted.connect(self._show_choice)
        view.profileWanted.connect(self._on_profile_wanted)
        view.ruleWanted.connect(self._on_rule_wanted)
        if profiles.all:
            self._show()

    def _on_profiles_changed(self) -> None:
        if self._profiles.damaged and not self._damaged:
            self._app.show_note(Phrase("session_notice.profiles_damaged"))
        self._damaged = self._profiles.damaged
        self._show()
        self._catalog.schedule_scan()  # a folder of sessions may have been added or removed

    def _show(self) -> None:
        marks = {each.id: ProfileMark(each.name, each.color) for each in self._profiles.all}
        by_folder = {str(self._profiles.sessions_of(name) / "projects"): mark for name, mark in marks.items()}
        self._new_session.show_profiles([(each.id, each.name) for each in self._profiles.all])
        for controller in self._session_manager:
            self._mark(controller)
        if self._marks.show(by_folder):
            for shown in (self._app.session_list, self._app.search_view, self._app.start_view):
                shown.set_profile_marks(self._marks)
        self._show_choice()

    def _on_session_opened(self, controller: SessionController) -> None:
        controller.profile_changed.connect(partial(self._mark, controller))
        controller.profile_changed.connect(self._show_choice)
        self._mark(controller)

    def _mark(self, controller: SessionController) -> None:
        profile = self._profiles.of(controller.profile)
        controller.view.set_profile(
            ProfileMark(profile.name, profile.color) if profile is not None else UNMARKED
        )

    # --- the page of a new session -------------------------------------------------------------

    def _show_choice(self) -> None:
        controller = self._session_manager.current
        if controller is not None:
            self._new_session.show_profile(controller.profile, self._profiles.rule_of(controller.folder))

    def _on_profile_wanted(self, profile: str) -> None:
        controller = self._session_manager.current
        if controller is not None and self._profiles.has(profile):
            self._launcher.choose_profile(controller, profile)

    def _on_rule_wanted(self, profile: str, kept: bool) -> None:
        controller = self._session_manager.current
        if controller is None or not controller.folder:
            return
        try:
            if kept:
                self._profiles.set_rule(controller.folder, profile)
            else:
                self._profiles.forget_rule(controller.folder)
        except OSError as error:
            _log.warning("a rule of a profile was not kept: %s", error.strerror)
            self._app.show_note(
                Phrase("session_notice.profiles_not_saved", reason=error.strerror or str(error))
            )
        self._show_choice()

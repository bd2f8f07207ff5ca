"""Starts Claude Code right after the first frame, for the folder of the command line.

The program's imports after the first frame take a third of a second. Claude Code takes at least as long to
start, so the imports and this start run at the same time. The start uses the same code as a session's start.

Claude Code is started early only if the folder was reviewed now and the user trusts the files that were
found. If anything is doubtful (`protocol/files/first_launch.py`), the session starts Claude Code later. The
session uses the early process only if the session itself would start exactly the same process. In addition,
no reviewed file may have changed since the review began.
"""

import logging
import os
import time
from collections.abc import Mapping
from pathlib import Path
from uuid import uuid4

from claude_desk.agent.finder import find_cli, with_program_folder
from claude_desk.agent.started_process import Launch, StartedProcess
from claude_desk.options import Options
from claude_desk.paths import AppPaths, cli_config, user_settings
from claude_desk.protocol.files.first_launch import (
    MODES,
    LaunchSettings,
    folders_of_rules,
    folders_of_window,
    newest_answer,
    read_launch_settings,
)
from claude_desk.protocol.launch_options import LaunchOptions, arguments, environment
from claude_desk.session.core.disk_looks import existing_folder, is_folder, real_folder
from claude_desk.workspace.atomic_files import read_if_there
from claude_desk.workspace.folder_review import FolderReview, project_places, review, with_own
from claude_desk.workspace.known_folders import answering_folders
from claude_desk.workspace.place_states import State, states_of
from claude_desk.workspace.reviewed_paths import ReviewedPath

_log = logging.getLogger(__name__)

_TRUSTED = "trusted"  # TrustAnswer.TRUSTED
# A file that changed within this time may change again within the same tick of the clock.
_TICK_NS = 20_000_000
_WITH_TIMES = 7  # length of a complete `State`; its last number is the ctime


class EarlyCli:
    """Call `prepare()` in any thread, then `start()` in the window's thread. Then pass the process to a
    session with `started_for()`, or end it with `close()`."""

    def __init__(self, options: Options, paths: AppPaths, environ: Mapping[str, str]) -> None:
        self.session_id = str(uuid4())
        self._options = options
        self._paths = paths
        self._environ = environ
        self._launch: Launch | None = None
        self._review: FolderReview | None = None
        self._places: list[ReviewedPath] = []
        self._states: dict[str, State] = {}
        self._started: StartedProcess | None = None

    def prepare(self) -> None:
        """Find out how to start Claude Code, if nothing about the start is doubtful."""
        options = self._options
        if not options.directory or options.demo or options.resume or options.latest or options.extra:
            return
        if options.profile:
            return
        try:
            self._launch = self._find_launch(real_folder(existing_folder(options.directory)))
        except (OSError, ValueError) as error:
            _log.info("Claude Code is not started early: %s", error)

    def start(self, low_share: bool = False) -> None:
        """Start the process if `prepare()` found out how. `StartedProcess` explains `low_share`."""
        if self._launch is not None:
            self._started = StartedProcess(self._launch, self._is_as_before, low_share)

    def started_for(self, folder: str, review: FolderReview) -> StartedProcess | None:
        """Return the process if it was started for this folder and this review. Otherwise end the process and
        return None."""
        fits = self._launch is not None and self._launch.folder == folder and self._review == review
        if not fits:
            self.close()
        return self._started

    def close(self) -> None:
        """End the process."""
        if self._started is not None:
            self._started.close()
            self._started = None

    # ---------------------------------------------------------------------------------------------

    def _find_launch(self, folder: str) -> Launch | None:
        settings = self._settings()
        if (
            settings is None
            or not is_folder(folder)
            or not self._is_new(folder)
            or not self._is_of_default_profile(folder)
            or not self._is_trusted(folder)
        ):
            return None
        mode = self._options.mode or settings.mode or user_settings(cli_config(self._environ)).mode
        command = find_cli(
            self._options.cli or self._environ.get("CLAUDE_DESK_CLI") or settings.cli, self._environ
        )
        if command is None or mode not in MODES:
            return None
        options = LaunchOptions(
            session_id=self.session_id, model=self._options.model or settings.model, permission_mode=mode
        )
        variables = with_program_folder(environment(self._environ, folder, options), command)
        return Launch(command, tuple(arguments(options)), folder, variables)

    def _settings(self) -> LaunchSettings | None:
        data = read_if_there(self._paths.config / "settings.json")
        return LaunchSettings() if data is None else read_launch_settings(data)

    def _is_new(self, folder: str) -> bool:
        """Return whether no file of an earlier window has a session in the folder. A restored session starts
        Claude Code only when the user begins to write a message."""
        for file in (self._paths.state / "windows").glob("*.json"):
            data = read_if_there(file)
            folders = folders_of_window(data) if data is not None else []
            if folders is None or any(real_folder(existing_folder(each)) == folder for each in folders):
                return False
        return True

    def _is_of_default_profile(self, folder: str) -> bool:
        """Return whether no profile's rule applies to the folder or to a folder above it, as in
        `Profiles.for_folder`."""
        data = read_if_there(self._paths.config / "profiles.json")
        folders = folders_of_rules(data) if data is not None else []
        if folders is None:
            return False
        return not any(Path(folder).is_relative_to(each) for each in folders)

    def _is_trusted(self, folder: str) -> bool:
        """Return whether the user trusts the folder, by the rules of `FolderTrust` and `FolderConsent`.
        Return False also if a reviewed file changed a moment ago."""
        root, own = Path(folder), Path(os.path.realpath(cli_config(self._environ)))
        home = Path(self._environ["HOME"]) if self._environ.get("HOME") else None
        self._places = project_places(root, own, home)
        self._states = states_of(self._places)
        newest = max((state[-1] for state in self._states.values() if len(state) == _WITH_TIMES), default=0)
        if newest > time.time_ns() - _TICK_NS:
            return False
        self._review = with_own(review(root, own, home), own)
        data = read_if_there(self._paths.config / "trust.json")
        if data is None:
            return False
        prints = frozenset({self._review.fingerprint, self._review.earlier_fingerprint})
        answer = newest_answer(data, self._review.root, prints)
        if answer or self._review.findings:
            return answer == _TRUSTED
        answers = (newest_answer(data, str(each)) for each in answering_folders(root, home))
        return next(filter(None, answers), "") == _TRUSTED

    def _is_as_before(self) -> bool:
        return states_of(self._places) == self._states

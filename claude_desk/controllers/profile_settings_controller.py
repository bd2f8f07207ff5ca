"""Connects the settings page's profiles with the profiles on disk: adding, changing, deleting (after a
question) and restoring profiles."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QObject

from claude_desk.agent.child_environment import SecretsUnavailable
from claude_desk.controllers.closing_controller import kept_words, more_words, unsaved_words, work_in
from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.protocol.files.profiles_file import (
    KEYRING,
    LONGEST_VALUE,
    SOURCES,
    ProfileVariable,
    StoredProfile,
    is_variable_name,
)
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.disk_looks import real_folder
from claude_desk.transcript.text.text_sanitizer import flat
from claude_desk.ui import safe_names
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.profiles.profile_editor import COLORS, ProfileDraft, VariableDraft
from claude_desk.ui.profiles.profiles_view import ProfileRow, ProfilesView
from claude_desk.ui.sidebar.session_prompt import PromptWords, SessionPrompt
from claude_desk.ui.translation import translate
from claude_desk.workspace.profiles.profile_environment import KeyringWriter, is_command_line
from claude_desk.workspace.profiles.profiles import DEFAULT, Profiles
from claude_desk.workspace.session_catalog import SessionCatalog

if TYPE_CHECKING:
    from claude_desk.library.catalog.requests import SessionRecord
    from claude_desk.protocol.requests.usage import AccountLimit

_log = logging.getLogger(__name__)

_TITLE_LENGTH = 80
_MOST_NAMED = 5
_END_SECONDS = 20.0  # time for the end of the closed sessions


class ProfileSettingsController(QObject):
    def __init__(
        self,
        view: ProfilesView,
        profiles: Profiles,
        keyring: KeyringWriter,
        manager: SessionManager,
        catalog: SessionCatalog,
        prompt: SessionPrompt,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._profiles = profiles
        self._keyring = keyring
        self._tasks = AsyncTasks()
        self._session_manager = manager
        self._catalog = catalog
        self._prompt = prompt
        profiles.changed.connect(self.show)
        view.newWanted.connect(self._on_new_wanted)
        view.rows.editWanted.connect(self._on_edit_wanted)
        view.rows.deleteWanted.connect(self._on_delete_wanted)
        view.form.saveWanted.connect(self._on_save_wanted)

    async def close(self) -> None:
        await self._tasks.end()

    def show(self) -> None:
        """Show the current profiles."""
        rows = [ProfileRow(DEFAULT, "", "", str(self._profiles.folder_of(DEFAULT)))]
        rows += [
            ProfileRow(each.id, each.name, each.color, str(self._profiles.folder_of(each.id)))
            for each in self._profiles.all
        ]
        owned: dict[str | None, list[SessionRecord]] = {}
        for record in self._catalog.records.values():
            owned.setdefault(self._profiles.of_file(record.path), []).append(record)
        self._view.rows.show([self._with_usage(row, owned.get(row.id, [])) for row in rows])

    def _with_usage(self, row: ProfileRow, records: "list[SessionRecord]") -> ProfileRow:
        costs = [record.cost for record in records if record.cost is not None]
        limits: dict[str, AccountLimit] = {}
        for controller in self._session_manager:
            if controller.profile == row.id and controller.session is not None and not controller.demo:
                limits |= {limit.kind: limit for limit in controller.session.usage.limits}
        return row._replace(
            sessions=len(records),
            tokens=sum(record.tokens for record in records),
            cost=sum(costs) if costs else None,
            limits=tuple(limits.values()),
        )

    # --- editing -------------------------------------------------------------------------------

    def _on_new_wanted(self) -> None:
        taken = {each.color for each in self._profiles.all}
        color = next((color for color in COLORS if color not in taken), COLORS[0])
        self._view.form.edit(ProfileDraft(color=color))

    def _on_edit_wanted(self, profile_id: str) -> None:
        profile = self._profiles.of(profile_id)
        if profile is None:
            return
        variables = [
            VariableDraft(
                each.name,
                each.source,
                "" if each.source == KEYRING else each.value,
                kept=each.source == KEYRING,
            )
            for each in profile.variables
        ]
        rules = [rule.folder for rule in self._profiles.rules if rule.profile == profile_id]
        self._view.form.edit(
            ProfileDraft(
                profile.id,
                profile.name,
                profile.color,
                profile.folder,
                profile.cli,
                profile.model,
                profile.mode,
                tuple(variables),
                tuple(rules),
            )
        )

    def _on_save_wanted(self, draft: ProfileDraft) -> None:
        stored = self._stored(draft)
        problem = self._profile_problem(stored) or _variable_problem(draft)
        if problem:
            self._view.form.show_problem(problem)
            return
        fresh = [each for each in draft.variables if each.source == KEYRING and each.value]
        if fresh:
            self._tasks.start(self._save_with_secrets(stored, draft, fresh))
        elif self._changed(lambda: self._save(stored, draft.rules)):
            self._view.form.close()

    async def _save_with_secrets(
        self, profile: StoredProfile, draft: ProfileDraft, secrets: list[VariableDraft]
    ) -> None:
        """Store the values in the keyring first, because the profile needs them. Then save the profile,
        unless a value could not be stored or the user has changed the form meanwhile."""
        for each in secrets:
            label = translate(
                "ProfileSettingsController",
                "Claude Desk: {variable} of {profile}",
                variable=each.name,
                profile=profile.name,
            )
            try:
                await self._keyring.store(profile.id, each.name, each.value, label)
            except SecretsUnavailable as error:
                if self._view.form.draft == draft:
                    why = words(error.why)
                    self._view.form.show_problem(
                        translate("ProfileSettingsController", "Could not save it: {reason}.", reason=why)
                    )
                return
        if self._view.form.draft == draft and self._changed(lambda: self._save(profile, draft.rules)):
            self._view.form.close()

    def _stored(self, draft: ProfileDraft) -> StoredProfile:
        """Return the draft as a stored profile. Keep unknown fields that a later version has written."""
        known = self._profiles.of(draft.id) or StoredProfile(id=uuid4().hex)
        before = {each.name: each for each in known.variables}
        variables = [
            before.get(each.name, ProfileVariable()).changed(
                name=each.name, source=each.source, value="" if each.source == KEYRING else each.value
            )
            for each in draft.variables
        ]
        return known.changed(
            name=draft.name.strip(),
            color=draft.color,
            folder=draft.folder.strip(),
            cli=draft.cli.strip(),
            model=draft.model.strip(),
            mode=draft.mode,
            variables=variables,
        )

    def _save(self, profile: StoredProfile, rules: tuple[str, ...]) -> None:
        self._profiles.put(profile)
        before = {rule.folder for rule in self._profiles.rules if rule.profile == profile.id}
        wanted = [real_folder(folder) for folder in rules]
        for folder in before - set(wanted):
            self._profiles.forget_rule(folder)
        for folder in wanted:
            if folder not in before:
                self._profiles.set_rule(folder, profile.id)

    def _profile_problem(self, profile: StoredProfile) -> str:
        match self._profiles.why_not(profile):
            case "name":
                return translate("ProfileSettingsController", "Enter a name of at most 40 characters.")
            case "name-taken":
                return translate("ProfileSettingsController", "Another profile has this name.")
            case "folder":
                return translate(
                    "ProfileSettingsController", "Enter the full path of a folder, or one below ~/."
                )
            case "folder-taken":
                return translate(
                    "ProfileSettingsController",
                    "Another profile uses this folder. Each profile needs its own folder.",
                )
        if profile.cli and not is_command_line(profile.cli):
            return translate(
                "ProfileSettingsController", "The command of Claude Code has an open quotation mark."
            )
        return ""

    # --- deleting ------------------------------------------------------------------------------

    def _on_delete_wanted(self, profile_id: str) -> None:
        profile = self._profiles.of(profile_id)
        if profile is None:
            return
        folder = safe_names.path(str(self._profiles.folder_of(profile_id)))
        rules = sum(rule.profile == profile_id for rule in self._profiles.rules)
        found = self._sessions_of(profile_id)
        question = partial(_delete_question, profile.name, folder, rules, found)
        if found:
            self._prompt.ask(question, partial(self._close_and_delete, profile_id, found, question()))
        else:
            self._prompt.ask(question, partial(self._delete, profile_id))

    def _sessions_of(self, profile_id: str) -> list[SessionController]:
        return [controller for controller in self._session_manager if controller.profile == profile_id]

    def _close_and_delete(self, profile_id: str, named: list[SessionController], shown: PromptWords) -> None:
        """Close the sessions that the question has named, and delete the profile once they have ended. If
        their work has changed, or there are other sessions, ask again."""
        profile = self._profiles.of(profile_id)
        if profile is None:
            return
        folder = safe_names.path(str(self._profiles.folder_of(profile_id)))
        rules = sum(rule.profile == profile_id for rule in self._profiles.rules)
        found = self._sessions_of(profile_id)
        if found != named or _delete_question(profile.name, folder, rules, found) != shown:
            self._on_delete_wanted(profile_id)
            return
        endings = [self._session_manager.close(controller) for controller in found]
        self._tasks.start(self._delete_after(profile_id, endings))

    async def _delete_after(self, profile_id: str, endings: "list[asyncio.Task[None]]") -> None:
        late = (await asyncio.wait(endings, timeout=_END_SECONDS))[1] if endings else ()
        if late or self._sessions_of(profile_id):
            self._prompt.show_message(_not_ended, bad=True)
        else:
            self._delete(profile_id)

    def _delete(self, profile_id: str) -> None:
        profile = self._profiles.of(profile_id)
        if profile is None:
            return
        rules = [rule for rule in self._profiles.rules if rule.profile == profile_id]
        if not self._changed(partial(self._profiles.remove, profile_id)):
            return
        if self._view.form.draft.id == profile_id:
            self._view.form.close()
        self._prompt.show_message(
            lambda: translate(
                "ProfileSettingsController", "Profile “{name}” was deleted.", name=profile.name
            ),
            partial(self._changed, partial(self._profiles.restore, profile, rules)),
        )

    def _changed(self, change: Callable[[], object]) -> bool:
        """Call `change`, which writes the profiles. If that fails, show a message. Return whether it
        succeeded."""
        try:
            change()
        except OSError as error:
            _log.warning("Profiles were not saved: %s", error.strerror)
            reason = error.strerror or str(error)
            self._prompt.show_message(
                lambda: translate(
                    "ProfileSettingsController", "Could not save the profiles: {reason}.", reason=reason
                ),
                bad=True,
            )
            return False
        return True


def _variable_problem(draft: ProfileDraft) -> str:
    names = [each.name for each in draft.variables]
    for variable in draft.variables:
        name = variable.name
        if not is_variable_name(name):
            if not name:
                return translate("ProfileSettingsController", "A variable has no name.")
            return translate(
                "ProfileSettingsController", "{name} cannot be the name of a variable here.", name=name
            )
        if names.count(name) > 1:
            return translate("ProfileSettingsController", "There are two variables named {name}.", name=name)
        if len(variable.value) > LONGEST_VALUE or "\0" in variable.value:
            return translate("ProfileSettingsController", "The value of {name} cannot be used.", name=name)
        if variable.source == "command" and not is_command_line(variable.value):
            return translate(
                "ProfileSettingsController", "Enter the command that prints the value of {name}.", name=name
            )
        if variable.source == KEYRING and not variable.value and not variable.kept:
            return translate(
                "ProfileSettingsController", "Enter the value of {name} for the keyring.", name=name
            )
        if variable.source not in SOURCES:
            return translate(
                "ProfileSettingsController",
                "This version does not know where the value of {name} comes from.",
                name=name,
            )
    return ""


def _not_ended() -> str:
    return translate(
        "ProfileSettingsController", "A session of the profile is still open, so the profile was not deleted."
    )


def _delete_question(
    name: str, folder: str, rules: int, closed: Sequence[SessionController] = ()
) -> PromptWords:
    """Return the question whether to delete a profile. `closed`: its open sessions, which it closes first."""
    said = [
        translate(
            "ProfileSettingsController",
            "Only the profile is deleted. Its folder {folder} stays as it is, with sessions, settings and"
            " sign-in; so do values in the keyring. Its sessions are listed again once a profile has this"
            " folder.",
            folder=folder,
        )
    ]
    if rules:
        said.append(
            translate(
                "ProfileSettingsController",
                "%Ln folders that use it for new sessions go back to the default profile.",
                n=rules,
                one="%Ln folder that uses it for new sessions goes back to the default profile.",
            )
        )
    heading = translate("ProfileSettingsController", "Delete the profile “{name}”?", name=name)
    if not closed:
        return PromptWords(
            heading, "\n\n".join(said), translate("ProfileSettingsController", "Delete profile")
        )
    unsaved = [
        (each, flat(controller.view.title, _TITLE_LENGTH))
        for controller in closed
        if (each := controller.unsaved()) is not None
    ]
    ends = [translate("ProfileSettingsController", "Closing a session ends everything that runs in it.")]
    ends = ends if any(map(work_in, closed)) else []
    if kept := " ".join([*ends, *kept_words(closed, [each for each, _ in unsaved])]):
        said.insert(0, kept)
    named = [_named(controller) for controller in closed[:_MOST_NAMED]]
    if (more := len(closed) - len(named)) > 0:
        named.append(more_words(more))
    return PromptWords(
        heading,
        "\n\n".join(said),
        translate(
            "ProfileSettingsController",
            "Close %Ln sessions and delete profile",
            n=len(closed),
            one="Close session and delete profile",
        ),
        listed="\n".join(named),
        lost="\n".join(unsaved_words(each, title) for each, title in unsaved[:_MOST_NAMED]),
        signs=tuple(controller.view.work_state.sign for controller in closed[:_MOST_NAMED]),
    )


def _named(controller: SessionController) -> str:
    """Return what closing a session ends, or that it is only open."""
    title = flat(controller.view.title, _TITLE_LENGTH)
    return work_in(controller) or translate("ProfileSettingsController", "“{title}” is open.", title=title)

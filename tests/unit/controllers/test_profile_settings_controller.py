"""Profiles on the settings page: made, changed, deleted and brought back."""

import shlex
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from claude_desk.controllers.main_controller import MainController
from claude_desk.paths import AppPaths
from claude_desk.protocol.files.profiles_file import SOURCES, ProfileColor, ProfileVariable, StoredProfile
from claude_desk.protocol.requests.usage import AccountLimit
from claude_desk.ui.profiles import profile_editor
from claude_desk.ui.profiles.profile_editor import ProfileDraft, ProfileEditor, VariableDraft
from claude_desk.ui.profiles.profiles_view import ProfileRole, ProfilesView
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.drafts import Drafts
from claude_desk.workspace.profiles.profiles import DEFAULT, Profiles
from tests.scripted_cli.script import Script
from tests.secret_service import TestSecretService
from tests.session_records import record
from tests.unit.controllers.conftest import StartProgram
from tests.unit.session.session_harness import streaming
from tests.waiting import until


@pytest.fixture
def program(start_program: StartProgram, tmp_path: Path, on_loop: Any) -> MainController:
    async def begin() -> MainController:
        return start_program(cli="/nowhere/claude", directory=str(tmp_path))

    begun: MainController = on_loop(begin())
    return begun


def view_of(screen: WindowEngine) -> ProfilesView:
    screen.app.preferences.ask()
    return screen.app.preferences.profiles_view


def rows(view: ProfilesView) -> list[tuple[str, str, bool]]:
    model = view.rows
    return [
        tuple(
            model.data(model.index(row, 0), role)
            for role in (ProfileRole.NAME, ProfileRole.FOLDER, ProfileRole.EDITABLE)
        )
        for row in range(model.rowCount())
    ]


def made(program: MainController) -> StoredProfile:
    [profile] = program.profiles.all
    return profile


def work(form: ProfileEditor) -> None:
    form.setName("Work")
    form.variables.add()
    form.variables.setName(0, " ANTHROPIC_API_KEY ")
    form.variables.setValue(0, "canary")


def test_the_constants_of_the_form_are_those_of_the_file() -> None:
    assert get_args(ProfileColor) == profile_editor.COLORS
    assert SOURCES == profile_editor.SOURCES


async def test_a_profile_is_made(program: MainController, screen: WindowEngine, places: AppPaths) -> None:
    view = view_of(screen)
    home = str(program.profiles.folder_of(DEFAULT).parent)
    assert rows(view) == [("Default", f"{home}/.claude", False)]
    view.begin()
    form = view.form
    assert form.open and form.fresh
    work(form)
    assert form.folder == "~/.claude-work"
    form.setModel("opus")
    form.chooseMode(3)
    form.save()
    assert not form.open
    profile = made(program)
    assert (profile.name, profile.folder, profile.model, profile.mode) == (
        "Work", "~/.claude-work", "opus", "plan",
    )  # fmt: skip
    assert [(each.name, each.source, each.value) for each in profile.variables] == [
        ("ANTHROPIC_API_KEY", "text", "canary")
    ]
    assert rows(view)[1:] == [("Work", f"{home}/.claude-work", True)]
    assert stat.S_IMODE((places.config / "profiles.json").stat().st_mode) == 0o600
    assert form.draft == ProfileDraft()  # no typed value stays in memory here


async def test_the_suggested_folder_follows_the_name_until_the_person_writes_one(
    program: MainController, screen: WindowEngine
) -> None:
    view = view_of(screen)
    view.begin()
    view.form.setName("Möbel & Söhne 2")
    assert view.form.folder == "~/.claude-m-bel-s-hne-2"
    view.form.setFolder("/own")
    view.form.setName("Other")
    assert view.form.folder == "/own"


def no_name(form: ProfileEditor) -> None:
    form.setName("")


def a_taken_name(form: ProfileEditor) -> None:
    form.setName("Default")


def a_taken_folder(form: ProfileEditor) -> None:
    form.setFolder("~/.claude")


def no_full_path(form: ProfileEditor) -> None:
    form.setFolder("claude")


def an_open_quotation_mark(form: ProfileEditor) -> None:
    form.setCli("claude '")


def a_variable_without_a_name(form: ProfileEditor) -> None:
    form.variables.add()


def a_variable_of_ours(form: ProfileEditor) -> None:
    form.variables.setName(0, "CLAUDE_CONFIG_DIR")


def a_variable_twice(form: ProfileEditor) -> None:
    form.variables.add()
    form.variables.setName(1, "ANTHROPIC_API_KEY")


def a_command_that_is_none(form: ProfileEditor) -> None:
    form.variables.setSource(0, 1)


def no_value_for_the_keyring(form: ProfileEditor) -> None:
    form.variables.setSource(0, 2)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (no_name, "Enter a name of at most 40 characters."),
        (a_taken_name, "Another profile has this name."),
        (a_taken_folder, "Another profile uses this folder. Each profile needs its own"),
        (no_full_path, "Enter the full path of a folder"),
        (an_open_quotation_mark, "The command of Claude Code has an open quotation mark."),
        (a_variable_without_a_name, "A variable has no name."),
        (a_variable_of_ours, "CLAUDE_CONFIG_DIR cannot be the name of a variable here."),
        (a_variable_twice, "There are two variables named ANTHROPIC_API_KEY."),
        (a_command_that_is_none, "Enter the command that prints the value of ANTHROPIC_API_KEY."),
        (no_value_for_the_keyring, "Enter the value of ANTHROPIC_API_KEY for the keyring."),
    ],
)
async def test_what_cannot_be_kept_is_told_in_the_form(
    program: MainController, screen: WindowEngine, spoil: Callable[[ProfileEditor], None], said: str
) -> None:
    view = view_of(screen)
    view.begin()
    form = view.form
    work(form)
    spoil(form)
    form.save()
    assert form.open and said in form.problem
    assert not program.profiles.all
    form.setModel("x")
    assert form.problem == ""


async def test_a_profile_is_changed_and_keeps_what_a_later_version_wrote(
    program: MainController, screen: WindowEngine, tmp_path: Path
) -> None:
    program.profiles.put(
        StoredProfile.model_validate(
            {
                "id": "work", "name": "Work", "folder": "/w", "shape": "round",
                "variables": [{"name": "A", "value": "1", "note": "x"}, {"name": "B", "value": "2"}],
            }
        )
    )  # fmt: skip
    program.profiles.set_rule("/src", "work")
    view = view_of(screen)
    view.rows.edit(1)
    form = view.form
    assert form.draft.rules == ("/src",)
    form.setName("Office")
    form.variables.remove(1)
    form.variables.setValue(0, "3")
    form.removeRule(0)
    link = tmp_path / "link"
    link.symlink_to(tmp_path)
    form.addRule(str(link))
    form.save()
    profile = made(program)
    assert (profile.id, profile.name, (profile.model_extra or {})["shape"]) == ("work", "Office", "round")
    assert [(each.name, each.value, each.model_extra) for each in profile.variables] == [
        ("A", "3", {"note": "x"})
    ]
    assert [(rule.folder, rule.profile) for rule in program.profiles.rules] == [(str(tmp_path), "work")]


async def test_what_is_cancelled_changes_nothing(program: MainController, screen: WindowEngine) -> None:
    program.profiles.put(StoredProfile(id="work", name="Work", folder="/w"))
    view = view_of(screen)
    view.rows.edit(1)
    view.form.setName("Office")
    view.form.cancel()
    assert made(program).name == "Work"
    assert not view.form.open


async def test_a_profile_is_deleted_after_asking_and_comes_back(
    program: MainController, screen: WindowEngine, tmp_path: Path
) -> None:
    folder = tmp_path / "claude-work"
    (folder / "projects").mkdir(parents=True)
    profile = StoredProfile(
        id="work", name="Work", folder=str(folder), variables=[ProfileVariable(name="K", value="canary")]
    )
    program.profiles.put(profile)
    program.profiles.set_rule("/src", "work")
    view, prompt = view_of(screen), screen.app.session_list.session_prompt
    view.rows.remove(1)
    assert prompt.heading == "Delete the profile “Work”?"
    assert f"Its folder {folder} stays as it is" in prompt.words
    assert "1 folder that uses it" in prompt.words
    assert program.profiles.all == [profile]
    prompt.accept()
    assert program.profiles.all == []
    assert (folder / "projects").is_dir()
    assert rows(view)[1:] == []
    assert prompt.canUndo
    prompt.undo()
    assert program.profiles.all == [profile]
    assert program.profiles.for_folder("/src") == "work"
    view.rows.remove(0)  # the default profile
    assert prompt.heading == ""


@pytest.mark.full_window
async def test_the_open_sessions_of_a_profile_are_closed_before_it_is_deleted(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths, tmp_path: Path
) -> None:
    Profiles(places, {"HOME": str(tmp_path)}).put(StoredProfile(id="work", name="Work", folder="/w"))
    words = Script(streaming("Words of an answer. "), answers={"interrupt": None}).save(tmp_path / "s.json")
    program = start_program(cli=shlex.join(words), directory=str(tmp_path), profile="Work")
    view, prompt = view_of(screen), screen.app.session_list.session_prompt
    controller = program.session_manager.current
    assert controller is not None and controller.session is not None
    controller.view.composer.replace(0, 0, "half a thought")
    view.rows.remove(1)
    assert (prompt.heading, prompt.yes) == ("Delete the profile “Work”?", "Close session and delete profile")
    assert prompt.listed.endswith("is open.")
    assert "Conversations, drafts and queued messages are kept." in prompt.words
    controller.session.send("go")
    session = controller.session
    await until(session.operations, lambda: "answer" in session.entries[-1].text, 30)
    prompt.accept()
    assert prompt.listed.endswith("is working."), "what the question said is not so any more"
    assert controller in program.session_manager and made(program).name == "Work"
    prompt.accept()
    await until(program.profiles.changed, lambda: program.profiles.all == [], 30)
    assert controller not in program.session_manager
    assert prompt.said == "Profile “Work” was deleted."
    prompt.undo()
    assert made(program).name == "Work"
    drafts = Drafts(places.data / "drafts")
    assert drafts.open(str(tmp_path), session.info.session_id).draft.text == "half a thought"
    drafts.flush()
    drafts.close()


async def test_a_change_that_cannot_be_written_is_told(
    program: MainController, screen: WindowEngine, places: AppPaths
) -> None:
    view, prompt = view_of(screen), screen.app.session_list.session_prompt
    (places.config / "profiles.json").mkdir()
    view.begin()
    work(view.form)
    view.form.save()
    assert view.form.open
    assert prompt.said.startswith("Could not save the profiles: ")
    assert not program.profiles.all


async def test_a_secret_for_the_keyring_goes_there_alone(
    bus: str, start_program: StartProgram, screen: WindowEngine, places: AppPaths, tmp_path: Path
) -> None:
    service = await TestSecretService().start(bus)
    program = start_program(cli="/nowhere/claude", directory=str(tmp_path))
    view = view_of(screen)
    view.begin()
    form = view.form
    work(form)
    form.variables.setSource(0, 2)
    form.variables.setValue(0, "canary-canary")
    form.save()
    await until(form.openChanged, lambda: not form.open)
    profile = made(program)
    assert [(each.source, each.value) for each in profile.variables] == [("keyring", "")]
    [(key, (value, label))] = service.items.items()
    assert value == b"canary-canary"
    assert dict(key)["profile"] == profile.id
    assert label == "Claude Desk: ANTHROPIC_API_KEY of Work"
    assert "canary" not in (places.config / "profiles.json").read_text()
    view.rows.edit(1)
    assert form.draft.variables == (VariableDraft("ANTHROPIC_API_KEY", "keyring", "", kept=True),)
    form.save()  # the stored value stays
    assert not form.open
    assert len(service.items) == 1
    await program._keyring.close()
    await service.stop()


async def test_without_a_keyring_nothing_is_saved(program: MainController, screen: WindowEngine) -> None:
    view = view_of(screen)
    view.begin()
    form = view.form
    work(form)
    form.variables.setSource(0, 2)
    form.variables.setValue(0, "canary-canary")
    form.save()
    await until(form.changed, lambda: form.problem != "")
    assert "keyring" in form.problem and "does not answer" in form.problem
    assert not program.profiles.all
    assert form.draft.variables[0]._replace(value="") == VariableDraft("ANTHROPIC_API_KEY", "keyring")


async def test_the_rows_tell_what_each_profile_has_used(
    start_program: StartProgram, screen: WindowEngine, places: AppPaths, tmp_path: Path
) -> None:
    Profiles(places, {"HOME": str(tmp_path)}).put(StoredProfile(id="work", name="Work", folder="/w"))
    program = start_program(cli="/nowhere/claude", directory=str(tmp_path), profile="Work")
    for number, place in enumerate(("/w", "/w", str(tmp_path / ".claude"))):
        found = record(f"s{number}", Path(place, "projects", "x"), tokens=1_200, cost=0.5)
        program.catalog.bring_back(found)
    session = program.session
    assert session is not None
    session.usage._limits["five_hour"] = AccountLimit(rateLimitType="five_hour", utilization=0.42)
    model = view_of(screen).rows
    usage = [model.data(model.index(row, 0), ProfileRole.USAGE) for row in range(2)]
    assert usage == [
        "1 session · 1.2k tokens · $0.50",
        "2 sessions · 2.4k tokens · $1.00 · 5-hour limit: 42% used",
    ]

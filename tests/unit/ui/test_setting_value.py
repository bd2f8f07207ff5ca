"""A control of the settings page, bound to a setting by its name."""

import pytest

from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.ui.settings.settings_view import SettingsView, SettingValue


def shown(name: str, *values: str, **kept: object) -> tuple[SettingsView, SettingValue]:
    view = SettingsView()
    view.show(SettingsFile.model_validate(kept))
    return view, view.choiceOf(name, list(values)) if values else view.switchOf(name)


@pytest.mark.parametrize(
    ("name", "values", "kept", "index"),
    [
        ("rest_minutes", ("0", "5", "30"), 5, 1),
        ("rest_minutes", ("0", "5", "30"), 29, 2),  # written by hand: the nearest choice
        ("send_key", ("enter", "ctrl-enter"), "ctrl-enter", 1),
        ("theme", ("light", "dark"), "system", -1),
    ],
)
def test_the_value_of_the_file_is_shown(name: str, values: tuple[str, ...], kept: object, index: int) -> None:
    _, control = shown(name, *values, **{name: kept})
    assert control.property("index") == index


@pytest.mark.parametrize("on", [True, False])
def test_a_switch_follows_the_setting(on: bool) -> None:
    view, control = shown("sounds", sounds=not on)
    told = []
    control.changed.connect(lambda: told.append(control.property("on")))
    view.show(SettingsFile(sounds=on))
    assert told[-1] is on


def test_what_is_chosen_is_wanted_by_its_name() -> None:
    view, rest = shown("rest_minutes", "0", "5")
    wanted: list[tuple[str, object]] = []
    view.wanted.connect(lambda name, value: wanted.append((name, value)))
    rest.choose(1)
    rest.choose(7)
    view.choiceOf("send_key", ["enter", "ctrl-enter"]).choose(1)
    view.switchOf("sounds").turn(True)
    assert wanted == [("rest_minutes", 5), ("send_key", "ctrl-enter"), ("sounds", True)]


def test_there_is_one_for_each_setting() -> None:
    view, control = shown("sounds")
    assert view.switchOf("sounds") is control


def test_a_name_that_is_no_setting_has_no_value() -> None:
    _, control = shown("sound", "a")
    assert control.property("index") == -1 and not control.property("on")

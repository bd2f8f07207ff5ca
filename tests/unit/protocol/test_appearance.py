"""The first frame reads the same values from the settings as the models do later."""

import json

import pytest

from claude_desk.protocol.files.appearance import read_appearance
from claude_desk.protocol.files.settings_file import read_settings


@pytest.mark.parametrize("scale", [0.1, 0.7, 1, 1.35, 2.0, 2.5, 40, -1, float("inf")])
def test_the_text_scale(scale: float) -> None:
    data = json.dumps({"text_scale": scale}).encode()
    kept = read_settings(data)
    assert kept is not None
    assert read_appearance(data).text_scale == kept.text_scale


@pytest.mark.parametrize("width", [0, 199, 200, 264, 480, 500, 10_000])
def test_the_width_of_the_sidebar(width: int) -> None:
    data = json.dumps({"sidebar_width": width}).encode()
    kept = read_settings(data)
    assert kept is not None
    assert read_appearance(data).sidebar_width == kept.sidebar_width


@pytest.mark.parametrize("kept", [None, "2", True, [1], {}, float("nan"), 10**400])
def test_what_is_no_scale_is_the_usual_one(kept: object) -> None:
    assert read_appearance(json.dumps({"text_scale": kept}).encode()).text_scale == 1.0

"""What the models of our files say of values that they do not know."""

from typing import Any

import pytest
from pydantic import Field

from claude_desk.protocol.files.file_model import FileModel


class Part(FileModel):
    name: str = ""


class Whole(FileModel):
    part: Part = Field(default_factory=Part)
    listed: list[Part] = Field(default_factory=list)
    named: dict[str, list[Part]] = Field(default_factory=dict)
    deep: list[dict[str, Part]] = Field(default_factory=list)


@pytest.mark.parametrize("part", [{"name": "a"}, {"name": "a", "later": 1}, {"name": ["no text"]}])
@pytest.mark.parametrize(
    "within",
    [
        lambda part: {"part": part},
        lambda part: {"listed": [{}, part]},
        lambda part: {"named": {"x": [part]}},
        lambda part: {"deep": [{"x": {}, "y": part}]},
    ],
)
def test_a_strange_part_makes_its_file_strange(part: dict[str, Any], within: Any) -> None:
    assert Whole.model_validate(within(part)).strange is (part != {"name": "a"})

"""A tag is released only if the version and the changelog agree with it."""

import pytest

from resources.packages.documents import ChangelogError
from resources.packages.release import notes

TEXT = "## Unreleased\n\n- later\n\n## 1.1.0 (2026-02-03)\n\n- One\n- Two\n\n## 1.0 (2026-01-02)\n\n- x\n"


def test_the_notes_are_those_of_the_tag() -> None:
    assert notes("v1.1.0", "1.1.0", TEXT) == "- One\n- Two\n"


@pytest.mark.parametrize(("tag", "version"), [("v1.1.0", "1.2.0"), ("v1.0", "1.0"), ("1.1.0", "1.1.0")])
def test_what_does_not_agree_is_no_release(tag: str, version: str) -> None:
    with pytest.raises(ChangelogError):
        notes(tag, version, TEXT)

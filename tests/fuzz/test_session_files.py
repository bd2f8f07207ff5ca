"""The generated files are like the files of a CLI in all points on which the checks rely."""

from tests.fuzz.session_files import Step, lines_of


def test_a_uuid_is_used_again_by_a_line_of_its_type_alone() -> None:
    """A prompt never has a boundary's uuid. Such a prompt would be a repeat for a reader of the whole file,
    and a separate line for a reader of a page."""
    boundary, prompt = {"type": "system", "subtype": "compact_boundary"}, {"type": "user", "message": {}}
    steps = [Step(boundary, "last", 0), *(Step(prompt, "last", 0, again=True) for _ in range(2))]
    made = lines_of([*steps])
    assert [line["uuid"] for line in made] == ["u0", "u1", "u1"]
    assert [line["parentUuid"] for line in made] == [None, "u0", "u0"], "and hangs where that one does"

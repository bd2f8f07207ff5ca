"""The generated files are like a CLI's in the points on which the checks rely."""

from tests.fuzz.session_files import Step, lines_of


def test_a_uuid_is_used_again_by_a_line_of_its_type_alone() -> None:
    """A prompt never has a boundary's uuid: to a reader of the whole file it would be a repeat, to a reader
    of a page a separate line."""
    boundary, prompt = {"type": "system", "subtype": "compact_boundary"}, {"type": "user", "message": {}}
    steps = [Step(boundary, "last", 0), *(Step(prompt, "last", 0, again=True) for _ in range(2))]
    made = lines_of([*steps])
    assert [line["uuid"] for line in made] == ["u0", "u1", "u1"]
    assert [line["parentUuid"] for line in made] == [None, "u0", "u0"], "and hangs where that one does"

"""The made-up files are ones that a CLI could write, in what the checks rely on."""

from tests.fuzz.session_files import Step, lines_of


def test_a_uuid_is_used_again_by_a_line_of_its_type_alone() -> None:
    """No prompt has a boundary's: read whole it would be a repeat, as a page a line of its own."""
    boundary, prompt = {"type": "system", "subtype": "compact_boundary"}, {"type": "user", "message": {}}
    steps = [Step(boundary, "last", 0), *(Step(prompt, "last", 0, again=True) for _ in range(2))]
    made = lines_of([*steps])
    assert [line["uuid"] for line in made] == ["u0", "u1", "u1"]
    assert [line["parentUuid"] for line in made] == [None, "u0", "u0"], "and hangs where that one does"

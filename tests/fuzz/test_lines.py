"""The made-up files are ones that a CLI could write, in what the checks rely on."""

from tests.fuzz.session_lines import Step, lines_of


def test_a_uuid_is_used_again_by_a_line_of_its_type_alone() -> None:
    """No prompt has a boundary's: read whole it would be a repeat, as a page a line of its own."""
    boundary, prompt = {"type": "system", "subtype": "compact_boundary"}, {"type": "user", "message": {}}
    steps = [Step(boundary, "last", 0), *(Step(prompt, "last", 0, again=True) for _ in range(2))]
    assert [line["uuid"] for line in lines_of([*steps])] == ["u0", "u1", "u1"]

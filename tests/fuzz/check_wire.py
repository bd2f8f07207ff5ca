"""Lines of the wire, and the messages that are read from them."""

import json
from typing import Any

from hypothesis import strategies as st

from claude_desk.protocol.requests.control import Elicitation
from claude_desk.protocol.requests.elicitation import InvalidValue, read_form
from claude_desk.protocol.requests.questions import read_questions
from claude_desk.protocol.wire.messages import ResultMessage
from claude_desk.protocol.wire.parser import NonJsonLine, parse_line
from claude_desk.protocol.wire.partial_json import read_partial
from tests.fuzz.damaged_recordings import takes
from tests.fuzz.json_values import ANY, DAMAGE, TEXTS, damaged, line_of
from tests.fuzz.mutations import mutated
from tests.fuzz.targets import fuzz
from tests.fuzz.wire_messages import INPUTS, KINDS, MESSAGES
from tests.unit.transcript import cli_messages as f

RESULTS = [kind for kind in KINDS if kind["type"] == "result"] + [f.result(), f.result("error_max_turns")]
LARGE = st.sampled_from(["a", "\u00e9", '"\\', "\\ud83d"]).map(lambda piece: piece * 40_000)


@fuzz(80, frame=MESSAGES, damage=st.one_of(st.none(), DAMAGE), ascii=st.booleans())
def parse(frame: Any, damage: tuple[str, int] | None, ascii: bool) -> None:
    """No line raises an error, and every object becomes a message that can be kept and shown."""
    line = line_of(frame, ascii=ascii)
    message = parse_line(line if damage is None else damaged(line, damage))
    if damage is None:
        assert not isinstance(message, NonJsonLine)
    if not isinstance(message, NonJsonLine):
        repr(message.model_dump()).encode("utf-8", "backslashreplace")


@fuzz(40, frame=mutated(st.sampled_from(RESULTS), most=4), large=st.one_of(st.none(), LARGE))
def the_end_of_a_turn(frame: Any, large: str | None) -> None:
    """A result is recognized however wrong its fields are: the session waits for it."""
    if large is not None:
        frame["more"] = large
    message = parse_line(line_of(frame))
    assert isinstance(message, ResultMessage) == (frame.get("type") == "result")


@fuzz(30, lines=takes(), cuts=st.lists(st.integers(1, 5000), min_size=1, max_size=6))
def recordings_in_pieces(lines: list[bytes], cuts: list[int]) -> None:
    from claude_desk.protocol.wire.framing import LineFramer

    data = b"".join(line + b"\n" for line in lines)
    framer, found, at, turn = LineFramer(), [], 0, 0
    while at < len(data):
        size = cuts[turn % len(cuts)]
        found += framer.feed(data[at : at + size])
        at, turn = at + size, turn + 1
    assert found == [line for line in lines if line]
    assert framer.end() == b""


@fuzz(60, value=st.dictionaries(TEXTS, ANY, max_size=4), cut=st.integers(0, 3000), ascii=st.booleans())
def input_that_is_being_written(value: dict[str, Any], cut: int, ascii: bool) -> None:
    text = json.dumps(value, ensure_ascii=ascii)
    found = read_partial(text[: cut % (len(text) + 1)])
    assert set(found) <= {key.encode("utf-16", "surrogatepass").decode("utf-16", "replace") for key in value}
    json.dumps(found, ensure_ascii=False, default=repr).encode()


SCHEMA = {
    "type": "object",
    "properties": {
        "name": {"type": "string", "title": "Name", "minLength": 1, "maxLength": 5, "format": "email"},
        "day": {"type": "string", "format": "date", "default": "2026-01-01"},
        "much": {"type": "number", "minimum": 0, "maximum": 9, "default": 3},
        "many": {"type": "integer"},
        "sure": {"type": "boolean", "default": True},
        "one": {"type": "string", "enum": ["a", "b"], "enumNames": ["A", "B"]},
        "some": {"type": "array", "items": {"anyOf": [{"const": "x", "title": "X"}]}, "minItems": 1},
    },
    "required": ["name"],
}


@fuzz(
    60,
    schema=mutated(st.just(SCHEMA), most=3),
    words=st.one_of(TEXTS, st.just("9").map(lambda nine: nine * 5000)),
)
def forms_of_servers(schema: Any, words: str) -> None:
    """A form is shown or refused. Each field of a form accepts a value, or says why the value is wrong."""
    line = line_of({"mcp_server_name": "s", "message": "m", "requested_schema": schema})
    value = json.loads(line)
    if not isinstance(schema, dict):
        return
    for field in read_form(Elicitation.model_construct(**value)) or ():
        try:
            told = field.value(set(range(min(1, len(field.values)))), words)
        except InvalidValue:
            continue
        json.dumps(told, allow_nan=False)


@fuzz(30, value=mutated(st.deferred(lambda: INPUTS), most=3))
def questions(value: Any) -> None:
    if isinstance(value, dict):
        read_questions(value)

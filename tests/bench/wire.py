"""How many messages per second the program turns from the CLI's bytes into operations on rows:
`python -m tests.bench.wire`.

The speed is compared with `json.loads` alone, and with the Python agent SDK, which turns the same bytes into
its message objects in the same run. The SDK is in the extra `bench`. Without the SDK, the output says so. A
ratio above 1 means that the program is faster. Times are processor times, the best of several rounds. All
ways are measured in turn.
"""

import asyncio
import gc
import importlib
import json
import time
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any

from claude_desk.protocol.wire.framing import LineFramer
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.events import Sent
from claude_desk.transcript.reducer.reducer import Reducer
from tests.bench.figures import Figure

ROUNDS = 9
GATHER = 0.03  # seconds
CHUNK = 65536  # bytes of one read
RECORDINGS = Path(__file__).parents[1] / "recordings"
WORDS = "lorem ipsum dolor sit amet consectetur adipiscing elit sed do "
MARKED = (
    f"## {WORDS}\n\n{WORDS * 4}**{WORDS}** `code`\n\n"
    f"- {WORDS}\n- {WORDS}\n\n```py\n{WORDS}\n    {WORDS}\n```\n\n"
)
IDS = {"session_id": "3bcf0000-aaaa-4bbb-8ccc-ddddeeeeffff", "parent_tool_use_id": None}


def event(kind: str, **more: Any) -> dict[str, Any]:
    return {
        "type": "stream_event",
        "event": {"type": kind, **more},
        **IDS,
        "uuid": "0b1e4f7a-aaaa-4bbb-8ccc-ddddeeeeffff",
    }


def reply(text: str, step: int) -> list[dict[str, Any]]:
    """Return the frames of one turn that says this text, in deltas of `step` characters and then as a
    whole."""
    pieces = [text[at : at + step] for at in range(0, len(text), step)]
    message = {"id": "m", "role": "assistant", "model": "claude", "content": [{"type": "text", "text": text}]}
    return [
        event("message_start", message={**message, "content": []}),
        event("content_block_start", index=0, content_block={"type": "text", "text": ""}),
        *(event("content_block_delta", index=0, delta={"type": "text_delta", "text": p}) for p in pieces),
        {"type": "assistant", "message": message, **IDS, "uuid": "u"},
        event("content_block_stop", index=0),
        event("message_stop"),
        {
            "type": "result",
            "subtype": "success",
            "is_error": False,
            "duration_ms": 1,
            "duration_api_ms": 1,
            "num_turns": 1,
            **IDS,
        },
    ]


def recorded() -> list[Any]:
    """Return the frames that the CLIs wrote in the recordings, without lines that are not messages."""
    lines = [
        json.loads(line)
        for path in sorted(RECORDINGS.glob("*/*.ndjson"))
        for line in path.read_text().splitlines()
    ]
    return [line["frame"] for line in lines if line.get("dir") == "out" and isinstance(line["frame"], dict)]


def as_bytes(frames: Iterable[Any]) -> bytes:
    return b"".join(json.dumps(frame, separators=(",", ":")).encode() + b"\n" for frame in frames)


def chunks_of(data: bytes) -> list[bytes]:
    return [data[at : at + CHUNK] for at in range(0, len(data), CHUNK)]


def ours(data: bytes) -> int:
    """Make operations as often as the window does: after a read with an urgent line, and otherwise after 30
    ms of work. Return the number of messages."""
    framer, reducer = LineFramer(), Reducer()
    reducer.feed(Sent("u", "go"))
    count, shown = 0, time.process_time()
    for chunk in chunks_of(data):
        urgent = False
        for line in framer.feed(chunk):
            urgent = reducer.feed(parse_line(line)) or urgent
            count += 1
        if urgent or time.process_time() - shown >= GATHER:
            reducer.drain()
            shown = time.process_time()
    reducer.drain()
    return count


def parsed(data: bytes) -> int:
    """Parse the bytes up to typed messages, without rows, as the SDK does. Return the number of messages."""
    framer = LineFramer()
    return sum(1 for chunk in chunks_of(data) for line in framer.feed(chunk) if parse_line(line) is not None)


def plain_json(data: bytes) -> int:
    framer = LineFramer()
    return sum(1 for chunk in chunks_of(data) for line in framer.feed(chunk) if json.loads(line))


def sdk() -> Callable[[bytes], int] | None:
    """Return a function that parses bytes with the SDK's transport and parser, from memory. Return None if
    the SDK is not installed."""
    try:
        package = importlib.import_module("claude_agent_sdk")
        parser = importlib.import_module("claude_agent_sdk._internal.message_parser")
        transports = importlib.import_module("claude_agent_sdk._internal.transport.subprocess_cli")
    except ImportError:
        return None

    class Process:
        async def wait(self) -> int:
            return 0

    async def text_of(data: bytes) -> AsyncIterator[str]:
        for chunk in chunks_of(data):
            yield chunk.decode()

    async def read(data: bytes) -> int:
        options = package.ClaudeAgentOptions(cli_path="/bin/true")
        transport = transports.SubprocessCLITransport(prompt="x", options=options)
        transport._process, transport._stdout_stream = Process(), text_of(data)
        count = 0
        async for frame in transport.read_messages():
            if frame["type"] not in ("control_request", "control_response"):  # these go elsewhere
                parser.parse_message(frame)
            count += 1
        return count

    return lambda data: asyncio.run(read(data))


def rates(data: bytes, ways: dict[str, Callable[[bytes], int]]) -> dict[str, float]:
    """Return messages per second for each way. As in the program, the garbage collector skips all objects
    that already exist."""
    gc.collect()
    gc.freeze()
    best = dict.fromkeys(ways, float("inf"))
    counts = {}
    for _ in range(ROUNDS):
        for name, way in ways.items():
            began = time.process_time()
            counts[name] = way(data)
            best[name] = min(best[name], time.process_time() - began)
    return {name: counts[name] / best[name] for name in ways}


LOADS: dict[str, Callable[[], list[Any]]] = {
    "text in deltas": lambda: reply((WORDS * 5 + "\n\n") * 320, 8),
    "text in short deltas": lambda: reply((WORDS * 5 + "\n\n") * 160, 4),
    "markdown in deltas": lambda: reply(MARKED * 250, 8),
    "all recordings": recorded,
}


def wire(_rounds: int) -> list[Figure]:
    """Return the figures for the table of all benches."""
    other = sdk()
    against = "the agent SDK" if other else "json.loads alone: no agent SDK is installed"
    figures = []
    for title, load in LOADS.items():
        data = as_bytes(load())
        ways = {"operations": ours, "messages": parsed}
        found = rates(data, {**ways, against: other or plain_json})
        figures += [
            Figure(
                f"bytes to {what}, {title}",
                found[what],
                "/s",
                found[against],
                against,
                goal=1.0 if other else None,
                by_ratio=True,
                at_least=True,
            )
            for what in ways
        ]
    return figures


def main() -> None:
    ways: dict[str, Callable[[bytes], int]] = {
        "bytes to operations": ours,
        "bytes to messages": parsed,
        "json.loads alone": plain_json,
    }
    other = sdk()
    if other is None:
        print("claude-agent-sdk is not installed: compared with json.loads alone.")
    else:
        ways["agent SDK"] = other
    against = "agent SDK" if other else "json.loads alone"
    for title, load in LOADS.items():
        frames = load()
        data = as_bytes(frames)
        print(f"\n{title}: {len(frames):,} messages, {len(data):,} bytes")
        found = rates(data, ways)
        for name, rate in found.items():
            print(f"  {name:20} {rate:10,.0f} messages/s   {rate / found[against]:5.2f} x {against}")


if __name__ == "__main__":
    main()

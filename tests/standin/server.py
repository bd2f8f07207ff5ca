"""The stand-in itself: an HTTP server on loopback. It has its own threads, separate from a test's event
loop."""

import asyncio
import contextlib
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from http.server import ThreadingHTTPServer
from types import TracebackType
from typing import Any

from tests.standin.gates import Gate
from tests.standin.handler import Handler
from tests.standin.requests import Kind, Request, result_text
from tests.standin.script import Answer, Reply, Script, Step

NO_ANSWER = "The stand-in has no answer to this."


class StandIn:
    """`with StandIn() as api: api.on("prompt", [Answer("Hello")])`; `api.url` is the address for the CLI.

    `on` may be called at any time. A request of a conversation that no script answers gets `NO_ANSWER`, and
    is added to `unanswered`, which should be empty at the end of a test.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._scripts: list[Script] = []
        self._requests: list[Request] = []
        self._gates: dict[str, Gate] = {}
        self._hearers: list[Callable[[Request], None]] = []
        self._closing = threading.Event()
        self.page: str = "<html><body><h1>A page of the stand-in</h1></body></html>"
        self.side_text = "Stand-in"
        self.side: Reply | None = None  # the reply to each request without tools, in place of `side_text`
        handler = type("BoundHandler", (Handler,), {"standin": self})
        self._server = _Server(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def on(self, prompt: str, steps: Sequence[Step | str], forever: bool = False) -> None:
        """Answer each conversation in which `prompt` is the newest of the scripts' prompts. `Script` says
        which step answers a request.

        A second call with the same prompt replaces the first.
        """
        script = Script(prompt, [Answer(s) if isinstance(s, str) else s for s in steps], forever)
        with self._lock:
            known = [each.prompt for each in self._scripts]
            place = known.index(prompt) if prompt in known else len(known)
            self._scripts[place : place + 1] = [script]

    def gate(self, name: str) -> Gate:
        """Return the gate of that name, for scripts. A tool or a hook can wait at the gate too, with
        `gate_url(name)`."""
        with self._lock:
            return self._gates.setdefault(name, Gate(name))

    def gate_url(self, name: str) -> str:
        """Return a URL that is fetched only when the gate is released. With it a test notices that a tool
        runs, and holds the tool."""
        self.gate(name)
        return f"{self.url}/gate/{name}"

    @property
    def requests(self) -> list[Request]:
        """All requests so far, in order."""
        with self._lock:
            return list(self._requests)

    @property
    def turns(self) -> list[Request]:
        """The requests of conversations: of the main conversation and of subagents."""
        return [request for request in self.requests if request.kind is Kind.TURN]

    @property
    def unanswered(self) -> list[Request]:
        return [request for request in self.turns if not request.prompt]

    def last_tool_result(self, prompt: str = "") -> str:
        """Return the text of the newest tool result that the CLI sent, in a conversation whose prompt
        contains `prompt`. Raise `LookupError`."""
        for request in reversed(self.turns):
            if prompt in request.prompt and request.tool_results():
                return result_text(request.tool_results()[-1])
        raise LookupError(f"no tool result was sent; requests: {[r.prompt for r in self.turns]}")

    async def request_of(self, accepts: Callable[[Request], bool], timeout: float = 20.0) -> Request:
        """Wait for a request for which `accepts` returns true, and return the first such request, past or
        future."""
        loop = asyncio.get_running_loop()
        found: asyncio.Future[Request] = loop.create_future()

        def settle(request: Request) -> None:
            if not found.done():
                found.set_result(request)

        def hear(request: Request) -> None:
            if accepts(request) and not loop.is_closed():
                loop.call_soon_threadsafe(settle, request)

        with self._lock:
            known = list(self._requests)
            self._hearers.append(hear)
        for request in known:
            if accepts(request):
                settle(request)
        try:
            async with asyncio.timeout(timeout):
                return await found
        except TimeoutError:
            raise TimeoutError(f"no such request in {timeout} s; {self.requests}") from None
        finally:
            with self._lock:
                self._hearers.remove(hear)

    def close(self) -> None:
        """End all running answers and the server."""
        self._closing.set()
        self._server.shutdown()
        self._server.hang_up()
        self._server.server_close()
        self._thread.join(5)

    def __enter__(self) -> "StandIn":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # Members for the handler's threads:

    @property
    def closing(self) -> threading.Event:
        return self._closing

    def take(self, request: Request) -> Reply:
        """Record the request and return the reply to it."""
        with self._lock:
            reply = self._find_reply(request)
            self._requests.append(request)
            hearers = list(self._hearers)
        for hear in hearers:
            hear(request)
        return reply

    def _find_reply(self, request: Request) -> Reply:
        if request.kind is not Kind.TURN:
            return Answer(self.side_text)
        known = [(request.find_prompt(script.prompt), script) for script in self._scripts]
        (index, _), script = max(known, key=lambda pair: pair[0], default=((-1, -1), None))
        if script is None or index < 0:
            return Answer(NO_ANSWER)
        request.step = request.answers_after(index)
        reply = script.reply_to(request.step)
        if reply is None:
            return Answer(NO_ANSWER)
        request.prompt = script.prompt
        return reply


class _Server(ThreadingHTTPServer):
    """A server that keeps its connections, so that no thread and no socket is left after it is closed."""

    daemon_threads = False

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._connections: set[socket.socket] = set()

    def process_request(self, request: Any, client_address: Any) -> None:
        self._connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self._connections.discard(request)
        super().shutdown_request(request)

    def hang_up(self) -> None:
        for connection in list(self._connections):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: Any, client_address: Any) -> None:
        # A killed CLI resets its connections. Every other error is a bug of the stand-in.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def describe(requests: Sequence[Request]) -> list[dict[str, Any]]:
    """Return the requests in short, for the message of a failed test."""
    return [
        {
            "kind": r.kind.value,
            "prompt": r.prompt,
            "step": r.step,
            "last": (r.user_texts() or [""])[-1][-200:],
        }
        for r in requests
    ]

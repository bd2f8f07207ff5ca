"""One connection to the stand-in."""

import json
import select
import socket
from http.server import BaseHTTPRequestHandler
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tests.standin import sse
from tests.standin.gates import Gate
from tests.standin.requests import Kind, Request
from tests.standin.script import Answer, Cut, HttpError, Pause, StreamError

if TYPE_CHECKING:
    from tests.standin.server import StandIn

MESSAGES = "/v1/messages"


class Handler(BaseHTTPRequestHandler):
    standin: "StandIn"
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def log_message(self, format: str, *args: Any) -> None:
        """Log nothing, because the stand-in keeps the whole requests."""

    def do_GET(self) -> None:
        self._record(Kind.OTHER, {})
        path = urlsplit(self.path).path
        if path == "/page":
            self._send(200, "text/html", self.standin.page.encode())
        elif path.startswith("/gate/"):
            self._hold(path.removeprefix("/gate/"))
        else:
            self._send_json(404, _error_body("not_found_error", "Not found"))

    def do_HEAD(self) -> None:
        self._record(Kind.OTHER, {})
        self._send(200, "text/plain", b"")

    def do_POST(self) -> None:
        body = self._read_body()
        path = urlsplit(self.path).path
        if path == f"{MESSAGES}/count_tokens":
            self._record(Kind.COUNT, body)
            self._send_json(200, {"input_tokens": 100})
        elif path == MESSAGES:
            request = self._request(Kind.TURN if body.get("tools") else Kind.SIDE, body)
            self._answer(request)
        else:
            self._record(Kind.OTHER, body)
            self._send_json(404, _error_body("not_found_error", "Not found"))

    def _hold(self, gate: str) -> None:
        try:
            self._stand_at(self.standin.gate(gate))
            self._send(200, "text/plain", b"open")
        except ConnectionError:
            self.close_connection = True

    def _answer(self, request: Request) -> None:
        reply = self.standin.take(request)
        if request.kind is Kind.SIDE and isinstance(reply, Answer):
            reply = self.standin.side or _side_answer(request, self.standin.side_text)
        try:
            if isinstance(reply, HttpError):
                self._refuse(reply)
            elif request.streams or (isinstance(reply, StreamError) and reply.always):
                self._stream(reply, request)
            else:
                self._send_whole(reply, request)
            request.answered = True
        except ConnectionError:
            request.aborted = True
            self.close_connection = True

    def _refuse(self, error: HttpError) -> None:
        self._send_json(error.status, _error_body(error.kind, error.message), error.headers)

    def _send_whole(self, reply: Answer | StreamError | Cut, request: Request) -> None:
        if isinstance(reply, StreamError) and reply.fallback is None:
            self._refuse(HttpError(529, reply.kind, reply.message))
            return
        if isinstance(reply, Cut):
            self.close_connection = True
            return
        answer = reply if isinstance(reply, Answer) else reply.fallback
        assert answer is not None
        for stop in sse.stops(answer):
            self._stand_at(stop)
        self._send_json(200, sse.whole(answer, request.model), answer.headers)

    def _stream(self, reply: Answer | StreamError | Cut, request: Request) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.send_header("request-id", "req_standin")
        for name, value in reply.headers if isinstance(reply, Answer) else ():
            self.send_header(name, value)
        self.end_headers()
        if isinstance(reply, Answer):
            steps = sse.stream(reply, request.model)
        else:
            within = isinstance(reply, Cut) and reply.within
            steps = sse.opening(reply.before, request.model, within)
        for step in steps:
            if isinstance(step, Gate | Pause):
                self._stand_at(step)
            else:
                self._send_chunk(sse.encode(step))
        if isinstance(reply, Cut):
            self.close_connection = True
            return
        if isinstance(reply, StreamError):
            self._send_chunk(sse.encode(sse.error_event(reply.kind, reply.message)))
        self._send_chunk(b"")

    def _stand_at(self, stop: Gate | Pause) -> None:
        if isinstance(stop, Pause):
            self.standin.closing.wait(stop.seconds)
        else:
            stop.pass_through(lambda: self.standin.closing.is_set() or self._is_hung_up())
        if self.standin.closing.is_set() or self._is_hung_up():
            raise BrokenPipeError

    def _is_hung_up(self) -> bool:
        readable, _, _ = select.select([self.connection], [], [], 0)
        return bool(readable) and self.connection.recv(1, socket.MSG_PEEK) == b""

    def _send_chunk(self, data: bytes) -> None:
        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
        self.wfile.flush()

    def _send_json(self, status: int, body: dict[str, Any], headers: Any = ()) -> None:
        self._send(status, "application/json", json.dumps(body).encode(), headers)

    def _send(self, status: int, kind: str, data: bytes, headers: Any = ()) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("request-id", "req_standin")
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def _read_body(self) -> dict[str, Any]:
        data = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        try:
            body = json.loads(data)
        except ValueError:
            return {}
        return body if isinstance(body, dict) else {}

    def _request(self, kind: Kind, body: dict[str, Any]) -> Request:
        parts = urlsplit(self.path)
        headers = {name.lower(): value for name, value in self.headers.items()}
        return Request(self.command, parts.path, parts.query, headers, body, kind)

    def _record(self, kind: Kind, body: dict[str, Any]) -> None:
        self.standin.take(self._request(kind, body))


def _error_body(kind: str, message: str) -> dict[str, Any]:
    return {"type": "error", "error": {"type": kind, "message": message}, "request_id": "req_standin"}


def _side_answer(request: Request, text: str) -> Answer:
    """Return the answer to a request for a title or summary. The answer is `text`, or the smallest object
    that fits the request's JSON schema."""
    wanted = request.body.get("output_config", {}).get("format") or request.body.get("output_format") or {}
    schema = wanted.get("schema") if isinstance(wanted, dict) else None
    return Answer(json.dumps(_smallest(schema, text)) if isinstance(schema, dict) else text)


def _smallest(schema: dict[str, Any], text: str) -> Any:
    kind = schema.get("type")
    if "enum" in schema:
        return schema["enum"][0]
    if kind == "object":
        return {name: _smallest(of, text) for name, of in schema.get("properties", {}).items()}
    return {"array": [], "boolean": False, "integer": 0, "number": 0, "null": None}.get(str(kind), text)

"""A connection to the desktop's session bus: calls with a time limit, and signals.

The connection uses jeepney, because PySide (6.11) cannot write unsigned numbers, or structures in arrays. The
first call imports jeepney.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.workspace.desktop.bus_address import session_bus

if TYPE_CHECKING:
    from jeepney import Message
    from jeepney.io.asyncio import DBusConnection

_log = logging.getLogger(__name__)

_CONNECT_SECONDS = 3.0
_CLOSE_SECONDS = 0.5  # how long `close` waits for a connection that is being opened
# The most calls without an answer, including calls that timed out. Also the most replies that are being sent.
_MOST_WAITING = 200


@dataclass(frozen=True, slots=True)
class BusObject:
    """An object of a service, with one of the object's interfaces."""

    service: str
    path: str
    interface: str


BUS = BusObject("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")


@dataclass(frozen=True, slots=True)
class BusMessage:
    """An answer, a signal or a method call. `sender`: the sender's unique name. The bus sets this name, so
    the sender cannot forge it."""

    sender: str
    interface: str
    member: str
    body: tuple[Any, ...]
    path: str = ""


@dataclass(frozen=True, slots=True)
class SignalRule:
    """Selects the signals to receive. `path`: the sending object, or an empty string for any object. `first`:
    the first argument, or an empty string for any argument."""

    service: str
    path: str
    interface: str
    first: str = ""

    def matches(self, path: str, message: BusMessage) -> bool:
        """Return whether a signal fits the rule. `service` is not compared: the bus has done that, because
        only the bus knows which program owns the name."""
        named = not self.first or message.body[:1] == (self.first,)
        return self.path in ("", path) and message.interface == self.interface and named

    def text(self) -> str:
        parts = [f"type='signal',sender='{self.service}',interface='{self.interface}'"]
        if self.path:
            parts.append(f"path='{self.path}'")
        return ",".join([*parts, f"arg0='{self.first}'"] if self.first else parts)


class BusError(Exception):
    """There is no bus, the connection was lost, too many calls wait, or no answer came in time. If the answer
    is an error, `name` is the error's name on the bus; otherwise ""."""

    def __init__(self, why: str, name: str = "") -> None:
        super().__init__(why)
        self.name = name


Taker = Callable[[BusMessage], None]
# Answers a call of a method. Takes the method's name, the signature of the arguments, and the arguments. The
# returned function is called after the reply was sent, so that the sender does not wait for it. If the
# Answerer raises BusError, the reply is an error.
Answerer = Callable[[str, str, tuple[Any, ...]], Callable[[], None]]


class BusConnection(QObject):
    """A connection to the session bus. The first call opens the connection. After a loss, the next call opens
    it again. Use the object with a running asyncio loop."""

    lost = Signal()  # the connection was lost; another program may now own a name that was known

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = AsyncTasks()
        self._opening: asyncio.Future[DBusConnection] | None = None
        self._connection: DBusConnection | None = None
        self._waiting: dict[int, tuple[asyncio.Future[BusMessage], Taker | None]] = {}
        self._rules: list[tuple[SignalRule, Taker]] = []
        self._answerers: dict[tuple[str, str], Answerer] = {}
        self._replies = 0  # replies that are being sent
        self._can_reply = asyncio.Event()  # whether fewer than `_MOST_WAITING` replies are being sent
        self._can_reply.set()

    def hear(self, rule: SignalRule, taker: Taker) -> None:
        """Pass signals that fit the rule to `taker`. Call this before the first bus call."""
        self._rules.append((rule, taker))

    def answer(self, path: str, interface: str, answerer: Answerer) -> None:
        """Register `answerer` for calls to this interface of this program's object at `path`. `answerer` must
        not block."""
        self._answerers[path, interface] = answerer

    async def call(
        self,
        target: BusObject,
        member: str,
        signature: str = "",
        *body: Any,
        seconds: float,
        late: Taker | None = None,
    ) -> BusMessage:
        """Call a method and return the answer. Raise BusError if that fails or takes longer than `seconds`,
        or if too many later calls wait. `late` receives an answer that comes after that time."""
        from jeepney import DBusAddress, new_method_call

        address = DBusAddress(target.path, target.service, target.interface)
        message = new_method_call(address, member, signature or None, body)
        answer: asyncio.Future[BusMessage] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(seconds):
                connection = await self._connected()
                serial = next(connection.outgoing_serial)
                self._waiting[serial] = (answer, late)
                if len(self._waiting) > _MOST_WAITING:
                    self._drop_oldest()
                await connection.send(message, serial=serial)
                return await answer
        except TimeoutError:
            raise BusError(f"{target.service} did not answer to {member}") from None
        except (OSError, EOFError) as error:
            raise BusError(f"the session bus cannot be reached: {error}") from None
        finally:
            if not answer.cancel() and not answer.cancelled():
                answer.exception()  # mark the exception as retrieved: the answer may have failed too

    async def send_signal(self, path: str, interface: str, member: str, signature: str, *body: Any) -> None:
        """Broadcast a signal. Raise BusError if that fails."""
        from jeepney import DBusAddress, new_signal

        try:
            async with asyncio.timeout(_CONNECT_SECONDS):
                connection = await self._connected()
                await connection.send(new_signal(DBusAddress(path, None, interface), member, signature, body))
        except (TimeoutError, OSError, EOFError) as error:
            raise BusError(f"the session bus cannot be reached: {error}") from None

    async def close(self) -> None:
        if self._opening is not None and not self._opening.done():
            await asyncio.wait([self._opening], timeout=_CLOSE_SECONDS)
            self._opening.cancel()
        connection, self._connection = self._connection, None
        self._drop_calls("the program ends")
        await self._tasks.end()
        if connection is not None:
            with suppress(OSError, TimeoutError):
                await asyncio.wait_for(connection.close(), 1)

    async def _connected(self) -> "DBusConnection":
        """Return the connection, and open it if it is not open. The opening continues if the caller is
        cancelled, because jeepney would not close a half-open connection."""
        if self._connection is not None:
            return self._connection
        if self._opening is None or self._opening.done():
            self._opening = asyncio.ensure_future(self._open())
            self._opening.add_done_callback(lambda opened: opened.cancelled() or opened.exception())
        return await asyncio.shield(self._opening)

    async def _open(self) -> "DBusConnection":
        from jeepney import DBusAddress, MessageFlag, new_method_call
        from jeepney.io.asyncio import open_dbus_connection

        address = session_bus()
        if not address:
            raise BusError("there is no session bus")
        try:
            connection = await asyncio.wait_for(open_dbus_connection(address), _CONNECT_SECONDS)
        except (OSError, EOFError):
            raise
        except Exception as error:  # jeepney's errors for a bad address or a bus with another protocol
            raise BusError(f"the session bus cannot be reached: {error!r}") from None
        bus = DBusAddress(BUS.path, BUS.service, BUS.interface)
        for rule, _ in self._rules:
            message = new_method_call(bus, "AddMatch", "s", (rule.text(),))
            message.header.flags |= MessageFlag.no_reply_expected
            await connection.send(message)
        self._connection = connection
        self._tasks.start(self._receive(connection))
        return connection

    async def _receive(self, connection: "DBusConnection") -> None:
        """Take messages until the connection is lost. While `_MOST_WAITING` replies are being sent, take no
        messages. The bus keeps these messages."""
        try:
            while True:
                await self._can_reply.wait()
                self._take(await connection.receive(), connection)
        except (OSError, EOFError):
            _log.debug("the session bus is gone")
        except Exception as error:  # unreadable data: the start of the next message is unknown
            _log.warning("the session bus said something unreadable: %r", error)
        finally:
            with suppress(OSError):
                connection.writer.close()
            if self._connection is connection:
                self._connection = None
                self._drop_calls("the session bus is gone")
                self.lost.emit()

    def _take(self, message: "Message", connection: "DBusConnection") -> None:
        from jeepney import HeaderFields, MessageType

        fields, kind = message.header.fields, message.header.message_type
        taken = BusMessage(
            str(fields.get(HeaderFields.sender, "")),
            str(fields.get(HeaderFields.interface, "")),
            str(fields.get(HeaderFields.member, "")),
            tuple(message.body),
            str(fields.get(HeaderFields.path, "")),
        )
        if kind is MessageType.signal:
            for rule, taker in self._rules:
                if rule.matches(taken.path, taken):
                    # Schedule the call after the tasks that wait for earlier answers.
                    asyncio.get_running_loop().call_soon(taker, taken)
            return
        if kind is MessageType.method_call:
            self._answer(message, taken, connection)
            return
        waiting = self._waiting.pop(fields.get(HeaderFields.reply_serial, 0), None)
        if waiting is None:
            return
        answer, late = waiting
        if kind is MessageType.error:
            if not answer.done():
                name = str(fields.get(HeaderFields.error_name, ""))
                answer.set_exception(BusError(f"{name} {taken.body[:1]}", name))
        elif not answer.done():
            answer.set_result(taken)
        elif late is not None:
            late(taken)

    def _answer(self, message: "Message", taken: BusMessage, connection: "DBusConnection") -> None:
        """Answer a method call. If no `Answerer` accepts the call, send an error, so that the sender does not
        wait."""
        from jeepney import HeaderFields, MessageFlag, new_error, new_method_return

        fields = message.header.fields
        answerer = self._answerers.get((str(fields.get(HeaderFields.path, "")), taken.interface))
        then: Callable[[], None] | None = None
        try:
            if answerer is None:
                raise BusError("there is no such object", "org.freedesktop.DBus.Error.UnknownObject")
            then = answerer(taken.member, str(fields.get(HeaderFields.signature, "")), taken.body)
            reply = new_method_return(message)
        except BusError as error:
            reply = new_error(message, error.name or "org.freedesktop.DBus.Error.Failed", "s", (str(error),))
        self._replies += 1
        if self._replies >= _MOST_WAITING:
            self._can_reply.clear()
        if message.header.flags & MessageFlag.no_reply_expected:
            reply = None
        self._tasks.start(self._reply(reply, connection, then))

    async def _reply(
        self, reply: "Message | None", connection: "DBusConnection", then: Callable[[], None] | None
    ) -> None:
        try:
            async with asyncio.timeout(_CONNECT_SECONDS):
                if reply is not None:
                    await connection.send(reply)
            if then is not None:
                then()
        except (TimeoutError, OSError, EOFError) as error:
            _log.debug("an answer could not be sent: %s", error)
        finally:
            self._replies -= 1
            self._can_reply.set()

    def _drop_oldest(self) -> None:
        """Forget the oldest call that timed out. If no call has timed out, let the oldest call fail with
        BusError."""
        timed_out = (serial for serial, (answer, _) in self._waiting.items() if answer.done())
        answer, _ = self._waiting.pop(next(timed_out, next(iter(self._waiting))))
        if not answer.done():
            answer.set_exception(BusError("too many calls are waiting"))

    def _drop_calls(self, why: str) -> None:
        waiting, self._waiting = self._waiting, {}
        for answer, _ in waiting.values():
            if not answer.done():
                answer.set_exception(BusError(why))

"""The desktop's keyring (`org.freedesktop.secrets`), which stores values of profiles' variables.

The client has its own connection to the session bus. If the keyring is locked, the desktop asks the user for
the keyring's password.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject

from claude_desk.agent.child_environment import SecretsUnavailable
from claude_desk.protocol.phrase import Phrase
from claude_desk.workspace.desktop.bus_connection import (
    BusConnection,
    BusError,
    BusMessage,
    BusObject,
    SignalRule,
)

CALL_SECONDS = 10.0
PROMPT_SECONDS = 120.0  # time for the user to type the password of the keyring

_T = TypeVar("_T")
_NAME = "org.freedesktop.secrets"
_ITEM, _COLLECTION = "org.freedesktop.Secret.Item", "org.freedesktop.Secret.Collection"
_PROMPT = "org.freedesktop.Secret.Prompt"
_SERVICE = BusObject(_NAME, "/org/freedesktop/secrets", "org.freedesktop.Secret.Service")
_NOTHING = "/"  # the path that means "no object"


class _KeyringLocked(Exception):
    """The keyring stays locked: the prompt was dismissed or not answered in time, or the connection lost."""


class SecretService(QObject):
    """A client of the keyring. It connects with the first request. Use it with a running asyncio loop."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = BusConnection(self)
        self._bus.hear(SignalRule(_NAME, "", _PROMPT), self._on_prompt_signal)
        self._bus.lost.connect(self._on_lost)
        self._session = ""
        self._prompts: dict[str, asyncio.Future[bool]] = {}  # by path: whether the prompt was dismissed

    async def close(self) -> None:
        await self._bus.close()

    async def read(self, profile_id: str, variable: str) -> str | None:
        """Return the value; None if there is no value or it is not text. Raise SecretsUnavailable if the
        keyring does not answer or stays locked."""
        try:
            return await self._tried(lambda: self._read(_attributes(profile_id, variable)))
        except _KeyringLocked:
            raise SecretsUnavailable(
                Phrase("process_end.profile_keyring_locked", variable=variable)
            ) from None
        except BusError:
            raise SecretsUnavailable(Phrase("process_end.profile_no_keyring", variable=variable)) from None

    async def store(self, profile_id: str, variable: str, value: str, label: str) -> None:
        """Store a value and replace an earlier value. Raise SecretsUnavailable if the keyring does not
        answer, refuses the value or stays locked."""
        try:
            await self._tried(lambda: self._store(_attributes(profile_id, variable), value, label))
        except _KeyringLocked:
            raise SecretsUnavailable(
                Phrase("process_end.profile_keyring_locked", variable=variable)
            ) from None
        except BusError:
            raise SecretsUnavailable(Phrase("process_end.profile_no_keyring", variable=variable)) from None

    # ---------------------------------------------------------------------------------------------

    async def _tried(self, act: Callable[[], Awaitable[_T]]) -> _T:
        """Run `act`. If `act` fails with a session from an earlier request, run it again with a new session:
        a restarted keyring does not know the old session."""
        known = self._session
        try:
            return await act()
        except BusError:
            if not known or self._session != known:
                raise
            self._session = ""
            return await act()

    async def _read(self, attributes: dict[str, str]) -> str | None:
        unlocked, locked = await self._ask(_SERVICE, "SearchItems", "a{ss}", attributes)
        if not unlocked and locked:
            await self._unlock(list(locked)[:1])
            unlocked = list(locked)[:1]
        if not unlocked:
            return None
        item = BusObject(_NAME, str(unlocked[0]), _ITEM)
        [secret] = await self._ask(item, "GetSecret", "o", await self._opened())
        try:
            return bytes(secret[2]).decode("utf-8")
        except (UnicodeDecodeError, TypeError, IndexError):
            return None

    async def _store(self, attributes: dict[str, str], value: str, label: str) -> None:
        [path] = await self._ask(_SERVICE, "ReadAlias", "s", "default")
        if path == _NOTHING:
            raise BusError("the keyring has no default collection")
        await self._unlock([str(path)])
        properties = {
            f"{_ITEM}.Label": ("s", label),
            f"{_ITEM}.Attributes": ("a{ss}", attributes),
        }
        secret = (await self._opened(), b"", value.encode("utf-8"), "text/plain; charset=utf8")
        collection = BusObject(_NAME, str(path), _COLLECTION)
        _, prompt = await self._ask(collection, "CreateItem", "a{sv}(oayays)b", properties, secret, True)
        await self._answered(str(prompt))

    async def _opened(self) -> str:
        """Return the session for passing values. Open it first if necessary. Values are not encrypted,
        because the bus belongs to the user."""
        if not self._session:
            _, path = await self._ask(_SERVICE, "OpenSession", "sv", "plain", ("s", ""))
            self._session = str(path)
        return self._session

    async def _unlock(self, paths: list[str]) -> None:
        _, prompt = await self._ask(_SERVICE, "Unlock", "ao", paths)
        await self._answered(str(prompt))

    async def _answered(self, prompt: str) -> None:
        """If there is a prompt, show it and wait for the user's answer. Raise `_KeyringLocked` if the user
        dismisses the prompt or does not answer in time, or if the connection is lost."""
        if prompt == _NOTHING:
            return
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._prompts[prompt] = answer
        try:
            await self._ask(BusObject(_NAME, prompt, _PROMPT), "Prompt", "s", "")
            async with asyncio.timeout(PROMPT_SECONDS):
                if await answer:
                    raise _KeyringLocked
        except TimeoutError:
            raise _KeyringLocked from None
        finally:
            self._prompts.pop(prompt, None)

    async def _ask(self, target: BusObject, member: str, signature: str, *body: Any) -> tuple[Any, ...]:
        answer = await self._bus.call(target, member, signature, *body, seconds=CALL_SECONDS)
        if len(answer.body) != _ANSWERS[member]:
            raise BusError(f"the keyring answered {member} otherwise than it should")
        return answer.body

    def _on_prompt_signal(self, message: BusMessage) -> None:
        answer = self._prompts.get(message.path)
        if message.member == "Completed" and answer is not None and not answer.done():
            answer.set_result(message.body[:1] != (False,))

    def _on_lost(self) -> None:
        self._session = ""
        for answer in self._prompts.values():
            if not answer.done():
                answer.set_result(True)


# The number of values in the answer of each method.
_ANSWERS = {
    "SearchItems": 2,
    "GetSecret": 1,
    "ReadAlias": 1,
    "CreateItem": 2,
    "OpenSession": 2,
    "Unlock": 2,
    "Prompt": 0,
}


def _attributes(profile_id: str, variable: str) -> dict[str, str]:
    return {"application": "claude-desk", "profile": profile_id, "variable": variable}

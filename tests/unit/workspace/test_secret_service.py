"""The desktop's keyring over a bus that the test starts, with a service that is strict about types."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from claude_desk.agent.child_environment import SecretsUnavailable
from claude_desk.protocol.files.profiles_file import ProfileVariable, StoredProfile
from claude_desk.workspace.desktop import secret_service
from claude_desk.workspace.desktop.secret_service import SecretService
from claude_desk.workspace.profiles.profile_environment import ProfileSecrets
from tests.secret_service import TestSecretService


@asynccontextmanager
async def keyring(bus: str) -> AsyncIterator[tuple[SecretService, TestSecretService]]:
    service = await TestSecretService().start(bus)
    ours = SecretService()
    yield ours, service
    await ours.close()
    await service.stop()


async def why(keyring: SecretService) -> str:
    with pytest.raises(SecretsUnavailable) as raised:
        await keyring.read("work", "KEY")
    assert raised.value.why.values == {"variable": "KEY"}
    return raised.value.why.kind.removeprefix("process_end.profile_")


async def test_what_is_stored_is_read_again(bus: str) -> None:
    async with keyring(bus) as (ours, service):
        assert await ours.read("work", "KEY") is None
        await ours.store("work", "KEY", "välue", "Label")
        await ours.store("private", "KEY", "other", "Label")
        await ours.store("work", "KEY", "newer", "Label")
        assert await ours.read("work", "KEY") == "newer"
        assert await ours.read("private", "KEY") == "other"
        assert await ours.read("work", "KEYS") is None
        assert len(service.items) == 2
        assert service.said.count("OpenSession") == 1


async def test_a_keyring_that_was_started_anew_is_read_and_written(bus: str) -> None:
    """The restarted keyring does not have the session that was opened before."""
    async with keyring(bus) as (ours, service):
        await ours.store("work", "KEY", "value", "Label")
        await service.stop()
        again = await TestSecretService().start(bus)
        again.items = service.items
        assert await ours.read("work", "KEY") == "value"
        await again.stop()
        third = await TestSecretService().start(bus)
        third.items = service.items
        await ours.store("work", "KEY", "newer", "Label")
        assert await ours.read("work", "KEY") == "newer"
        await third.stop()


async def test_a_locked_keyring_is_unlocked_by_the_person(bus: str) -> None:
    async with keyring(bus) as (ours, service):
        await ours.store("work", "KEY", "value", "Label")
        service.locked = True
        assert await ours.read("work", "KEY") == "value"
        service.locked = True
        await ours.store("work", "KEY", "newer", "Label")
        assert service.said.count("Prompt") == 2


async def test_a_keyring_that_stays_locked_is_told(bus: str) -> None:
    async with keyring(bus) as (ours, service):
        await ours.store("work", "KEY", "value", "Label")
        service.locked = service.dismisses = True
        assert await why(ours) == "keyring_locked"
        with pytest.raises(SecretsUnavailable, match="keyring_locked"):
            await ours.store("work", "KEY", "newer", "Label")


async def test_a_prompt_that_nobody_answers_ends(bus: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secret_service, "PROMPT_SECONDS", 0.2)
    async with keyring(bus) as (ours, service):
        await ours.store("work", "KEY", "value", "Label")
        service.locked = True
        service.silent = True
        assert await why(ours) == "keyring_locked"


async def test_no_keyring_one_that_hangs_and_one_that_comes_back(
    bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = SecretService()
    assert await why(ours) == "no_keyring"
    await ours.close()
    async with keyring(bus) as (ours, service):
        await ours.store("work", "KEY", "value", "Label")
        monkeypatch.setattr(secret_service, "CALL_SECONDS", 0.3)
        service.hangs = True
        assert await why(ours) == "no_keyring"
        service.hangs = False
        monkeypatch.setattr(secret_service, "CALL_SECONDS", 10.0)
        assert await ours.read("work", "KEY") == "value"


async def test_without_a_bus_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:")
    ours = SecretService()
    assert await why(ours) == "no_keyring"
    await ours.close()


async def test_a_keyring_without_a_default_collection_keeps_nothing(bus: str) -> None:
    async with keyring(bus) as (ours, service):
        service.has_collection = False
        with pytest.raises(SecretsUnavailable, match="no_keyring"):
            await ours.store("work", "KEY", "value", "Label")
        assert not service.items


async def test_a_variable_of_a_profile_is_read_from_it(bus: str) -> None:
    profile = StoredProfile(
        id="work", name="Work", folder="/w", variables=[ProfileVariable(name="KEY", source="keyring")]
    )
    async with keyring(bus) as (ours, _):
        secrets = ProfileSecrets(lambda: profile, {}, ours)
        with pytest.raises(SecretsUnavailable, match="not_in_keyring"):
            await secrets.read()
        await ours.store("work", "KEY", "value-value", "Label")
        assert await secrets.read() == {"KEY": "value-value"}
        assert set(secrets.values) == {"value-value"}

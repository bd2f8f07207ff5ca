"""Matching requests and answers, without a child."""

import pytest

from claude_desk.agent.control_requests import (
    AgentGone,
    PendingControlRequests,
    RequestFailed,
    RequestTimeout,
)
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.protocol.requests.control import ControlAnswer


def answer(request_id: str, **more: object) -> ControlAnswer:
    return ControlAnswer.model_validate({"subtype": "success", "request_id": request_id, **more})


async def test_each_gets_its_own_answer_once() -> None:
    requests = PendingControlRequests()
    first, second = requests.open(), requests.open()
    assert first != second
    assert requests.settle(answer(second, response={"n": 2}))
    assert not requests.settle(answer(second, response={"n": 3})), "a second answer counts for nothing"
    assert not requests.settle(answer("desk_of_another_1"))
    assert requests.settle(answer(first))
    assert await requests.answer(first, 10) == {}
    assert await requests.answer(second, 10) == {"n": 2}
    assert await requests.answer(second, 10) == {"n": 2}, "it may be asked for again"
    requests.close(first)
    assert not requests.settle(answer(first))


async def test_two_senders_have_no_id_in_common() -> None:
    assert PendingControlRequests().open() != PendingControlRequests().open()


async def test_an_error_says_what_the_cli_said() -> None:
    requests = PendingControlRequests()
    told, untold = requests.open(), requests.open()
    requests.settle(answer(told, subtype="error", error="No such model", error_code="invalid"))
    requests.settle(answer(untold, subtype="error"))
    with pytest.raises(RequestFailed, match=r"^No such model$") as failed:
        await requests.answer(told, 10)
    assert (failed.value.error, failed.value.code) == ("No such model", "invalid")
    with pytest.raises(RequestFailed, match=r"^Claude Code refused$") as failed:
        await requests.answer(untold, 10)
    assert failed.value.code == ""


async def test_no_answer_in_time_leaves_the_request_open() -> None:
    requests = PendingControlRequests()
    late = requests.open()
    with pytest.raises(RequestTimeout, match=r"^no answer within 0\.01 s$"):
        await requests.answer(late, 0.01)
    requests.settle(answer(late, response={"late": True}))
    assert await requests.answer(late, 10) == {"late": True}


async def test_the_end_of_the_child_ends_all_that_wait() -> None:
    requests = PendingControlRequests()
    waiting, answered = requests.open(), requests.open()
    requests.settle(answer(answered))
    requests.fail_all(ProcessOutcome(True, code=1))
    with pytest.raises(AgentGone, match="code=1") as gone:
        await requests.answer(waiting, 10)
    assert gone.value.outcome == ProcessOutcome(True, code=1)
    assert await requests.answer(answered, 10) == {}
    assert AgentGone(None).outcome is None

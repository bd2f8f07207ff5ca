"""Tokens, costs and limits as a CLI might send them."""

from typing import Any

import pytest

from claude_desk.protocol.requests.usage import AccountLimit, ContextUsage
from claude_desk.protocol.wire.messages import ResultMessage
from claude_desk.protocol.wire.parser import parse_line


def test_what_is_no_number_to_reckon_with_is_left_out() -> None:
    data = b'{"totalTokens":5,"maxTokens":1e999,"mcpTools":[{"name":"a","tokens":1e999}]}'
    usage = ContextUsage.model_validate_json(data)
    assert (usage.total, usage.most) == (5, None)
    assert [(tool.name, tool.tokens) for tool in usage.tools] == [("a", 0)]
    result = parse_line(b'{"type":"result","subtype":"success","total_cost_usd":1e999,"is_error":false}')
    assert isinstance(result, ResultMessage) and result.total_cost_usd is None


@pytest.mark.parametrize("value", [10**400, 1_795_300_000_000, -1, 0, True, "soon", [1], float("inf"), None])
def test_a_moment_that_is_none(value: Any) -> None:
    assert AccountLimit.model_validate({"rateLimitType": "five_hour", "resetsAt": value}).until is None

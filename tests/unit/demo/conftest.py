"""Fixtures of the demo's tests: the harness of the agent's tests."""

from tests.unit.agent.conftest import agent_harness

__all__ = ["agent_harness"]

"""Fixtures of the demo's tests: the same harness of an Agent."""

from tests.unit.agent.conftest import agent_harness

__all__ = ["agent_harness"]

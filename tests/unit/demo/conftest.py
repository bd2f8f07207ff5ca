"""Fixtures of the demo's tests: the same watched Agent."""

from tests.unit.agent.conftest import watched

__all__ = ["watched"]

"""The faults are tried on the whole program, with the fixtures of the end-to-end tests."""

from tests.e2e.conftest import api, cli, environment, project, real_session

__all__ = ["api", "cli", "environment", "project", "real_session"]

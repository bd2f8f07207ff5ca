"""Imports the fixtures of the end-to-end tests, because these tests try faults on the whole program."""

from tests.e2e.conftest import api, cli, environment, project, real_session

__all__ = ["api", "cli", "environment", "project", "real_session"]

"""Tests of the program with the real CLIs."""

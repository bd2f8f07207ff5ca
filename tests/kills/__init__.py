"""Tests that kill the program at any moment: no sent message is lost, and no message is sent twice."""

"""Runs git in the user's project, on the user's request, in a child process. No Qt."""

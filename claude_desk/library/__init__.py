"""What is on disk: read, listed and searched. No Qt; heavy work is done by a child process of ours."""

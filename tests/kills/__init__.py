"""The program killed at any moment: nothing that was sent is lost, and nothing is done twice."""

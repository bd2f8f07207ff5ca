"""Starts whole programs, and children of the library, as forks of a process that has imported them.

The imports of the whole program take more work than everything else that such a program does in a test. So
each test process has one server (`server.py`), which imports the modules once, and forks for each program.
The program is the test's own child, and has its own environment, folder and channels. Another server does so
for the children of the library (`library.py`).
"""

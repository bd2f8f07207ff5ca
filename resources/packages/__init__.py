"""Packages of Claude Desk that bring their own Python and Qt: .deb, .rpm and a portable archive.

`resources/package` makes them, on Debian 12, since their Python is Debian 12's (see `private_python`).
"""

"""Makes packages of Claude Desk with their own Python and Qt: .deb, .rpm and a portable archive.

`resources/package` runs only on Debian 12, because the packages contain the Python of Debian 12 (see
`environment.py`).
"""

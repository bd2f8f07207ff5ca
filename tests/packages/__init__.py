"""The packages that `resources/package` makes, tried: `python -m tests.packages`.

By hand, as it takes many minutes, root and debootstrap: each package is installed, started, upgraded and
removed in new roots of Debian, and looked at by the linters of packages. What a test run can hold without
that, the `test_` modules here hold.
"""

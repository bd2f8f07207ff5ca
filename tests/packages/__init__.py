"""A trial of the packages that `resources/package` makes: `python -m tests.packages`.

Run it by hand: it takes many minutes and needs root and debootstrap. Each package is installed and started in
its own Debian root, and some are upgraded and removed; package linters check them. The `test_` modules here
belong to the usual test run, because they do not need root.
"""

"""Mutation tests of the modules that decide and trust: `python -m tests.mutants [MODULE ...]`.

In a copy of the checkout, each module is changed in one place at a time: a comparison is reversed, a flag is
flipped, a call is left out. The module's own tests must then fail. Mutants that survive are listed, so that
each can be checked. Run this by hand, since it takes minutes for a module. It needs the extra `mutants` (`pip
install -e '.[test,mutants]'`).
"""

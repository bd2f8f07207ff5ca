"""Mutation tests of the modules that decide and trust: `python -m tests.mutants [MODULE ...]`.

Each module is changed in one place at a time (a comparison reversed, a flag flipped, a call left out) in a
copy of the checkout, and the module's own tests must fail. Mutants that survive are listed, so that somebody
can check each. Run this by hand, since it takes minutes for a module. It needs the extra `mutants` (`pip
install -e '.[test,mutants]'`).
"""

"""How much of the modules that decide and trust their own tests hold: `python -m tests.mutants [MODULE ...]`.

Each module is changed in one place at a time (a comparison turned round, a flag flipped, a call left out), in
a copy of the checkout, and the tests that stand for it must fail. What lives is listed, to be looked at one
by one. By hand: it takes minutes a module. Needs the extra `mutants` (`pip install -e '.[test,mutants]'`).
"""

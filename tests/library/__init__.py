"""A library of sessions made for tests and benchmarks."""

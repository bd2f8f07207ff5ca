"""Benches that measure what costs time. They run by hand: no test decides by these numbers."""

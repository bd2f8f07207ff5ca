"""Measures the program's times, memory and work. Run the benches by hand: no test depends on a measured
time."""

"""What costs time, measured by hand: no test decides by it."""

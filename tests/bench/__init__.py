"""What costs time, measured by hand: no test decides by these numbers."""

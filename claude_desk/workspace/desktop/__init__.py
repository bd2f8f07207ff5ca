"""What the desktop is told and tells, over its session bus."""

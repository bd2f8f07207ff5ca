"""Read files and run programs within bounds, so that none can take up the program's time or memory."""

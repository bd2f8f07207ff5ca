"""View models of the transcript."""

"""View models of the attachments."""

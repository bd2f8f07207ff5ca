"""What the configuration of a repository would have git run."""

"""A terminal's screen: control sequences become cells, and keys become bytes."""

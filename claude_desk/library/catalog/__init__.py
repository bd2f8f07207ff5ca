"""Which sessions there are, and what was said in them: the list, the index, the search."""

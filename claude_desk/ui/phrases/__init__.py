"""Words for the phrases of the floors below: a module for each subject, a function for each kind."""

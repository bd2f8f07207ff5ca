"""Words for the phrases of the layers below `ui`: a module for each subject, a function for each kind."""

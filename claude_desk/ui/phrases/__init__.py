"""Words for the phrases of the layers below `ui`: a module for each subject, with a table of its kinds."""

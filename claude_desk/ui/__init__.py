"""What QML may see: list models and view models, typed and thin."""

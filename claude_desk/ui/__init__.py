"""The layer that QML sees: list models and view models, typed and thin."""

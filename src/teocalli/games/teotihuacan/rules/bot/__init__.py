"""The Teotibot (T83–T92)."""

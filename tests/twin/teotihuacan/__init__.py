"""A second, slow Teotihuacan, written from the rules alone."""

from tests.twin.teotihuacan.game import Teotihuacan

__all__ = ["Teotihuacan"]

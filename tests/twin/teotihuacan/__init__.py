"""A second, slow Teotihuacan, written from the rules alone."""

from tests.twin.teotihuacan.data import OPTIONS
from tests.twin.teotihuacan.game import Teotihuacan
from tests.twin.teotihuacan.record import make_record, replay, trace

__all__ = ["OPTIONS", "Teotihuacan", "make_record", "replay", "trace"]

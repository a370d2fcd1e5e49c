"""Pictures of boards and figures, drawn by the drawings of the page without a browser (docs/pictures.md)."""

from teocalli.pictures.board import board_pixels, board_png, board_svg, check_pixels
from teocalli.pictures.figures import figure_pictures

__all__ = ["board_pixels", "board_png", "board_svg", "check_pixels", "figure_pictures"]

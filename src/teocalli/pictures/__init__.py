"""Pictures of boards and figures, drawn by the drawings of the page without a browser (docs/pictures.md)."""

from teocalli.pictures.board import board_png, board_svg
from teocalli.pictures.figures import figure_pictures

__all__ = ["board_png", "board_svg", "figure_pictures"]

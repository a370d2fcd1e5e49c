"""Pictures of boards: what they hold, for whom, and what is said where there can be none."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from teocalli.cli.command import app
from teocalli.core.errors import TeocalliError
from teocalli.core.match import Match
from teocalli.core.record import Record
from teocalli.core.registry import game_class, load_game
from teocalli.core.texts import Texts
from teocalli.pictures import board_png, board_svg, engine, figure_pictures
from teocalli.pictures.colours import hexadecimal, plain_value, rgba, tokens_of
from teocalli.pictures.modules import read_module

GAMES = Path(__file__).parents[1] / "fixtures"
SVG = "{http://www.w3.org/2000/svg}"


def begun() -> Match:
    match = Match(load_game("uxmal"), ["track:SJMET", "first:0"])
    for word in ("build", "draw:SJ-M", "c3:SJ-M"):
        match.play(word)
    return match


def colours(svg: str) -> set[str]:
    return set(re.findall(r"#[0-9a-f]{6}", svg))


def test_the_board_of_a_match_is_a_picture_that_needs_nothing_else() -> None:
    svg = board_svg(begun())
    root = ElementTree.fromstring(svg)
    letters = [text.text for text in root.iter(f"{SVG}text")]
    assert [letters.count(name) for name in ("a", "h", "1", "8")] == [1] * 4
    assert "#c77700" in svg  # the corners around the tile that was laid last
    assert not re.search(r"var\(|url\(http|href|currentColor|light-dark|color-mix|\bclass=\"(?!d[0-9a-f]{8}\")", svg)
    assert "prefers-color-scheme:dark" in svg
    of_position = board_svg(begun().state)
    assert "#c77700" not in of_position
    assert board_svg(begun()) == svg


def test_light_and_dark_differ_where_the_page_does() -> None:
    light, dark = board_svg(begun(), theme="light"), board_svg(begun(), theme="dark")
    assert "<style" not in light + dark
    assert "#e6dfd0" in colours(light) - colours(dark)  # the ground
    assert "#1b2623" in colours(dark) - colours(light)
    assert "#14805a" in colours(light) & colours(dark)  # a snake is green everywhere


def test_a_board_speaks_the_language_that_is_asked_for() -> None:
    state = Match.from_record(Record.load(GAMES / "teotihuacan/cases/temple-at-the-top.json")).state
    for language in ("en", "de"):
        name = Texts(language).format("teotihuacan-board-3")
        assert f">{name}<" in board_svg(state, language=language, theme="light")


def test_type_as_shapes_and_a_png() -> None:
    svg = board_svg(begun(), outlines=True, theme="dark")
    assert "<text" not in svg
    png = board_png(begun(), width=300)
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    assert width == 300
    assert height > 300


@pytest.mark.parametrize("name", ["overlap", "choice"])
def test_figures_are_pictures_too(name: str) -> None:
    pictures = figure_pictures(game_class("uxmal"), name, theme="light")
    assert len(pictures) >= 1
    assert all("<svg" in picture and "<path" in picture for picture in pictures)


def test_what_cannot_be_drawn_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    calls: dict[str, Callable[[], object]] = {
        "error-picture-theme": lambda: board_svg(match, theme="blue"),
        "error-picture-language": lambda: board_svg(match, language="it"),
        "error-no-such-figure": lambda: figure_pictures(game_class("uxmal"), "nothing"),
        "error-no-picture-drawing": lambda: figure_pictures(game_class("uxmal"), "honour"),
    }
    for code, call in calls.items():
        with pytest.raises(TeocalliError) as refusal:
            call()
        assert refusal.value.code == code
    monkeypatch.setattr(engine, "find_spec", lambda name: None if name == "py_mini_racer" else find_spec(name))
    with pytest.raises(TeocalliError, match="pip install teocalli"):
        board_svg(match)
    assert match._repr_svg_() is None
    assert match._repr_html_().count("<svg") == 0
    assert "<pre" in match._repr_html_()


def test_notebooks_show_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    match = begun()
    assert match.state._repr_svg_() == board_svg(match.state)
    assert match._repr_html_().count("<svg") == 1
    assert "<pre" in match._repr_html_()


def test_the_command_writes_pictures(tmp_path: Path) -> None:
    record, svg, png = (tmp_path / name for name in ("game.json", "board.svg", "board.png"))
    begun().record(["Lina", "Tom"]).save(record)
    how = ["show", str(record), "--at", "2", "--svg", str(svg), "--png", str(png), "--width", "200"]
    assert CliRunner().invoke(app, how).exit_code == 0
    assert "<svg" in svg.read_text(encoding="utf-8")
    assert struct.unpack(">I", png.read_bytes()[16:20]) == (200,)


def test_values_of_style_sheets() -> None:
    variables = {"currentcolor": "#00ff00", "--a": "#102030", "--b": "light-dark(#fff, #000)"}

    def plain(value: str, scheme: str = "light") -> str:
        return plain_value(tokens_of(value), variables, scheme)  # type: ignore[arg-type]

    assert plain("var(--a)") == "#102030"
    assert plain("var(--c, 3px)") == "3px"
    assert plain("light-dark(var(--a), red)", "dark") == "red"
    mixed = rgba(plain("color-mix(in srgb, #ff0000 25%, #0000ff)"))
    assert hexadecimal(mixed) == "#4000bf"
    half = rgba(plain("color-mix(in srgb, currentColor 35%, transparent)"))
    assert (hexadecimal(half), round(half[3], 2)) == ("#00ff00", 0.35)
    assert rgba(plain("rgb(255 0 0 / 50%)"))[3] == 0.5


def test_modules_are_taken_apart() -> None:
    text = 'import{a as b}from"./x.js";import c from "preact";\nexport{d as e}from"./y.js";'
    text += "\nexport const f = b;\nexport default c;"
    module = read_module("/static/app/z.js", text)
    assert ("/static/app/x.js", "a", "b") in module.imports
    assert ("/static/vendor/preact/preact.module.js", "default", "c") in module.imports
    assert module.passed_on == [("/static/app/y.js", "d", "e")]
    assert "export" not in module.body.replace("teocalliExports", "")

"""Compiles the tiny third game once, against the `.pxd` files of the installed package."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from typing import Any

import pytest
from Cython.Build import cythonize
from setuptools import Distribution, Extension

import teocalli
from teocalli.core.game import Game
from teocalli.core.registry import Registry, register_game
from tests.conformance.heap import heap_game


@pytest.fixture(scope="session")
def heap_state(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The compiled class of Heap's positions."""
    folder = tmp_path_factory.mktemp("heap")
    source = shutil.copy(Path(__file__).with_name("heap.pyx"), folder / "heap_state.pyx")
    modules = cythonize(  # type: ignore[no-untyped-call]
        [Extension("heap_state", [str(source)], extra_compile_args=["-O0"])],
        include_path=[str(Path(teocalli.__file__).parent.parent)],
        quiet=True,
    )
    command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder), str(folder / "build")
    command.ensure_finalized()
    command.run()
    built = next(folder.glob("heap_state*.so"))
    spec = importlib.util.spec_from_file_location("heap_state", built)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.HeapState


@pytest.fixture
def heap(heap_state: Any, monkeypatch: pytest.MonkeyPatch) -> type[Game]:
    """The game Heap, known under its name while the test runs."""
    monkeypatch.setattr("teocalli.core.registry._registry", Registry({}))
    game = heap_game(heap_state)
    register_game(game)
    return game

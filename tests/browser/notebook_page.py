"""A page with a widget, as a notebook has it: a model whose other side is a real `MatchWidget`, in this process."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from teocalli.pictures.widget import MatchWidget

STUB = """
const listeners = new Map();
window.state = __STATE__;
window.sent = [];
const model = {
  get: (name) => window.state[name],
  on: (event, callback) => listeners.set(event, callback),
  off: (event) => listeners.delete(event),
  send: (order) => {
    window.sent.push(order);
    window.carryOut(JSON.stringify(order)).then((told) => {
      const before = window.state;
      window.state = JSON.parse(told);
      for (const name of Object.keys(window.state))
        if (JSON.stringify(before[name]) !== JSON.stringify(window.state[name])) listeners.get(`change:${name}`)?.();
    });
  },
};
import(URL.createObjectURL(new Blob([__MODULE__], { type: "text/javascript" }))).then(({ default: widget }) => {
  window.end = widget.render({ model, el: document.querySelector("main") });
  window.listeners = listeners;
});
"""


def open_widget(page: Page, widget: MatchWidget, theme: str = "light") -> None:
    """Show a widget on an empty page, in a notebook with this theme."""

    def carry_out(order: str) -> str:
        widget._receive(widget, json.loads(order), [])
        widget.wait(10)
        return told(widget)

    page.expose_function("carryOut", carry_out)
    stub = STUB.replace("__STATE__", told(widget)).replace("__MODULE__", json.dumps(widget._esm))
    light = "true" if theme == "light" else "false"
    page.set_content(
        f'<!doctype html><html lang="en"><title>Notebook</title><style>{widget._css}</style>'
        f'<body data-jp-theme-light="{light}"><main></main>'
    )
    page.add_script_tag(content=stub, type="module")
    page.wait_for_function("window.listeners")


def told(widget: Any) -> str:
    """What the page knows of it."""
    return json.dumps({name: getattr(widget, name) for name in MatchWidget.class_own_traits()})

"""On the page, undo over the longest chain of decisions of a stored game leads back, and its plan forward again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.album import Album
from tests.browser.harness import wait_until
from tests.browser.teotihuacan_table import say
from tests.teotihuacan.chains import longest_of_all

pytestmark = pytest.mark.browser


@pytest.mark.long
def test_the_longest_chain_is_taken_back_and_carried_out_again(album: Album) -> None:
    chain = longest_of_all()
    assert len(chain) >= 10
    match = chain.match()
    view = album.open(match.record(["Lina", "Bo", "Amélie", "Yuki"][: match.game.players]).to_json())
    assert (view["n"], view["hash"]) == (chain.end, match.state.hash())
    question = album.page.get_by_role("group", name=say("board-question"), exact=True)
    undo = album.page.get_by_role("button", name=say("web-undo"), exact=True)
    question.get_by_role("button", name=say("web-turn-keep", name="A")).click()

    while match.undo_barrier() is None:
        match.undo()
        undo.click()
        album.wait_for(view | {"n": len(match.words)}, len(match.words))
        assert album.view(view)["hash"] == match.state.hash()
    assert len(match.words) == chain.start
    expect(undo).to_have_attribute("aria-disabled", "true")

    question.get_by_role("button", name=say("web-turn-carry-out")).click()
    album.wait_for(view, chain.end)
    wait_until(lambda: bool(album.view(view)["hash"] == view["hash"]), "the plan leads elsewhere")
    assert album.view(view)["position"] == view["position"]

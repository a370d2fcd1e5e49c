"""`core/texts.py`: catalogues found, messages formatted, a missing text never breaks what a person does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from teocalli.core import texts
from teocalli.core.texts import LANGUAGES, LONGEST_ARGUMENT, TextError, Texts, catalogue, pick_language

SMALL = {
    "en": """
a = A { $x }
-term = T { $how }
b = B
refers = { b } and { -term(how: "t") }
c = C { $x }
    .help = Help
who = { $names } won
""",
    "de": """
a = Ah { $x }
c = Zeh { $x }
    .help = Hilfe
who = { $names } haben gewonnen
""",
    "fr": """
a = Ha { $x }
b = Bé
c = Cé { $x }
    .help = Aide
who = { $names } ont gagné
""",
}


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Catalogues of a few texts; German and French lack some."""
    monkeypatch.setattr(texts, "catalogue", SMALL.__getitem__)
    texts._entries.cache_clear()
    yield
    texts._entries.cache_clear()


@pytest.mark.usefixtures("_small")
class TestFormatting:
    def test_arguments_are_put_in(self) -> None:
        assert Texts("de").format("a", {"x": 3}) == "Ah 3"

    @pytest.mark.parametrize("value", ["ü" * 100_000, ["ü" * 2000] * 3, {"id": "a", "args": {"x": "ü" * 3000}}])
    def test_what_a_person_typed_is_cut_where_it_is_too_long_for_a_text(self, value: object) -> None:
        said = Texts("de", strict=True).format("a", {"x": value})
        assert said.startswith("Ah ")
        assert said.endswith("ü…")
        assert len(said) == len("Ah ") + LONGEST_ARGUMENT

    def test_an_attribute_is_named_after_a_dot(self) -> None:
        assert Texts("fr").format("c.help") == "Aide"

    def test_a_text_may_refer_to_others(self) -> None:
        assert Texts("en", strict=True).format("refers") == "B and T t"

    def test_a_message_as_argument_is_formatted_first(self) -> None:
        inner = {"id": "c", "args": {"x": {"id": "a", "args": {"x": "z"}}}}
        assert Texts("de").message({"id": "a", "args": {"x": inner}}) == "Ah Zeh Ah z"

    def test_a_message_may_leave_out_its_arguments(self) -> None:
        assert Texts("fr").message({"id": "b"}) == "Bé"

    @pytest.mark.parametrize(
        ("names", "joined"), [(["Lina"], "Lina"), (["Lina", "Max"], "Lina und Max"), (["A", "B", "C"], "A, B und C")]
    )
    def test_a_list_is_joined_as_people_do(self, names: list[str], joined: str) -> None:
        assert Texts("de").format("who", {"names": names}) == f"{joined} haben gewonnen"

    def test_truth_values_are_written_as_in_records(self) -> None:
        assert Texts("en").format("a", {"x": True}) == "A true"

    def test_no_marks_are_put_around_arguments(self) -> None:
        assert Texts("en").format("a", {"x": "x"}).isascii()

    def test_strict_refuses_an_unknown_id(self) -> None:
        with pytest.raises(TextError, match="'nothing' in 'de'"):
            Texts("de", strict=True).format("nothing")

    def test_strict_refuses_a_missing_argument(self) -> None:
        with pytest.raises(TextError, match="x"):
            Texts("de", strict=True).format("a")

    def test_strict_refuses_an_argument_of_no_known_kind(self) -> None:
        with pytest.raises(TextError, match="None"):
            Texts("de", strict=True).format("a", {"x": None})

    def test_english_stands_in_for_a_missing_text(self) -> None:
        assert Texts("de", strict=False).format("b") == "B"

    def test_the_id_stands_in_for_what_nobody_can_say(self) -> None:
        lenient = Texts("de", strict=False)
        assert lenient.format("nothing", {"x": 1}) == "nothing"
        assert lenient.format("a") == "a"
        assert lenient.format("a", {"x": None}) == "a"
        assert lenient.format("a.help") == "a.help"

    def test_strictness_comes_from_the_environment(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(texts.STRICT_VARIABLE, "1")
        with pytest.raises(TextError):
            Texts("en").format("nothing")
        monkeypatch.delenv(texts.STRICT_VARIABLE)
        assert Texts("en").format("nothing") == "nothing"

    def test_has_knows_texts_and_attributes(self) -> None:
        german = Texts("de")
        assert german.has("a")
        assert german.has("c.help")
        assert not german.has("b")
        assert not german.has("a.help")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(TextError, match="en, de, fr"):
        Texts("xx")
    with pytest.raises(TextError, match="en, de, fr"):
        catalogue("../en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_joined_catalogue_holds_every_room(language: str) -> None:
    joined = catalogue(language)
    for message_id in ("error-stale", "uxmal-title", "bot-greedy"):
        assert f"\n{message_id} = " in joined


@pytest.mark.parametrize(
    ("preference", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("DE-at", "de"),
        ("de_CH.UTF-8", "de"),
        ("fr_FR@euro", "fr"),
        ("de:fr", "de"),
        ("C.UTF-8", "en"),
        ("es,fr;q=0.8,en;q=0.9", "en"),
        ("en;q=0, de;q=0.1", "de"),
        ("fr ; q=0.5, de;q=0.7", "de"),
        ("*", "en"),
        ("fr;q=x", "en"),
        (",;=;q,\u202e,de;q=0.01", "de"),
    ],
)
def test_pick_language(preference: str | None, language: str) -> None:
    assert pick_language(preference) == language

"""What requests about notices must look like, and their answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from teocalli.server.answers import Answer
from teocalli.server.answers import example as answer_example
from teocalli.server.examples import NOTICES, SECRET
from teocalli.server.request_models import Body, Text, at_most, example

Address = Annotated[str, at_most(1000)]
Language = Literal["en", "de", "fr"]


class PushKeys(Body):
    """What notices are sealed with for a browser, as it says."""

    p256dh: Text
    auth: Text


class Subscribing(Body):
    """Wanting notices at this browser, in a language; as the browser's subscription has it."""

    model_config = example(
        {
            "endpoint": "https://push.example.net/send/f9Hq…",
            "keys": {"p256dh": "BNcRdreALRFX…", "auth": "tBHItJI5svbpez7KI4CCXg"},
            "language": "de",
        }
    )

    endpoint: Address
    keys: PushKeys
    language: Language


class Hooking(Body):
    """Wanting notices by a webhook, in a language."""

    model_config = example({"address": "https://example.net/my-turn", "language": "fr"})

    address: Address
    language: Language


class Trying(Body):
    """Wanting a notice for trial."""

    model_config = example({"to": "webhook"})

    to: Literal["device", "webhook"]


class GameNotices(Body):
    """Whether one wants notices of a game."""

    model_config = example({"wanted": False})

    wanted: bool


class Webhook(Answer):
    """A webhook; `off`: it is told nothing any more, since it could not be reached too often."""

    address: str
    off: bool


class NoticesAnswer(Answer):
    """Where the one who asks wants notices. `key`: by which push services know this server; `here`: in which language
    at this browser, null: not there.
    """

    model_config = answer_example(NOTICES)

    key: str
    here: Language | None
    devices: int = Field(description="Browsers at which they want notices, this one too.")
    webhook: Webhook | None


class MadeWebhook(NoticesAnswer):
    """The same, with the secret by which notices are signed. It is told once."""

    model_config = answer_example(NOTICES | {"secret": SECRET})

    secret: str


class Tried(Answer):
    """What became of a notice for trial."""

    model_config = answer_example({"fate": "delivered"})

    fate: Literal["delivered", "gone", "refused", "unreachable", "later", "unknown"]


class GameNoticesAnswer(Answer):
    """Whether the one who asks wants notices of a game."""

    model_config = answer_example({"wanted": True})

    wanted: bool

"""A small program that speaks the line protocol and knows nothing of Teocalli: it takes the first legal word.

`python line_player.py HABIT`: first (plays on), late (never answers `go`), mute (not even the greeting), nonsense,
refuses, leaves, chatty (says much before it answers), deaf (answers without end and takes no line).
"""

import json
import sys


def main(habit: str) -> None:
    legal: list[str] = []
    while habit == "deaf":
        say("protocol 1", "readyok", "bestaction build")
    for line in sys.stdin:
        name, _, rest = line.strip().partition(" ")
        if name == "quit":
            return
        if habit == "mute":
            continue
        if name == "teocalli":
            say("id name Small", "something that no host knows", "protocol 1")
        elif name == "isready":
            say("readyok")
        elif name == "newgame":
            assert json.loads(rest)["game"]
        elif name == "position":
            kind, _, summary = rest.partition(" ")
            assert kind == "summary"
            legal = json.loads(summary)["legal"]
        elif name == "go":
            answer(habit, legal)


def answer(habit: str, legal: list[str]) -> None:
    if habit == "leaves":
        sys.exit(3)
    if habit == "late":
        return
    if habit == "chatty":
        say(*[f"info {number}" for number in range(1200)])
    say(
        {"nonsense": "bestaction \x1b[31mnonsense", "refuses": 'error {"text": "no"}'}.get(
            habit, f"bestaction {legal[0]}"
        )
    )


def say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])

"""Speaks compaction-check's protocol (docs/protocol.md) for a compactor written in Python.

Copy this file beside yours. `serve` takes a class whose objects are sessions, `serve_pair` two functions. Standard
output belongs to the protocol, so what is printed goes to standard error from here on. Python 3.9 or newer.
"""

import json
import math
import os
import sys
import traceback

OPTIONAL = ("claims", "recall", "log", "lose", "find", "resolve", "estimate")

# Errors that nobody raises on purpose: they are crashes, all others refuse.
CRASHES = (
    ArithmeticError, AssertionError, AttributeError, BufferError, EOFError, ImportError, LookupError, MemoryError,
    NameError, RecursionError, StopIteration, SyntaxError, TypeError, UnicodeError,
)


class Refusal(Exception):
    """Declines what was asked; raise it where nothing was changed."""


class Failure(Exception):
    """The summarizer failed."""


class Pipe:
    """Lines of JSON, both ways."""

    def __init__(self):
        # Bytes: what is written has to be whole at once, and nothing may translate line ends.
        self._in = os.fdopen(os.dup(0), "rb")
        self._out = os.fdopen(os.dup(1), "wb")
        os.dup2(2, 1)
        self._asked = 0

    def read(self):
        line = self._in.readline()
        return json.loads(line) if line else None

    def write(self, message):
        # Escaped throughout, so that lone surrogates survive.
        try:
            text = json.dumps(message, allow_nan=False, separators=(",", ":"))
        except ValueError:
            text = json.dumps(_named(message), separators=(",", ":"))
        self._out.write(text.encode("ascii") + b"\n")
        self._out.flush()

    def ask(self, message):
        self._asked += 1
        self.write({**message, "id": self._asked})
        while True:
            heard = self.read()
            if heard is None:
                raise SystemExit(0)
            if heard["type"] != "abort":
                return heard


class Environment:
    """What a session is opened with: `settings`, a summarizer, and a count of tokens."""

    def __init__(self, pipe, settings):
        self._pipe = pipe
        self.settings = settings

    def summarize(self, turns=None, prompt=None, previous=None, budget=None):
        """Asks for a summary of turns, or with a prompt that holds their texts; gives `kind`, `text`, `finish` …

        Turns may be ids: of turns that are shown as they were appended. Raises Failure when the summarizer fails.
        """
        request = {"turns": turns, "prompt": prompt, "previous": previous, "budget": budget}
        heard = self._pipe.ask({"type": "summarize", "request": request})
        if "error" in heard:
            raise Failure(heard["error"]["message"])
        return heard["response"]

    def count_tokens(self, text):
        return self.count_all([text])[0]

    def count_all(self, texts):
        return self._pipe.ask({"type": "count", "texts": list(texts)})["counts"]


def _named(value):
    """The same value, with the numbers that JSON has none for as text."""
    if isinstance(value, dict):
        return {key: _named(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_named(one) for one in value]
    if isinstance(value, float) and not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return value


def _numbers(value):
    """Settings, with the numbers that stood as text."""
    if isinstance(value, dict):
        return {key: _numbers(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_numbers(one) for one in value]
    return float(value) if isinstance(value, str) else value


def serve(name, session, supports=None, version=None):
    """Answers for sessions until standard input ends; `session(environment)` makes one.

    What it can be asked for is read off its methods: append, compact, view, and as far as they are there claims,
    recall, log, lose, find, resolve, estimate, close. `supports` adds what cannot be read off.
    """
    pipe = Pipe()
    offered = {call: True for call in OPTIONAL if callable(getattr(session, call, None))}
    pipe.read()
    pipe.write({
        "type": "hello", "protocol": 1, "name": name, "version": version, "supports": {**offered, **(supports or {})},
    })
    sessions = {}
    while True:
        message = pipe.read()
        if message is None:
            return
        if message["type"] != "calls":
            continue
        key = message["session"]
        results = [_result(_make, pipe, session, sessions, key, call) for call in message["calls"]]
        pipe.write({"type": "answer", "id": message["id"], "results": results})


def _make(pipe, session, sessions, key, call):
    kind = call["call"]
    if kind == "open":
        sessions[key] = session(Environment(pipe, _numbers(call["settings"])))
        return None
    if kind == "close":
        one = sessions.pop(key)
        return one.close() if hasattr(one, "close") else None
    one = sessions[key]
    if kind == "append":
        return one.append(call["turns"])
    if kind == "recall":
        return [_each(one.recall, id) for id in call["ids"]]
    if kind == "estimate":
        return [_each(one.estimate, text) for text in call["texts"]]
    given = {"lose": "id", "find": "query", "resolve": "handle"}.get(kind)
    return getattr(one, kind)(*([call[given]] if given else []))


def _result(make, *given):
    try:
        value = make(*given)
        return {} if value is None else {"value": value}
    except Exception as error:
        return {"error": _told(error)}


def _each(ask, key):
    try:
        return ask(key)
    except Exception as error:
        return {"error": _told(error)}


def _told(error):
    is_crash = isinstance(error, CRASHES)
    if is_crash:
        traceback.print_exc()
    return {"name": type(error).__name__, "message": str(error), "crash": is_crash}


class _PairSession:
    """A conversation held by a pair: each pass hands all turns to it, and its checkpoint takes the place of the last."""

    build = reconstruct = None

    def __init__(self, environment):
        self.environment = environment
        self.turns = []
        self.raw_log = {}
        self.checkpoint = None
        self.handed = 0
        self.passes = 0

    def append(self, turns):
        self.turns += turns
        self.raw_log.update((turn["id"], turn["text"]) for turn in turns)

    def compact(self):
        settings = self.environment.settings
        turns = list(self.turns)
        budget = settings["summaryBudget"]
        response = self.environment.summarize(turns=[turn["id"] for turn in turns], budget=budget)
        if response["kind"] == "toolCall":
            return {"status": "refused", "reason": "the summarizer answered with a tool call"}
        info = {
            "finish": response.get("finish"),
            "closing_marker": response.get("closingMarker"),
            "reported_ids": response.get("reportedIds"),
            "ratios": settings["ratios"],
            "count_tokens": self.environment.count_tokens,
        }
        self.checkpoint = type(self).build(turns, response["text"], budget, info)
        self.handed = len(turns)
        self.passes += 1
        return {"status": "compacted", **{name: len(ids) for name, ids in self._lists().items()}}

    def _lists(self):
        said = self.checkpoint or {"covered": [], "uncovered": []}
        later = [turn["id"] for turn in self.turns[self.handed:]]
        return {"covered": said["covered"], "uncovered": said["uncovered"], "kept": (said.get("kept") or []) + later}

    def claims(self):
        lists = self._lists()
        return {**lists, "summaryOf": {id: f"checkpoint-{self.passes}" for id in lists["covered"]}}

    def view(self):
        if self.checkpoint is None:
            return [_kept(turn) for turn in self.turns]
        said = self.checkpoint
        staying = said["kept"] if said.get("kept") is not None else said["uncovered"]
        kept = [turn for place, turn in enumerate(self.turns) if place >= self.handed or turn["id"] in staying]
        opening = 0
        while opening < len(kept) and kept[opening]["role"] == "system" and kept[opening] is self.turns[opening]:
            opening += 1
        summary = {
            "type": "summary", "summaryId": f"checkpoint-{self.passes}", "role": "user", "body": said["summary"],
        }
        return [*map(_kept, kept[:opening]), summary, *map(_kept, kept[opening:])]

    def recall(self, id):
        place = next((place for place, turn in enumerate(self.turns) if turn["id"] == id), None)
        if self.checkpoint is not None and (place is None or place < self.handed):
            return type(self).reconstruct(self.checkpoint, self.raw_log, id)
        if place is None:
            raise Refusal(f"turn {id} was never appended")
        return {"text": self.turns[place]["text"], "source": "view"}

    def log(self):
        return [{"id": turn["id"], "text": turn["text"]} for turn in self.turns if turn["id"] in self.raw_log]

    def lose(self, id):
        self.raw_log.pop(id, None)


def _kept(turn):
    return {"type": "kept", "turn": turn["id"], "role": turn["role"], "text": turn["text"]}


def serve_pair(name, build_checkpoint, reconstruct, supports=None, version=None):
    """Answers for a pair of functions until standard input ends.

    `build_checkpoint(turns, summary, budget, info)` gives a dict with `summary`, `covered`, `uncovered` and maybe
    `kept`; an exception refuses the pass. `reconstruct(checkpoint, raw_log, id)` gives a text, or a dict with `text`
    and `source`.
    """
    functions = {"build": staticmethod(build_checkpoint), "reconstruct": staticmethod(reconstruct)}
    held = {
        "ownView": False, "ownOutcome": False, "choosesPrefix": False, "takesKeep": False, "takesTrigger": False,
        "overheadTokens": 0,
    }
    serve(name, type("PairSession", (_PairSession,), functions), {**held, **(supports or {})}, version)

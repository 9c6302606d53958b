"""Three small compactors with a fault each, and the rule that each breaks, under Hypothesis.

Prints a line of JSON for each fault and seed: calls and milliseconds until the first failure, calls in all, and the
conversation that is left when Hypothesis has shrunk it.
"""

import json
import re
import sys
import time

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

RATIO = 5

TURNS = st.lists(
    st.fixed_dictionaries({"number": st.integers(1, 200), "words": st.integers(0, 400)}),
    max_size=60,
    unique_by=lambda turn: turn["number"],
)
CASES = st.fixed_dictionaries(
    {
        "turns": TURNS,
        "budget": st.integers(1, 500),
        "left_out": st.one_of(st.none(), st.integers(0, 59)),
    }
)


def anchor_of(turn):
    return f"TICKET-{turn['number']}"


def tokens_of(turn):
    return turn["words"] + 2


def holds(text, anchor):
    return re.search(rf"(?<![\w-]){re.escape(anchor)}(?![\w-])", text) is not None


def summarize(case):
    """Notes each turn in three words but for one that it may leave out, and stops where the budget does."""
    lines = [f"- see {anchor_of(turn)}" for place, turn in enumerate(case["turns"]) if place != case["left_out"]]
    return " ".join(" ".join(lines).split(" ")[: case["budget"]])


def is_above(case):
    return sum(map(tokens_of, case["turns"])) > RATIO * case["budget"]


def claims_its_input(case, summary):
    return case["turns"]


def finds_substrings(case, summary):
    return [turn for turn in case["turns"] if anchor_of(turn) in summary]


def stops_at_the_ceiling(case, summary):
    if sum(map(tokens_of, case["turns"])) >= RATIO * case["budget"]:
        return []
    return [turn for turn in case["turns"] if holds(summary, anchor_of(turn))]


def only_what_is_there(case, summary, covered):
    return all(holds(summary, anchor_of(turn)) for turn in covered)


def all_that_is_safe(case, summary, covered):
    """Not above the ceiling, and the summary is whole and holds everything: all of it is covered."""
    whole = all(holds(summary, anchor_of(turn)) for turn in case["turns"])
    return is_above(case) or not whole or len(covered) == len(case["turns"])


FAULTS = {
    "input-range": (claims_its_input, only_what_is_there),
    "plain-substring": (finds_substrings, only_what_is_there),
    "less-than-at-ceiling": (stops_at_the_ceiling, all_that_is_safe),
}


def trial(name, number, most):
    compact, rule = FAULTS[name]
    seen = {"calls": 0, "first": None, "ms": None, "last": None}
    started = time.perf_counter()

    @seed(number)
    @settings(
        max_examples=most,
        database=None,
        deadline=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(CASES)
    def check(case):
        seen["calls"] += 1
        summary = summarize(case)
        if rule(case, summary, compact(case, summary)):
            return
        if seen["first"] is None:
            seen["first"] = seen["calls"]
            seen["ms"] = (time.perf_counter() - started) * 1000
        seen["last"] = case
        raise AssertionError(name)

    try:
        check()
    except AssertionError:
        pass
    found = seen["first"] is not None
    print(
        json.dumps(
            {
                "fault": name,
                "seed": number,
                "found": found,
                "runs": seen["first"],
                "ms": seen["ms"],
                "evaluations": seen["calls"] - seen["first"] if found else None,
                "turns": len(seen["last"]["turns"]) if found else None,
                "result": json.dumps(seen["last"], sort_keys=True),
            }
        ),
        flush=True,
    )


if __name__ == "__main__":
    seeds, most = int(sys.argv[1]), int(sys.argv[2])
    for fault in FAULTS:
        for one in range(1, seeds + 1):
            trial(fault, one, most)

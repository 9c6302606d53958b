"""A checkpoint pair that passes: its pointer set says what the summary holds, not what was handed in."""

import re

from compaction_check import Refusal, serve_pair


def is_present(anchor, text):
    """Whether an anchor stands in a text between white space, with nothing but a few marks after it.

    The law's rule finds it in more places; whoever finds it in fewer claims less, and never too much.
    """
    return bool(anchor) and re.search(rf"(?<!\S){re.escape(anchor)}(?=[:;,.)]*(\s|$))", text) is not None


def is_too_much(turns, budget, ratios):
    """Whether one summary of so many tokens can stand for these turns; in whole numbers, which are exact."""
    if budget is None:
        return False
    (prose, by_prose), (structured, by_structured) = (ratios or {"prose": (5, 1), "structured": (5, 1)}).values()
    cost = 0
    for turn in turns:
        cost += turn["tokens"] * (structured * by_prose if turn["kind"] == "prose" else prose * by_structured)
    return not cost <= prose * structured * budget


def build_checkpoint(turns, summary, budget, info):
    # An exception refuses the pass, and the context stays as it was.
    marker = info["closing_marker"] or ""
    if info["finish"] not in (None, "stop") or not summary.rstrip().endswith(marker):
        raise Refusal("the summary was cut")
    if budget is not None and info["count_tokens"](summary) > budget:
        raise Refusal("the summary is over its budget")
    if len(turns) > 1 and any(turn["text"].strip() == summary.strip() for turn in turns):
        raise Refusal("an echo")
    reported = info["reported_ids"]
    if reported is None and is_too_much(turns, budget, info["ratios"]):
        raise Refusal("too much for one summary")

    covered = [
        turn["id"]
        for turn in turns
        if is_present(turn["anchor"], summary) and (reported is None or turn["id"] in reported)
    ]
    if not covered:
        raise Refusal("the summary names none of the turns")
    uncovered = [turn["id"] for turn in turns if turn["id"] not in covered]
    return {"summary": summary, "covered": covered, "uncovered": uncovered, "kept": []}


def reconstruct(checkpoint, raw_log, id):
    """The raw log knows best; the summary speaks for a turn only when its entry is lost."""
    if id in raw_log:
        return raw_log[id]
    if id in checkpoint["covered"]:
        return checkpoint["summary"]
    raise Refusal(f"no summary covers turn {id}, and the raw log has no entry for it")


if __name__ == "__main__":
    serve_pair("python/checkpoint-pair", build_checkpoint, reconstruct)

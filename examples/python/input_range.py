"""The failure that compaction-check is about: the pointer set says what went in, not what came out."""

from compaction_check import serve_pair


def build_checkpoint(turns, summary, budget, info):
    return {"summary": summary, "covered": [turn["id"] for turn in turns], "uncovered": []}


def reconstruct(checkpoint, raw_log, id):
    if id in checkpoint["covered"]:
        return checkpoint["summary"]
    if id not in raw_log:
        raise ValueError(f"turn {id} is not in the raw log")
    return raw_log[id]


if __name__ == "__main__":
    serve_pair("input-range", build_checkpoint, reconstruct)

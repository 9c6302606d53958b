"""What is checked: two functions, spoken for by `compaction_check.py`, which is a copy of the client of the package.

This example is naive on purpose, and fails: it claims what went in, not what came out. Put yours in its place.
Whole sessions are served by `serve`; see docs/protocol.md of the package.
"""

from compaction_check import serve_pair


def build_checkpoint(turns, summary, budget, info):
    return {"summary": summary, "covered": [turn["id"] for turn in turns], "uncovered": []}


def reconstruct(checkpoint, raw_log, id):
    if id in checkpoint["covered"]:
        return checkpoint["summary"]
    return raw_log[id]


if __name__ == "__main__":
    serve_pair("my-compactor", build_checkpoint, reconstruct)

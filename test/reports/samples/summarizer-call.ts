import type { SummarizerCall } from '../../../src/simulation/summarizer-call.js';
import type { TurnId } from '../../../src/transcript/turn.js';

/** A call of a sample that was shown turns and wrote the anchors of `written`. */
export function summarizerCall(
  shown: TurnId[],
  text: string,
  written: TurnId[],
  parts: Partial<SummarizerCall> = {},
): SummarizerCall {
  return {
    index: 0,
    request: { turns: shown, prompt: null, previous: null, budget: null },
    shown,
    shownInPart: [],
    carried: [],
    response: { kind: 'text', text },
    error: null,
    tokens: Math.ceil(text.length / 4),
    truth: { anchors: written, facts: written, cut: 'none', faithful: true, unusable: null },
    ...parts,
  };
}

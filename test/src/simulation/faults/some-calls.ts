import type { Fault } from '../../../../src/simulation/behaviour.js';
import { faithfulLine } from '../../../../src/simulation/faithful-summary.js';
import { simulateSummarizer } from '../../../../src/simulation/simulated-summarizer.js';
import type { SummarizerCall } from '../../../../src/simulation/summarizer-call.js';
import { FAITHFUL } from '../some-behaviour.js';
import { turnOf } from '../some-log.js';
import { summarize, tokenizer } from '../summarize.js';

const anchors = ['TICKET-1', 'src/a.ts', '京都', 'err-7', '42', null];

/** Six turns: two of them state a value that is not their anchor, the last states nothing. */
export const log = anchors.map((anchor, at) =>
  turnOf(at, { anchor, isStrict: at === 1 || at === 2, tool: 'none', words: 'so' }),
);

/** What a faithful summary says of each turn. */
export const LINES = log.map(faithfulLine);

/** One call with these faults, shown the whole log. */
export function callWith(...faults: Fault[]): Promise<SummarizerCall> {
  return summarize(log, { ...FAITHFUL, faults });
}

/** A summarizer with these faults, and the calls that it records. */
export function summarizerWith(faults: Fault[], budget: number | null = null) {
  const calls: SummarizerCall[] = [];
  const behaviour = { ...FAITHFUL, faults };
  const record = (call: SummarizerCall) => void calls.push(call);
  const summarizer = simulateSummarizer({ behaviour, budget, tokenizer, known: () => log, record });
  return { calls, ask: (signal?: AbortSignal) => summarizer.complete({ turns: log, signal }) };
}

import type { AnchorChange, Fault } from '../../src/simulation/behaviour.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import { drawCutAt } from './draw-cut.js';
import { drawTail, drawTarget } from './draw-target.js';

/** What faults are drawn for: the turns of the log, those handed to the summarizer, and whether it writes a marker. */
export interface Victim {
  turns: readonly Turn[];
  handed: readonly Turn[];
  marker: boolean;
  tokenizer: Tokenizer;
}

export type FaultName = Fault['fault'];

const CHANGES: readonly AnchorChange[] = ['case', 'spacing', 'normal-form', 'character', 'prefix'];
const BLANKS = ['', ' ', '\n', ' \n\t\n', '\u00A0'];
const FAILURES = ['429 Too Many Requests', 'The request timed out after 60 s.', 'context_length_exceeded'];

const FAULTS: Record<FaultName, (draw: Draw, victim: Victim) => Fault> = {
  cut: (draw, { handed, tokenizer, marker }) => ({
    fault: 'cut',
    tokens: drawCutAt(draw, handed, tokenizer, marker),
  }),
  'break-off': (draw, { handed, tokenizer, marker }) => ({
    fault: 'break-off',
    tokens: drawCutAt(draw, handed, tokenizer, marker),
  }),
  drop: (draw, { handed }) => ({
    fault: 'drop',
    target: draw.chance(0.4) ? drawTail(draw, handed) : drawTarget(draw, handed),
  }),
  change: (draw, { handed }) => ({
    fault: 'change',
    how: draw.pick(CHANGES),
    target: drawTarget(draw, handed),
  }),
  hollow: (draw, { handed }) => ({ fault: 'hollow', target: drawTarget(draw, handed) }),
  mention: (draw, { turns, handed }) => ({ fault: 'mention', ids: drawUnseen(draw, turns, handed) }),
  'over-budget': (draw) => ({ fault: 'over-budget', tokens: draw.chance(0.4) ? 1 : draw.int(2, 60) }),
  blank: (draw) => ({ fault: 'blank', text: draw.pick(BLANKS) }),
  placeholder: () => ({ fault: 'placeholder' }),
  refusal: () => ({ fault: 'refusal' }),
  echo: () => ({ fault: 'echo' }),
  'tool-call': () => ({ fault: 'tool-call' }),
  contradict: (draw, { handed }) => ({ fault: 'contradict', target: drawTarget(draw, handed) }),
  grow: (draw) => ({ fault: 'grow', tokens: draw.int(1, 40) }),
  'other-language': () => ({ fault: 'other-language' }),
  'unclosed-marker': () => ({ fault: 'unclosed-marker' }),
  fail: (draw) => ({ fault: 'fail', message: draw.pick(FAILURES) }),
  stall: (draw) => ({ fault: 'stall', ms: drawWait(draw), message: draw.pick(FAILURES) }),
  late: (draw) => ({ fault: 'late', ms: drawWait(draw) }),
};

/** All kinds of fault. */
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

/** A fault of one kind that strikes some of the turns handed over. */
export function drawFault(draw: Draw, name: FaultName, victim: Victim): Fault {
  return FAULTS[name](draw, victim);
}

/** Milliseconds: enough to come after another call, too few to slow a run down. */
function drawWait(draw: Draw): number {
  return draw.int(1, 5);
}

/** Turns that the summarizer is not shown, if there are any; a compactor may show fewer than it could. */
function drawUnseen(draw: Draw, turns: readonly Turn[], handed: readonly Turn[]): string[] {
  const anchored = turns.filter(({ anchor }) => anchor !== null);
  const unseen = anchored.filter((turn) => !handed.includes(turn));
  const from = unseen.length > 0 ? unseen : anchored;
  return draw.sample(from, draw.int(1, 3)).map(({ id }) => id);
}

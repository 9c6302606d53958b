import type { AnchorChange, Fault, Target } from '../../src/simulation/behaviour.js';
import type { Turn } from '../../src/transcript/turn.js';
import { idRanges } from '../text/id-ranges.js';
import { count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';

const CHANGES: Readonly<Record<AnchorChange, string>> = {
  case: 'in another letter case',
  spacing: 'with other spacing',
  'normal-form': 'in another Unicode normal form',
  character: 'with one character changed',
  prefix: 'only in part',
};

/** What a fault makes the summarizer do, in words. */
export function faultInWords(fault: Fault, log: readonly Turn[]): string {
  switch (fault.fault) {
    case 'cut':
      return `stops after ${count(fault.tokens, 'token')}`;
    case 'break-off':
      return `breaks off after ${count(fault.tokens, 'token')}, without a finish reason`;
    case 'drop':
      return `leaves out ${targetInWords(fault.target, log)}`;
    case 'change':
      return `writes the anchor of ${targetInWords(fault.target, log)} ${CHANGES[fault.how]}`;
    case 'hollow':
      return `names ${targetInWords(fault.target, log)} without the facts`;
    case 'mention':
      return `names ${idRanges(fault.ids, log)} without having seen them`;
    case 'over-budget':
      return `writes ${count(fault.tokens, 'token')} more than the budget`;
    case 'blank':
      return 'answers with nothing';
    case 'placeholder':
      return 'answers with a placeholder';
    case 'refusal':
      return 'refuses to summarize';
    case 'echo':
      return 'repeats what it was shown';
    case 'tool-call':
      return 'calls a tool instead of writing';
    case 'contradict':
      return `says something else of ${targetInWords(fault.target, log)} than was said there`;
    case 'grow':
      return `writes ${count(fault.tokens, 'token')} more with every call`;
    case 'other-language':
      return 'writes in another language, without spaces';
    case 'unclosed-marker':
      return 'does not finish its closing marker';
    case 'fail':
      return `fails with “${shorten(fault.message, 60)}”`;
    case 'stall':
      return `fails with “${shorten(fault.message, 60)}” after ${fault.ms} ms of silence`;
    case 'late':
      return `answers after ${fault.ms} ms`;
  }
}

function targetInWords(target: Target, log: readonly Turn[]): string {
  if ('ids' in target) return idRanges(target.ids, log);
  if ('family' in target) return `all turns with a ${shorten(target.family, 30)} as anchor`;
  if (target.at === 'middle') return `${count(target.turns, 'turn')} in the middle`;
  const end = target.at === 'head' ? 'first' : 'last';
  return target.turns === 1 ? `the ${end} turn` : `the ${end} ${count(target.turns, 'turn')}`;
}

import { expect, it } from 'vitest';
import { faultInWords } from '../../../reports/words/fault.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { turn } from '../samples/turn.js';

const LOG = ['t1', 't2', 't3', 't4'].map((id) => turn(id, 'text', null));

it.each<[Fault, string]>([
  [{ fault: 'cut', tokens: 1 }, 'stops after 1 token'],
  [{ fault: 'drop', target: { at: 'tail', turns: 1 } }, 'leaves out the last turn'],
  [{ fault: 'drop', target: { at: 'head', turns: 3 } }, 'leaves out the first 3 turns'],
  [{ fault: 'drop', target: { at: 'middle', turns: 2 } }, 'leaves out 2 turns in the middle'],
  [{ fault: 'drop', target: { ids: ['t1', 't2', 't3'] } }, 'leaves out t1–t3'],
  [{ fault: 'drop', target: { family: 'ticket' } }, 'leaves out all turns with a ticket as anchor'],
  [
    { fault: 'change', how: 'case', target: { ids: ['t2'] } },
    'writes the anchor of t2 in another letter case',
  ],
  [{ fault: 'hollow', target: { ids: ['t2', 't4'] } }, 'names t2, t4 without the facts'],
  [{ fault: 'mention', ids: ['t4'] }, 'names t4 without having seen them'],
  [{ fault: 'over-budget', tokens: 9 }, 'writes 9 tokens more than the budget'],
  [{ fault: 'blank', text: ' ' }, 'answers with nothing'],
  [{ fault: 'placeholder' }, 'answers with a placeholder'],
  [{ fault: 'refusal' }, 'refuses to summarize'],
  [{ fault: 'echo' }, 'repeats what it was shown'],
  [{ fault: 'tool-call' }, 'calls a tool instead of writing'],
  [{ fault: 'break-off', tokens: 7 }, 'breaks off after 7 tokens, without a finish reason'],
  [{ fault: 'contradict', target: { ids: ['t2'] } }, 'says something else of t2 than was said there'],
  [{ fault: 'grow', tokens: 5 }, 'writes 5 tokens more with every call'],
  [{ fault: 'other-language' }, 'writes in another language, without spaces'],
  [{ fault: 'unclosed-marker' }, 'does not finish its closing marker'],
  [{ fault: 'fail', message: '503' }, 'fails with “503”'],
  [{ fault: 'stall', ms: 3, message: '503' }, 'fails with “503” after 3 ms of silence'],
  [{ fault: 'late', ms: 3 }, 'answers after 3 ms'],
])('says of %j that it %s', (fault, words) => {
  expect(faultInWords(fault, LOG)).toBe(words);
});

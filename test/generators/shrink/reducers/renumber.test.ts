import { expect, it } from 'vitest';
import { renumber } from '../../../../generators/shrink/reducers/renumber.js';
import { logOf } from '../../../../src/scenario/log-of.js';
import { append, compact, scenario } from '../../../conversation.js';
import { bare, faultsOf, offers, stepsOf } from '../offers.js';

const uses = (...ids: string[]) => ids.map((id) => ({ id, name: 'run', input: '{}' }));

const from = scenario(
  [
    append(
      bare('t4', 'A-1'),
      bare('t9', null, { role: 'assistant', uses: uses('c7', 'c2'), text: 'run {}\nrun {}' }),
      bare('t2', null, {
        role: 'tool',
        results: [
          { use: 'c2', text: 'ok' },
          { use: 'c7', text: 'ok' },
        ],
        text: 'ok\nok',
      }),
    ),
    compact,
    { step: 'lose', turn: 't4' },
  ],
  { summarizer: { faults: [{ fault: 'drop', target: { ids: ['t4'] } }] } },
);
const [renumbered] = offers(renumber, from);

it('numbers turns as they come, wherever they are named', () => {
  expect(stepsOf(renumbered!)).toEqual(['t1,t2,t3', 'compact', 'lose t1']);
  expect(faultsOf(renumbered!)).toEqual([{ fault: 'drop', target: { ids: ['t1'] } }]);
});

it('numbers tool uses as they come, in their results too', () => {
  const [, using, answering] = logOf(renumbered!);
  expect(using!.uses!.map(({ id }) => id)).toEqual(['u1', 'u2']);
  expect(answering!.results!.map(({ use }) => use)).toEqual(['u2', 'u1']);
});

it('changes nothing else', () => {
  const rest = (all: ReturnType<typeof logOf>) =>
    all.map(({ text, tokens, anchor, role }) => [text, tokens, anchor, role]);
  expect(rest(logOf(renumbered!))).toEqual(rest(logOf(from)));
});

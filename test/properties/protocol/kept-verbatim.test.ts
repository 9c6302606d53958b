import { expect, it } from 'vitest';
import { keptVerbatim as property } from '../../../properties/protocol/kept-verbatim.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE } from '../turns.js';
import { fixed, kept, note, results, showing, uses } from '../views.js';

const played = scenario([append(ONE, asks('t9')), compact]);

it('finds a text that was shortened, and shows both', async () => {
  const short = showing((items) =>
    items.map((item) => (item.type === 'kept' ? { ...item, text: `${item.text.slice(0, 3)}…` } : item)),
  );
  const { met, violations } = await judge(property, short, played);
  expect(met).toBe(2);
  expect(violations).toEqual([
    {
      moment: 0,
      turn: 't1',
      says: 't1 is said to be kept, and its text is not that of the turn',
      expected: ONE.text,
      seen: 'We …',
    },
    {
      moment: 0,
      turn: 't9',
      says: 't9 is said to be kept, and its text is not that of the turn',
      expected: 'And now?',
      seen: 'And…',
    },
  ]);
});

it('finds another role', async () => {
  const asUser = fixed([{ ...kept(ONE), role: 'user' }, kept(asks('t9'))]);
  expect((await judged(property, asUser, played)).broken).toEqual(['t1']);
});

it('is content with texts as they were, with stand-ins, and with what nobody calls a turn', async () => {
  expect(
    await judged(
      property,
      showing((items) => items),
      played,
    ),
  ).toEqual({ met: 2, broken: [] });
  const others = fixed([note('assistant'), { type: 'kept', role: 'assistant', text: 'Understood.' }]);
  expect(await judged(property, others, played)).toEqual({ met: 0, broken: [] });
});

it('leaves a turn that lost one of its results to protocol/exchanges-whole', async () => {
  const turns = [uses('t2', 'run-81', 'c1', 'c2'), results('t3', 'ERR-40', 'c1', 'c2')];
  const half = fixed([kept(turns[0]!), { ...kept(turns[1]!), text: 'Done c2.' }]);
  expect((await judged(property, half, scenario([append(...turns), compact]))).broken).toEqual([]);
});

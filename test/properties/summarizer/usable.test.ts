import { describe, expect, it } from 'vitest';
import { usable } from '../../../properties/summarizer/usable.js';
import { summarizerCompactor } from '../../../src/compactor/doors/summarizer-door.js';
import { PLACEHOLDER, REFUSAL } from '../../../src/simulation/simulator-texts.js';
import { append, asks, compact, scenario, turn } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';
import { writes } from './writes.js';

const once = (summaryBudget: number | null, ...turns: (typeof ONE)[]) =>
  scenario([append(...turns), compact], { settings: { summaryBudget } });

describe('turns that state something', () => {
  it.each([
    ['', 'the summary is blank'],
    [REFUSAL, 'the summarizer declined'],
    [PLACEHOLDER, 'the summary says that there is nothing to say'],
    [ONE.text, 'the summary repeats one of the turns and says nothing of the others'],
    ['Error: rate limit exceeded', 'the text of an error stands in the place of the summary'],
  ])('are not summarised by %o', async (text, says) => {
    const { violations } = await judge(usable, writes(text), once(null, ONE, TWO));
    expect(violations).toEqual([{ moment: 1, says, seen: text }]);
  });

  it('are not summarised by a call of a tool, however small the budget', async () => {
    const compactor = writes({ kind: 'toolCall', text: '' });
    expect(await judged(usable, compactor, once(1, ONE))).toMatchObject({ broken: ['moment 1'] });
  });

  it('may be summarised by a poor summary', async () => {
    expect(await judged(usable, writes('We talked.'), once(null, ONE))).toEqual({ met: 1, broken: [] });
  });
});

describe('nothing can be asked', () => {
  it('of a budget that holds no line', async () => {
    expect(await judged(usable, writes(''), once(4, ONE, TWO))).toMatchObject({ broken: [] });
  });

  it('of turns that state nothing', async () => {
    expect(await judged(usable, writes(PLACEHOLDER), once(null, asks('t1')))).toEqual({ met: 0, broken: [] });
  });

  it('of a budget that one turn, repeated, fills', async () => {
    const [one, two] = [turn('t1', 'TICKET-7'), turn('t2', 'src/a.ts')];
    expect(await judged(usable, writes(one.text), once(12, one, two))).toMatchObject({ broken: [] });
    expect(await judged(usable, writes(one.text), once(80, one, two))).toMatchObject({
      broken: ['moment 1'],
    });
  });
});

it('counts a refusal by an error, and does not take it for a summary', async () => {
  const failing = summarizerCompactor({
    summarize: () => {
      throw new Error('rate limit');
    },
  });
  const { met, violations, figures } = await judge(usable, failing, once(null, ONE));
  expect({ met, violations }).toEqual({ met: 0, violations: [] });
  expect(figures).toEqual({ 'passes refused with an error': { part: 1, whole: 1 } });
});

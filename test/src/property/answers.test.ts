import { describe, expect, it } from 'vitest';
import { alwaysRefuses } from '../../../compactors/faulty/always-refuses.js';
import { placeholderAnswer } from '../../../compactors/faulty/placeholder-answer.js';
import { answersOf, quoted } from '../../../src/property/answers.js';
import { falseNegatives } from '../../../src/property/false-negatives.js';
import { passesOf } from '../../../src/property/passes.js';
import { uncoveredDue } from '../../../src/property/uncovered-due.js';
import { pair, session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, play, recall, said, scenario } from '../../conversation.js';

const ONE = said('t1', 'TICKET-7');
const TWO = said('t2', 'src/a.ts');
const dropsTwo = { summarizer: { faults: [{ fault: 'drop' as const, target: { ids: ['t2'] } }] } };

describe('answers', () => {
  it('are one for each appended turn at each moment that asked', async () => {
    const seen = await play(pair(), scenario([append(ONE), compact, append(TWO), recall]));
    expect(answersOf(seen).map(({ moment, turn }) => [moment, turn.id])).toEqual([
      [1, 't1'],
      [3, 't1'],
      [3, 't2'],
    ]);
  });

  it('for a lost turn are none', async () => {
    const seen = await play(pair(), scenario([append(ONE, TWO), compact, { step: 'lose', turn: 't1' }]));
    expect(answersOf(seen).map(({ moment, turn }) => [moment, turn.id])).toEqual([
      [1, 't1'],
      [1, 't2'],
      [2, 't2'],
    ]);
  });

  it('are quoted in a few words', () => {
    expect(quoted({ text: 'done' })).toBe('"done"');
    expect(quoted({ text: '' })).toBe('the empty text');
    expect(quoted({ text: 'x'.repeat(81) })).toBe(`"${'x'.repeat(77)}..."`);
    expect(quoted({ error: { name: 'Error', message: 'unknown id t7', engine: false } })).toBe(
      'an error (unknown id t7)',
    );
  });
});

describe('false negatives', () => {
  it('are answers without the fact, each turn once', async () => {
    const seen = await play(pair(), scenario([append(ONE, TWO), compact, recall], dropsTwo));
    const { met, violations } = falseNegatives(seen);
    expect(met).toBe(4);
    expect(violations).toMatchObject([{ moment: 1, turn: 't2', expected: 'src/a.ts', seen: '- TICKET-7\n' }]);
  });

  it('are errors, too', async () => {
    const silent = session(() => ({
      recall(id) {
        throw new Error(`nothing is known of ${id}`);
      },
    }));
    const seen = await play(silent, scenario([append(ONE, asks('t9')), recall]));
    expect(falseNegatives(seen).violations).toMatchObject([{ turn: 't1', seen: 'nothing is known of t1' }]);
  });

  it('are none where the turn states nothing', async () => {
    const seen = await play(placeholderAnswer.make(), scenario([append(asks('t1')), compact, recall]));
    expect(falseNegatives(seen)).toEqual({ met: 0, violations: [] });
  });
});

describe('what is due and not covered', () => {
  it('is told for each turn, with the reason why the pass was declined', async () => {
    const seen = await play(alwaysRefuses.make(), scenario([append(ONE, TWO), compact]));
    const [pass] = passesOf(seen);
    expect(uncoveredDue(pass!, [ONE, TWO], 'at')).toMatchObject([
      { moment: 1, turn: 't1', says: expect.stringContaining('at the ceiling') },
      { moment: 1, turn: 't2', says: expect.stringContaining('declined: a summary of 2 turns') },
    ]);
  });

  it('is nothing where the turns are covered', async () => {
    const seen = await play(pair(), scenario([append(ONE, TWO), compact]));
    expect(uncoveredDue(passesOf(seen)[0]!, [ONE, TWO], 'below')).toEqual([]);
  });
});

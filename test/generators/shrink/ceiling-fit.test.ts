import { describe, expect, it } from 'vitest';
import { atCeiling, ceilingOffset } from '../../../generators/shrink/ceiling-fit.js';
import { plainTurn } from '../../../generators/shrink/plain.js';
import { logOf } from '../../../src/scenario/log-of.js';
import { append, asks, compact, scenario, tokenizer } from '../../conversation.js';
import { bare, FOR_PAIR, FOR_SESSION } from './offers.js';

/** Two plain turns of together 50 tokens, which is the ceiling of ten. */
const padded = (more: number) =>
  scenario(
    [
      append(
        plainTurn(bare('t1', 'A-1'), tokenizer, 20),
        plainTurn(bare('t2', 'A-2', { role: 'assistant' }), tokenizer, 20 + more),
      ),
      compact,
    ],
    { settings: { summaryBudget: 10 } },
  );

describe('a scenario', () => {
  it.each([
    [-1, -1],
    [0, 0],
    [1, 1],
    [-2, null],
    [2, null],
  ])('that costs %i tokens more than the ceiling is %j', (more, offset) => {
    expect(ceilingOffset(padded(more), FOR_PAIR)).toBe(offset);
  });

  it('is nowhere near a ceiling without a budget, or without turns', () => {
    expect(
      ceilingOffset(scenario(padded(0).steps, { settings: { summaryBudget: null } }), FOR_PAIR),
    ).toBeNull();
    expect(ceilingOffset(scenario([compact], { settings: { summaryBudget: 1 } }), FOR_PAIR)).toBeNull();
  });

  it('counts for a session only what it may compact', () => {
    const steps = [
      append(plainTurn(bare('t1', 'A-1', { role: 'assistant' }), tokenizer, 45), asks('t9')),
      compact,
    ];
    const session = scenario(steps, { settings: { summaryBudget: 10 } });
    expect(ceilingOffset(session, FOR_SESSION)).toBe(0);
    expect(ceilingOffset(session, FOR_PAIR)).toBeNull();
  });
});

describe('fitting to the ceiling of another budget', () => {
  it.each([-1, 0, 1] as const)('keeps the distance of %i', (offset) => {
    const fitted = atCeiling(padded(offset), 7, offset, FOR_PAIR)!;
    expect(fitted.settings.summaryBudget).toBe(7);
    expect(ceilingOffset(fitted, FOR_PAIR)).toBe(offset);
    expect(logOf(fitted)[0]).toEqual(logOf(padded(offset))[0]);
  });

  it('is not possible where the turns do not fit', () => {
    expect(atCeiling(padded(0), 5, 0, FOR_PAIR)).toBeNull();
    expect(atCeiling(scenario([compact]), 5, 0, FOR_PAIR)).toBeNull();
  });

  it('is not possible where no whole number of tokens does it', () => {
    const structured = bare('t2', 'A-2', { kind: 'structured' });
    const mixed = scenario([append(bare('t1', 'A-1'), structured)], { settings: { summaryBudget: 9 } });
    // 15 · 9 − 3 · 5 leaves 24 · 5 for the structured tokens; with 14 tokens of prose it would leave 93.
    expect(atCeiling(mixed, 9, 0, FOR_PAIR)).not.toBeNull();
    const prose = plainTurn(bare('t1', 'A-1'), tokenizer, 9);
    const odd = scenario([append(prose, structured)], { settings: { summaryBudget: 9 } });
    expect(atCeiling(odd, 9, 0, FOR_PAIR)).toBeNull();
  });
});

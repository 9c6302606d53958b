import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CeilingRatios,
  ceilingWeights,
  compareToCeiling,
  costOf,
} from '../../../src/transcript/ceiling.js';
import type { Kind, Turn } from '../../../src/transcript/turn.js';
import { turn } from './turns.js';

const DEFAULT: CeilingRatios = { prose: [5, 1], structured: [3, 1] };

function turnsOf(prose: number, structured: number): Turn[] {
  return [turn('t1', { tokens: prose }), turn('t2', { tokens: structured, kind: 'structured' })];
}

function inFloatingPoint(turns: Turn[], budget: number, ratios: CeilingRatios): number {
  const cost = turns.reduce((sum, { tokens, kind }) => sum + tokens / (ratios[kind][0] / ratios[kind][1]), 0);
  return Math.sign(cost - budget);
}

describe('compareToCeiling', () => {
  it('compares 3·prose + 5·structured with 15·budget by default', () => {
    expect(ceilingWeights(DEFAULT)).toEqual({ prose: 3, structured: 5, budget: 15 });
    const counts = fc.nat(5_000);
    fc.assert(
      fc.property(counts, counts, fc.nat(2_500), (prose, structured, budget) => {
        const expected = Math.sign(3 * prose + 5 * structured - 15 * budget);
        expect(compareToCeiling(turnsOf(prose, structured), budget, DEFAULT) + 0).toBe(expected + 0);
      }),
    );
  });

  it('is at the ceiling where floating point says above or below', () => {
    const disagreeing: number[] = [];
    for (let structured = 1; structured <= 500; structured++) {
      const prose = 5 * structured;
      const turns = [
        ...Array.from({ length: 3 }, (_, i) => turn(`p${i}`, { tokens: prose })),
        ...Array.from({ length: 3 }, (_, i) => turn(`s${i}`, { tokens: structured, kind: 'structured' })),
      ];
      const budget = (3 * 3 * prose + 5 * 3 * structured) / 15;
      if (!Number.isInteger(budget)) continue;
      expect(compareToCeiling(turns, budget, DEFAULT)).toBe(0);
      if (inFloatingPoint(turns, budget, DEFAULT) !== 0) disagreeing.push(structured);
    }
    expect(disagreeing.length).toBeGreaterThan(0);
  });

  it('turns by one token, at any ratios', () => {
    const part = fc.integer({ min: 1, max: 40 });
    const ratio = fc.tuple(part, part);
    fc.assert(
      fc.property(ratio, ratio, fc.nat(1_000_000), fc.nat(1_000_000), (prose, structured, a, b) => {
        const ratios = { prose, structured };
        // Multiples of the numerators make the cost a whole number of tokens of summary.
        const turns = turnsOf(a * prose[0], b * structured[0]);
        const budget = a * prose[1] + b * structured[1];
        expect(compareToCeiling(turns, budget, ratios)).toBe(0);
        expect(compareToCeiling([...turns, turn('t3', { tokens: 1 })], budget, ratios)).toBe(1);
        expect(compareToCeiling(turns, budget + 1, ratios)).toBe(-1);
      }),
    );
  });

  it('stays exact above 2^53', () => {
    const big = 2 ** 52;
    const ratios: CeilingRatios = { prose: [7, 1], structured: [5, 1] };
    const turns = [turn('t1', { tokens: 7 * 2 ** 49 }), turn('t2', { tokens: 1 })];
    expect(compareToCeiling(turns.slice(0, 1), 2 ** 49, ratios)).toBe(0);
    expect(compareToCeiling(turns, 2 ** 49, ratios)).toBe(1);
    expect(
      compareToCeiling([turn('t1', { tokens: big + 1 })], big, { prose: [1, 1], structured: [3, 1] }),
    ).toBe(1);
    expect(
      compareToCeiling([turn('t1', { tokens: big })], big + 1, { prose: [1, 1], structured: [3, 1] }),
    ).toBe(-1);
    expect(compareToCeiling(turnsOf(0, 5 * 2 ** 49), 2 ** 49, ratios)).toBe(0);
  });

  it('takes 5 for all kinds where no ratios are given', () => {
    for (const kind of ['prose', 'structured'] satisfies Kind[]) {
      expect(compareToCeiling([turn('t1', { tokens: 50, kind })], 10, null)).toBe(0);
      expect(compareToCeiling([turn('t1', { tokens: 51, kind })], 10, null)).toBe(1);
    }
  });

  it('knows no ceiling without a budget', () => {
    expect(compareToCeiling(turnsOf(1_000_000, 1_000_000), null, DEFAULT)).toBe(-1);
  });

  it('puts no turns at a budget of nothing', () => {
    expect(compareToCeiling([], 0, DEFAULT)).toBe(0);
    expect(compareToCeiling([], 1, DEFAULT)).toBe(-1);
    expect(compareToCeiling([], -1, DEFAULT)).toBe(1);
  });
});

describe('costOf', () => {
  it('adds up tokens by the weight of their kind', () => {
    expect(costOf(turnsOf(7, 11), ceilingWeights(DEFAULT))).toBe(3 * 7 + 5 * 11);
    expect(costOf([], ceilingWeights(null))).toBe(0);
  });
});

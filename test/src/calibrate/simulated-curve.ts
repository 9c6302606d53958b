import type { CATEGORIES } from '../../../src/calibrate/category.js';
import { chanceFrom } from '../../../src/calibrate/chance.js';
import { type MeasuredCurve, measureCurve } from '../../../src/calibrate/measure-curve.js';
import { ratioGrid } from '../../../src/calibrate/ratio-grid.js';
import type { Sample, Unmeasured } from '../../../src/calibrate/sample.js';

/** How many of so many facts a summarizer keeps at a ratio; `chance` gives numbers from 0 up to 1. */
export type Keeps = (ratio: number, facts: number, chance: () => number) => number;

/** A sample in which so many facts are held. */
export function sampleOf(ratio: number, held: number, of: number): Sample {
  const none = { held: 0, of: 0 };
  const categories = { decision: none, path: none, command: none, number: none, id: none };
  const all: Record<(typeof CATEGORIES)[number], { held: number; of: number }> = categories;
  return { ratio, coverage: held / of, facts: of, best: 1, categories: all, places: [] };
}

/** The curve of a summarizer that is nothing but numbers: a fact for each quarter of the budget. */
export function simulatedCurve(
  keeps: Keeps,
  { seed = 1, runs = 3000, refuses = (_: number): Unmeasured | null => null } = {},
): Promise<MeasuredCurve> {
  const chance = chanceFrom(seed + 1000);
  const measure = async (ratio: number): Promise<Sample | Unmeasured> => {
    const facts = Math.max(1, Math.floor(4 * ratio + chance()));
    return refuses(ratio) ?? sampleOf(ratio, keeps(ratio, facts, chance), facts);
  };
  const plan = { wanted: 0.99, confidence: 0.95, grid: ratioGrid(0.5, 50, 21), each: 12, seed };
  return measureCurve(measure, plan, { left: runs, isOver: () => false });
}

import { describe, expect, it } from 'vitest';
import { type Offset, reachCeiling } from '../../../generators/budget/reach-ceiling.js';
import { turnsArbitrary } from '../../../generators/conversation/turns-arbitrary.js';
import { loadMaterial } from '../../../generators/material/material.js';
import type { Ratios } from '../../../src/compactor/settings.js';
import { customTokenizer } from '../../../src/tokens/custom-tokenizer.js';
import { ceilingWeights, compareToCeiling, costOf } from '../../../src/transcript/ceiling.js';
import { turnProblems } from '../../../src/transcript/well-formed.js';
import { valuesOf } from '../scenarios.js';

const material = await loadMaterial('o200k_base');
const conversations = valuesOf(turnsArbitrary(material, { least: 3, most: 9 }), 60);

const RATIOS: (Ratios | null)[] = [
  { prose: [5, 1], structured: [3, 1] },
  { prose: [7, 2], structured: [10, 3] },
  { prose: [1, 1], structured: [1, 1] },
  null,
];

describe.each<Offset>([-1, 0, 1])('a budget whose ceiling is missed by %s tokens', (offset) => {
  it.each(RATIOS)('is found by adding words, with ratios %j', (ratios) => {
    let found = 0;
    for (const turns of conversations) {
      const reached = reachCeiling({ turns, handed: turns }, material, ratios, offset);
      if (!reached) continue;
      found += 1;
      expect(compareToCeiling(reached.turns, reached.budget, ratios)).toBe(offset);
      const weights = ceilingWeights(ratios);
      const off = costOf(reached.turns, weights) - reached.budget * weights.budget;
      expect([weights.prose * offset, weights.structured * offset]).toContain(off);
      expect(turnProblems(reached.turns)).toEqual([]);
    }
    expect(found).toBeGreaterThan(50);
  });
});

it('is found for a tokenizer whose counts do not add up', async () => {
  const quarters = await loadMaterial(customTokenizer('quarters', (text) => Math.ceil(text.length / 4)));
  const some = valuesOf(turnsArbitrary(quarters, { least: 3, most: 6 }), 30);
  const reached = some.flatMap((turns) => reachCeiling({ turns, handed: turns }, quarters, null, 0) ?? []);
  expect(reached.length).toBeGreaterThan(20);
  for (const { turns, budget } of reached) {
    expect(compareToCeiling(turns, budget, null)).toBe(0);
    for (const { text, tokens } of turns) expect(tokens).toBe(Math.ceil(text.length / 4));
  }
});

it('is not found without a turn that can be made longer', () => {
  expect(reachCeiling({ turns: [], handed: [] }, material, null, 0)).toBeNull();
});

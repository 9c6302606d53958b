import { expect, it } from 'vitest';
import { faithfulTokens } from '../../../generators/budget/faithful-tokens.js';
import { mostTokens } from '../../../generators/budget/most-tokens.js';
import { turnsArbitrary } from '../../../generators/conversation/turns-arbitrary.js';
import { loadMaterial } from '../../../generators/material/material.js';
import { faithfulSummary } from '../../../src/simulation/faithful-summary.js';
import { ENCODINGS } from '../../../src/tokens/encoding.js';
import { valuesOf } from '../scenarios.js';

it.each(ENCODINGS)('is never less than what a faithful summary has, in %s', async (encoding) => {
  const material = await loadMaterial(encoding);
  for (const strict of [false, true]) {
    for (const turns of valuesOf(turnsArbitrary(material, { least: 1, most: 4, strict }), 400)) {
      const summary = material.tokenizer.count(faithfulSummary(turns, { marker: true }));
      expect(faithfulTokens(turns, material.tokenizer, true)).toBe(summary);
      expect(mostTokens(turns, material)).toBeGreaterThanOrEqual(summary);
    }
  }
});

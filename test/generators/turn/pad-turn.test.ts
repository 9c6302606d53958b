import { expect, it } from 'vitest';
import { turnsArbitrary } from '../../../generators/conversation/turns-arbitrary.js';
import { loadMaterial } from '../../../generators/material/material.js';
import { canPad, padTurn } from '../../../generators/turn/pad-turn.js';
import { turnProblems } from '../../../src/transcript/well-formed.js';
import { valuesOf } from '../scenarios.js';

it('makes a turn longer by as many tokens as words, and leaves it well formed', async () => {
  const material = await loadMaterial('cl100k_base');
  const turns = valuesOf(turnsArbitrary(material), 60).flat().filter(canPad);
  expect(turns.some(({ results }) => results)).toBe(true);
  for (const [words, turn] of turns.entries()) {
    const padded = padTurn(material, turn, words % 20);
    expect(padded.tokens).toBe(turn.tokens + (words % 20));
    expect(padded.tokens).toBe(material.tokenizer.count(padded.text));
    expect(turnProblems([{ ...padded, results: undefined }])).toEqual([]);
    expect(padded.text.endsWith(padded.results?.at(-1)?.text ?? '')).toBe(true);
  }
});

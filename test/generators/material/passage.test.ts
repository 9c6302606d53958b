import { expect, it } from 'vitest';
import { fromDraw } from '../../../generators/from-draw.js';
import { loadMaterial } from '../../../generators/material/material.js';
import { joinPassages } from '../../../generators/material/passage.js';
import { ENCODINGS } from '../../../src/tokens/encoding.js';
import { valuesOf } from '../scenarios.js';

it('is nothing when nothing is joined', () => {
  expect(joinPassages([])).toBeNull();
});

it.each(ENCODINGS)('has counts that add up to those of the whole text in %s', async (encoding) => {
  const { bodies, remarks, calls, tokenizer } = await loadMaterial(encoding);
  const all = [...bodies.prose, ...bodies.structured, ...remarks, ...calls];
  const some = fromDraw((draw) => Array.from({ length: draw.int(1, 5) }, () => draw.pick(all)));
  for (const passages of valuesOf(some, 300)) {
    const whole = joinPassages(passages)!;
    expect(whole.text).toBe(passages.map(({ text }) => text).join('\n'));
    expect([whole.line, whole.last]).toEqual([
      tokenizer.count(`${whole.text}\n`),
      tokenizer.count(whole.text),
    ]);
  }
});

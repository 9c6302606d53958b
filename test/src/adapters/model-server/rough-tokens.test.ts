import { expect, it } from 'vitest';
import { roughTokens } from '../../../../src/adapters/model-server/rough-tokens.js';
import { tokenizer } from '../../../conversation.js';

const PROSE = 'The order ORD-17, held at customs since 21 November, costs 1,000.50 €; see src/a.ts:42.\n';

it.each([
  ['prose', PROSE.repeat(200)],
  ['one long line', 'and then the work went on, 東京 too, '.repeat(400)],
  ['an indented list', `${'  - "key": [1, 2, 3],\n\n'.repeat(600)}/end`],
  ['a short text', 'Hello.'],
])('is exact for %s', (_, text) => {
  expect(roughTokens(text, tokenizer)).toBe(tokenizer.count(text));
});

it('is near for text without breaks, and quick', () => {
  const started = performance.now();
  const text = 'aZ3'.repeat(3000);
  expect(roughTokens(text, tokenizer) / tokenizer.count(text)).toBeCloseTo(1, 1);
  expect(roughTokens('x'.repeat(5_000_000), tokenizer)).toBeGreaterThan(100_000);
  expect(performance.now() - started).toBeLessThan(10_000);
});

import { expect, it } from 'vitest';
import { whyUnfit } from '../../../compactors/plumbing/why-unfit.js';
import { tokenizer, turn } from '../../conversation.js';

const [first, second] = [turn('t1', 'ERR-40'), turn('t2', 'src/a.ts')];
const limits = { budget: 10, countTokens: tokenizer.count };

it('finds no fault with a short text of its own', () => {
  expect(whyUnfit('- ERR-40\n', [first, second], limits)).toBeNull();
});

it('names a blank, a text over the budget, and the turn that a text copies', () => {
  expect(whyUnfit(' \n', [first], limits)).toMatch(/blank/);
  expect(whyUnfit('and so on '.repeat(9), [first], limits)).toMatch(/\d+ tokens, the budget is 10/);
  expect(whyUnfit(` ${second.text}`, [first, second], limits)).toMatch(/t2/);
});

it('lets the copy of a single turn be its summary, unless an earlier summary was shown too', () => {
  expect(whyUnfit(first.text, [first], limits)).toBeNull();
  expect(whyUnfit(first.text, [first], { ...limits, previous: '- src/b.ts\n' })).toMatch(/t1/);
});

import { expect, it } from 'vitest';
import { Allowance } from '../../../../src/adapters/command/allowance.js';

it('ends after a thousand requests', () => {
  const allowance = new Allowance();
  for (let nth = 1; nth <= 1000; nth += 1) expect(allowance.take(1)).toBeNull();
  expect(allowance.take(1)).toBe('at most 1000 requests for a summary');
});

it('ends after 64 MiB', () => {
  const allowance = new Allowance();
  expect(allowance.take(64 * 2 ** 20)).toBeNull();
  expect(allowance.take(1)).toBe('requests for summaries of at most 64 MiB');
});

import { expect, it } from 'vitest';
import { Allowance } from '../../../../src/adapters/command/allowance.js';

it('ends after a thousand requests, and begins anew with each message of calls', () => {
  const allowance = new Allowance();
  for (let nth = 1; nth <= 1000; nth += 1) expect(allowance.request(1)).toBeNull();
  expect(allowance.request(1)).toBe(
    'at most 1000 requests for a summary while one message of calls is at work',
  );
  allowance.begin();
  expect(allowance.request(1)).toBeNull();
});

it('ends after 16 MiB in one session, however many messages they come in', () => {
  const allowance = new Allowance();
  expect(allowance.request(8 * 2 ** 20)).toBeNull();
  allowance.begin();
  expect(allowance.write(8 * 2 ** 20)).toBeNull();
  expect(allowance.write(1)).toMatch(/^at most 16\.0 MiB in one session/);
});

it('allows 64 characters more, and 32 bytes more in a line, for each character of the turns', () => {
  const allowance = new Allowance();
  expect(allowance.line).toBe(2 * 2 ** 20);
  allowance.append(1000);
  expect(allowance.line).toBe(2 * 2 ** 20 + 32_000);
  expect(allowance.write(16 * 2 ** 20 + 64_000)).toBeNull();
  expect(allowance.write(1)).not.toBeNull();
});

it('allows no line of more than 32 MiB', () => {
  const allowance = new Allowance();
  allowance.append(100 * 2 ** 20);
  expect(allowance.line).toBe(32 * 2 ** 20);
});

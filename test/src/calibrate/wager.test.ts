import { expect, it } from 'vitest';
import { chanceFrom } from '../../../src/calibrate/chance.js';
import { Wager } from '../../../src/calibrate/wager.js';

it('is won by 299 conversations without a loss, and by no fewer', () => {
  const wager = new Wager(0.99, 0.95);
  expect(wager.needed).toBe(299);
  while (!wager.isWon) wager.add(1);
  expect(wager.conversations).toBe(299);
});

it('is hardly ever won where coverage is less than wanted, however long it goes on', () => {
  const chance = chanceFrom(1);
  let won = 0;
  for (let trial = 0; trial < 400; trial++) {
    const wager = new Wager(0.99, 0.95);
    while (!wager.isWon && wager.conversations < 1500) wager.add(chance() < 0.011 ? 0 : 1);
    if (wager.isWon) won += 1;
  }
  expect(won / 400).toBeLessThan(0.075);
});

it('is won in the end where coverage is more than wanted', () => {
  const chance = chanceFrom(2);
  const wager = new Wager(0.99, 0.95);
  while (!wager.isWon && wager.conversations < 5000) wager.add(chance() < 0.06 ? 0.95 : 1);
  expect(wager.isWon).toBe(true);
});

import { expect, it } from 'vitest';
import { attemptsAt } from '../../../src/run/attempts-at.js';

const returned = (times: number, of: number) => ({ times, of });
const tries = (broken: number, of: number) => ({ broken, of });

it('drives a scenario again as often as it had chances, where its breach comes and goes', () => {
  expect(attemptsAt({ returned: returned(5, 5) })).toBe(1);
  expect(attemptsAt({ returned: returned(2, 5) })).toBe(5);
  expect(attemptsAt({ returned: returned(5, 5), tries: tries(3, 3) })).toBe(1);
  expect(attemptsAt({ returned: returned(5, 5), tries: tries(1, 8) })).toBe(8);
  expect(attemptsAt({ returned: returned(0, 5), tries: tries(3, 3) })).toBe(5);
});

import { expect, it } from 'vitest';
import { fewerAtOnce } from '../../../../generators/shrink/reducers/fewer-at-once.js';
import { append, compact, during, kill, reopen, scenario } from '../../../conversation.js';
import { offers, plainTurns } from '../offers.js';

const [ONE, TWO] = plainTurns(2);
const begun = [append(ONE!), compact];

it('lets what happens during a pass come after it, or earlier in it', () => {
  const offered = offers(fewerAtOnce, scenario([...begun, during(2, append(TWO!))]));
  expect(offered.map(({ steps }) => steps.at(-1))).toEqual([
    append(TWO!),
    during(0, append(TWO!)),
    during(1, append(TWO!)),
  ]);
});

it('opens a session again in place of killing it', () => {
  const offered = offers(fewerAtOnce, scenario([...begun, kill]));
  expect(offered.map(({ steps }) => steps.at(-1))).toEqual([reopen]);
});

it('offers nothing where one thing follows the other', () => {
  expect(offers(fewerAtOnce, scenario([...begun, compact, reopen]))).toEqual([]);
});

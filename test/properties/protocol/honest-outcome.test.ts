import { describe, expect, it } from 'vitest';
import { foldPrefix } from '../../../compactors/plumbing/fold-prefix.js';
import { usefulSummary } from '../../../compactors/plumbing/useful-summary.js';
import { honestOutcome as property } from '../../../properties/protocol/honest-outcome.js';
import type { Outcome } from '../../../src/compactor/session.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge } from '../judged.js';
import { FOUR, ONE, THREE, TWO } from '../turns.js';

const steps = [append(ONE, TWO, asks('t8')), compact, append(THREE, FOUR, asks('t9')), compact];

/** A session that says this of what its passes really did. */
const saying = (said: (outcome: Outcome) => Partial<Outcome>) =>
  session((ledger, environment) => ({
    async compact() {
      const outcome = await foldPrefix(ledger, environment, usefulSummary(environment));
      return { ...outcome, ...said(outcome) };
    },
  }));

const lies = async (said: (outcome: Outcome) => Partial<Outcome>, ...faults: Fault[]) => {
  const { violations } = await judge(property, saying(said), scenario(steps, { summarizer: { faults } }));
  return violations.map(({ says }) => says);
};

const leavingOut: Fault = { fault: 'drop', target: { ids: ['t2', 't4'] } };

describe('an outcome lies', () => {
  it('when it compacted and nothing changed, or the other way round', async () => {
    expect(await lies(() => ({ status: 'compacted' }), { fault: 'refusal' })).toEqual([
      'the outcome says that the pass compacted, and neither view nor pointer set changed',
      'the outcome says that the pass compacted, and neither view nor pointer set changed',
    ]);
    expect(await lies(() => ({ status: 'noop' }))).toContain(
      'the outcome says that there was nothing to do, and the state changed',
    );
    expect(await lies(() => ({ status: 'refused' }))).toContain(
      'the outcome says that the pass was refused, and the state changed',
    );
  });

  it('when a count agrees with nothing', async () => {
    expect(await lies(({ covered = 0 }) => ({ covered: covered + 5 }))).toEqual([
      'the outcome says 7 covered turns, and there are 2',
      'the outcome says 9 covered turns, and there are 4',
    ]);
    expect(await lies(() => ({ kept: 40 }))).toHaveLength(2);
    expect(await lies(() => ({ uncovered: 3 }), leavingOut)).toHaveLength(2);
  });

  it('when it calls a summary whole that was cut', async () => {
    expect(await lies(() => ({ truncated: false }), { fault: 'cut', tokens: 8 })).toContain(
      'the outcome says that nothing was truncated, and the summarizer had said that its text was cut',
    );
  });

  it('when its tokens go the other way', async () => {
    const swapped = await lies(({ tokensBefore, tokensAfter }) => ({
      tokensBefore: tokensAfter,
      tokensAfter: tokensBefore,
    }));
    expect(swapped[0]).toMatch(/the view went from \d+ to \d+ tokens, and it went from \d+ to \d+/);
  });
});

describe('an outcome is true', () => {
  it('with all its numbers, and with none of them', async () => {
    expect(await lies(() => ({}))).toEqual([]);
    const nothing = { covered: undefined, uncovered: undefined, kept: undefined, tokensAfter: undefined };
    expect(await lies(() => nothing)).toEqual([]);
  });

  it('when it counts what the pass did, and not all that there is', async () => {
    expect(await lies(() => ({ covered: 1, uncovered: 1, kept: undefined }), leavingOut)).toEqual([]);
  });

  it('when it says that a summary was cut, or nothing of it', async () => {
    const cut: Fault = { fault: 'cut', tokens: 8 };
    expect(await lies(() => ({ truncated: true }), cut)).toEqual([]);
    expect(await lies(() => ({}), cut)).toEqual([]);
  });

  it('when it refused, and counts nothing', async () => {
    expect(await lies(() => ({ covered: 0, uncovered: 0, kept: 0 }), { fault: 'refusal' })).toEqual([]);
  });
});

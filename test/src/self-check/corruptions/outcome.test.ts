import { describe, expect, it } from 'vitest';
import type { Corruption } from '../../../../src/self-check/corruption.js';
import { countsFalsified } from '../../../../src/self-check/corruptions/counts-falsified.js';
import { nonsenseOutcome } from '../../../../src/self-check/corruptions/nonsense-outcome.js';
import { outcomeSwapped } from '../../../../src/self-check/corruptions/outcome-swapped.js';
import { tokensFalsified } from '../../../../src/self-check/corruptions/tokens-falsified.js';
import { truncationHidden } from '../../../../src/self-check/corruptions/truncation-hidden.js';
import { CAPABLE, environmentOf, LOG } from '../look-at.js';

/** The outcomes of a pass that is applied, and of one that finds nothing to do. */
async function outcomesOf(corruption: Corruption | null) {
  const compactor = corruption ? corruption.corrupt(CAPABLE) : CAPABLE;
  const session = await compactor.open(environmentOf());
  await session.append([...LOG]);
  return [await session.compact(), await session.compact()] as const;
}

const [applied, idle] = await outcomesOf(null);

describe('an outcome', () => {
  it('is that of the compactor without a corruption', () => {
    expect([applied.status, idle.status]).toEqual(['compacted', 'noop']);
  });

  it('says the opposite', async () => {
    const [first, second] = await outcomesOf(outcomeSwapped);
    expect(first).toEqual({ ...applied, status: 'noop' });
    expect(second).toEqual({ ...idle, status: 'compacted' });
  });

  it('counts seven turns more', async () => {
    const { covered = 0, uncovered = 0, kept = 0 } = applied;
    const counts = { covered: covered + 7, uncovered: uncovered + 7, kept: kept + 7 };
    expect((await outcomesOf(countsFalsified))[0]).toEqual({ ...applied, ...counts });
  });

  it('has a view that grew from one token to a million', async () => {
    const [first] = await outcomesOf(tokensFalsified);
    expect(first).toEqual({ ...applied, tokensBefore: 1, tokensAfter: 1_000_000 });
  });

  it('says that a whole summary was cut', async () => {
    expect((await outcomesOf(truncationHidden))[0]).toEqual({ ...applied, truncated: true });
  });

  it('is text', async () => {
    expect((await outcomesOf(nonsenseOutcome))[0]).toBe('compacted');
  });
});

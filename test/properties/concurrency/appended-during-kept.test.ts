import { describe, expect, it } from 'vitest';
import { replacesTheSnapshot } from '../../../compactors/faulty/replaces-the-snapshot.js';
import { appendedDuringKept as property } from '../../../properties/concurrency/appended-during-kept.js';
import type { ViewItem } from '../../../src/compactor/session.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, during, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, THREE, TWO } from '../turns.js';

const raced = scenario([append(ONE, TWO, asks('t8')), compact, during(0, append(THREE, asks('t9')))]);

describe('a turn that is appended while a pass waits breaks the law', () => {
  it('where it is destroyed with what the pass replaced', async () => {
    const { met, violations } = await judge(property, replacesTheSnapshot.make(), raced);
    expect(met).toBe(1);
    expect(violations.map(({ turn }) => turn)).toEqual(['t3', 't9']);
    expect(violations[0]!.says).toBe(
      't3 was appended while the pass waited for its summarizer, and is not in the view after it',
    );
  });

  it('where it stands in the view twice', async () => {
    const doubling = session((ledger) => ({
      view: () => ledger.view().flatMap((item): ViewItem[] => (item.type === 'kept' ? [item, item] : [item])),
    }));
    const { violations } = await judge(property, doubling, raced);
    expect(violations.map(({ says }) => says)).toContainEqual(
      expect.stringMatching(/^t3 .* stands in the view 2 times after it$/),
    );
  });

  it('where it is claimed, although nobody ever saw it', async () => {
    const claiming = session((ledger) => ({
      claims: () => ({ ...ledger.claims(), covered: ledger.turns.map(({ id }) => id) }),
    }));
    const { violations } = await judge(property, claiming, raced);
    expect(violations.map(({ says }) => says)).toContainEqual(
      expect.stringMatching(/^t9 .* is claimed as covered, although no summarizer ever saw it$/),
    );
  });
});

describe('it keeps the law', () => {
  it('where it follows the summary', async () => {
    expect(await judged(property, referenceCompactor(), raced)).toEqual({ met: 1, broken: [] });
  });

  it('where it was declined', async () => {
    const declining = session((ledger) => {
      let isBusy = false;
      return {
        append(turns) {
          if (isBusy) throw new Error('a pass is under way');
          ledger.append(turns);
        },
        async compact() {
          isBusy = true;
          return { status: 'noop' };
        },
      };
    });
    expect(await judged(property, declining, raced)).toEqual({ met: 0, broken: [] });
  });
});

it('says nothing where the summarizer was never asked, or something else happened beside', async () => {
  const later = scenario([append(ONE, TWO, asks('t8')), compact, during(5, append(THREE, asks('t9')))]);
  expect(await judged(property, replacesTheSnapshot.make(), later)).toEqual({ met: 0, broken: [] });
  const twice = { ...raced, steps: [...raced.steps, during(0, compact)] };
  expect(await judged(property, referenceCompactor(), twice)).toEqual({ met: 0, broken: [] });
});

import { describe, expect, it } from 'vitest';
import { countsWhatIsGone } from '../../../compactors/faulty/counts-what-is-gone.js';
import { noLoop as property } from '../../../properties/passes/no-loop.js';
import type { Outcome } from '../../../src/compactor/session.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, recall, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, THREE, TWO } from '../turns.js';

const settings = { trigger: 20 };
const turns = append(ONE, TWO, asks('t9'));
const twice = scenario([turns, compact, recall, compact], { settings });

describe('a second pass breaks the law', () => {
  it('where it asks the summarizer for nothing', async () => {
    const { met, violations } = await judge(property, countsWhatIsGone.make(), twice);
    expect(met).toBe(1);
    expect(violations).toEqual([
      {
        moment: 3,
        says: 'the pass fired again, with nothing appended since the one before, and left the view as that one had: it asked the summarizer',
      },
    ]);
  });

  it('where it says that it compacted, and did not', async () => {
    const outcome: Outcome = { status: 'compacted' };
    const pretending = session(() => ({ compact: () => outcome }));
    const { violations } = await judge(property, pretending, twice);
    expect(violations.map(({ says }) => says)).toEqual([
      expect.stringMatching(/: it says that it compacted$/),
    ]);
  });
});

describe('it keeps the law', () => {
  it('where it finds that there is nothing to do', async () => {
    expect(await judged(property, referenceCompactor(), twice)).toEqual({ met: 1, broken: [] });
  });

  it('where it takes turns that the first had left', async () => {
    const oneByOne = session((ledger, { countTokens }) => ({
      compact() {
        const oldest = ledger.turns.find(({ id, anchor }) => anchor !== null && ledger.isKept(id))!;
        ledger.commit({ body: oldest.anchor!, covered: [oldest], removed: [oldest] });
        return { status: 'compacted', tokensAfter: ledger.tokens(countTokens) };
      },
    }));
    expect(await judged(property, oneByOne, twice)).toEqual({ met: 1, broken: [] });
  });

  it('where a summarizer that failed is asked again for the same turns', async () => {
    const faults = [{ fault: 'refusal' as const }];
    const failing = scenario([turns, compact, compact], { settings, summarizer: { faults } });
    expect(await judged(property, referenceCompactor(), failing)).toEqual({ met: 0, broken: [] });
  });
});

it('says nothing where turns came in between, or nobody gave a trigger', async () => {
  for (const played of [
    scenario([turns, compact, append(THREE), compact], { settings }),
    scenario([turns, compact, compact]),
  ])
    expect(await judged(property, countsWhatIsGone.make(), played)).toEqual({ met: 0, broken: [] });
});

import { describe, expect, it } from 'vitest';
import { condensesItself } from '../../../compactors/faulty/condenses-itself.js';
import { idleChangesNothing as property } from '../../../properties/passes/idle-changes-nothing.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, during, recall, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, THREE, TWO } from '../turns.js';
import { fixed, summary } from '../views.js';

const forgetful: Fault = { calls: [1], fault: 'drop', target: { at: 'tail', turns: 1 } };
const summarizer = { faults: [forgetful] };
const twice = [append(ONE, TWO, asks('t9')), compact, recall, compact];

describe('a pass that finds no turns breaks the law', () => {
  it('where it has the summary summarized again', async () => {
    const { met, violations } = await judge(
      property,
      condensesItself.make(),
      scenario(twice, { summarizer }),
    );
    expect(met).toBe(1);
    expect(violations).toMatchObject([
      {
        moment: 3,
        says: 'no turn in the view could leave it, and 1 of 2 entries of the view are gone, and 1 are new',
      },
    ]);
  });

  it('where it puts something into a view that had no room for it', async () => {
    const greets = fixed([], [summary('Nothing was said before.')]);
    expect(await judged(property, greets, scenario([append(asks('t1')), compact]))).toEqual({
      met: 1,
      broken: ['moment 1'],
    });
  });

  it('where it claims what it had given up', async () => {
    let passes = 0;
    const changing = session((ledger) => ({
      claims: () => ({ ...ledger.claims(), uncovered: passes++ < 3 ? [] : ['t1'] }),
    }));
    const { broken } = await judged(property, changing, scenario(twice));
    expect(broken).toEqual(['moment 3']);
  });
});

describe('it keeps the law', () => {
  it('where it returns', async () => {
    const played = scenario(twice, { summarizer });
    expect(await judged(property, referenceCompactor(), played)).toEqual({ met: 1, broken: [] });
  });

  it('where the summary stays as it is, because it is as short as it can be', async () => {
    expect(await judged(property, condensesItself.make(), scenario(twice))).toEqual({ met: 1, broken: [] });
  });
});

it('says nothing where turns came, where one may leave, or where no summary came', async () => {
  const faults = (fault: Fault) => ({ summarizer: { faults: [fault] } });
  for (const played of [
    scenario([...twice.slice(0, 2), append(THREE), compact], { summarizer }),
    scenario([append(ONE, TWO, asks('t9')), compact, compact], faults({ fault: 'blank', text: '' })),
    scenario([...twice, during(0, compact)], { summarizer }),
  ])
    expect(await judged(property, condensesItself.make(), played)).toEqual({ met: 0, broken: [] });
});

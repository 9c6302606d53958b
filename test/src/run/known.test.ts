import { describe, expect, it } from 'vitest';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import { anchorsPresent } from '../../../properties/coverage/anchors-present.js';
import type { Property } from '../../../src/property/property.js';
import type { StoredCase } from '../../../src/run/stored-case.js';
import { caseHash } from '../../../src/scenario/case-hash.js';
import { session } from '../../compactors/made-to-measure.js';
import { BROKEN, madeUp, of, tryRun } from './try-run.js';

const ALL = (...properties: Property[]) => new Map(properties.map(({ id }) => [id, null]));

const falling = (id: string) => madeUp({ id, judge: () => BROKEN });

describe('a run that is to end at the first breach', () => {
  const [old, news] = [falling('test/old'), falling('test/news')];

  it('goes on over a known one', async () => {
    const report = await tryRun(session(), [old], { options: { bail: true, known: ALL(old) } });
    expect([report.ended, of(report, old).broken]).toEqual(['runs', 60]);
  });

  it('ends at one that is not', async () => {
    const report = await tryRun(session(), [old, news], { options: { bail: true, known: ALL(old) } });
    expect(report.ended).toBe('bail');
  });
});

describe('a property of which only some counterexamples are known', () => {
  it('is looked into although a stored one stands for it', async () => {
    const first = of(await tryRun(inputRange.make(), [anchorsPresent]), anchorsPresent).counterexample!;
    const { scenario, supports } = first.observation;
    const hash = caseHash(anchorsPresent.id, scenario);
    const stored: StoredCase = {
      ...{ file: 'a.json', property: anchorsPresent.id, compactor: 'input-range', fixed: false },
      ...{ found: first.found, shrinking: first.shrinking, returned: first.returned },
      ...{ scenario, supports },
    };
    const store = { directory: '.s', cases: [stored], problems: [] };
    const found = async (hashes: string[]) => {
      const known = new Map([[anchorsPresent.id, hashes]]);
      const report = await tryRun(inputRange.make(), [anchorsPresent], {
        options: { seed: 2, store, known },
      });
      return of(report, anchorsPresent).counterexample!;
    };
    expect(await found([hash])).toMatchObject({ file: 'a.json', status: 'stored' });
    // The same conversation again, which is now none of those that are known.
    expect(await found(['0123456789ab'])).toMatchObject({ file: null, status: 'new' });
  });
});

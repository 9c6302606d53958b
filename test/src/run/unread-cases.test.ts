import { describe, expect, it } from 'vitest';
import { tally } from '../../../reports/words/tally.js';
import type { StoreProblem } from '../../../src/run/report.js';
import { unreadCases } from '../../../src/run/unread-cases.js';
import { session } from '../../compactors/made-to-measure.js';
import { BROKEN, madeUp, tryRun } from './try-run.js';

const WARNING: StoreProblem = { file: '.store/a.json', code: 'CC_STORE_FOREIGN', says: 'a bare scenario' };
const UNREAD: StoreProblem = {
  ...WARNING,
  code: 'CC_COUNTEREXAMPLE_DAMAGED',
  says: 'half a file',
  unread: true,
};

const runWith = (problems: StoreProblem[], options = {}) =>
  tryRun(session(), [madeUp({ id: 'test/holds', judge: () => ({ met: 1, violations: [] }) })], {
    options: { ...options, store: { directory: '.store', cases: [], problems } },
  });

describe('a stored case that nobody could read', () => {
  it('keeps a run from passing, and is counted in its last line', async () => {
    const report = await runWith([UNREAD, WARNING, { ...UNREAD, file: '.store/b.json' }]);
    expect(unreadCases(report.store)).toBe(2);
    expect(report.verdict).toBe('unknown');
    expect(tally(report)).toBe('1 held, 2 stored cases not read');
  });

  it('hides no failure', async () => {
    const report = await tryRun(session(), [madeUp({ id: 'test/falls', judge: () => BROKEN })], {
      options: { store: { directory: '.store', cases: [], problems: [UNREAD] } },
    });
    expect(report.verdict).toBe('failed');
  });

  it('is missed by no shard, since a shard replays none', async () => {
    const report = await runWith([UNREAD], { shard: { index: 1, of: 2 } });
    expect(report.verdict).toBe('passed');
    expect(tally(report)).toBe('1 held');
  });
});

it('passes with a warning about what is no case', async () => {
  expect((await runWith([WARNING])).verdict).toBe('passed');
});

it('counts nothing where there is no store', () => {
  expect(unreadCases(undefined)).toBe(0);
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROPERTIES } from '../../properties/registry.js';
import { type Checkout, checkOut } from '../../src/cli/compare/check-out.js';
import { findAtRevision } from '../../src/cli/compare/find-at-revision.js';
import { loadSubject } from '../../src/cli/subject/load-subject.js';
import type { Compactor } from '../../src/compactor/compactor.js';
import type { CompareReport } from '../../src/compare/compare-report.js';
import { compare } from '../../src/compare.js';
import { logOf } from '../../src/scenario/log-of.js';
import { buildHistory } from '../fixtures/history/build-history.js';
import { COMMITS } from '../fixtures/history/commits.js';

/** What each commit does to the law, by its place in the history; the others change nothing that is judged. */
const PLANTED = new Map([
  [3, 'regression coverage/cut-noticed'],
  [5, 'regression protocol/exchanges-whole'],
  [6, 'repair coverage/cut-noticed'],
  [8, 'regression budget/summary-fits'],
  [9, 'repair reconstruction/inconsistency-loud'],
  [10, 'regression coverage/exact-boundary'],
  [12, 'regression coverage/anchors-present'],
]);

/**
 * The rarest of these breaks in one run of 200; with this seed each does within so few. What counts is judged: a fault takes
 * `should` properties with it, or hides their premises.
 */
const OPTIONS = {
  runs: 200,
  seed: 7,
  shrinkTime: '50s',
  properties: PROPERTIES.filter(({ level }) => level === 'must').map(({ id }) => id),
};

const directory = mkdtempSync(join(tmpdir(), 'history-'));
const checkouts: Checkout[] = [];
const versions: Compactor[] = [];

beforeAll(async () => {
  for (const commit of buildHistory(directory)) {
    const checkout = checkOut(findAtRevision(commit, join(directory, 'compactor.ts')));
    checkouts.push(checkout);
    versions.push((await loadSubject(checkout.file)).compactor);
  }
}, 60_000);

afterAll(() => {
  for (const checkout of checkouts) checkout.remove();
});

/** A fault that was there before shows in other conversations after almost any change. */
const foundIn = ({ differences }: CompareReport) =>
  differences.filter(({ kind }) => kind !== null && kind !== 'elsewhere');

describe('a history of 12 commits, each compared with the one before', () => {
  it.each(COMMITS.map(({ message }, index) => [index + 2, message] as const))(
    'finds at commit %i, "%s", what it does to the law and nothing else',
    async (place) => {
      const report = await compare(versions[place - 2], versions[place - 1], OPTIONS);
      const planted = PLANTED.get(place);
      const found = foundIn(report);
      expect(found.map(({ change, property }) => `${change} ${property}`)).toEqual(planted ? [planted] : []);
      expect(report.verdict === 'regressed').toBe(planted?.startsWith('regression') ?? false);
      for (const { certainty, smallest } of found) {
        expect(certainty).toBe('steady');
        expect(smallest?.unshrunk).toBeNull();
        const { scenario } = smallest!.counterexample.observation;
        expect(logOf(scenario).length).toBeLessThanOrEqual(2);
        expect(smallest!.other.scenario).toEqual(scenario);
      }
    },
  );
});

import { describe, expect, it } from 'vitest';
import { CORRECT, type Specimen } from '../../compactors/index.js';
import { PROPERTIES } from '../../properties/registry.js';
import { check } from '../../src/check.js';
import type { Report } from '../../src/run/report.js';

const RUNS = 600;

/** The property that asks only whoever does not promise to verify, as all the correct compactors do. */
const PROMISED_TO_NOBODY = 'coverage/removed-turns-summarized';

const reports = new Map<string, Promise<Report>>();

function reportOf({ name, make }: Specimen): Promise<Report> {
  let report = reports.get(name);
  if (!report) {
    report = check(make(), { runs: RUNS, seed: 1, level: 'should' });
    reports.set(name, report);
  }
  return report;
}

/** The broken properties, each with the first thing that was said about it. */
const brokenIn = ({ properties }: Report) =>
  properties.flatMap(({ id, counterexample }) =>
    counterexample ? [`${id}: ${counterexample.violations[0]?.says}`] : [],
  );

describe.each(CORRECT.map((specimen) => [specimen.name, specimen] as const))('%s', (_, specimen) => {
  it('keeps every property, also those that only should hold', async () => {
    const report = await reportOf(specimen);
    expect(brokenIn(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'passed', ended: 'runs', runs: RUNS });
  });

  it('is put to the test by every property that its design does not exclude', async () => {
    const { properties } = await reportOf(specimen);
    expect(properties.filter(({ verdict }) => verdict === 'unknown').map(({ id }) => id)).toEqual([]);
  });
});

it('passes a compactor that looks for every removed turn in its summary without promising it', async () => {
  const { make } = CORRECT.find(({ name }) => name === 'verifying-messages')!;
  const compactor = make();
  const silent = { ...compactor, supports: { ...compactor.supports, verifies: false, verifiesFacts: false } };
  const report = await check(silent, { runs: RUNS, seed: 1, level: 'should' });
  expect(brokenIn(report)).toEqual([]);
  expect(report.properties.find(({ id }) => id === PROMISED_TO_NOBODY)?.verdict).toBe('passed');
});

describe('a property', () => {
  it.each(PROPERTIES.map(({ id }) => id).filter((id) => id !== PROMISED_TO_NOBODY))(
    '%s is passed by a correct compactor',
    async (id) => {
      const all = await Promise.all(CORRECT.map(reportOf));
      const verdicts = all.map(({ properties }) => properties.find((one) => one.id === id)?.verdict);
      expect(verdicts).toContain('passed');
    },
  );
});

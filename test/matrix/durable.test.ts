import { expect, it } from 'vitest';
import { check } from '../../src/check.js';
import { durableReference } from '../../src/reference/durable/durable-reference.js';
import { Database, withSqlite } from '../durable/with-sqlite.js';

const RUNS = 300;

withSqlite('the durable reference', () => {
  it('keeps every property, also those that only should hold, and is put to the test by all that ask it', async () => {
    const report = await check(durableReference({ Database }), { runs: RUNS, seed: 1, level: 'should' });
    const broken = report.properties.flatMap(({ id, counterexample }) =>
      counterexample ? [`${id}: ${counterexample.violations[0]?.says}`] : [],
    );
    expect(broken).toEqual([]);
    expect(report).toMatchObject({ verdict: 'passed', ended: 'runs', runs: RUNS });
    const ofDisk = report.properties.filter(({ id }) => id.startsWith('durability/'));
    expect(ofDisk.map(({ verdict }) => verdict)).toEqual(ofDisk.map(() => 'passed'));
    expect(ofDisk.length).toBeGreaterThan(1);
  });
});

import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check } from '../../src/check.js';
import type { Compactor } from '../../src/compactor/compactor.js';
import { durableReference } from '../../src/reference/durable/durable-reference.js';
import { Database, directory, withSqlite } from '../durable/with-sqlite.js';

const RUNS = 300;

/** Gives each conversation a directory of its own. */
function inDirectories(compactor: Compactor, parent: string): Compactor {
  return {
    ...compactor,
    open: (environment) => compactor.open({ dir: mkdtempSync(join(parent, 'run-')), ...environment }),
  };
}

withSqlite('the durable reference', () => {
  it('keeps every property, also those that only should hold, and is put to the test by all that ask it', async () => {
    const compactor = inDirectories(durableReference({ Database }), directory());
    const report = await check(compactor, { runs: RUNS, seed: 1, level: 'should' });
    const broken = report.properties.flatMap(({ id, counterexample }) =>
      counterexample ? [`${id}: ${counterexample.violations[0]?.says}`] : [],
    );
    expect(broken).toEqual([]);
    expect(report).toMatchObject({ verdict: 'passed', ended: 'runs', runs: RUNS });
  });
});

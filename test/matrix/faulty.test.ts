import { expect, it } from 'vitest';
import { FAULTY } from '../../compactors/index.js';
import { check } from '../../src/check.js';

/** As many runs as a check has by default; most faults show in the first hundred. */
const RUNS = 2000;

it.each(FAULTY.map((specimen) => [specimen.name, specimen] as const))('%s is caught', async (_, specimen) => {
  const report = await check(specimen.make(), {
    runs: RUNS,
    seed: 1,
    level: 'should',
    properties: [specimen.breaks],
    bail: true,
    stepLimit: 200,
    shrinkTime: 1,
  });
  const [property] = report.properties;
  expect(property).toMatchObject({ id: specimen.breaks, broken: 1 });
  expect(['failed', 'errored']).toContain(property!.verdict);
  expect(property!.counterexample!.returned).toEqual({ times: 5, of: 5 });
});

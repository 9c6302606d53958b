import { describe, expect, it } from 'vitest';
import { overBudgetCommitted } from '../../../compactors/faulty/over-budget-committed.js';
import { renderBugReport } from '../../../reports/markdown/render-bug-report.js';
import { check } from '../../../src/check.js';

const { make, breaks } = overBudgetCommitted;
const options = {
  seed: 1,
  runs: 200,
  bail: true,
  properties: [breaks],
  level: 'should',
  certify: true,
} as const;

describe('a check that certifies', () => {
  it('says so in the report and in the bug report', async () => {
    const report = await check(make(), options);
    const { counterexample } = report.properties[0]!;
    expect(counterexample!.certification).toMatchObject({ certified: true });
    expect(renderBugReport(counterexample!)).toContain('no smaller conversation fails in scope');
  });

  it('takes a time limit of its own, and says that there was none left', async () => {
    const report = await check(make(), { ...options, certifyTime: 1 });
    const { certification } = report.properties[0]!.counterexample!;
    expect(certification).toMatchObject({ certified: false, why: 'time' });
  });
});

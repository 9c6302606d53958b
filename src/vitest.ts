import { describe, it, type SuiteAPI, type TestContext } from 'vitest';
import { againCommand } from './vitest/again-command.js';
import { coloursWanted } from './vitest/colours-wanted.js';
import { SharedRun } from './vitest/shared-run.js';
import { planSuite, type SuitePlan, suiteName } from './vitest/suite-plan.js';
import { type TestEnd, testEnd } from './vitest/test-end.js';
import { asTestError } from './vitest/test-error.js';
import type { VerifyOptions } from './vitest/verify-options.js';

export type { VerifyOptions } from './vitest/verify-options.js';

const COLUMNS = 100;

/** Declares the tests of a compactor. */
export type Verify = (compactor: unknown, options?: VerifyOptions) => void;

/**
 * Declares one test for each property, in a suite of its own; the first test that runs starts the run which all share.
 *
 * `compactor` is anything that `compactorFrom` takes, or a function without parameters that makes it, now or later. A
 * synchronous endless loop in it cannot be stopped here (the command can).
 *
 * @example
 * import { verifyCompactor } from 'compaction-check/vitest';
 *
 * verifyCompactor(() => new MyCompactor(), { runs: 500 });
 */
export const verifyCompactor: Verify & { skip: Verify; only: Verify } = Object.assign(verifyIn(describe), {
  skip: verifyIn(describe.skip),
  only: verifyIn(describe.only),
});

function verifyIn(suite: SuiteAPI | SuiteAPI['skip']): Verify {
  return (compactor, options = {}) => {
    let plan: SuitePlan;
    try {
      plan = planSuite(compactor, options);
    } catch (error) {
      suite(suiteName(compactor, options), () => declareError(error));
      return;
    }
    suite(plan.name, () => declareTests(plan));
  };
}

/** One test says what is wrong with the options, instead of each. */
function declareError(error: unknown): void {
  it('can be checked', () => {
    throw asTestError(error);
  });
}

function declareTests(plan: SuitePlan): void {
  const run = new SharedRun(plan);
  for (const property of plan.properties) {
    // The run has time limits of its own, and would give the same report again.
    it(property, { timeout: 0, retry: 0 }, async (test) => {
      await finish(test, await endOf(property, test, run, plan));
    });
  }
}

async function endOf(id: string, test: TestContext, run: SharedRun, plan: SuitePlan): Promise<TestEnd> {
  try {
    const report = await run.of(selectedWith(test), test.signal);
    const property = report.properties.find((one) => one.id === id)!;
    const again = againCommand(id, report.settings.seed, test.task.file.filepath);
    return testEnd(property, report, {
      subject: plan.subject,
      given: plan.given,
      again,
      color: coloursWanted(),
      width: COLUMNS,
    });
  } catch (error) {
    if (run.isBlamed(id)) return { state: 'failed', error: asTestError(error) };
    return { state: 'skipped', note: 'nothing was checked; another test of this suite says why' };
  }
}

/** The names of the tests of this suite that are not filtered out: only these properties have to be judged. */
function selectedWith({ task }: TestContext): string[] {
  const tests = task.suite?.tasks ?? [task];
  return tests.filter(({ mode }) => mode === 'run' || mode === 'queued').map(({ name }) => name);
}

async function finish(test: TestContext, end: TestEnd): Promise<void> {
  switch (end.state) {
    case 'passed':
      if (end.note !== undefined) await test.annotate(end.note, 'notice');
      // An assertion for those who require one of every test.
      test.expect(end.state).toBe('passed');
      return;
    case 'failed':
      throw end.error;
    case 'skipped':
      if (end.finding !== undefined) await test.annotate(end.finding, 'warning');
      test.skip(end.note);
  }
}

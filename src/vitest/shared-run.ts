import type { Report } from '../run/report.js';
import { updateStore } from '../store/update-store.js';
import type { SuitePlan } from './suite-plan.js';

/** The one run that all tests of a suite share. */
export class SharedRun {
  private report: Promise<Report> | null = null;
  private blamed: string | null = null;

  constructor(private readonly plan: SuitePlan) {}

  /** The report on the properties that the first test which asks for it names; its signal ends the run. */
  of(properties: readonly string[], signal: AbortSignal): Promise<Report> {
    this.report ??= this.start(properties, signal);
    return this.report;
  }

  /** Whether an error of the run is this test's to show: one test shows it, and the others point there. */
  isBlamed(test: string): boolean {
    this.blamed ??= test;
    return this.blamed === test;
  }

  private async start(properties: readonly string[], signal: AbortSignal): Promise<Report> {
    const { check } = this.plan;
    const { runCheck } = await import('../check/run-check.js');
    const report = await runCheck(await this.plan.open(), { ...check, properties }, { signal });
    storeIfPossible(report);
    return report;
  }
}

/** What was found is told, even where it cannot be written down; its frame says that it was not. */
function storeIfPossible(report: Report): void {
  try {
    updateStore(report);
  } catch {}
}

import type { OutputFlags } from '../outputs.js';
import { planRun } from '../run/plan-run.js';
import { runOnce } from '../run/run-once.js';

/** The flags of `run`, as commander gives them. */
export interface RunFlags extends OutputFlags {
  runs?: string;
  time?: string;
  seed?: string;
  shard?: string;
  workers?: string;
  repeat?: string;
  untilRate?: string;
  confidence?: string;
  property?: string[];
  level?: string;
  encoding?: string;
  profile?: string;
  transcript?: string;
  pseudonymise?: true;
  model?: string;
  record?: true;
  modelUrl?: string;
  modelDialect?: string;
  cassettes?: string;
  statistics?: true;
  bail?: true;
  stepLimit?: string;
  shrinkTime?: string;
  certify?: true;
  certifyTime?: string;
  command?: string;
  store?: string | false;
  prune?: true;
  known?: string | false;
  updateKnown?: true;
  quiet?: true;
  verbose?: true;
}

/**
 * Checks a compactor, and prints what was found.
 *
 * @throws HarnessError for whatever cannot be used.
 */
export async function runCommand(file: string | undefined, flags: RunFlags): Promise<number> {
  return runOnce(planRun(file, flags));
}

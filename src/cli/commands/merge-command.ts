import { renderReport } from '../../../reports/terminal/render-report.js';
import { exitCodeOf } from '../../property/verdict.js';
import { mergeShards } from '../../run/merge-shards.js';
import type { Report } from '../../run/report.js';
import { updateStore } from '../../store/update-store.js';
import { INTERRUPTED } from '../exit-codes.js';
import { readShard } from '../merge/read-shard.js';
import { requireWhole } from '../merge/require-whole.js';
import { outputPath, requireOneOnScreen } from '../output-path.js';
import { coloursWanted, columns } from '../terminal.js';
import { takesTheScreen, writeReports } from '../write-reports.js';
import type { RunFlags } from './run-command.js';

/** The flags of `merge`, as commander gives them. */
export type MergeFlags = Pick<RunFlags, 'store' | 'json' | 'markdown' | 'quiet' | 'verbose'>;

/**
 * Makes one report of those of all shards of a run, and prints it as the whole run would have.
 *
 * @throws HarnessError for whatever cannot be merged.
 */
export async function mergeCommand(files: readonly string[], flags: MergeFlags): Promise<number> {
  const { store, json, markdown, quiet = false, verbose = false } = flags;
  const outputs = { json: outputPath('--json', json), markdown: outputPath('--markdown', markdown) };
  requireOneOnScreen(outputs);
  const shards = requireWhole(files.map((file) => ({ file, report: readShard(file) })));
  const report = mergeShards(shards);
  const command = shards[0]!.shard.command;
  const given = command && {
    property: command.property,
    transcript: command.transcript ?? undefined,
    stepLimit: command.stepLimit ?? undefined,
  };
  try {
    if (store) storeAll(report, store);
    writeReports(report, outputs);
  } finally {
    if (!takesTheScreen(outputs)) {
      const how = { color: coloursWanted(), width: columns(), quiet, verbose };
      const subject = command?.subject ?? null;
      process.stdout.write(
        renderReport(report, { ...how, ...(given && { given }), ...(subject !== null && { subject }) }),
      );
    }
  }
  return report.ended === 'interrupted' ? INTERRUPTED : exitCodeOf(report.verdict);
}

/** What a store held before is replayed by whole runs only. */
function storeAll(report: Report, directory: string): void {
  report.store = { directory, cases: [], problems: [] };
  for (const { counterexample } of report.properties) if (counterexample) counterexample.status = 'new';
  updateStore(report);
}

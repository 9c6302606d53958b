import { renderReport } from '../../../reports/terminal/render-report.js';
import { Attempts } from '../../errors/attempts.js';
import { applyKnown } from '../../known/apply-known.js';
import { findKnown } from '../../known/find-known.js';
import { unreplayedBy } from '../../known/unreplayed-by.js';
import { updateKnown } from '../../known/update-known.js';
import { exitCodeOf } from '../../property/verdict.js';
import { mergeShards } from '../../run/merge-shards.js';
import type { Report } from '../../run/report.js';
import { updateStore } from '../../store/update-store.js';
import { INTERRUPTED } from '../exit-codes.js';
import { readShard } from '../merge/read-shard.js';
import { requireWhole } from '../merge/require-whole.js';
import { type OutputFlags, outputsOf } from '../outputs.js';
import { requireUpdatable } from '../require-updatable.js';
import { showReport } from '../show-report.js';
import { fileInRepository } from '../subject/file-in-repository.js';
import { configIn } from '../subject/find-module.js';
import { coloursWanted, columns } from '../terminal.js';
import { writeReports } from '../write-reports.js';
import type { RunFlags } from './run-command.js';

/** The flags of `merge`, as commander gives them. */
export type MergeFlags = Pick<RunFlags, 'store' | 'known' | 'updateKnown' | 'quiet' | 'verbose'> &
  OutputFlags;

/**
 * Makes one report of those of all shards of a run, and prints it as the whole run would have.
 *
 * @throws HarnessError for whatever cannot be merged.
 */
export async function mergeCommand(files: readonly string[], flags: MergeFlags): Promise<number> {
  const { store, known: option, updateKnown: updates = false, quiet = false, verbose = false } = flags;
  const outputs = outputsOf(flags);
  requireUpdatable(flags);
  const known = findKnown(option, { updates });
  const shards = requireWhole(files.map((file) => ({ file, report: readShard(file) })));
  const merged = mergeShards(shards);
  const context = { unreplayed: known && store ? unreplayedBy(merged, store) : [] };
  let report = known ? applyKnown(merged, known, context) : merged;
  const command = shards[0]!.shard.command;
  const given = {
    property: command?.property,
    transcript: command?.transcript ?? undefined,
    pseudonymise: command?.pseudonymise,
    stepLimit: command?.stepLimit ?? undefined,
    command: command?.command,
    model: command?.model,
    cassettes: command?.cassettes,
    known: option,
    // Shards that ended early have played others than the first.
    asked: merged.settings.runs,
  };
  const subject = command?.subject ?? undefined;
  const source = subject ?? configIn(process.cwd());
  const file = source === undefined ? null : fileInRepository(source);
  const origin = { subject, given, file };
  const how = { color: coloursWanted(), width: columns(), quiet, verbose };
  const attempts = new Attempts();
  await attempts.make(() => {
    if (store) storeAll(report, store);
  });
  await attempts.make(() => {
    if (updates && report.ended !== 'interrupted') report = updateKnown(report, known!.file, context);
  });
  await attempts.make(() => writeReports(report, outputs, origin));
  await attempts.make(() =>
    showReport(report, outputs, origin, () => renderReport(report, { ...how, given, subject })),
  );
  attempts.end();
  return report.ended === 'interrupted' ? INTERRUPTED : exitCodeOf(report.verdict);
}

/** What a store held before is replayed by whole runs only. */
function storeAll(report: Report, directory: string): void {
  report.store = { directory, cases: [], problems: [] };
  for (const { counterexample } of report.properties) if (counterexample) counterexample.status = 'new';
  updateStore(report);
}

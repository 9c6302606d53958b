import { renderReport } from '../../../reports/terminal/render-report.js';
import { Attempts } from '../../errors/attempts.js';
import { updateKnown } from '../../known/update-known.js';
import { exitCodeOf } from '../../property/verdict.js';
import type { Report, ShardRecord } from '../../run/report.js';
import type { StreamLine } from '../../run/stream-line.js';
import { updateStore } from '../../store/update-store.js';
import type { RunFlags } from '../commands/run-command.js';
import { INTERRUPTED } from '../exit-codes.js';
import { reportFromWorker, tellNothingFound } from '../report-from-worker.js';
import { showReport } from '../show-report.js';
import { JsonLines } from '../stream/json-lines.js';
import { fileInRepository } from '../subject/file-in-repository.js';
import { coloursWanted, columns } from '../terminal.js';
import { writeReports } from '../write-reports.js';
import type { RunPlan } from './plan-run.js';

/** Ways to look in on a run of the command. */
export interface RunOnceHooks {
  /** Abandons the run at once: nothing is stored, written or shown. */
  signal?: AbortSignal;
  /** Called with what has happened, in its order; the first line of an attempt has the number `from`. */
  tell?(from: number, lines: readonly StreamLine[]): void;
}

/**
 * Checks a compactor once, stores and writes what was found, and shows it; the result is the exit code.
 *
 * @throws HarnessError for whatever cannot be used.
 */
export async function runOnce(
  { file, given, source, options, transcript, workers, outputs }: RunPlan,
  { signal, tell }: RunOnceHooks = {},
): Promise<number> {
  const { prune = false, updateKnown: updatesKnown = false, quiet = false, verbose = false } = given;
  const stream = outputs.jsonl === null ? null : new JsonLines(outputs.jsonl);
  const streams = stream !== null || tell !== undefined;
  const job = { ask: 'run', flags: options, transcript, updatesKnown, workers, streams } as const;
  const { report: found, isCutShort } = await reportFromWorker<Report>(source, job, quiet, {
    signal,
    onAdvance({ batch }) {
      if (!batch) return;
      stream?.add(batch.from, batch.lines);
      tell?.(batch.from, batch.lines);
    },
  });
  if (signal?.aborted || !found) {
    stream?.end(null);
    if (!signal?.aborted) tellNothingFound();
    return INTERRUPTED;
  }
  let report = found;
  if (report.shard) report.shard.command = commandOf(given, file);
  const origin = { subject: file, given, file: fileInRepository(source) };
  // What was found is told, and in every form, even where some of it cannot be written down.
  const attempts = new Attempts();
  await attempts.make(() => updateStore(report, { prune }));
  await attempts.make(() => {
    if (updatesKnown && !isCutShort) report = updateKnown(report, report.known!.file);
  });
  await attempts.make(() => writeReports(report, outputs, origin));
  const how = { color: coloursWanted(), width: columns(), quiet, verbose };
  await attempts.make(() =>
    showReport(report, outputs, origin, () => renderReport(report, { ...how, given, subject: file })),
  );
  await attempts.make(() => stream?.end(report));
  attempts.end();
  return isCutShort ? INTERRUPTED : exitCodeOf(report.verdict);
}

/** What was given to the command, which the merged report of its shards shows. */
function commandOf(
  { property = [], transcript, pseudonymise, stepLimit, command, model, cassettes, bail }: RunFlags,
  file: string | undefined,
): ShardRecord['command'] {
  return {
    subject: file ?? null,
    property,
    transcript: transcript ?? null,
    stepLimit: stepLimit ?? null,
    ...(command !== undefined && { command }),
    ...(model !== undefined && { model }),
    ...(cassettes !== undefined && { cassettes }),
    ...(pseudonymise && { pseudonymise }),
    ...(bail && { bail }),
  };
}

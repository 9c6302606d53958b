import { type ReportOptions, renderReport } from '../../../reports/terminal/render-report.js';
import { readWholeNumber } from '../../check/read-whole-number.js';
import { validateOptions } from '../../check/validate-options.js';
import { updateKnown } from '../../known/update-known.js';
import { exitCodeOf } from '../../property/verdict.js';
import type { Report, ShardRecord } from '../../run/report.js';
import { updateStore } from '../../store/update-store.js';
import { INTERRUPTED } from '../exit-codes.js';
import { flagName } from '../flag-name.js';
import { type OutputFlags, outputsOf, withoutOutputs } from '../outputs.js';
import { reportFromWorker, tellNothingFound } from '../report-from-worker.js';
import { requireUpdatable } from '../require-updatable.js';
import { showReport } from '../show-report.js';
import { JsonLines } from '../stream/json-lines.js';
import { fileInRepository } from '../subject/file-in-repository.js';
import { findSubject } from '../subject/find-subject.js';
import { coloursWanted, columns } from '../terminal.js';
import { writeReports } from '../write-reports.js';

const MOST_WORKERS = 64;

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
  model?: string;
  record?: true;
  modelUrl?: string;
  modelDialect?: string;
  cassettes?: string;
  statistics?: true;
  bail?: true;
  stepLimit?: string;
  shrinkTime?: string;
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
  const {
    property: properties,
    command,
    transcript,
    prune = false,
    updateKnown: updatesKnown = false,
    workers = 1,
    quiet = false,
    verbose = false,
    ...rest
  } = withoutOutputs(flags);
  requireUpdatable(flags);
  const options = validateOptions({ ...rest, properties }, flagName);
  const outputs = outputsOf(flags);
  const path = findSubject(file, command);
  const job = {
    ask: 'run',
    flags: options,
    transcript: transcript ?? null,
    updatesKnown,
    workers: readWholeNumber('--workers', workers, { min: 1, max: MOST_WORKERS }),
    streams: outputs.jsonl !== null,
  } as const;
  const stream = outputs.jsonl === null ? null : new JsonLines(outputs.jsonl);
  const { report: found, isCutShort } = await reportFromWorker<Report>(path, job, quiet, ({ batch }) => {
    if (batch) stream?.add(batch.from, batch.lines);
  });
  if (!found) {
    stream?.end(null);
    tellNothingFound();
    return INTERRUPTED;
  }
  let report = found;
  if (report.shard) report.shard.command = commandOf(flags, file);
  const origin = { subject: file, given: flags, file: fileInRepository(path) };
  try {
    updateStore(report, { prune });
    if (updatesKnown && !isCutShort) report = updateKnown(report, report.known!.file);
    await writeReports(report, outputs, origin);
  } finally {
    // What was found is told, even where it cannot be written down.
    await showReport(report, outputs, origin, () => textOf(report, { quiet, verbose, given: flags }, file));
    stream?.end(report);
  }
  return isCutShort ? INTERRUPTED : exitCodeOf(report.verdict);
}

/** What was given to the command, which the merged report of its shards shows. */
function commandOf(
  { property = [], transcript, stepLimit, command, model, cassettes, bail }: RunFlags,
  file: string | undefined,
): ShardRecord['command'] {
  return {
    ...{ subject: file ?? null, property, transcript: transcript ?? null, stepLimit: stepLimit ?? null },
    ...(command !== undefined && { command }),
    ...(model !== undefined && { model }),
    ...(cassettes !== undefined && { cassettes }),
    ...(bail && { bail }),
  };
}

function textOf(
  report: Report,
  how: Pick<ReportOptions, 'quiet' | 'verbose' | 'given'>,
  file: string | undefined,
): string {
  const subject = file === undefined ? {} : { subject: file };
  return renderReport(report, { color: coloursWanted(), width: columns(), ...how, ...subject });
}

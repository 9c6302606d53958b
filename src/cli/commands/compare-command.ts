import { renderCompare } from '../../../reports/compare/render-compare.js';
import { validateOptions } from '../../check/validate-options.js';
import type { CompareReport } from '../../compare/compare-report.js';
import { exitCodeOfCompare } from '../../compare/exit-code-of-compare.js';
import { readStored } from '../../store/read-stored.js';
import { comparePlaces } from '../compare/compare-places.js';
import { refuseUnused } from '../compare/refuse-unused.js';
import { storeDifferences } from '../compare/store-differences.js';
import { writeCompare } from '../compare/write-compare.js';
import { INTERRUPTED } from '../exit-codes.js';
import { flagName } from '../flag-name.js';
import { outputsOf, takesTheScreen } from '../outputs.js';
import { reportFromWorker, tellNothingFound } from '../report-from-worker.js';
import { coloursWanted, columns } from '../terminal.js';
import { transcriptSource } from '../transcript-source.js';
import { saveBaselineCommand } from './save-baseline-command.js';

/** The flags of `compare`, as commander gives them. */
export interface CompareFlags {
  oldRef?: string;
  baseline?: string;
  saveBaseline?: string;
  case?: string;
  runs?: string;
  time?: string;
  seed?: string;
  property?: string[];
  level?: string;
  encoding?: string;
  profile?: string;
  transcript?: string;
  pseudonymise?: true;
  stepLimit?: string;
  shrinkTime?: string;
  store: string | false;
  json?: string | true;
  markdown?: string | true;
  html?: string | true;
  quiet?: true;
  verbose?: true;
}

/**
 * Compares the compactors of two modules, and prints where they differ.
 *
 * @throws HarnessError for whatever cannot be used.
 */
export async function compareCommand(files: readonly string[], flags: CompareFlags): Promise<number> {
  if (flags.saveBaseline !== undefined)
    return saveBaselineCommand(files, { ...flags, saveBaseline: flags.saveBaseline });
  refuseUnused(flags);
  const {
    property,
    transcript: _transcript,
    pseudonymise: _pseudonymise,
    store,
    json,
    markdown,
    html,
    quiet = false,
    verbose = false,
    ...rest
  } = flags;
  const { case: caseFile, oldRef, baseline, saveBaseline: _, ...numbers } = rest;
  const only = caseFile === undefined ? null : readStored(caseFile);
  const properties = property ?? (only?.counterexample ? [only.counterexample.property] : undefined);
  const options = validateOptions({ ...numbers, properties }, flagName);
  const outputs = outputsOf({ json, markdown, html });
  const places = comparePlaces(files, {
    ...(oldRef !== undefined && { oldRef }),
    ...(baseline !== undefined && { baseline }),
  });
  try {
    const { old, sources, words } = places;
    const job = {
      ask: 'compare',
      flags: options,
      transcript: transcriptSource(flags),
      old,
      only: only?.scenario ?? null,
      sources,
    } as const;
    const { report, isCutShort } = await reportFromWorker<CompareReport>(places.new, job, quiet);
    if (!report) {
      tellNothingFound();
      return INTERRUPTED;
    }
    try {
      if (store && !only) storeDifferences(report, store);
      await writeCompare(report, outputs, { given: flags, words, file: caseFile ?? null });
    } finally {
      if (!takesTheScreen(outputs)) {
        const how = { color: coloursWanted(), width: columns(), quiet, verbose };
        process.stdout.write(renderCompare(report, { ...how, given: flags, words, file: caseFile ?? null }));
      }
    }
    return isCutShort ? INTERRUPTED : exitCodeOfCompare(report);
  } finally {
    places.close();
  }
}

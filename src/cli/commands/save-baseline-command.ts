import { amount, count } from '../../../reports/text/numbers.js';
import { visible } from '../../../reports/text/visible.js';
import { shellWord } from '../../../reports/words/shell-word.js';
import { invalidOption } from '../../check/invalid-option.js';
import type { SavedBaseline } from '../../check/save-baseline.js';
import { validateOptions } from '../../check/validate-options.js';
import { HarnessError } from '../../errors/harness-error.js';
import { refuseUnused } from '../compare/refuse-unused.js';
import { INTERRUPTED } from '../exit-codes.js';
import { flagName } from '../flag-name.js';
import { outputPath } from '../output-path.js';
import { reportFromWorker, tellNothingFound } from '../report-from-worker.js';
import { findModule } from '../subject/find-module.js';
import { transcriptSource } from '../transcript-source.js';
import type { CompareFlags } from './compare-command.js';

const CUT_SHORT: Readonly<Record<Exclude<SavedBaseline['ended'], 'runs'>, string>> = {
  time: ', cut short by the time limit',
  hung: ', cut short after too many cases that did not return: what is compared with it ends there, too',
  interrupted: ', interrupted',
};

/**
 * Stores what is seen of the compactor of one module, so that later ones can be compared with it.
 *
 * @throws HarnessError for whatever cannot be used.
 */
export async function saveBaselineCommand(
  files: readonly string[],
  flags: CompareFlags & { saveBaseline: string },
): Promise<number> {
  refuseUnused(flags);
  if (files.length > 1) {
    throw new HarnessError({
      code: 'CC_COMPARE_TOO_MANY',
      what: `Expected one module, got ${files.map((file) => `\`${file}\``).join(', ')}.`,
      why: 'A baseline is stored of one compactor.',
      next: 'Name the one that later ones are to be compared with.',
    });
  }
  const { saveBaseline, property: properties, quiet = false } = flags;
  const { runs, time, seed, encoding, profile, stepLimit } = flags;
  const options = validateOptions({ runs, time, seed, encoding, profile, stepLimit, properties }, flagName);
  const file = outputPath('--save-baseline', saveBaseline);
  if (typeof file !== 'string') throw invalidOption('--save-baseline', 'the path of a file', saveBaseline);
  const job = { ask: 'baseline', flags: options, transcript: transcriptSource(flags), file } as const;
  const { report, isCutShort } = await reportFromWorker<SavedBaseline>(findModule(files[0]), job, quiet);
  if (!report) {
    tellNothingFound();
    return INTERRUPTED;
  }
  const { compactor, seed: drawn, asked, ended } = report;
  const held =
    ended === 'runs'
      ? count(asked, 'run')
      : `${amount(report.runs)} of ${count(asked, 'run')}${CUT_SHORT[ended]}`;
  const words = ['npx', 'compaction-check', 'compare', '--baseline', file, ...files].map(shellWord);
  process.stdout.write(
    `SAVED · ${visible(file)} holds what was seen of ${visible(compactor)} in ${held} · seed ${drawn}\ncompare: ${words.join(' ')}\n`,
  );
  return isCutShort ? INTERRUPTED : 0;
}

import type { Command } from 'commander';
import type { CompareFlags } from '../commands/compare-command.js';
import { collect } from './collect.js';
import { HTML_OPTION } from './html-option.js';

const EXIT_CODES = `
Exit codes of compare: 0 no regression of a property that counts; 1 a regression; 2 not comparable, or nothing could be
said; 3 the command was misused or broke; 130 interrupted.`;

/** Declares `compare`, its options and what they mean; the work is loaded when it is asked for. */
export function addCompare(program: Command, exit: (code: number) => void): void {
  program
    .command('compare')
    .description('drive two compactors with the same conversations, and report only where they differ')
    .argument('[files...]', 'modules of the old and of the new compactor')
    .option(
      '--old-ref <revision>',
      'take the old one from a git revision: the same file, or the one named first',
    )
    .option('--baseline <file>', 'take what was stored of the old one, in place of driving it')
    .option(
      '--save-baseline <file>',
      'compare nothing: store what is seen of the one module, for `--baseline`',
    )
    .option('--case <file>', 'compare on this one counterexample or scenario, and generate none')
    .option('--runs <number>', 'how many scenarios are generated (default: 2000)')
    .option('--time <duration>', 'stop searching after this long, such as 60s or 5m, even if runs are left')
    .option('--seed <number>', 'repeat the comparison that had this seed (default: a random one)')
    .option(
      '--property <name>',
      'judge only these: ids, globs, clauses such as S1 (repeatable, comma)',
      collect,
    )
    .option('--level <level>', 'must, or should to fail on those regressions too (default: must)')
    .option('--encoding <name>', 'o200k_base or cl100k_base (default: o200k_base)')
    .option('--profile <name>', 'smoke, ci or nightly: 100, 2,000 or 50,000 runs (default: ci)')
    .option(
      '--transcript <file>',
      'take the turns from a recorded conversation, in one of the formats of docs/transcripts.md',
    )
    .option(
      '--pseudonymise',
      'replace what is private in that conversation before it is played (docs/transcripts.md)',
    )
    .option('--step-limit <duration>', 'how long one step may take before it counts as a hang (default: 2s)')
    .option(
      '--shrink-time <duration>',
      'how long shrinking may take, all differences together (default: 60s)',
    )
    .option('--store <directory>', 'where the smallest cases are written', '.compaction-check')
    .option('--no-store', 'write no cases')
    .option('--json [file]', 'write the report as JSON, to standard output if no file is given')
    .option('--markdown [file]', 'write the report as Markdown, to standard output if no file is given')
    .option(...HTML_OPTION)
    .option('--quiet', 'print differences only, and no progress')
    .option('--verbose', 'print the evidence of every difference, not only of the first three')
    .addHelpText('after', EXIT_CODES)
    .action(async (files: string[], flags: CompareFlags) =>
      exit(await (await import('../commands/compare-command.js')).compareCommand(files, flags)),
    );
}

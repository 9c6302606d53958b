import { Command, CommanderError } from 'commander';
import type { CompareFlags } from './cli/commands/compare-command.js';
import type { MergeFlags } from './cli/commands/merge-command.js';
import type { ReplayFlags } from './cli/commands/replay-command.js';
import type { RunFlags } from './cli/commands/run-command.js';
import { MISUSED } from './cli/exit-codes.js';

import { printError } from './cli/print-error.js';
import { TOOL } from './run/law.js';

const EXIT_CODES = `
Exit codes: 0 passed; 1 a property failed, or the compactor crashed or hung; 2 nothing was broken but something could
not be judged; 3 the command was misused or broke; 130 interrupted.`;

const COMPARE_EXIT_CODES = `
Exit codes of compare: 0 no regression of a property that counts; 1 a regression; 2 not comparable, or nothing could be
said; 3 the command was misused or broke; 130 interrupted.`;

/** Runs the command with its arguments, and gives its exit code. Heavy modules are loaded by the actions alone. */
export async function main(args: readonly string[]): Promise<number> {
  let exitCode = 0;
  const program = buildProgram((code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : MISUSED;
    printError(error);
    return MISUSED;
  }
}

function buildProgram(exit: (code: number) => void): Command {
  const program = new Command('compaction-check')
    .description(
      'QuickCheck for context compaction: finds the smallest conversation on which a compactor loses a fact.',
    )
    .version(TOOL, '-v, --version')
    .addHelpText('after', EXIT_CODES)
    .showHelpAfterError('See `compaction-check --help`.')
    .exitOverride();
  addRun(program, exit);
  addReplay(program, exit);
  addCompare(program, exit);
  addMerge(program, exit);
  program
    .command('list')
    .description('list all properties, with the clauses of the law that they check')
    .action(async () => exit(await (await import('./cli/commands/list-command.js')).listCommand()));
  program
    .command('explain')
    .description('say what a property claims, why it matters, and how to keep it')
    .argument('<property>', 'id of a property, or a clause such as S1')
    .argument('[file]', 'module of a configuration with properties of your own')
    .action(async (name: string, file: string | undefined) =>
      exit(await (await import('./cli/commands/explain-command.js')).explainCommand(name, file)),
    );
  return program;
}

function addRun(program: Command, exit: (code: number) => void): void {
  program
    .command('run')
    .description('check a compactor on generated conversations')
    .argument(
      '[file]',
      'module whose default export is a compactor or a configuration (default: compaction-check.config.*)',
    )
    .option('--runs <number>', 'how many scenarios are generated (default: 2000)')
    .option('--time <duration>', 'stop searching after this long, such as 60s or 5m, even if runs are left')
    .option('--seed <number>', 'repeat the run that had this seed (default: a random one)')
    .option('--shard <part>', 'play a part of the runs, such as 2/5; `merge` makes one report of all')
    .option(
      '--property <name>',
      'judge only these: ids, globs, clauses such as S1 (repeatable, comma)',
      collect,
    )
    .option('--level <level>', 'must, or should to fail on those properties too (default: must)')
    .option('--encoding <name>', 'o200k_base or cl100k_base (default: o200k_base)')
    .option('--profile <name>', 'smoke, ci or nightly: 100, 2,000 or 50,000 runs (default: ci)')
    .option(
      '--transcript <file>',
      'take the turns from a recorded conversation: OpenAI chat messages or SWE-agent',
    )
    .option(
      '--self-check',
      'corrupt what the compactor returns, and show that each property notices (default: 300 runs)',
    )
    .option(
      '--command <line>',
      'check a program that speaks the protocol of docs/protocol.md, in place of a module',
    )
    .option('--statistics', 'also print what occurred in the scenarios, in which shares')
    .option('--bail', 'stop searching at the first breach')
    .option('--step-limit <duration>', 'how long one step may take before it counts as a hang (default: 2s)')
    .option(
      '--shrink-time <duration>',
      'how long shrinking may take, all broken properties together (default: 60s)',
    )
    .option(
      '--store <directory>',
      'where counterexamples are written, and replayed from before the first run (default: .compaction-check)',
    )
    .option('--no-store', 'write no counterexamples, and replay none')
    .option('--prune', 'remove stored counterexamples that no longer break their property')
    .option('--json [file]', 'write the report as JSON, to standard output if no file is given')
    .option('--markdown [path]', 'write bug reports as Markdown: to standard output, a file, or a directory')
    .option('--quiet', 'print failures only, and no progress')
    .option('--verbose', 'print the evidence of every broken property, not only of the first three')
    .action(async (file: string | undefined, { selfCheck, ...flags }: RunFlags & { selfCheck?: true }) =>
      exit(
        selfCheck
          ? await (await import('./cli/commands/self-check-command.js')).selfCheckCommand(file, flags)
          : await (await import('./cli/commands/run-command.js')).runCommand(file, flags),
      ),
    );
}

function addReplay(program: Command, exit: (code: number) => void): void {
  program
    .command('replay')
    .description(
      'drive a stored counterexample again; exit code 1 if it still breaks, 0 if it no longer does',
    )
    .argument('<counterexample>', 'file that `run` wrote, or a bare scenario as JSON')
    .argument('[file]', 'module of the compactor (default: compaction-check.config.*)')
    .option('--command <line>', 'replay it on a program that speaks the protocol, in place of a module')
    .option('--step-limit <duration>', 'how long one step may take before it counts as a hang (default: 2s)')
    .option('--in-process', 'drive it without a worker, for breakpoints; a hang is not stopped then')
    .option('--json [file]', 'write the replayed counterexample as JSON')
    .option(
      '--markdown [path]',
      'write the bug report as Markdown: to standard output, a file, or a directory',
    )
    .action(async (counterexample: string, file: string | undefined, flags: ReplayFlags) =>
      exit(
        await (await import('./cli/commands/replay-command.js')).replayCommand(counterexample, file, flags),
      ),
    );
}

function addCompare(program: Command, exit: (code: number) => void): void {
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
      'take the turns from a recorded conversation: OpenAI chat messages or SWE-agent',
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
    .option('--quiet', 'print differences only, and no progress')
    .option('--verbose', 'print the evidence of every difference, not only of the first three')
    .addHelpText('after', COMPARE_EXIT_CODES)
    .action(async (files: string[], flags: CompareFlags) =>
      exit(await (await import('./cli/commands/compare-command.js')).compareCommand(files, flags)),
    );
}

function addMerge(program: Command, exit: (code: number) => void): void {
  program
    .command('merge')
    .description('make one report of those of all shards of a run, as the whole run would have given it')
    .argument('<reports...>', 'files that `run --shard <part> --json <file>` wrote, one of each shard')
    .option('--store <directory>', 'where counterexamples are written', '.compaction-check')
    .option('--no-store', 'write no counterexamples')
    .option('--json [file]', 'write the report as JSON, to standard output if no file is given')
    .option('--markdown [path]', 'write bug reports as Markdown: to standard output, a file, or a directory')
    .option('--quiet', 'print failures only')
    .option('--verbose', 'print the evidence of every broken property, not only of the first three')
    .action(async (reports: string[], flags: MergeFlags) =>
      exit(await (await import('./cli/commands/merge-command.js')).mergeCommand(reports, flags)),
    );
}

function collect(value: string, before: string[] = []): string[] {
  return [...before, ...value.split(',')];
}

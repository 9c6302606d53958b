import type { Command } from 'commander';
import type { MergeFlags } from '../commands/merge-command.js';

/** Declares `merge`, its options and what they mean; the work is loaded when it is asked for. */
export function addMerge(program: Command, exit: (code: number) => void): void {
  program
    .command('merge')
    .description('make one report of those of all shards of a run, as the whole run would have given it')
    .argument('<reports...>', 'files that `run --shard <part> --json <file>` wrote, one of each shard')
    .option('--store <directory>', 'where counterexamples are written', '.compaction-check')
    .option('--no-store', 'write no counterexamples')
    .option(
      '--known <file>',
      'failures that are known, and let pass for a time (default: compaction-check.known.json)',
    )
    .option('--no-known', 'let no failure pass')
    .option('--update-known', 'write the failures that were found into that file, and remove what holds')
    .option('--json [file]', 'write the report as JSON, to standard output if no file is given')
    .option('--markdown [path]', 'write bug reports as Markdown: to standard output, a file, or a directory')
    .option('--junit [file]', 'write the report as JUnit XML, a test case for each property')
    .option('--sarif [file]', 'write the report as SARIF 2.1.0, a result for each broken property')
    .option(
      '--markdown-comment [file]',
      'write a comment for a pull request: new failures first, known ones after',
    )
    .option('--github', 'annotate a job of GitHub Actions, and add to its summary')
    .option('--quiet', 'print failures only')
    .option('--verbose', 'print the evidence of every broken property, not only of the first three')
    .action(async (reports: string[], flags: MergeFlags) =>
      exit(await (await import('../commands/merge-command.js')).mergeCommand(reports, flags)),
    );
}

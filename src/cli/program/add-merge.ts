import type { Command } from 'commander';
import type { MergeFlags } from '../commands/merge-command.js';
import { addReportOptions } from './add-report-options.js';

/** Declares `merge`, its options and what they mean; the work is loaded when it is asked for. */
export function addMerge(program: Command, exit: (code: number) => void): void {
  const command = program
    .command('merge')
    .description('make one report of those of all shards of a run, as the whole run would have given it')
    .argument('<reports...>', 'files that `run --shard <part> --json <file>` wrote, one of each shard')
    .option('--store <directory>', 'where counterexamples are written', '.compaction-check')
    .option('--no-store', 'write no counterexamples');
  addReportOptions(command)
    .option('--quiet', 'print failures only')
    .option('--verbose', 'print the evidence of every broken property, not only of the first three')
    .action(async (reports: string[], flags: MergeFlags) =>
      exit(await (await import('../commands/merge-command.js')).mergeCommand(reports, flags)),
    );
}

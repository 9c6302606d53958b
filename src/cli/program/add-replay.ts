import type { Command } from 'commander';
import type { ReplayFlags } from '../commands/replay-command.js';
import { HTML_OPTION } from './html-option.js';

/** Declares `replay`, its options and what they mean; the work is loaded when it is asked for. */
export function addReplay(program: Command, exit: (code: number) => void): void {
  program
    .command('replay')
    .description(
      'drive a stored counterexample again; exit code 1 if it still breaks, 0 if it no longer does',
    )
    .argument('<counterexample>', 'file that `run` wrote, or a bare scenario as JSON')
    .argument('[file]', 'module of the compactor (default: compaction-check.config.*)')
    .option('--command <line>', 'replay it on a program that speaks the protocol, in place of a module')
    .option('--step-limit <duration>', 'how long one step may take before it counts as a hang (default: 2s)')
    .option('--cassettes <directory>', 'where answers of a model are recorded, if one was the summarizer')
    .option('--in-process', 'drive it without a worker, for breakpoints; a hang is not stopped then')
    .option('--json [file]', 'write the replayed counterexample as JSON')
    .option(
      '--markdown [path]',
      'write the bug report as Markdown: to standard output, a file, or a directory',
    )
    .option(...HTML_OPTION)
    .action(async (counterexample: string, file: string | undefined, flags: ReplayFlags) =>
      exit(await (await import('../commands/replay-command.js')).replayCommand(counterexample, file, flags)),
    );
}

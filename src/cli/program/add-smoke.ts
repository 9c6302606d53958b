import type { Command } from 'commander';
import type { SmokeFlags } from '../commands/smoke-command.js';

/** Declares `smoke`, its options and what they mean; the work is loaded when it is asked for. */
export function addSmoke(program: Command, exit: (code: number) => void): void {
  program
    .command('smoke')
    .description('try the adapter of a compactor call by call, and say what is wrong with it; judges nothing')
    .argument('[file]', 'module of the compactor (default: compaction-check.config.*)')
    .option(
      '--command <line>',
      'try a program that speaks the protocol of docs/protocol.md, in place of a module',
    )
    .option('--step-limit <duration>', 'how long one call may take before it counts as a hang (default: 5s)')
    .option('--json [file]', 'write what was found as JSON, to standard output if no file is given')
    .action(async (file: string | undefined, flags: SmokeFlags) =>
      exit(await (await import('../commands/smoke-command.js')).smokeCommand(file, flags)),
    );
}

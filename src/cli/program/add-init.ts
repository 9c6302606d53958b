import type { Command } from 'commander';
import type { InitFlags } from '../commands/init-command.js';

/** Declares `init`, its options and what they mean; the work is loaded when it is asked for. */
export function addInit(program: Command, exit: (code: number) => void): void {
  program
    .command('init')
    .description(
      'write a configuration, an adapter and a test file that run at once; asks what it is not told',
    )
    .argument('[directory]', 'where they are written (default: the working directory)')
    .option(
      '--kind <name>',
      'messages, pair, langchain, ai-sdk, strands or python (default: asked, or by the packages of the project)',
    )
    .option('--from <module>', 'the module that exports your functions, in place of an example')
    .option('--vitest', 'write a test file for vitest (default)')
    .option('--no-vitest', 'write none')
    .option('--force', 'write over files that are there')
    .action(async (directory: string | undefined, flags: InitFlags) =>
      exit(await (await import('../commands/init-command.js')).initCommand(directory, flags)),
    );
}

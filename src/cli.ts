import { Command, CommanderError } from 'commander';
import { MISUSED } from './cli/exit-codes.js';

import { printError } from './cli/print-error.js';
import { addCompare } from './cli/program/add-compare.js';
import { addMerge } from './cli/program/add-merge.js';
import { addReplay } from './cli/program/add-replay.js';
import { addRun } from './cli/program/add-run.js';
import { TOOL } from './run/law.js';

const EXIT_CODES = `
Exit codes: 0 passed; 1 a property failed, or the compactor crashed or hung; 2 nothing was broken but something could
not be judged; 3 the command was misused or broke; 130 interrupted.`;

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

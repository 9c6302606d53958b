import { Command, CommanderError } from 'commander';
import { TOOL } from '../../run/law.js';
import { addCalibrate } from './add-calibrate.js';
import { addCompare } from './add-compare.js';
import { addImport } from './add-import.js';
import { addInit } from './add-init.js';
import { addJudge } from './add-judge.js';
import { addMerge } from './add-merge.js';
import { addReplay } from './add-replay.js';
import { addRun } from './add-run.js';
import { addServe } from './add-serve.js';
import { addSmoke } from './add-smoke.js';

const EXIT_CODES = `
Exit codes: 0 passed; 1 a property failed, or the compactor crashed or hung; 2 nothing was broken but something could
not be judged; 3 the command was misused or broke; 130 interrupted.`;

/** The command with all its subcommands; `exit` takes the exit code of the one that was called. */
export function buildProgram(exit: (code: number) => void): Command {
  const program = new Command('compaction-check')
    .description(
      'QuickCheck for context compaction: finds the smallest conversation on which a compactor loses a fact.',
    )
    .version(TOOL, '-v, --version')
    .addHelpText('after', EXIT_CODES)
    .showHelpAfterError('See `compaction-check --help`.')
    .exitOverride();
  addInit(program, exit);
  addRun(program, exit);
  addReplay(program, exit);
  addCompare(program, exit);
  addMerge(program, exit);
  addJudge(program, exit);
  addImport(program, exit);
  addCalibrate(program, exit);
  addSmoke(program, exit);
  addServe(program, exit);
  program
    .command('list')
    .description('list all properties, with the clauses of the law that they check')
    .action(async () => exit(await (await import('../commands/list-command.js')).listCommand()));
  program
    .command('explain')
    .description('say what a property claims, why it matters, and how to keep it')
    .argument('<property>', 'id of a property, or a clause such as S1')
    .argument('[file]', 'module of a configuration with properties of your own')
    .action(async (name: string, file: string | undefined) =>
      exit(await (await import('../commands/explain-command.js')).explainCommand(name, file)),
    );
  return program;
}

/** The exit code that the parser of arguments asks for, if the error is its own. */
export function exitCodeOfParser(error: unknown): number | undefined {
  return error instanceof CommanderError ? error.exitCode : undefined;
}

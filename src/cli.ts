import { MISUSED } from './cli/exit-codes.js';
import { printError } from './cli/print-error.js';
import { buildProgram, exitCodeOfParser } from './cli/program/build-program.js';

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
    const asked = exitCodeOfParser(error);
    if (asked === undefined) printError(error);
    return asked === 0 ? 0 : MISUSED;
  }
}

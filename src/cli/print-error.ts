import { visible } from '../../reports/text/visible.js';
import { HarnessError } from '../errors/harness-error.js';

/** Prints an error to standard error, with its code and the next step; its stack only if `DEBUG=compaction-check`. */
export function printError(error: unknown): void {
  const { code, message, stack } = error instanceof HarnessError ? error : brokenBy(error);
  process.stderr.write(`${inert(`error ${code}: ${message}`)}\n`);
  if (process.env.DEBUG === 'compaction-check') process.stderr.write(`${inert(`${stack}`)}\n`);
}

/** An error quotes files and values, and nothing in them may be obeyed by the terminal. */
function inert(text: string): string {
  return text.replace(/[^\n\t]+/g, visible);
}

/** An error that nobody foresaw is a fault of ours. */
function brokenBy(cause: unknown): HarnessError {
  const error = new HarnessError(
    {
      code: 'CC_INTERNAL',
      what: `compaction-check broke: ${cause instanceof Error ? cause.message : String(cause)}`,
      why: 'This is a fault of the tool, and says nothing about your compactor.',
      next: 'Run it again with DEBUG=compaction-check, and report what it prints.',
    },
    { cause },
  );
  if (cause instanceof Error && cause.stack) error.stack = cause.stack;
  return error;
}

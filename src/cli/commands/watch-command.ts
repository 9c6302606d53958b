import { dirname, isAbsolute, relative } from 'node:path';
import { changedLine, replayedLines, waitingLine } from '../../../reports/terminal/watch-lines.js';
import { styleOf } from '../../../reports/text/style.js';
import { HarnessError } from '../../errors/harness-error.js';
import type { ReplayLine } from '../../run/stream-line.js';
import { INTERRUPTED } from '../exit-codes.js';
import { printError } from '../print-error.js';
import { planRun, type RunPlan } from '../run/plan-run.js';
import { runOnce } from '../run/run-once.js';
import { coloursWanted, columns } from '../terminal.js';
import { isSource } from '../watch/is-source.js';
import { requireWatchable } from '../watch/require-watchable.js';
import { Rounds } from '../watch/rounds.js';
import { SourceWatcher } from '../watch/source-watcher.js';
import type { RunFlags } from './run-command.js';

/**
 * Checks a compactor, and again whenever source code changes, what failed before first; ends at an interrupt.
 *
 * @throws HarnessError for whatever cannot be used, whatever the code says.
 */
export async function watchCommand(
  file: string | undefined,
  { selfCheck, ...flags }: RunFlags & { selfCheck?: true | undefined },
): Promise<number> {
  requireWatchable({ ...flags, selfCheck });
  const plan = planRun(file, flags);
  const rounds = new Rounds();
  const watcher = new SourceWatcher(isSource, (paths) => rounds.change(paths));
  try {
    for (const folder of foldersOf(plan)) watcher.add(folder);
    let isFirst = true;
    for (;;) {
      const end = await round(plan, rounds.signal, isFirst);
      isFirst = false;
      if (end === 'interrupted') return INTERRUPTED;
      if (end === 'done') say(waitingLine(style()));
      const changed = await unlessInterrupted(rounds.next());
      if (changed === null) return INTERRUPTED;
      say(
        changedLine(
          changed.map((path) => relative(process.cwd(), path)),
          style(),
        ),
      );
    }
  } finally {
    watcher.close();
  }
}

/** Code that somebody is working on may be broken for a while: that is told, and waited for. */
async function round(
  plan: RunPlan,
  signal: AbortSignal,
  isFirst: boolean,
): Promise<'done' | 'changed' | 'interrupted'> {
  let isTold = isFirst;
  try {
    const exitCode = await runOnce(plan, {
      signal,
      tell: (_, lines) => {
        if (isTold || lines.length === 0) return;
        isTold = true;
        say(
          ...replayedLines(
            lines.filter((line): line is ReplayLine => line.type === 'replay'),
            style(),
          ),
        );
      },
    });
    if (signal.aborted) return 'changed';
    return exitCode === INTERRUPTED ? 'interrupted' : 'done';
  } catch (error) {
    if (!(error instanceof HarnessError)) throw error;
    if (signal.aborted) return 'changed';
    printError(error);
    return 'done';
  }
}

/** What a promise gives, or null at an interrupt. */
async function unlessInterrupted<T>(promise: Promise<T>): Promise<T | null> {
  let interrupt = () => {};
  const interrupted = new Promise<null>((resolve) => {
    interrupt = () => resolve(null);
    process.on('SIGINT', interrupt);
  });
  try {
    return await Promise.race([promise, interrupted]);
  } finally {
    process.off('SIGINT', interrupt);
  }
}

/** The working directory, and the folder of the module where that is elsewhere. */
function foldersOf({ source }: RunPlan): string[] {
  const cwd = process.cwd();
  if (typeof source !== 'string') return [cwd];
  const path = relative(cwd, source);
  return path.startsWith('..') || isAbsolute(path) ? [cwd, dirname(source)] : [cwd];
}

function style() {
  return styleOf(coloursWanted(), columns());
}

function say(...lines: string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

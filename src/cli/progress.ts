import { createRequire } from 'node:module';
import type { Advance } from './worker/protocol.js';

/** Shows how a search goes on, where there is a terminal to show it on. */
export interface Progress {
  update(advance: Advance): void;
  stop(): void;
}

const SILENT: Progress = { update: () => {}, stop: () => {} };

/** Runs done, runs per second, time left and breaches, on standard error; silent if that is no terminal. */
export function startProgress(isQuiet: boolean): Progress {
  if (isQuiet || !process.stderr.isTTY) return SILENT;
  // Loaded where there is something to show, since it takes as long as the words of the command.
  const cliProgress = createRequire(import.meta.url)('cli-progress') as typeof import('cli-progress');
  const bar = new cliProgress.SingleBar({
    format: '{bar} {value}/{total} runs · {rate}/s · {left} left · {state}',
    stream: process.stderr,
    barsize: 20,
    clearOnComplete: true,
    gracefulExit: false,
    hideCursor: null,
    linewrap: null,
  });
  let started = 0;
  return {
    update: (advance) => {
      const { runs, total } = advance;
      if (!bar.isActive) {
        started = performance.now();
        bar.start(total, runs, { rate: '–', left: '–', state: 'started' });
      } else bar.update(runs, payloadOf(advance, performance.now() - started));
    },
    stop: () => bar.stop(),
  };
}

function payloadOf({ runs, total, timeMs, state }: Advance, elapsedMs: number) {
  const byRuns = ((total - runs) * elapsedMs) / Math.max(1, runs);
  const left = timeMs === null ? byRuns : Math.min(byRuns, Math.max(0, timeMs - elapsedMs));
  return {
    rate: Math.round((runs * 1000) / elapsedMs),
    left: `${Math.ceil(left / 1000)}s`,
    state,
  };
}

import cliProgress from 'cli-progress';

/** Shows how a search goes on, where there is a terminal to show it on. */
export interface Progress {
  update(runs: number, broken: number): void;
  stop(): void;
}

const SILENT: Progress = { update: () => {}, stop: () => {} };

/** Runs done, runs per second, time left and breaches, on standard error; silent if that is no terminal. */
export function startProgress(total: number, timeMs: number | null, isQuiet: boolean): Progress {
  if (isQuiet || !process.stderr.isTTY) return SILENT;
  const bar = new cliProgress.SingleBar({
    format: '{bar} {value}/{total} runs · {rate}/s · {left} left · {broken}',
    stream: process.stderr,
    barsize: 20,
    clearOnComplete: true,
    gracefulExit: false,
    hideCursor: null,
  });
  const started = performance.now();
  bar.start(total, 0, { rate: '–', left: '–', broken: '' });
  return {
    update: (runs, broken) => {
      const elapsed = performance.now() - started;
      const leftByRuns = ((total - runs) * elapsed) / Math.max(1, runs);
      const left = Math.min(leftByRuns, timeMs === null ? leftByRuns : Math.max(0, timeMs - elapsed));
      bar.update(runs, {
        rate: Math.round((runs * 1000) / elapsed),
        left: `${Math.ceil(left / 1000)}s`,
        broken: runs < total ? `${broken} broken` : 'shrinking',
      });
    },
    stop: () => bar.stop(),
  };
}

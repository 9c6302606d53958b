import { HarnessError } from '../../errors/harness-error.js';

/** The error for a folder that the system does not let us watch. */
export function unwatchable(folder: string, cause: Error): HarnessError {
  const isFull = ['ENOSPC', 'EMFILE'].includes((cause as NodeJS.ErrnoException).code ?? '');
  return new HarnessError(
    {
      code: 'CC_WATCH_IMPOSSIBLE',
      what: `${folder} could not be watched: ${cause.message}`,
      why: isFull
        ? 'The system watches no more files for one user.'
        : 'Without it nobody notices that the compactor has changed.',
      next: isFull
        ? 'Start the command in a smaller directory, or raise the limit (fs.inotify.max_user_watches on Linux).'
        : 'Make it readable, or run without `--watch`.',
    },
    { cause },
  );
}

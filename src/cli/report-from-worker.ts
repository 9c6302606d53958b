import { onInterrupt } from './on-interrupt.js';
import { startProgress } from './progress.js';
import type { SubjectSource } from './subject/find-subject.js';
import { JobInWorker } from './worker/job-in-worker.js';
import type { Advance, Job } from './worker/protocol.js';

/** What a job that may be interrupted came to; no report where it was, before there was anything to report. */
export interface Reported<R> {
  report: R | null;
  isCutShort: boolean;
}

/** Ways to look in on a job. */
export interface JobHooks {
  onAdvance?(advance: Advance): void;
  /** Abandons the job at once. */
  signal?: AbortSignal;
}

/**
 * Does a job on a compactor in a worker, with progress on a terminal unless it is to be quiet, and ends it early at an
 * interrupt.
 */
export async function reportFromWorker<R>(
  source: SubjectSource,
  job: Job,
  quiet: boolean,
  { onAdvance, signal }: JobHooks = {},
): Promise<Reported<R>> {
  const progress = startProgress(quiet);
  const work = new JobInWorker<R>(source, job);
  const release = onInterrupt(() => work.stop());
  const abandon = () => work.abandon();
  signal?.addEventListener('abort', abandon);
  try {
    const report = await work.report((advance) => {
      progress.update(advance);
      onAdvance?.(advance);
    });
    return { report, isCutShort: work.isCutShort };
  } finally {
    progress.stop();
    release();
    signal?.removeEventListener('abort', abandon);
  }
}

/** Says on standard error that an interrupted job found nothing. */
export function tellNothingFound(): void {
  process.stderr.write('Interrupted while the compactor did not return; nothing was found before that.\n');
}

import type { FoundPart } from '../../check/search-check.js';
import type { Shard } from '../../run/shard.js';
import type { SubjectSource } from '../subject/find-subject.js';
import { JobInWorker } from './job-in-worker.js';
import type { Job } from './protocol.js';

type Search = Extract<Job, { ask: 'search' }>;

/** How often an interrupt is looked for on their behalf. */
const LOOK_MS = 50;

/** The searches of one run that go on in workers of their own, beside the one that concludes it. */
export class OtherSearches {
  private readonly done: number[] = [];
  private readonly jobs: JobInWorker<FoundPart>[];
  private readonly found: Promise<FoundPart[]>;
  private readonly look: NodeJS.Timeout | undefined;

  /** Starts a search for each of the parts; they end when they are asked to. */
  constructor(
    source: SubjectSource,
    job: Omit<Search, 'ask' | 'part'>,
    parts: readonly Shard[],
    isAskedToStop: () => boolean,
  ) {
    this.jobs = parts.map((part) => new JobInWorker<FoundPart>(source, { ask: 'search', ...job, part }));
    this.found = Promise.all(
      this.jobs.map((search, place) =>
        search.report(({ runs }) => {
          this.done[place] = runs;
        }),
      ),
    ).then((reports) => reports.filter((report) => report !== null));
    // Whoever waits for them is told; until then nobody is.
    this.found.catch(() => {});
    if (parts.length > 0) this.look = setInterval(() => isAskedToStop() && this.stop(), LOOK_MS);
  }

  /** How many runs they have done so far. */
  get runs(): number {
    return this.done.reduce((sum, runs) => sum + runs, 0);
  }

  /**
   * What they found, once all of them have ended; nothing of one that was stopped while the compactor did not return.
   *
   * @throws HarnessError what one of them throws.
   */
  parts(): Promise<FoundPart[]> {
    return this.found;
  }

  /** Ends each after its case at work. */
  stop(): void {
    clearInterval(this.look);
    for (const job of this.jobs) job.stop();
  }
}

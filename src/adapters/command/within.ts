import { LostError } from '../../compactor/lost-error.js';

/** How long the hello may take: frameworks take seconds to be imported. */
export const START_LIMIT_MS = 15_000;

/** Something that may have to be ended. */
interface Killable {
  kill(): void;
  /** The beginning of a line that it has not ended; empty if there is none. */
  readonly unfinished: string;
}

/**
 * The value of `work`; after `ms` whoever does it is ended.
 *
 * @throws LostError when it took too long.
 */
export async function within<T>(work: Promise<T>, ms: number, worker: Killable): Promise<T> {
  let late: string | null = null;
  const timer = setTimeout(() => {
    late = worker.unfinished;
    worker.kill();
  }, ms);
  try {
    return await work;
  } catch (error) {
    if (late === null) throw error;
    const half = late === '' ? '' : `; it wrote the beginning of a line, and no line feed: ${late}`;
    throw new LostError('hung', `the child gave no answer within ${ms} ms${half}`);
  } finally {
    clearTimeout(timer);
  }
}

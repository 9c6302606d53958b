import { LostError } from '../../compactor/lost-error.js';

/** Something that may have to be ended. */
interface Killable {
  kill(): void;
}

/**
 * The value of `work`; after `ms` whoever does it is ended.
 *
 * @throws LostError when it took too long.
 */
export async function within<T>(work: Promise<T>, ms: number, worker: Killable): Promise<T> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    worker.kill();
  }, ms);
  try {
    return await work;
  } catch (error) {
    throw isLate ? new LostError('hung', `the child gave no answer within ${ms} ms`) : error;
  } finally {
    clearTimeout(timer);
  }
}

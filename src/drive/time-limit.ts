import { clearTimeout, setTimeout } from 'node:timers';

/** A call did not return in time. */
export class OutOfTime extends Error {}

/**
 * The value of `work`, as long as it settles within `ms`.
 *
 * @throws OutOfTime when it does not; the work itself cannot be stopped.
 */
export async function withinLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutOfTime(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

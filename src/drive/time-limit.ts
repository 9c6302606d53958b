import { clearTimeout, setTimeout } from 'node:timers';

/** A call did not return in time. */
export class OutOfTime extends Error {}

/**
 * The value of `work`, as long as it settles within `ms`.
 *
 * @throws OutOfTime when it does not; the work itself cannot be stopped.
 */
export async function withinLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  return await new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new OutOfTime(`no answer within ${ms} ms`)), ms);
    // To await needs no method of promises, which code under test may have replaced.
    const settle = async () => {
      try {
        resolve(await work);
      } catch (error) {
        reject(error);
      } finally {
        clearTimeout(timer);
      }
    };
    void settle();
  });
}

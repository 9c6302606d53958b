import { setImmediate as nextRound } from 'node:timers/promises';

/** Rounds of the event loop in which everything that needs nobody else comes to rest. */
const ROUNDS = 3;

/** Waits until work has ended, or waits itself for something that is yet to come. */
export async function quiet(work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  for (let round = 0; round < ROUNDS && !isOver; round += 1) await nextRound();
}

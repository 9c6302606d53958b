import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Observation } from '../../property/observation.js';
import { breakdownAt } from './breakdown-at.js';
import type { ConsoleCapture } from './console-capture.js';
import type { Heartbeat } from './heartbeat.js';
import type { ProcessGuard, Trespass } from './process-guard.js';

/** What watches over the code under test in one thread. */
export interface Watch {
  heartbeat: Heartbeat;
  console: ConsoleCapture;
  guard: ProcessGuard;
}

/** Drives a case in this thread, and adds what only the thread can know: console output, exits, stray errors. */
export async function playHere(
  watch: Watch,
  drive: () => Promise<Observation>,
  stepLimitMs: number,
): Promise<Observation> {
  watch.heartbeat.limitMs = stepLimitMs;
  watch.heartbeat.startPlay();
  watch.console.take();
  watch.guard.take();
  let observation: Observation;
  try {
    observation = await drive();
    // Errors of timers that are due, and rejections that nobody handles, surface in the next turn of the event loop.
    await nextTurn();
  } finally {
    watch.heartbeat.leave();
  }
  const seen = { ...observation, console: watch.console.take() };
  const trespass = watch.guard.take();
  return trespass ? withTrespass(seen, trespass) : seen;
}

function withTrespass(observation: Observation, { kind, where, message }: Trespass): Observation {
  const { scenario, moments } = observation;
  const breakdown = breakdownAt(scenario, where, kind, message);
  // Nothing comes after the end of a process, although this thread went on.
  const seen = kind === 'exited' ? moments.filter(({ step }) => step < breakdown.step) : moments;
  return { ...observation, moments: seen, breakdown };
}

import type { Heartbeat } from './heartbeat.js';
import type { Play } from './play-around.js';

/** The same play, and a signal that is given before the next case once the host has asked for an end. */
export function untilAskedToStop(heartbeat: Heartbeat, play: Play): { play: Play; signal: AbortSignal } {
  const stopping = new AbortController();
  return {
    signal: stopping.signal,
    play: (...args) => {
      if (heartbeat.isAskedToStop) stopping.abort();
      return play(...args);
    },
  };
}

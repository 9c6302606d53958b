import type { Draw } from '../draw.js';

/** Mostly while the first summary is waited for, else while the second is. */
const FIRST = { meanwhile: 0.85, kill: 0.8 };

/** What happens while a pass waits, and for which summary. */
export function drawMeanwhile(draw: Draw): { what: 'append' | 'compact' | 'abort'; during: number } {
  const during = draw.chance(FIRST.meanwhile) ? 0 : 1;
  const what = draw.weighted<'append' | 'compact' | 'abort'>([
    ['append', 6],
    ['compact', 3],
    ['abort', 1],
  ]);
  return { what, during };
}

/** A kill while a pass waits. */
export function drawKill(draw: Draw): { step: 'kill'; during: number } {
  return { step: 'kill', during: draw.chance(FIRST.kill) ? 0 : 1 };
}

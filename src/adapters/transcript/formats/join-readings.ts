import type { Reading } from './format.js';

/** What several values of a file hold, as one conversation in their order. */
export function joinReadings(readings: readonly Reading[]): Reading {
  return {
    messages: readings.flatMap(({ messages }) => messages),
    leftOut: readings.flatMap(({ leftOut }) => leftOut),
  };
}

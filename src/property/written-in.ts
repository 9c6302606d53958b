import type { Moment } from './observation.js';

/** What summarizers answered at some moments: the texts, trimmed, without the empty ones. */
export function writtenIn(moments: readonly Moment[]): string[] {
  return moments
    .flatMap(({ calls }) => calls.map((call) => call.response?.text.trim() ?? ''))
    .filter((text) => text !== '');
}

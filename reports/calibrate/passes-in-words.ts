import type { PassSeries } from '../../src/calibrate/calibration-report.js';
import { percentPassed } from '../text/numbers.js';
import { ratioInWords } from './ratio-in-words.js';

/** What became of coverage from pass to pass. */
export function passesInWords({ kind, ratio, passes, cliff }: PassSeries): string {
  const all = passes.map(({ all: share }) => percentPassed(share)).join(', ');
  const how = kind === 'spread' ? 'together within the ratio to trust' : 'each near the ratio to trust';
  const end = cliff === null ? 'no cliff' : `cliff at pass ${cliff}`;
  return `${passes.length} passes of ${ratioInWords(ratio)}, ${how}: ${all} of all so far; ${end}`;
}

import type { CurveReport } from '../../src/calibrate/calibration-report.js';
import { ratioInWords } from './ratio-in-words.js';

/** The knee of a curve, as a cell of a table has room for it. */
export function kneeInWords({ knee }: CurveReport): string {
  switch (knee.state) {
    case 'found':
      return ratioInWords(knee.ratio);
    case 'beyond':
      return `≥ ${ratioInWords(knee.ratio, 'down')}`;
    case 'below':
      return `< ${ratioInWords(knee.high, 'up')}`;
    case 'unmeasured':
      return '–';
  }
}

/** Between which ratios it lies. */
export function boundsInWords({ knee }: CurveReport): string {
  if (knee.state !== 'found') return '–';
  return `${ratioInWords(knee.low, 'down')} to ${ratioInWords(knee.high, 'up')}`;
}

/** The ratio to trust, if any was verified. */
export function trustInCell({ trust }: CurveReport): string {
  return trust.ratio === null ? 'not verified' : ratioInWords(trust.ratio, 'down');
}

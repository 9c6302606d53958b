import type { Verdict } from '../../src/property/verdict.js';
import type { Colours } from '../text/colours.js';

const SIGNS: Readonly<Record<Verdict, string>> = {
  passed: '✓',
  failed: '✗',
  errored: '✗',
  unknown: '?',
  skipped: '–',
};

/** The sign that stands for a verdict. */
export function signOf(verdict: Verdict): string {
  return SIGNS[verdict];
}

/** The colour that stands for a verdict. */
export function colourOf(verdict: Verdict, colours: Colours): (text: string) => string {
  if (verdict === 'passed') return colours.green;
  if (verdict === 'unknown') return colours.yellow;
  return verdict === 'skipped' ? colours.dim : colours.red;
}

import type { CalibrationReport, CurveReport } from '../../src/calibrate/calibration-report.js';
import { contentInWords } from './content-in-words.js';
import { ratioInWords } from './ratio-in-words.js';

/** So many conversations without any loss verify 99 % with 95 % confidence. */
const ENOUGH = 299;

/** What may be relied on, sentence by sentence: a ratio is called trusted only where it was verified. */
export function recommendation({ curves, settings }: CalibrationReport): string[] {
  const several = new Set(curves.map(({ budget }) => budget)).size > 1;
  const nameOf = ({ content, budget }: CurveReport) =>
    `${contentInWords(content)}${several ? ` with a budget of ${budget}` : ''}`;
  return [
    ...curves.map((curve) => `For ${nameOf(curve)} it ${trustInWords(curve)}.`),
    ...rLowInWords(curves, settings.rLow, nameOf),
  ];
}

function trustInWords({ knee, trust, comesBack }: CurveReport): string {
  const back =
    comesBack === null ? '' : `; it holds again at ${ratioInWords(comesBack)}, which is not to be relied on`;
  if (knee.state === 'unmeasured') return 'could not be measured';
  if (knee.state === 'below')
    return `covers less than 99 % at every ratio that was measured, even at ${ratioInWords(knee.high)}${back}`;
  if (trust.ratio !== null)
    return `covers ≥ 99 % up to ${ratioInWords(trust.ratio, 'down')} with 95 % confidence${back}`;
  const seen = `seems to break at ${knee.state === 'beyond' ? 'no ratio that was measured' : ratioInWords(knee.ratio)}`;
  const last = trust.tried.at(-1);
  const why =
    last && last.conversations >= ENOUGH
      ? 'coverage there is too close to 99 % to verify a ratio'
      : `to verify a ratio takes ${ENOUGH} fresh conversations or more, and there were ${last?.conversations ?? 0}`;
  return `${seen}; ${why}${back}`;
}

function rLowInWords(
  curves: readonly CurveReport[],
  rLow: number,
  nameOf: (curve: CurveReport) => string,
): string[] {
  const of = (state: CurveReport['rLow']) => curves.filter((one) => one.rLow === state);
  const holding = of('verified').map(nameOf);
  const broken = of('broken').map((curve) => `${nameOf(curve)}: ${limitInWords(curve)}`);
  const open = [...of('likely'), ...of('open')].map(nameOf);
  const parts = [
    ...(holding.length > 0 ? [`holds for ${list(holding)}`] : []),
    ...(broken.length > 0 ? [`does not hold for ${list(broken)}`] : []),
    ...(open.length > 0 ? [`was not verified for ${list(open)}`] : []),
  ];
  return parts.length === 0 ? [] : [`R_low = ${rLow} ${parts.join('; it ')}.`];
}

function limitInWords({ trust, knee }: CurveReport): string {
  const ratio = trust.ratio ?? knee.low;
  return ratio === null ? 'none' : ratioInWords(ratio, 'down');
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

import type { Observation } from '../../src/property/observation.js';
import type { Counterexample } from '../../src/run/report.js';
import { logOf } from '../../src/scenario/log-of.js';
import { count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';
import type { Style } from '../text/style.js';
import { wrap } from '../text/wrap.js';
import { breakdownInWords } from '../words/breakdown.js';
import { stepLines } from './step-lines.js';
import { stepsShown } from './steps-shown.js';
import { whereaboutsLines } from './whereabouts-lines.js';

const MARGIN = 14;

/**
 * What happened, step by step, each with what the summarizer was shown and wrote, `mostLines` of a text at most; behind it
 * where the turns of the breach were, in a session of several passes.
 */
export function storyLines(counterexample: Counterexample, style: Style, mostLines: number): string[] {
  const { observation } = counterexample;
  const { steps } = observation.scenario;
  const inner = { ...style, width: style.width - MARGIN };
  const lines = openingLines(observation).map((line) =>
    style.colours.red(`${'open'.padStart(9).padEnd(MARGIN)}${line}`),
  );
  let next = 0;
  for (const place of stepsShown(counterexample)) {
    if (place > next) lines.push(style.colours.dim(`  …  ${count(place - next, 'step')} left out`));
    next = place + 1;
    const label = `${String(place + 1).padStart(3)}  ${steps[place]!.step}`.padEnd(MARGIN);
    const says = stepLines(observation, place, logOf(observation.scenario), inner, mostLines);
    lines.push(...says.map((line, at) => (at === 0 ? label : ' '.repeat(MARGIN)) + line));
  }
  for (const story of whereaboutsLines(counterexample)) {
    const told = wrap(story, inner.width);
    lines.push(...told.map((line, at) => (at === 0 ? 'turn'.padStart(9) : '').padEnd(MARGIN) + line));
  }
  return lines.map((line) => line.trimEnd());
}

function openingLines({ breakdown, refusedSettings }: Observation): string[] {
  if (breakdown?.step === -1) return [breakdownInWords(breakdown)];
  if (refusedSettings) return [`refused the settings: ${shorten(refusedSettings.message, 200)}`];
  return [];
}

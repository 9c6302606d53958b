import type { Moment, Observation } from '../../src/property/observation.js';
import { passesOf } from '../../src/property/passes.js';
import type { Turn } from '../../src/transcript/turn.js';
import { idRanges } from '../text/id-ranges.js';
import { count } from '../text/numbers.js';
import type { Style } from '../text/style.js';
import { wrap } from '../text/wrap.js';
import { breakdownInWords } from '../words/breakdown.js';
import { costInWords } from '../words/cost.js';
import { outcomeInWords } from '../words/outcome.js';
import { stepInWords } from '../words/step.js';
import { callLines } from './call-lines.js';
import { factLine } from './fact-line.js';

const MOST_CALLS = 3;

/** What one step did, at least one line. */
export function stepLines(
  observation: Observation,
  place: number,
  log: readonly Turn[],
  style: Style,
  mostLines: number,
): string[] {
  const { scenario, moments, breakdown } = observation;
  const moment = moments.find(({ step }) => step === place);
  const lines = [
    ...stepInWords(scenario.steps[place]!, log),
    ...(moment ? momentLines(observation, moment, log, style, mostLines) : []),
    ...(breakdown?.step === place
      ? wrap(breakdownInWords(breakdown), style.width).map(style.colours.red)
      : []),
  ];
  return lines.length > 0 ? lines : ['nothing was asked and nothing answered'];
}

function momentLines(
  observation: Observation,
  moment: Moment,
  log: readonly Turn[],
  style: Style,
  mostLines: number,
): string[] {
  const { settings, summarizer } = observation.scenario;
  const shown = moment.calls.slice(0, MOST_CALLS);
  const left = moment.calls.length - shown.length;
  const prefix = passesOf(observation).find(({ now }) => now === moment)?.prefix ?? [];
  const cost = prefix.length > 0 ? costInWords(prefix, settings) : null;
  const ids = prefix.map(({ id }) => id);
  // One call that is shown the whole prefix is the usual case: its line can carry the cost.
  const isWhole = moment.calls.length === 1 && String(moment.calls[0]!.shown) === String(ids);
  const ended = outcomeInWords(moment);
  return [
    ...(cost === null || isWhole ? [] : factLine('prefix', `${idRanges(ids, log)}; ${cost}`, style)),
    ...shown.flatMap((call) => callLines(call, isWhole ? cost : null, summarizer, log, style, mostLines)),
    ...(left > 0 ? [style.colours.dim(`… ${count(left, 'more call')} of the summarizer`)] : []),
    ...(ended === null ? [] : factLine('outcome', ended, style)),
  ];
}

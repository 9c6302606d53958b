import type { Counterexample } from '../../src/run/report.js';
import { logOf } from '../../src/scenario/log-of.js';
import { answersGrid } from '../evidence/answers-grid.js';
import { claimsGrid } from '../evidence/claims-grid.js';
import { excerptOf, turnsOf } from '../evidence/excerpt.js';
import { namedTurns } from '../evidence/named-turns.js';
import { unshownBodies } from '../evidence/unshown-bodies.js';
import { factLine } from '../story/fact-line.js';
import { writtenLines } from '../story/written-lines.js';
import { indent } from '../text/indent.js';
import type { Style } from '../text/style.js';
import { viewInWords } from '../words/view.js';
import { gridLines } from './grid-lines.js';

const MOST_LINES = 6;
const ID_AND_MARGINS = 12;

/** What is claimed, what is true, and what was answered after the step that broke the claim. */
export function afterLines(found: Counterexample, style: Style): string[] {
  const { observation, violations } = found;
  const moment = observation.moments[violations[0]?.moment ?? -1];
  if (!moment || moment.appended === 0) return [];
  const { colours, width } = style;
  const inner = { colours, width: width - 3 };
  const log = logOf(observation.scenario).slice(0, moment.appended);
  const named = namedTurns(found);
  const excerpt = excerptOf(log, named);
  const bodies = unshownBodies(observation, moment).flatMap((body) => writtenLines(body, inner, MOST_LINES));
  const answers = answersGrid(moment, turnsOf(excerpt), named, width - ID_AND_MARGINS);
  return [
    '',
    `${colours.bold(`After step ${moment.step + 1}`)}${colours.dim(observation.supports.summarizes ? ': what was given, and what the summary holds' : ': what is claimed, and what is true')}`,
    ...gridLines(claimsGrid(observation, moment, excerpt, named), style),
    ...(moment.view.length > 1 ? indent(factLine('view', viewInWords(moment, log), inner), 3) : []),
    ...(bodies.length > 0 ? indent([colours.dim('a summary in force'), ...bodies], 3) : []),
    ...(answers.rows.length > 0
      ? ['', colours.bold('Asked for a turn, it answers'), ...gridLines(answers, style).slice(1)]
      : []),
  ];
}

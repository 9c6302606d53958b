import type { Counterexample } from '../../src/run/report.js';
import { logOf } from '../../src/scenario/log-of.js';
import { answersGrid } from '../evidence/answers-grid.js';
import { claimsGrid } from '../evidence/claims-grid.js';
import { excerptOf, turnsOf } from '../evidence/excerpt.js';
import { namedTurns } from '../evidence/named-turns.js';
import { unshownBodies } from '../evidence/unshown-bodies.js';
import { visible } from '../text/visible.js';
import { viewInWords } from '../words/view.js';
import { codeSpan } from './code-span.js';
import { fence } from './fence.js';
import { gridTable } from './grid-table.js';

const ANSWER = 200;

/** What is claimed, true and answered after the step that broke the claim; nothing where no state was seen. */
export function afterSection(counterexample: Counterexample): string {
  const { observation, violations } = counterexample;
  const moment = observation.moments[violations[0]?.moment ?? -1];
  if (!moment || moment.appended === 0) return '';
  const log = logOf(observation.scenario).slice(0, moment.appended);
  const named = namedTurns(counterexample);
  const excerpt = excerptOf(log, named);
  const answers = answersGrid(moment, turnsOf(excerpt), named, ANSWER);
  const bodies = unshownBodies(observation, moment);
  return [
    `### After step ${moment.step + 1}: ${observation.supports.summarizes ? 'what was given against what the summary holds' : 'the pointer set against what is really covered'}`,
    gridTable(claimsGrid(observation, moment, excerpt, named)),
    `The model would be sent: ${codeSpan(viewInWords(moment, log))}`,
    ...bodies.map((body) => `A summary in force:\n\n${fence(body.split('\n').map(visible).join('\n'))}`),
    ...(answers.rows.length > 0 ? ['### What reconstruction answers', gridTable(answers)] : []),
  ].join('\n\n');
}

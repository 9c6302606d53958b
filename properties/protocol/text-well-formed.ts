import { logAt } from '../../src/property/log-at.js';
import type { Moment, Observation } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { turnOf } from '../../src/property/turn-of.js';
import { logOf } from '../../src/scenario/log-of.js';
import type { Scenario } from '../../src/scenario/scenario.js';

/** What a character leaves behind that was cut through: half of a pair, or the mark for bytes that are none. */
const REMAINS = [
  { name: 'half a character', pattern: /\p{Surrogate}/u },
  { name: 'the mark of a broken character (U+FFFD)', pattern: /\uFFFD/u },
];

const TWO_UNITS = /[\u{10000}-\u{10FFFF}]/u;

export const textWellFormed: Property = {
  id: 'protocol/text-well-formed',
  clauses: ['K14'],
  level: 'must',
  claim: 'View and answers hold no half characters that neither the turns nor the summarizer wrote.',
  why: 'A lone surrogate is refused by providers and databases, and the turn after it is never sent.',
  fix: 'Cut between code points, or better between graphemes, not between UTF-16 units or bytes.',
  needs: [],
  premise: { text: 'a turn holds a character of two UTF-16 units', share: 0.03 },
  judge(observation) {
    const violations: Violation[] = [];
    const told = new Set<string>();
    for (const [moment, now] of observation.moments.entries()) {
      for (const { where, turn, text } of textsOf(now, observation.scenario)) {
        for (const { name, pattern } of REMAINS) {
          const found = pattern.exec(text);
          if (!found || told.has(where + name) || wasGiven(observation, moment, pattern)) continue;
          told.add(where + name);
          const around = text.slice(Math.max(0, found.index - 20), found.index + 20);
          violations.push({
            moment,
            ...(turn && { turn }),
            says: `${where} holds ${name}: ${JSON.stringify(around)}`,
          });
        }
      }
    }
    const first = logOf(observation.scenario).findIndex((turn) => TWO_UNITS.test(turn.text));
    const met = first < 0 ? 0 : observation.moments.filter(({ appended }) => appended > first).length;
    return { met, violations };
  },
};

interface Shown {
  where: string;
  turn?: string;
  text: string;
}

/** The texts of view and answers, without those of turns that are as they were appended. */
function* textsOf(now: Moment, scenario: Scenario): Generator<Shown> {
  const { view, answers } = now;
  const isUnchanged = (turn: string, text: string) => turnOf(scenario, turn)?.text === text;
  for (const item of view) {
    if (item.type === 'summary') yield { where: 'the summary', text: item.body };
    else if (item.type === 'synthetic' || item.turn === null)
      yield { where: 'a message in the view', text: item.text };
    else if (!isUnchanged(item.turn, item.text))
      yield { where: `${item.turn} in the view`, turn: item.turn, text: item.text };
  }
  if (!answers) return;
  for (const { id: turn, text } of logAt(scenario, now)) {
    const answer = answers[turn];
    if (answer && 'text' in answer && answer.text !== text)
      yield { where: `the answer for ${turn}`, turn, text: answer.text };
  }
}

function wasGiven({ scenario, moments }: Observation, moment: number, pattern: RegExp): boolean {
  return (
    logOf(scenario).some((turn) => pattern.test(turn.text)) ||
    moments
      .slice(0, moment + 1)
      .some(({ calls }) => calls.some((call) => pattern.test(call.response?.text ?? '')))
  );
}

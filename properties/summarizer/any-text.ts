import type { Observation } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { logOf } from '../../src/scenario/log-of.js';
import { plainTwin } from '../../src/scenario/plain-twin.js';
import type { Scenario } from '../../src/scenario/scenario.js';

/** What tokenizers and protocols refuse: special tokens spelt out, control characters, half of a surrogate pair. */
const REFUSED = new RegExp(
  [
    '<\\|\\w+\\|>',
    '[\\0-\\x08\\x0e-\\x1f\\ufeff\\ufffe\\uffff]',
    '[\\ud800-\\udbff](?![\\udc00-\\udfff])',
    '(?<![\\ud800-\\udbff])[\\udc00-\\udfff]',
  ].join('|'),
);

/** Tokens for what a summarizer writes around its lines. */
const ROOM = 256;

export const anyText: Property = {
  id: 'summarizer/any-text',
  clauses: ['M8'],
  level: 'must',
  claim:
    'Any text can be summarised: no call crashes or hangs, and none fails because of what the text holds.',
  why: 'A conversation that holds one such text can never be compacted again, and the agent stops where its window ends.',
  fix: 'Count and send special tokens as ordinary text, replace lone surrogates (`toWellFormed`), and expect turns without text, without end, and in every script.',
  subject: 'summarizer',
  needs: [],
  premise: { text: 'a turn holds what tokenizers and protocols refuse', share: 0.05 },
  breach: 'errored',
  // Again, because a model may fail by chance; with plain text, because it may fail for another reason; and with room
  // to spare, because a name that no budget holds is no matter of its characters.
  companions: (scenario, { moments }) =>
    isPeculiar(scenario) && moments.some(({ refusal }) => refusal !== null)
      ? [scenario, plainTwin(scenario), roomyTwin(scenario)]
      : [],
  judge(observation, companions) {
    const { breakdown, moments, scenario } = observation;
    if (breakdown) {
      const { kind, during, message } = breakdown;
      const says = `${during} ${ENDED[kind]}: ${message}`;
      return { met: 1, violations: [{ moment: moments.length - 1, says }] };
    }
    if (!isPeculiar(scenario)) return { met: 0, violations: [] };
    return { met: 1, violations: refusedForItsText(observation, companions) };
  },
};

const ENDED = {
  crashed: 'crashed',
  hung: 'did not return',
  exited: 'ended the process',
  nonsense: 'returned nonsense',
} as const;

function isPeculiar(scenario: Scenario): boolean {
  return logOf(scenario).some(({ text }) => REFUSED.test(text));
}

/** The same scenario with a budget that holds all of its turns. */
function roomyTwin(scenario: Scenario): Scenario {
  const { summaryBudget } = scenario.settings;
  if (summaryBudget === null) return scenario;
  const more = logOf(scenario).reduce((sum, { tokens }) => sum + tokens, ROOM);
  return { ...scenario, settings: { ...scenario.settings, summaryBudget: summaryBudget + more } };
}

function refusedForItsText(
  { moments }: Observation,
  [again, plain, roomy]: readonly Observation[],
): Violation[] {
  if (!again || !plain || !roomy || plain.breakdown) return [];
  return moments.flatMap(({ refusal }, moment): Violation[] => {
    const isAlways = again.moments[moment]?.refusal?.message === refusal?.message;
    if (!refusal || !isAlways || plain.moments[moment]?.refusal !== null) return [];
    if (!roomy.breakdown && roomy.moments[moment]?.refusal === null) return [];
    const says = `compact() failed because of what the turns hold: ${refusal.message}`;
    return [{ moment, says, expected: 'a summary, as of plain turns of the same length' }];
  });
}

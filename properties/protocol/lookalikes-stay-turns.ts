import type { Observation } from '../../src/property/observation.js';
import { type Pass, passesOf } from '../../src/property/passes.js';
import type { Property, Violation } from '../../src/property/property.js';
import { summariesIn } from '../../src/property/summaries-in.js';
import { writtenIn } from '../../src/property/written-in.js';
import { logOf } from '../../src/scenario/log-of.js';
import type { Turn } from '../../src/transcript/turn.js';

/** How turns begin that could be taken for a summary. */
const WORDS = ['summar', 'compact', 'omitted', 'continued from a previous'] as const;
const LOOKALIKE = new RegExp(`^.{0,60}?(${WORDS.join('|')})`, 'is');
/** Room for all that the pattern looks at. */
const HEAD = 90;

export const lookalikesStayTurns: Property = {
  id: 'protocol/lookalikes-stay-turns',
  clauses: ['K14'],
  level: 'must',
  claim: 'A turn whose text looks like a summary is a turn like any other.',
  why: 'Users paste summaries and tools print them; whoever finds its own by their first words swallows what was said.',
  fix: 'Remember which messages are summaries by identity or by a field, not by what their text looks like.',
  needs: [],
  // What is taken for a summary is not shown to the summarizer, and maybe not counted among the turns.
  implies: [
    'coverage/only-what-was-seen',
    'coverage/anchors-present',
    'coverage/removed-turns-summarized',
    'coverage/report-narrows',
  ],
  premise: {
    text: 'a turn that looks like a summary is in the log when a pass is applied',
    share: 0.01,
    never: 'it never applied a pass with such a turn in the log',
  },
  judge(observation) {
    const lookalikes = logOf(observation.scenario).filter(({ text }) => looksAlike(text));
    if (lookalikes.length === 0) return { met: 0, violations: [] };
    const passes = passesOf(observation);
    const isKnown = (pass: Pass) => pass.applied && lookalikes.some((turn) => pass.log.includes(turn));
    const violations = [
      ...shownAsSummary(observation, lookalikes),
      ...passes.flatMap((pass) => [...handedAsSummary(observation, pass, lookalikes)]),
    ];
    const first = new Map(violations.toReversed().map((violation) => [violation.turn, violation]));
    return { met: passes.filter(isKnown).length, violations: [...first.values()].toReversed() };
  },
};

/** Hardly any turn has one of the words, and to look for words costs less than to try a pattern. */
function looksAlike(text: string): boolean {
  const head = text.slice(0, HEAD).toLowerCase();
  return WORDS.some((word) => head.includes(word)) && LOOKALIKE.test(text);
}

/** Turns that stand in the view as a summary, although nobody had summarized anything or wrote such a text. */
function shownAsSummary({ moments, scenario }: Observation, lookalikes: readonly Turn[]): Violation[] {
  const asksSummarizers = moments.some(({ calls }) => calls.length > 0);
  return moments.flatMap((now, moment) => {
    const past = moments.slice(0, moment + 1);
    const hadPass = past.some(
      ({ step, calls }) => scenario.steps[step]?.step === 'compact' || calls.length > 0,
    );
    // A compactor that writes its summaries itself may quote.
    if (hadPass && !asksSummarizers) return [];
    const written = writtenIn(past);
    return summariesIn(now).flatMap(({ body }): Violation[] => {
      const inside = body.trim();
      if (inside === '' || written.some((text) => text.includes(inside) || inside.includes(text))) return [];
      const turn = lookalikes.find(({ text }) => text.includes(inside));
      return turn ? [{ moment, turn: turn.id, says: `${turn.id} stands in the view as a summary` }] : [];
    });
  });
}

/** Turns that the summarizer was given as the summary so far. */
function handedAsSummary({ moments }: Observation, pass: Pass, lookalikes: readonly Turn[]): Violation[] {
  const past = moments.slice(0, pass.moment);
  const known = [
    ...writtenIn(past),
    ...past.flatMap((moment) => summariesIn(moment).map(({ body }) => body)),
  ];
  return pass.now.calls.flatMap(({ request: { previous } }) =>
    lookalikes
      .filter(({ text }) => previous?.includes(text) && !known.some((body) => body.includes(text)))
      .map(({ id }) => ({
        moment: pass.moment,
        turn: id,
        says: `${id} was given to the summarizer as the summary so far`,
      })),
  );
}

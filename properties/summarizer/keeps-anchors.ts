import type { Observation } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import {
  type AnchoredTurn,
  type SummaryUnderTest,
  summariesUnderTest,
} from '../../src/property/summaries-under-test.js';
import { valuesKept } from '../../src/property/values-kept.js';

export const keepsAnchors: Property = {
  id: 'summarizer/keeps-anchors',
  clauses: ['M4'],
  level: 'must',
  claim:
    'Up to the ratio of input to budget that the summarizer claims, the anchor of every turn is in the summary.',
  why: 'The claimed ratio is what a compactor relies on when it hands over so many turns at once; what is left out below it is lost without a sign.',
  fix: 'Look at which turns are left out, and at the ratio where that begins; claim a lower one with `ratios`, or write less about each turn.',
  subject: 'summarizer',
  needs: [],
  skip: ({ claimedRatios }) =>
    claimedRatios ? null : 'it claims no ratio; the share of anchors is measured',
  measures: true,
  premise: { text: 'the input is within the claimed ratio, and its anchors fit into the budget', share: 0.1 },
  judge(observation) {
    const usable = summariesUnderTest(observation).filter(({ unusable }) => unusable === null);
    const within = usable.filter(({ at, fits }) => at < 1 && fits);
    return {
      met: within.filter(({ given }) => given.some(isAnchored)).length,
      violations: within.flatMap(missingIn),
      figures: figuresOf(usable, observation),
    };
  },
};

function isAnchored(turn: { anchor: string | null }): turn is AnchoredTurn {
  return turn.anchor !== null;
}

function missingIn({ moment, given, response, at }: SummaryUnderTest): Violation[] {
  const anchored = given.filter(isAnchored);
  const kept = valuesKept(
    response.text,
    anchored.map(({ anchor }) => anchor),
  );
  const where = at === 0 ? 'exactly at the claimed ratio' : 'below the claimed ratio';
  return anchored
    .filter(({ anchor }) => !kept.has(anchor))
    .map(({ id, anchor }) => ({
      moment,
      turn: id,
      says: `the anchor ${JSON.stringify(anchor)} of ${id} is not in the summary, although the input is ${where}`,
    }));
}

const UP_TO = 'anchors kept up to the claimed ratio';
const BEYOND = 'anchors kept beyond the claimed ratio';
const ALL = 'anchors kept';

/** How many of the anchors that were given are in the summaries, on either side of the claimed ratio. */
function figuresOf(usable: readonly SummaryUnderTest[], { supports }: Observation) {
  const names = supports.claimedRatios === null ? [ALL] : [UP_TO, BEYOND];
  const figures = Object.fromEntries(names.map((name) => [name, { part: 0, whole: 0 }]));
  for (const { given, response, at } of usable) {
    const anchors = [...new Set(given.filter(isAnchored).map(({ anchor }) => anchor))];
    const figure = figures[names.length > 1 && at === 1 ? BEYOND : names[0]!]!;
    figure.part += valuesKept(response.text, anchors).size;
    figure.whole += anchors.length;
  }
  return figures;
}

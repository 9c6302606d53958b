// How many evaluations it takes to shrink a conversation of 300 turns, against fast-check's own shrinking of an array of
// records: until no fewer turns were found, and until nothing is simpler. Medians over seeds, one line of JSON for each.
import { parseArgs } from 'node:util';
import { medianOf } from './figures/median-of.mjs';
import { printFigure } from './figures/print-figure.mjs';
import { FAULTS } from './shrinking/faults.mjs';
import { shrinkerOf } from './shrinking/ours.mjs';
import { ownShrinking } from './shrinking/own.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const LENGTH = 300;
const shrink = await shrinkerOf(LENGTH);
const bench = 'shrinking';

for (const [name, { breaks, most }] of Object.entries(FAULTS)) {
  const [ours, own] = [[], []];
  for (let seed = 1; seed <= Number(values.rounds); seed += 1) {
    ours.push(await shrink(breaks, seed));
    own.push(ownShrinking(breaks, LENGTH, seed));
  }
  const median = (list, key) => medianOf(list.map((one) => one[key]));
  const figure = (what, value, rest = {}) =>
    printFigure({ bench, turns: LENGTH, figure: `${name}: ${what}`, value, ...rest });
  const evaluations = median(ours, 'atFewest');
  figure('evaluations until the fewest turns', evaluations, {
    better: 'less',
    limit: most,
    holds: evaluations <= most,
  });
  figure('evaluations until nothing is simpler', median(ours, 'evaluations'));
  figure('turns that are left', median(ours, 'turns'));
  figure('different results', new Set(ours.map(({ result }) => result)).size, {
    limit: 1,
    holds: new Set(ours.map(({ result }) => result)).size === 1,
  });
  figure('ms, without driving', median(ours, 'ms'));
  figure('evaluations of fast-check', median(own, 'evaluations'));
  figure('turns that fast-check leaves', median(own, 'turns'));
}

import { tableOf } from '../docs/table.mjs';
import { percent } from './figures.mjs';

/** How many turns, steps and faults stand at the beginning of a size, before its tokens. */
const STRUCTURE = 3;

const linesOf = (rows, baseline) =>
  rows.flatMap(({ compactor, baselines }) =>
    (baselines[baseline] ?? []).map((line) => ({ compactor, ...line })),
  );
const foundIn = (lines) => percent(lines.filter(({ detected }) => detected).length, lines.length);

/** What other ways of testing find of the same compactors, judged by the same properties where they have none of their own. */
export function baselinesTable(rows, { runs }) {
  const trials = rows.flatMap((row) => row.trials);
  const shrunk = rows.flatMap((row) => row.certified);
  const isMinimal = ({ size, minimum }) => size?.join() === minimum.join();
  const examples = linesOf(rows, 'examples');
  const others = examples.filter(({ own }) => !own);
  const alone = aloneBeside(rows);
  const isStructured = ({ size, minimum }) =>
    size?.slice(0, STRUCTURE).join() === minimum.slice(0, STRUCTURE).join();
  const at = (lines, whole) => percent(lines.length, whole.length);
  return tableOf(
    ['', 'found', 'shrunk to the certified minimum', '… but for the tokens'],
    [
      [
        'compaction-check',
        foundIn(trials),
        at(shrunk.filter(isMinimal), shrunk),
        at(shrunk.filter(isStructured), shrunk),
      ],
      [
        `B0: \`fc.array\` of messages with a role and a content, two passes, ${runs.toLocaleString('en')} runs`,
        foundIn(linesOf(rows, 'untyped')),
        '–',
        '–',
      ],
      [
        'B1: our generators, shrunk by fast-check alone (turns, steps and faults left out, numbers of the settings made smaller)',
        foundIn(linesOf(rows, 'fast-check')),
        at(alone.filter(isMinimal), alone),
        at(alone.filter(isStructured), alone),
      ],
      [
        'B2: planted markers, 12 conversations of 5 passes, whether they survive',
        foundIn(linesOf(rows, 'markers')),
        '–',
        '–',
      ],
      [
        `B3: one example for each property, on the ${others.length} compactors that it was not written for`,
        foundIn(others),
        '–',
        '–',
      ],
      ['B3, on all compactors', foundIn(examples), '–', '–'],
    ],
  );
}

/** What fast-check alone ends at, beside the minimum that was certified with the same seed. */
function aloneBeside(rows) {
  return rows.flatMap(({ certified, baselines }) =>
    (baselines['fast-check'] ?? []).flatMap((line) => {
      const minimum = certified.find(({ seed }) => seed === line.seed)?.minimum;
      return minimum ? [{ ...line, minimum }] : [];
    }),
  );
}

import { expect, it } from 'vitest';
import { PROPERTIES } from '../../../properties/registry.js';
import { RunLines } from '../../../src/run/run-lines.js';
import type { StreamLine } from '../../../src/run/stream-line.js';
import { Tally } from '../../../src/run/tally.js';
import { INPUT_RANGE } from '../../reports/samples/input-range.js';

const { scenario } = INPUT_RANGE.observation;
const crash = PROPERTIES.find(({ breach }) => breach === 'errored')!;

it('says of each run how large it was, and what it broke and no other did', () => {
  const tallies = [PROPERTIES[0]!, crash].map((property) => new Tally(property, null));
  const told: StreamLine[] = [];
  const lines = new RunLines(tallies, { tell: (line) => told.push(line) });
  tallies[0]!.broken += 1;
  lines.add(4, scenario);
  lines.add(9, scenario);
  tallies[0]!.broken += 1;
  tallies[1]!.broken += 1;
  lines.add(14, scenario);
  const one = { property: PROPERTIES[0]!.id, verdict: 'failed' };
  const other = { property: crash.id, verdict: 'errored' };
  expect(told).toMatchObject([
    { type: 'run', run: 4, turns: 2, steps: 2, tokens: 25, broken: [one] },
    { type: 'run', run: 9, broken: [] },
    { type: 'run', run: 14, broken: [one, other] },
  ]);
});

import { expect, it } from 'vitest';
import { stripOf } from '../../../reports/evidence/strip.js';
import { logOf } from '../../../src/scenario/log-of.js';
import { INPUT_RANGE } from '../samples/input-range.js';

it('tells of each turn what was shown, held, claimed and answered', () => {
  const { observation } = INPUT_RANGE;
  const [, after] = observation.moments;
  const strip = stripOf(observation, after!, logOf(observation.scenario), new Set(['t2']));
  const told = strip.map(({ turn: { id }, shown, anchor, claimed, answered, broken, named }) => ({
    ...{ id, shown, anchor, claimed, answered, broken, named },
  }));
  expect(told).toEqual([
    ...[
      {
        id: 't1',
        shown: 'shown',
        anchor: 'present',
        claimed: 'covered',
        answered: 'with its fact',
        broken: false,
        named: false,
      },
    ],
    ...[
      {
        id: 't2',
        shown: 'shown',
        anchor: 'absent',
        claimed: 'covered',
        answered: 'lacks its fact',
        broken: true,
        named: true,
      },
    ],
  ]);
});

it('knows nothing of a summarizer before the first pass', () => {
  const { observation } = INPUT_RANGE;
  const [before] = observation.moments;
  const strip = stripOf(observation, before!, logOf(observation.scenario), new Set());
  expect(strip.map(({ shown, claimed, answered }) => [shown, claimed, answered])).toEqual([
    [null, 'kept', null],
    [null, 'kept', null],
  ]);
});

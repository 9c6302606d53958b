import { expect, it } from 'vitest';
import { emptyAnchor } from '../../../compactors/faulty/empty-anchor.js';
import { anchoredOnly } from '../../../properties/coverage/anchored-only.js';
import { pair } from '../../compactors/made-to-measure.js';
import { append, asks, compact, recall, said, scenario } from '../../conversation.js';
import { judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const unanchored = scenario([append(ONE, said('t2', null), asks('t9')), compact, recall]);

it('breaks where a turn without an anchor is covered, told once for each', async () => {
  expect(await judged(anchoredOnly, pair(), unanchored)).toEqual({ met: 2, broken: ['t2', 't9'] });
  expect(await judged(anchoredOnly, emptyAnchor.make(), unanchored)).toMatchObject({ broken: ['t2', 't9'] });
});

it('holds where such a turn is listed as uncovered', async () => {
  const careful = pair({
    lists: (turns) => ({
      covered: turns.filter(({ anchor }) => anchor !== null).map(({ id }) => id),
      uncovered: turns.filter(({ anchor }) => anchor === null).map(({ id }) => id),
    }),
  });
  expect(await judged(anchoredOnly, careful, unanchored)).toEqual({ met: 2, broken: [] });
});

it('says nothing where every turn has an anchor, or nothing is covered', async () => {
  expect(await judged(anchoredOnly, pair(), scenario([append(ONE, TWO), compact]))).toEqual({
    met: 0,
    broken: [],
  });
  expect(await judged(anchoredOnly, pair(), scenario([append(ONE, asks('t9'))]))).toEqual({
    met: 0,
    broken: [],
  });
});

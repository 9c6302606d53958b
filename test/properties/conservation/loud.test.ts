import { describe, expect, it } from 'vitest';
import { showsTheRestOnly } from '../../../compactors/faulty/shows-the-rest-only.js';
import { loud } from '../../../properties/conservation/loud.js';
import { pair, session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { FOUR, ONE, THREE, TWO } from '../turns.js';

const steps = [append(ONE, TWO, THREE, FOUR, asks('t9')), compact];
const whole = scenario(steps);
const omitting = scenario(steps, {
  summarizer: { faults: [{ fault: 'drop', target: { ids: ['t2', 't3'] } }] },
});

describe('a turn that left the context', () => {
  it('is in order when it is listed as covered or as uncovered', async () => {
    expect(await judged(loud, session(), whole)).toEqual({ met: 1, broken: [] });
    expect(await judged(loud, session(), omitting)).toEqual({ met: 1, broken: [] });
  });

  it('breaks the law when it is still listed as kept', async () => {
    const { violations } = await judge(loud, showsTheRestOnly.make(), omitting);
    expect(violations.map(({ says }) => says)).toEqual([
      't2 is listed as kept, and it is not in the view',
      't3 is listed as kept, and it is not in the view',
    ]);
  });

  it('breaks the law when it is in no list', async () => {
    const forgetting = pair({ lists: () => ({ covered: ['t1'], uncovered: [], kept: ['t2', 't3', 't4'] }) });
    const { violations } = await judge(loud, forgetting, whole);
    expect(violations.map(({ says }) => says)).toEqual(['t9 is in no list, and not in the view']);
  });

  it('is told of once', async () => {
    const again = scenario([...steps, compact], omitting);
    expect(await judged(loud, showsTheRestOnly.make(), again)).toMatchObject({ broken: ['t2', 't3'] });
  });
});

it('says nothing while all turns are in the context', async () => {
  expect(await judged(loud, session(), scenario([append(ONE, asks('t9'))]))).toEqual({ met: 0, broken: [] });
});

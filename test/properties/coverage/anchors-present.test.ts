import { describe, expect, it } from 'vitest';
import { forgetsEarlierSummary } from '../../../compactors/faulty/forgets-earlier-summary.js';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import { anchorsPresent } from '../../../properties/coverage/anchors-present.js';
import { DEFAULTS } from '../../../src/compactor/capabilities-of.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { careless, pair } from '../../compactors/made-to-measure.js';
import { append, asks, compact, recall, said, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, THREE, TWO } from '../turns.js';

const steps = [append(ONE, TWO, THREE), compact, recall];
const withFaults = (...faults: Fault[]) => scenario(steps, { summarizer: { faults } });
const without = (...ids: string[]): Fault => ({ fault: 'drop', target: { ids } });

describe('a covered turn', () => {
  it('has its anchor in the summary', async () => {
    expect(await judged(anchorsPresent, inputRange.make(), withFaults())).toEqual({ met: 2, broken: [] });
  });

  it('breaks the law, once, when its anchor is not there', async () => {
    const played = withFaults(without('t2'));
    expect(await judged(anchorsPresent, inputRange.make(), played)).toEqual({ met: 2, broken: ['t2'] });
    const { violations } = await judge(anchorsPresent, inputRange.make(), played);
    expect(violations[0]?.says).toContain('its anchor "src/a.ts" is in no summary in force');
  });

  it('breaks the law when its anchor is only a part of another one', async () => {
    const turns = [said('t1', 'TICKET-1'), said('t2', 'TICKET-12')];
    const played = scenario([append(...turns), compact], { summarizer: { faults: [without('t1')] } });
    expect(await judged(anchorsPresent, pair(), played)).toEqual({ met: 1, broken: ['t1'] });
  });

  it('breaks the law when its anchor is spelled in another way', async () => {
    const played = withFaults({ fault: 'change', how: 'case', target: { ids: ['t1'] } });
    expect(await judged(anchorsPresent, pair(), played)).toMatchObject({ broken: ['t1'] });
  });

  it('breaks the law when the summary that held it is gone', async () => {
    const twice = scenario([append(ONE, asks('t8')), compact, append(TWO, asks('t9')), compact]);
    const { violations } = await judge(anchorsPresent, forgetsEarlierSummary.make(), twice);
    expect(violations).toMatchObject([{ moment: 3, turn: 't1' }]);
  });

  it('without an anchor is left to another property', async () => {
    const played = scenario([append(ONE, asks('t9')), compact]);
    expect(await judged(anchorsPresent, pair(), played)).toEqual({ met: 1, broken: [] });
  });

  it('is needed', async () => {
    expect(await judged(anchorsPresent, pair(), scenario([append(ONE)]))).toEqual({ met: 0, broken: [] });
  });
});

describe('without a pointer set', () => {
  const promising = careless({ supports: { verifies: true } });

  it('a compactor that says that it verifies is held to what it removes', async () => {
    expect(await judged(anchorsPresent, promising, withFaults())).toEqual({ met: 3, broken: [] });
    expect(await judged(anchorsPresent, promising, withFaults(without('t1')))).toEqual({
      met: 3,
      broken: ['t1'],
    });
  });

  it('any other is not judged', () => {
    expect(anchorsPresent.skip!({ ...DEFAULTS, claims: false, verifies: false })).toContain('no pointer set');
    expect(anchorsPresent.skip!({ ...DEFAULTS, claims: true })).toBeNull();
    expect(anchorsPresent.skip!({ ...DEFAULTS, verifies: true })).toBeNull();
  });
});

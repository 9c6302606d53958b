import { describe, expect, it } from 'vitest';
import { anchorsOnly } from '../../../compactors/faulty/anchors-only.js';
import { factsPresent } from '../../../properties/coverage/facts-present.js';
import { DEFAULTS } from '../../../src/compactor/capabilities-of.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { pair } from '../../compactors/made-to-measure.js';
import { append, asks, compact, play, recall, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, timed } from '../turns.js';

const TIMED = [timed('t1', 'TICKET-7', '480 ms'), timed('t2', 'ERR-40', '31 ms')];
const played = (...faults: Fault[]) =>
  scenario([append(...TIMED, asks('t9')), compact, recall], { summarizer: { faults } });
const hollow: Fault = { fault: 'hollow', target: { ids: ['t2'] } };

describe('a covered turn', () => {
  it('has its fact in the summary, too', async () => {
    expect(await judged(factsPresent, anchorsOnly.make(), played())).toEqual({ met: 2, broken: [] });
  });

  it('breaks the law, once, when the summary names it without its fact', async () => {
    const { met, violations } = await judge(factsPresent, anchorsOnly.make(), played(hollow));
    expect(met).toBe(2);
    expect(violations).toMatchObject([{ moment: 1, turn: 't2', says: expect.stringContaining('"31 ms"') }]);
  });

  it('is not asked whose anchor is its fact, or is absent', async () => {
    const basic = scenario([append(ONE, asks('t9')), compact]);
    expect(await judged(factsPresent, anchorsOnly.make(), basic)).toEqual({ met: 0, broken: [] });
    const omitting = played({ fault: 'drop', target: { ids: ['t2'] } });
    const claimsAll = pair({ supports: { verifies: true, verifiesFacts: true } });
    expect(await judged(factsPresent, claimsAll, omitting)).toEqual({ met: 1, broken: [] });
  });
});

describe('where anchors alone are checked', () => {
  it('nobody is judged', () => {
    expect(factsPresent.skip!({ ...DEFAULTS, claims: true })).toContain(
      'does not say that it verifies facts',
    );
    expect(factsPresent.skip!({ ...DEFAULTS, verifiesFacts: true })).toBeNull();
  });

  it('hollow coverage is counted all the same', async () => {
    expect(factsPresent.measures).toBe(true);
    const seen = await play(pair(), played(hollow));
    expect(factsPresent.judge(seen, []).figures).toEqual({ 'hollow coverage': { part: 1, whole: 2 } });
  });
});

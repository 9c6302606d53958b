import { describe, expect, it } from 'vitest';
import { keepsAnchors } from '../../../properties/summarizer/keeps-anchors.js';
import { whySkipped } from '../../../src/run/why-skipped.js';
import { append, compact, play, said, scenario, turn } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';
import { claims, writes } from './writes.js';

const BUDGET = 80;

/** Two turns that cost what a budget of 80 tokens may stand for at 5 to 1, and so many tokens more. */
function atRatio(more: number) {
  const tokens = BUDGET * 5 - ONE.tokens - TWO.tokens + more;
  const filler = turn('t3', null, { text: `a${' a'.repeat(tokens - 1)}` });
  return scenario([append(ONE, TWO, filler), compact], { settings: { summaryBudget: BUDGET } });
}

const unbounded = scenario([append(ONE, TWO), compact], { settings: { summaryBudget: null } });

describe('within the claimed ratio', () => {
  it('all anchors are in the summary', async () => {
    const whole = '- TICKET-7\n- src/a.ts\n';
    expect(await judged(keepsAnchors, writes(whole), atRatio(0))).toEqual({ met: 1, broken: [] });
  });

  it.each([
    [-1, 'below the claimed ratio'],
    [0, 'exactly at the claimed ratio'],
  ])('a missing anchor breaks the law (%i tokens)', async (more, where) => {
    const { violations } = await judge(keepsAnchors, writes('- TICKET-7\n'), atRatio(more));
    expect(violations).toEqual([
      {
        moment: 1,
        turn: 't2',
        says: `the anchor "src/a.ts" of t2 is not in the summary, although the input is ${where}`,
      },
    ]);
  });

  it('an anchor in lower case is another', async () => {
    expect(await judged(keepsAnchors, writes('- ticket-7\n- src/a.ts\n'), unbounded)).toMatchObject({
      broken: ['t1'],
    });
  });

  it('an escape or another normal form is no loss', async () => {
    const turns = [said('t1', 'C:\\a\\b'), said('t2', 'café')];
    const played = scenario([append(...turns), compact], { settings: { summaryBudget: null } });
    const compactor = writes(JSON.stringify(['C:\\a\\b', 'cafe\u0301']));
    expect(await judged(keepsAnchors, compactor, played)).toEqual({ met: 1, broken: [] });
  });

  it('nothing is asked that the budget may not hold', async () => {
    const tight = scenario([append(ONE, TWO), compact], { settings: { summaryBudget: 40 } });
    expect(await judged(keepsAnchors, writes('- TICKET-7\n'), tight)).toEqual({ met: 0, broken: [] });
  });

  it('a blank is told of elsewhere', async () => {
    expect(await judged(keepsAnchors, writes(''), unbounded)).toEqual({ met: 0, broken: [] });
  });
});

describe('beyond the claimed ratio', () => {
  const beyond = 'anchors kept beyond the claimed ratio';

  it('the share of anchors is measured and not judged', async () => {
    const { met, violations, figures } = await judge(keepsAnchors, writes('- TICKET-7\n'), atRatio(1));
    expect({ met, violations }).toEqual({ met: 0, violations: [] });
    expect(figures).toMatchObject({ [beyond]: { part: 1, whole: 2 } });
  });

  it('is where a lower claim begins', async () => {
    const { figures } = await judge(
      keepsAnchors,
      claims({ prose: 4, structured: 3 }, '- TICKET-7\n'),
      atRatio(0),
    );
    expect(figures).toMatchObject({ [beyond]: { part: 1, whole: 2 } });
  });

  it('is everywhere without a claim', async () => {
    const { supports, ...observation } = await play(claims(null, '- TICKET-7\n'), unbounded);
    expect(whySkipped(keepsAnchors, supports)).toBe('it claims no ratio; the share of anchors is measured');
    const { figures } = keepsAnchors.judge({ supports, ...observation }, []);
    expect(figures).toEqual({ 'anchors kept': { part: 1, whole: 2 } });
  });
});

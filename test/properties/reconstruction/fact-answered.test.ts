import { describe, expect, it } from 'vitest';
import { reportedIds } from '../../../compactors/correct/reported-ids.js';
import { hollowAnswer } from '../../../compactors/faulty/hollow-answer.js';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import { placeholderAnswer } from '../../../compactors/faulty/placeholder-answer.js';
import { factAnswered } from '../../../properties/reconstruction/fact-answered.js';
import { factAnsweredStrict } from '../../../properties/reconstruction/fact-answered-strict.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { pair } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO, timed } from '../turns.js';

const TIMED = [timed('t1', 'TICKET-7', '480 ms'), timed('t2', 'ERR-40', '31 ms')];

const basic = (...faults: Fault[]) =>
  scenario([append(ONE, TWO, asks('t9')), compact], { summarizer: { faults } });
const strict = (...faults: Fault[]) =>
  scenario([append(...TIMED, asks('t9')), compact], { summarizer: { faults } });

const dropped: Fault = { fault: 'drop', target: { ids: ['t2'] } };
const hollow: Fault = { fault: 'hollow', target: { ids: ['t2'] } };

describe('an answer', () => {
  it('holds the fact of its turn', async () => {
    expect(await judged(factAnswered, inputRange.make(), basic())).toEqual({ met: 2, broken: [] });
  });

  it('breaks the law when the summary lost the turn', async () => {
    const { met, violations } = await judge(factAnswered, inputRange.make(), basic(dropped));
    expect(met).toBe(2);
    expect(violations).toMatchObject([{ turn: 't2', expected: 'src/a.ts', seen: '- TICKET-7\n' }]);
  });

  it('comes from the log when the summary lost the turn', async () => {
    expect(await judged(factAnswered, reportedIds.make(), basic(dropped))).toEqual({ met: 2, broken: [] });
  });

  it('breaks the law when it is a note about an answer', async () => {
    expect(await judged(factAnswered, placeholderAnswer.make(), basic())).toMatchObject({
      broken: ['t1', 't2'],
    });
  });

  it('breaks the law when it is empty, or a part of the fact', async () => {
    const answering = (text: string) => pair({ reconstruct: () => text });
    expect(await judged(factAnswered, answering(''), basic())).toMatchObject({ broken: ['t1', 't2'] });
    expect(await judged(factAnswered, answering('TICKET-71, src/a.ts'), basic())).toMatchObject({
      broken: ['t1'],
    });
  });
});

describe('where facts are not anchors', () => {
  it('an answer that names the turn alone should not be given', async () => {
    const { met, violations } = await judge(factAnsweredStrict, hollowAnswer.make(), strict(hollow));
    expect(met).toBe(2);
    expect(violations).toMatchObject([{ turn: 't2', expected: '31 ms' }]);
  });

  it('an answer with the fact is in order', async () => {
    expect(await judged(factAnsweredStrict, hollowAnswer.make(), strict())).toEqual({ met: 2, broken: [] });
    expect(await judged(factAnsweredStrict, reportedIds.make(), strict(hollow))).toEqual({
      met: 2,
      broken: [],
    });
  });

  it('the other property asks nothing, and the other way round', async () => {
    expect(await judged(factAnswered, hollowAnswer.make(), strict(hollow))).toEqual({ met: 0, broken: [] });
    expect(await judged(factAnsweredStrict, inputRange.make(), basic(dropped))).toEqual({
      met: 0,
      broken: [],
    });
  });
});

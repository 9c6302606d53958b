import { expect, it } from 'vitest';
import { alwaysRefuses } from '../../../compactors/faulty/always-refuses.js';
import { coversNothing } from '../../../compactors/faulty/covers-nothing.js';
import { safeSideUsed } from '../../../properties/coverage/safe-side-used.js';
import { messagesCompactor } from '../../../src/compactor/doors/messages-door.js';
import { careless, pair, session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario, turn } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const ID = 'ffbeccace117bc61ecae28d9b2d1fc40cadc671e';

const safe = scenario([append(ONE, TWO, asks('t9')), compact]);

it('breaks where a pass refuses what it could cover', async () => {
  const { violations } = await judge(safeSideUsed, alwaysRefuses.make(), safe);
  expect(violations.map(({ turn }) => turn)).toEqual(['t1', 't2']);
  expect(violations[0]?.says).toContain('cannot be trusted');
});

it('breaks where a pass lists as uncovered what the summary holds', async () => {
  expect(await judged(safeSideUsed, coversNothing.make(), safe)).toEqual({ met: 1, broken: ['t1', 't2'] });
});

it('breaks where a function asks for a summary and does not use it', async () => {
  const wasteful = messagesCompactor(async (messages, { summarize }) => {
    await summarize(messages.map(({ content }) => content).join('\n'));
    return messages;
  });
  expect(await judged(safeSideUsed, wasteful, safe)).toEqual({ met: 1, broken: ['t1', 't2'] });
});

it('holds where every turn is covered, or removed', async () => {
  for (const compactor of [pair(), session(), careless()]) {
    expect(await judged(safeSideUsed, compactor, safe)).toEqual({ met: 1, broken: [] });
  }
});

it('is not asked where the summarizer was not faithful', async () => {
  const omitting = scenario(safe.steps, {
    summarizer: { faults: [{ fault: 'drop', target: { at: 'tail', turns: 1 } }] },
  });
  expect(await judged(safeSideUsed, alwaysRefuses.make(), omitting)).toEqual({ met: 0, broken: [] });
});

it('is not asked for a twin whose own summary would not make the view smaller', async () => {
  const long = `Remember ${ID}. more more`;
  const [twin, other] = [turn('t2', ID, { text: long }), turn('t3', ID, { text: long })];
  const oneByOne = session((ledger, { summarizer }) => ({
    async compact() {
      const answers = [];
      for (const one of [ONE, twin, other]) answers.push(await summarizer.complete({ turns: [one] }));
      ledger.commit({ body: answers[0]!.text, covered: [ONE], removed: [ONE] });
      return { status: 'compacted' };
    },
  }));
  const summarizer = { marker: true };
  const played = scenario([append(ONE, twin, other, asks('t9')), compact], { summarizer });
  expect((await judged(safeSideUsed, oneByOne, played)).broken).toEqual([]);
});

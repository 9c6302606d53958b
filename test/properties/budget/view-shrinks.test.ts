import { expect, it } from 'vitest';
import { grows } from '../../../compactors/faulty/grows.js';
import { viewShrinks as property } from '../../../properties/budget/view-shrinks.js';
import type { Outcome, ViewItem } from '../../../src/compactor/session.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario, turn } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';
import { fixed, kept, summary } from '../views.js';

const request = asks('t9');
const log = [ONE, TWO, request];
const played = scenario([append(...log), compact]);
const seen = (after: ViewItem[], outcome?: Outcome) =>
  judged(property, fixed(log.map(kept), after, outcome), played);
const LONG = `${ONE.text}\n${TWO.text}`.repeat(2);

it('finds a summary that is longer than its turns', async () => {
  const short = scenario([
    append(turn('t1', 'TICKET-7', { role: 'assistant', text: 'TICKET-7' }), request),
    compact,
  ]);
  const { violations } = await judge(property, grows.make(), short);
  expect(violations).toMatchObject([
    { moment: 1, says: expect.stringMatching(/has \d+ tokens after the pass/) },
  ]);
  expect((await seen([summary(LONG), kept(request)])).broken).toEqual(['moment 1']);
});

it('is content with a smaller view, and with none that is another', async () => {
  expect(await judged(property, session(), played)).toEqual({ met: 1, broken: [] });
  expect(await seen(log.map(kept))).toEqual({ met: 0, broken: [] });
});

it('counts what was appended meanwhile as having been there', async () => {
  const automatic = session((ledger, { summarizer }) => ({
    async append(turns) {
      ledger.append(turns);
      const { text } = await summarizer.complete({ turns: [ONE] });
      ledger.commit({ body: text, covered: [ONE], removed: [ONE] });
    },
  }));
  expect(await judged(property, automatic, scenario([append(...log)]))).toEqual({ met: 1, broken: [] });
});

it('leaves what the outcome calls nothing to protocol/honest-outcome', async () => {
  expect(await seen([summary(LONG), kept(request)], { status: 'noop' })).toEqual({ met: 0, broken: [] });
});

it('accuses nobody who drops turns without a token', async () => {
  const empty = ['t1', 't2'].map((id) => turn(id, null, { text: '', tokens: 0 }));
  const dropped = scenario([append(...empty), compact]);
  const after = fixed(empty.map(kept), [kept(empty[1]!)]);
  expect(await judged(property, after, dropped)).toEqual({ met: 1, broken: [] });

  const beside = [...empty, request];
  const besideText = scenario([append(...beside), compact]);
  expect(await judged(property, fixed(beside.map(kept), [kept(request)]), besideText)).toEqual({
    met: 1,
    broken: [],
  });
});

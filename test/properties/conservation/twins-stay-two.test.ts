import { describe, expect, it } from 'vitest';
import { twinsStayTwo } from '../../../properties/conservation/twins-stay-two.js';
import type { ViewItem } from '../../../src/compactor/session.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, said, scenario, turn } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const twin = said('t3', 'TICKET-7');
const played = scenario([append(ONE, TWO, twin, asks('t9')), compact]);
const showing = (shows: (item: ViewItem, view: ViewItem[]) => boolean) =>
  session((ledger) => ({ view: () => ledger.view().filter((item, _, view) => shows(item, view)) }));

const textOf = (item: ViewItem) => (item.type === 'summary' ? item.body : item.text);

describe('turns with equal texts', () => {
  it('stay until they are summarized', async () => {
    expect(await judged(twinsStayTwo, session(), played)).toEqual({ met: 2, broken: [] });
  });

  it('are not merged', async () => {
    const merging = showing((item, view) => view.find((other) => textOf(other) === textOf(item)) === item);
    const { violations } = await judge(twinsStayTwo, merging, played);
    expect(violations.map(({ moment, says }) => [moment, says])).toEqual([
      [0, 't1 and t3 have equal texts, and the view has 1 of 2, though nothing was summarized'],
    ]);
  });

  it('may go with others, since that is not for being equal', async () => {
    const forgetful = showing((item) => textOf(item) === 'And now?');
    expect((await judged(twinsStayTwo, forgetful, played)).broken).toEqual([]);
  });

  it('may go as the oldest, since that is not for being equal either', async () => {
    const system = turn('t1', null, { role: 'system', text: 'Be brief.' });
    const equal = scenario([append(system, asks('t2'), asks('t3')), compact]);
    const newestOnly = showing((item) => item.type === 'kept' && ['t1', 't3'].includes(item.turn!));
    expect((await judged(twinsStayTwo, newestOnly, equal)).broken).toEqual([]);
  });

  it('are not judged where there are none', async () => {
    expect((await judged(twinsStayTwo, session(), scenario([append(ONE, TWO)]))).met).toBe(0);
  });
});

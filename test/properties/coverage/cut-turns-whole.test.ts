import { expect, it } from 'vitest';
import { narrowedPrefix } from '../../../compactors/correct/narrowed-prefix.js';
import { claimsLastMentioned } from '../../../compactors/faulty/claims-last-mentioned.js';
import { cutTurnsWhole } from '../../../properties/coverage/cut-turns-whole.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { append, asks, compact, scenario, tokenizer } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO, timed } from '../turns.js';

const LINE = '- TICKET-7: took = 480 ms\n';
const TIMED = [timed('t1', 'TICKET-7', '480 ms'), timed('t2', 'ERR-40', '31 ms')];

const cutAfter = (text: string): Fault => ({ fault: 'cut', tokens: tokenizer.count(text) });
const played = (turns: typeof TIMED, ...faults: Fault[]) =>
  scenario([append(...turns, asks('t9')), compact], { summarizer: { faults } });

it('breaks where the cut took the fact of a claimed turn', async () => {
  const { violations } = await judge(
    cutTurnsWhole,
    claimsLastMentioned.make(),
    played(TIMED, cutAfter(`${LINE}- ERR-40: took =`)),
  );
  expect(violations).toMatchObject([{ turn: 't2', says: expect.stringContaining('"31 ms"') }]);
});

it('holds for whoever leaves out the turn that is mentioned last', async () => {
  const cut = played(TIMED, cutAfter(`${LINE}- ERR-40: took =`));
  expect(await judged(cutTurnsWhole, narrowedPrefix.make(), cut)).toEqual({ met: 1, broken: [] });
});

it('holds where the cut comes after the fact', async () => {
  const cut = played(TIMED, cutAfter(`${LINE}-`));
  expect(await judged(cutTurnsWhole, claimsLastMentioned.make(), cut)).toEqual({ met: 1, broken: [] });
});

it('leaves an anchor that touches the cut to another property', async () => {
  const cut = played(TIMED, cutAfter(`${LINE}- ERR-40`));
  expect(await judged(cutTurnsWhole, claimsLastMentioned.make(), cut)).toEqual({ met: 1, broken: [] });
});

it('says nothing where anchors are the facts, or nothing was cut', async () => {
  const basic = played([ONE, TWO], cutAfter('- TICKET-7\n-'));
  expect(await judged(cutTurnsWhole, claimsLastMentioned.make(), basic)).toEqual({ met: 0, broken: [] });
  expect(await judged(cutTurnsWhole, claimsLastMentioned.make(), played(TIMED))).toEqual({
    met: 0,
    broken: [],
  });
});

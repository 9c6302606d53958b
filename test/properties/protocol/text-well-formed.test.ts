import { describe, expect, it } from 'vitest';
import { textWellFormed } from '../../../properties/protocol/text-well-formed.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, said, scenario, turn } from '../../conversation.js';
import { judge, judged } from '../judged.js';

const ROCKETS = '\u{1f680}'.repeat(20);
const rockets = said('t1', 'TICKET-7', { text: `${ROCKETS} See TICKET-7.` });
const played = scenario([append(rockets, asks('t9')), compact]);

const noting = (text: string): Compactor =>
  session((ledger) => ({
    view: () => [...ledger.view(), { type: 'synthetic', role: 'user', text }],
  }));

describe('text that a compactor shows', () => {
  it('may be cut between characters', async () => {
    expect(await judged(textWellFormed, noting(ROCKETS.slice(0, 10)), played)).toEqual({
      met: 2,
      broken: [],
    });
  });

  it('may not be cut within one', async () => {
    const { violations } = await judge(textWellFormed, noting(ROCKETS.slice(0, 5)), played);
    expect(violations.map(({ says }) => says)).toEqual([
      'a message in the view holds half a character: "\u{1f680}\u{1f680}\\ud83d"',
    ]);
  });

  it('may not hold what is left of bytes that were cut', async () => {
    expect((await judged(textWellFormed, noting('TICKET\uFFFD'), played)).broken).toEqual(['moment 0']);
  });

  it('is judged in answers, too', async () => {
    const cutting = session((ledger) => ({ recall: (id) => ledger.turn(id).text.slice(0, 5) }));
    expect((await judged(textWellFormed, cutting, played)).broken).toEqual(['t1']);
  });

  it('may hold what a turn held', async () => {
    const broken = turn('t1', 'TICKET-7', { text: 'TICKET-7 \uFFFD \u{1f680}' });
    expect((await judged(textWellFormed, noting('\uFFFD'), scenario([append(broken)]))).broken).toEqual([]);
  });

  it('is not put to the test where all characters have one unit', async () => {
    const plain = scenario([append(said('t1', 'TICKET-7')), compact]);
    expect((await judged(textWellFormed, session(), plain)).met).toBe(0);
  });
});

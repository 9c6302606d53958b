import { describe, expect, it } from 'vitest';
import type { Compactor } from '../../../src/compactor/compactor.js';
import { claimedFromCut } from '../../../src/property/claimed-from-cut.js';
import type { Step } from '../../../src/scenario/scenario.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { careless, pair } from '../../compactors/made-to-measure.js';
import { append, asks, CHAT, compact, play, said, scenario, tokenizer } from '../../conversation.js';

const timed = (id: string, anchor: string, value: string) =>
  said(id, anchor, {
    text: `${CHAT.repeat(3)}${anchor} took ${value}.`,
    facts: [{ key: 'took', value }],
  });

const TURNS = [
  timed('t1', 'TICKET-7', '480 ms'),
  timed('t2', 'ERR-40', '31 ms'),
  timed('t3', 'run-81', '9 s'),
];
const STEPS = [append(...TURNS, asks('t9')), compact];

const cutAfter = (text: string): Fault => ({ fault: 'cut', tokens: tokenizer.count(text) });
const LINE = '- TICKET-7: took = 480 ms\n';

async function claims(compactor: Compactor, faults: Fault[], steps: Step[] = STEPS) {
  const seen = await play(compactor, scenario(steps, { summarizer: { faults } }));
  return claimedFromCut(seen).map(({ turn, anchor, facts }) => [turn.id, anchor, facts]);
}

describe('a claim on the word of a cut summary', () => {
  it('is whole where anchor and fact stand before the cut', async () => {
    expect(await claims(pair(), [cutAfter(`${LINE}-`)])).toEqual([['t1', 'whole', 'whole']]);
  });

  it('touches the cut where the anchor does', async () => {
    expect(await claims(pair(), [cutAfter(`${LINE}- ERR-40`)])).toEqual([
      ['t1', 'whole', 'whole'],
      ['t2', 'touches the cut', 'missing'],
    ]);
  });

  it('lost its fact to the cut where that came last', async () => {
    expect(await claims(pair(), [cutAfter(`${LINE}- ERR-40: took =`)])).toEqual([
      ['t1', 'whole', 'whole'],
      ['t2', 'whole', 'taken by the cut'],
    ]);
  });

  it('lacks its fact where the summarizer had left it out before', async () => {
    const hollow: Fault = { fault: 'hollow', target: { ids: ['t1'] } };
    expect(await claims(pair(), [hollow, cutAfter('- TICKET-7\n- ERR-40: took =')])).toEqual([
      ['t1', 'whole', 'missing'],
      ['t2', 'whole', 'taken by the cut'],
    ]);
  });

  it('is made of what the compactor shortened, too', async () => {
    const shortening = pair({ edit: (text) => text.slice(0, `${LINE}- ERR-40`.length) });
    expect(await claims(shortening, [])).toEqual([
      ['t1', 'whole', 'whole'],
      ['t2', 'whole', 'missing'],
    ]);
  });

  it('is made by removal where there is no pointer set', async () => {
    const [listed] = await how(pair());
    const [removed] = await how(careless());
    expect([listed, removed]).toEqual(['is listed as covered', 'was removed from the view']);
  });

  it('is told once, when it was made', async () => {
    const seen = await play(
      pair(),
      scenario([...STEPS, append(said('t4', 'src/a.ts')), compact], {
        summarizer: { faults: [cutAfter(`${LINE}-`)] },
      }),
    );
    expect(claimedFromCut(seen)).toMatchObject([{ moment: 1, turn: { id: 't1' } }]);
  });
});

describe('no claim from a cut', () => {
  it('is made of a whole summary', async () => {
    expect(await claims(pair(), [])).toEqual([]);
  });

  it('is a turn that the summary does not hold at all', async () => {
    expect(await claims(pair(), [cutAfter('-')])).toEqual([]);
  });

  it('is a turn that is kept or uncovered', async () => {
    const coversNone = pair({
      lists: (turns) => ({ covered: [], uncovered: turns.map(({ id }) => id) }),
    });
    expect(await claims(coversNone, [cutAfter(`${LINE}- ERR-40: took =`)])).toEqual([]);
  });
});

async function how(compactor: Compactor): Promise<string[]> {
  const seen = await play(compactor, scenario(STEPS, { summarizer: { faults: [cutAfter(`${LINE}-`)] } }));
  return claimedFromCut(seen).map((claim) => claim.how);
}

import { describe, expect, it } from 'vitest';
import type { Compactor } from '../../../src/compactor/compactor.js';
import { messagesCompactor } from '../../../src/compactor/doors/messages-door.js';
import { absencesOf } from '../../../src/property/absence.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { careless, pair } from '../../compactors/made-to-measure.js';
import { append, asks, compact, play, said, scenario, tokenizer } from '../../conversation.js';

const ONE = said('t1', 'TICKET-7');
const TWO = said('t2', 'src/a.ts');
const THREE = said('t3', 'ERR-40');

const CUT: Fault = { fault: 'cut', tokens: tokenizer.count('- TICKET-7\n- src/a.ts\n') };

/** Every absence as `turn: cause`, after one pass over three turns. */
async function absences(compactor: Compactor, ...faults: Fault[]): Promise<string[]> {
  const steps = [append(ONE, TWO, THREE, asks('t9')), compact];
  return told(compactor, steps, faults);
}

/** The same after a pass over the first turn and another one over the others. */
async function absencesAfterTwo(compactor: Compactor, ...faults: Fault[]): Promise<string[]> {
  return told(compactor, [append(ONE, asks('t8')), compact, append(TWO, THREE, asks('t9')), compact], faults);
}

async function told(compactor: Compactor, steps: Parameters<typeof scenario>[0], faults: Fault[]) {
  const seen = await play(compactor, scenario(steps, { summarizer: { faults } }));
  return absencesOf(seen).map(({ turn, cause, moment }) => `${turn.id}: ${cause} at ${moment}`);
}

const inPart = careless({ show: ({ content }) => content!.slice(-30) });
const forgetful = careless({ show: ({ id, content }) => (id === undefined ? '' : content!) });
const shortening = careless({ edit: (text) => text.slice(0, '- TICKET-7\n- src/a.ts'.length) });

describe('a turn that left the view and is in no summary there', () => {
  it('is absent because nothing usable took its place', async () => {
    expect(await absences(careless(), { fault: 'refusal' })).toEqual([
      't1: unusable at 1',
      't2: unusable at 1',
      't3: unusable at 1',
    ]);
  });

  it('is absent because an error message took its place', async () => {
    expect(await absences(careless(), { fault: 'fail', message: 'the rate limit was hit' })).toEqual([
      't1: unusable at 1',
      't2: unusable at 1',
      't3: unusable at 1',
    ]);
  });

  it('is absent because it was shown in part only', async () => {
    expect(await absences(inPart, { fault: 'drop', target: { ids: ['t2'] } })).toEqual(['t2: unseen at 1']);
  });

  it('is absent because nobody was asked', async () => {
    const cutting = messagesCompactor((messages) => messages.slice(-2));
    expect(await absences(cutting)).toEqual(['t1: unseen at 1', 't2: unseen at 1']);
  });

  it('is absent because the summary that held it was not shown again', async () => {
    expect(await absencesAfterTwo(forgetful)).toEqual(['t1: forgotten at 3']);
  });

  it('is absent because the summary was cut, and said so', async () => {
    expect(await absences(careless(), CUT)).toEqual(['t3: cut at 1']);
  });

  it('is absent because the compactor shortened the summary', async () => {
    expect(await absences(shortening)).toEqual(['t3: shortened at 1']);
  });

  it('is absent because the summarizer left it out in silence', async () => {
    expect(await absences(careless(), { fault: 'drop', target: { ids: ['t2'] } })).toEqual([
      't2: omitted at 1',
    ]);
  });

  it('is left out in silence as well by a cut without a sign', async () => {
    const steps = [append(ONE, TWO, THREE, asks('t9')), compact];
    const silent = scenario(steps, { summarizer: { finish: false, faults: [CUT] } });
    const [absence] = absencesOf(await play(careless(), silent));
    expect(absence).toMatchObject({ turn: { id: 't3' }, cause: 'omitted' });
  });
});

describe('of two causes the stronger one is told:', () => {
  it('nothing usable before not seen', async () => {
    expect(await absences(inPart, { fault: 'blank', text: '' })).toContain('t2: unusable at 1');
  });

  it('not seen before a cut', async () => {
    expect(await absences(inPart, CUT)).toEqual(['t3: unseen at 1']);
  });

  it('forgotten before a cut', async () => {
    const cut: Fault = { fault: 'cut', tokens: tokenizer.count('- src/a.ts\n'), calls: [1] };
    expect(await absencesAfterTwo(forgetful, cut)).toEqual(['t1: forgotten at 3', 't3: cut at 3']);
  });

  it('a cut before shortened', async () => {
    const toOneLine = careless({ edit: (text) => text.slice(0, text.indexOf('\n')) });
    expect(await absences(toOneLine, CUT)).toContain('t2: cut at 1');
    expect(await absences(toOneLine)).toContain('t2: shortened at 1');
  });

  it('shortened before omitted', async () => {
    const dropped: Fault = { fault: 'drop', target: { ids: ['t1'] } };
    const toOneLine = careless({ edit: (text) => text.slice(0, text.indexOf('\n')) });
    expect(await absences(toOneLine, dropped)).toEqual(
      expect.arrayContaining(['t1: omitted at 1', 't3: shortened at 1']),
    );
  });
});

describe('no absence', () => {
  it('is a turn that a summary in the view holds, or that has no anchor', async () => {
    expect(await absences(careless())).toEqual([]);
    expect(await absencesAfterTwo(careless())).toEqual([]);
  });

  it('is told twice', async () => {
    const dropped: Fault = { fault: 'drop', target: { ids: ['t1'] } };
    const steps = [append(ONE, TWO, asks('t8')), compact, append(THREE, asks('t9')), compact];
    expect(await told(careless(), steps, [dropped])).toEqual(['t1: omitted at 1']);
  });

  it('is told of a compactor that has a pointer set', async () => {
    expect(await absences(pair(), { fault: 'drop', target: { ids: ['t1'] } })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import type { Session } from '../../../src/compactor/session.js';
import { STRANGER } from '../../../src/property/observation.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import { append, compact, play, recall, scenario, turn } from '../../conversation.js';

const base: Session = { append() {}, compact: () => ({ status: 'noop' }), view: () => [] };

const session = (over: Partial<Session>): Compactor => ({
  name: 'sample',
  open: () => ({ ...base, ...over }),
});

const twoTurns = append(turn('t1', 'A-1', { role: 'assistant' }), turn('t2', 'A-2'));

describe('an observation', () => {
  it('has one moment for each step, with view and claims', async () => {
    const seen = await play(referenceCompactor(), scenario([twoTurns, compact, recall]));
    expect(seen.breakdown).toBeNull();
    expect(seen.moments.map(({ step, appended }) => [step, appended])).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    expect(seen.moments[0]!.view.map((item) => item.type)).toEqual(['kept', 'kept']);
    expect(seen.moments[0]!.claims?.covered).toEqual([]);
  });

  it('holds an answer for every turn and for a stranger after each pass, recall and last step', async () => {
    const seen = await play(referenceCompactor(), scenario([twoTurns, compact, append(turn('t3', 'A-3'))]));
    expect(seen.moments.map(({ answers }) => answers && Object.keys(answers))).toEqual([
      null,
      ['t1', 't2'],
      ['t1', 't2', 't3'],
    ]);
    expect(seen.moments[1]!.stranger).toMatchObject({
      error: { message: expect.stringContaining(STRANGER) },
    });
  });

  it('is plain JSON', async () => {
    const seen = await play(inputRange.make(), scenario([twoTurns, compact]));
    expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
  });

  it('is the same for the same scenario', async () => {
    const played = scenario([twoTurns, compact], { summarizer: { faults: [{ fault: 'cut', tokens: 3 }] } });
    expect(await play(inputRange.make(), played)).toEqual(await play(inputRange.make(), played));
  });
});

describe('kept turns', () => {
  it('are found by their text where ids do not survive, twins in log order', async () => {
    const compactor = session({
      view: () => [
        { type: 'kept', role: 'user', text: 'Remember A-1.' },
        { type: 'kept', role: 'user', text: 'Remember A-1.' },
        { type: 'kept', role: 'user', text: 'something else' },
      ],
    });
    const { moments } = await play(compactor, scenario([append(turn('t1', 'A-1'), turn('t2', 'A-1'))]));
    expect(moments[0]!.view.map((item) => item.type === 'kept' && item.turn)).toEqual(['t1', 't2', null]);
  });

  it('are rather the twin that is not claimed to be elsewhere', async () => {
    const compactor = session({
      view: () => [{ type: 'kept', role: 'user', text: 'Remember A-1.' }],
      claims: () => ({ covered: ['t1'] }),
    });
    const { moments } = await play(compactor, scenario([append(turn('t1', 'A-1'), turn('t2', 'A-1'))]));
    expect(moments[0]!.view).toMatchObject([{ turn: 't2' }]);
  });
});

describe('claims', () => {
  it('spell out what a first kept turn claims', async () => {
    const compactor = session({
      view: () => [{ type: 'kept', turn: 't2', role: 'user', text: 'Remember A-2.' }],
      claims: () => ({ firstKept: 't2' }),
    });
    const { moments } = await play(compactor, scenario([twoTurns]));
    expect(moments[0]!.claims).toMatchObject({ covered: ['t1'], uncovered: [], kept: null });
  });
});

describe('a compactor that breaks off', () => {
  const breakdownOf = async (compactor: Compactor) =>
    (await play(compactor, scenario([twoTurns, compact]))).breakdown;

  it('has crashed when the engine throws', async () => {
    const compactor = session({ compact: () => (undefined as unknown as Session).compact() });
    expect(await breakdownOf(compactor)).toMatchObject({ kind: 'crashed', step: 1, during: 'compact()' });
  });

  it('has hung when a call does not settle in time', async () => {
    const compactor = session({ compact: () => new Promise(() => {}) });
    expect(await breakdownOf(compactor)).toMatchObject({ kind: 'hung', step: 1, during: 'compact()' });
  });

  it.each([
    ['a view that is no list', { view: () => 'nothing' }, 'view()'],
    ['a view item without a role', { view: () => [{ type: 'kept', text: '' }] }, 'view()'],
    ['an outcome without a status', { compact: () => ({}) }, 'compact()'],
    ['claims that are no lists', { claims: () => ({ covered: 'all' }) }, 'claims()'],
    ['an answer that is a number', { recall: () => 7 }, "recall('t1')"],
  ])('returns nonsense: %s', async (_, over, during) => {
    expect(await breakdownOf(session(over as unknown as Partial<Session>))).toMatchObject({
      kind: 'nonsense',
      during,
    });
  });

  it('has crashed when it throws after it changed its state', async () => {
    let isEmpty = false;
    const compactor = session({
      view: () => (isEmpty ? [] : [{ type: 'kept', turn: 't1', role: 'user', text: 'Remember A-1.' }]),
      compact: () => {
        isEmpty = true;
        throw new Error('too late');
      },
    });
    expect(await breakdownOf(compactor)).toMatchObject({
      kind: 'crashed',
      message: expect.stringContaining('too late'),
    });
  });
});

describe('an answer', () => {
  it('of undefined, as a look-up in a table gives, is silence and no breakdown', async () => {
    const compactor = session({ recall: () => undefined as unknown as string });
    const seen = await play(compactor, scenario([twoTurns, recall]));
    expect(seen.breakdown).toBeNull();
    expect(seen.moments[1]).toMatchObject({
      answers: { t1: { text: '' }, t2: { text: '' } },
      stranger: { text: '' },
    });
  });
});

describe('a refusal', () => {
  it('is an error that changed nothing, and the session goes on', async () => {
    const compactor = session({
      compact: () => {
        throw new Error('not now');
      },
    });
    const seen = await play(compactor, scenario([twoTurns, compact, recall]));
    expect(seen.breakdown).toBeNull();
    expect(seen.moments[1]).toMatchObject({ outcome: null, refusal: { message: 'not now', engine: false } });
    expect(seen.moments).toHaveLength(3);
  });

  it('of the settings is no breakdown', async () => {
    const compactor: Compactor = {
      name: 'picky',
      open: () => {
        throw new RangeError('summaryBudget must be at least 1,000');
      },
    };
    const seen = await play(compactor, scenario([twoTurns, compact]));
    expect(seen.breakdown).toBeNull();
    expect(seen.refusedSettings?.message).toContain('1,000');
  });
});

describe('the caller’s turns', () => {
  it.each([
    ['edited', (turns: { text: string }[]) => (turns[0]!.text = ''), ['t1']],
    ['reversed', (turns: unknown[]) => turns.reverse(), ['t1', 't2']],
    ['spliced', (turns: unknown[]) => turns.splice(1), ['t2']],
    ['left alone', () => {}, []],
  ])('are known to be %s', async (_, change, expected) => {
    const compactor = session({ append: (turns) => void change(turns as never) });
    const seen = await play(compactor, scenario([twoTurns]));
    expect(seen.changedInput).toEqual(expected);
  });
});

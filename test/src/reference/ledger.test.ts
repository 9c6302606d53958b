import { expect, test } from 'vitest';
import { Ledger } from '../../../src/reference/ledger.js';
import { removableExchanges } from '../../../src/reference/prefixes.js';
import { turn, turns } from '../turns.js';

const SUMMARY = { body: '- TICKET-1\n', tokens: 5 };

function ledgerOf(last: number): Ledger {
  const ledger = new Ledger();
  ledger.append(turns(1, last));
  return ledger;
}

test('moves turns out of the view and puts a summary in their place', () => {
  const ledger = ledgerOf(4);
  ledger.commit({ ...SUMMARY, covered: ['t1', 't3'], uncovered: ['t2'] });
  expect(ledger.view()).toEqual([
    { type: 'summary', summaryId: 'summary-1', role: 'user', body: '- TICKET-1\n' },
    { type: 'kept', turn: 't4', role: 'assistant', text: turn(4).text },
  ]);
  expect(ledger.claims()).toEqual({
    covered: ['t1', 't3'],
    uncovered: ['t2'],
    kept: ['t4'],
    summaryOf: { t1: 'summary-1', t3: 'summary-1' },
  });
  expect(ledger.viewTokens()).toBe(5 + 24);
});

test('K5: leaves the system turns that open the log in the first place', () => {
  const ledger = new Ledger();
  ledger.append([turn(1, { role: 'system' }), turn(2), turn(3), turn(4, { role: 'system' })]);
  ledger.commit({ ...SUMMARY, covered: ['t2'], uncovered: [] });
  expect(ledger.view().map((item) => (item.type === 'kept' ? item.turn : item.type))).toEqual([
    't1',
    'summary',
    't3',
    't4',
  ]);
});

test('takes a replaced summary out of force and leaves the others in it', () => {
  const ledger = ledgerOf(4);
  ledger.commit({ ...SUMMARY, covered: ['t1'], uncovered: [] });
  ledger.commit({ ...SUMMARY, covered: ['t2'], uncovered: [] });
  ledger.commit({ ...SUMMARY, covered: ['t3'], uncovered: [], replaces: ledger.summaries[1] });
  expect(ledger.claims().summaryOf).toEqual({ t1: 'summary-1', t2: 'summary-3', t3: 'summary-3' });
  expect(ledger.passes).toBe(3);
  expect(ledger.summaries.map(({ id }) => id)).toEqual(['summary-1', 'summary-3']);
  expect(ledger.coveredBy(ledger.summaries[1]!).map(({ id }) => id)).toEqual(['t2', 't3']);
});

test('K7: keeps the log as it was appended, whatever becomes of the turns elsewhere', () => {
  const given = turns(1, 2);
  const ledger = new Ledger();
  ledger.append(given);
  given[0]!.text = 'changed';
  expect(ledger.log).toEqual(turns(1, 2));
});

test('K15: takes no id twice, and nothing of a list that has one twice', () => {
  const ledger = ledgerOf(2);
  expect(() => ledger.append([turn(3), turn(2)])).toThrow('Turn t2 is in the log already');
  expect(() => ledger.append([turn(3), turn(3)])).toThrow('Turn t3');
  expect(ledger.log).toHaveLength(2);
});

test('S11: names an id that was never appended', () => {
  expect(() => ledgerOf(1).turn('t7')).toThrow('Turn t7 cannot be reconstructed: it was never appended.');
});

test('counts as it claims, and gives what a summary covers in log order', () => {
  const ledger = ledgerOf(6);
  ledger.commit({ ...SUMMARY, covered: ['t3', 't4'], uncovered: [] });
  ledger.commit({ ...SUMMARY, covered: ['t1'], uncovered: ['t2'], replaces: ledger.summaries[0] });
  expect(ledger.coveredBy(ledger.summaries[0]!).map(({ id }) => id)).toEqual(['t1', 't3', 't4']);
  expect(ledger.counts()).toEqual({ covered: 3, uncovered: 1, kept: 2 });
});

test('changes nothing for a turn that it does not know', () => {
  const ledger = ledgerOf(2);
  expect(() => ledger.commit({ ...SUMMARY, covered: ['t1', 't9'], uncovered: [] })).toThrow('t9');
  expect(ledger.passes).toBe(0);
  expect(ledger.counts()).toEqual({ covered: 0, uncovered: 0, kept: 2 });
});

test('K4: has everything in reach that decides what may leave, also a result that came when its use had left', () => {
  const ledger = new Ledger();
  const use = (id: string) => ({ id, name: 'run', input: '{}' });
  const log = [
    turn(1),
    turn(2, { role: 'assistant', uses: [use('a')] }),
    turn(3),
    turn(4, { role: 'tool', results: [{ use: 'a', text: 'ok' }] }),
    turn(5, { role: 'assistant' }),
    turn(6, { role: 'assistant', uses: [use('b')] }),
  ];
  ledger.append(log);
  ledger.commit({ ...SUMMARY, covered: ['t2', 't3', 't5'], uncovered: [] });
  const inView = (id: string) => ledger.isKept(id);
  for (const keep of [0, 1, 4]) {
    const reach = ledger.inReach(keep);
    const ids = (turns: typeof reach) =>
      removableExchanges(turns, inView, keep).map((exchange) => exchange.turns.map(({ id }) => id));
    expect(ids(reach)).toEqual(ids(ledger.log));
  }
  expect(ledger.inReach(0).map(({ id }) => id)).toEqual(['t1', 't2', 't3', 't4', 't6']);
});

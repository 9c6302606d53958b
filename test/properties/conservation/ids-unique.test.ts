import { describe, expect, it } from 'vitest';
import { idsUnique } from '../../../properties/conservation/ids-unique.js';
import type { ViewItem } from '../../../src/compactor/session.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, said, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, THREE, TWO } from '../turns.js';

const played = scenario([append(ONE, TWO, asks('t9'))]);
const showing = (items: (view: ViewItem[]) => ViewItem[]) =>
  session((ledger) => ({ view: () => items(ledger.view()) }));

const sayings = async (items: (view: ViewItem[]) => ViewItem[], steps = played) =>
  (await judge(idsUnique, showing(items), steps)).violations.map(({ says }) => says);

describe('a view', () => {
  it('may hold each turn once under its id', async () => {
    expect(await judged(idsUnique, session(), played)).toEqual({ met: 1, broken: [] });
  });

  it('may not hold a turn under the id of another one', async () => {
    const shifted = ([first, second, ...rest]: ViewItem[]): ViewItem[] => [
      { ...first, turn: 't2' } as ViewItem,
      { ...second, turn: 't1' } as ViewItem,
      ...rest,
    ];
    expect(await sayings(shifted)).toEqual([
      'a view item has the id t2 and the text of t1',
      'a view item has the id t1 and the text of t2',
    ]);
  });

  it('may not hold a turn twice', async () => {
    expect(await sayings((view) => [...view, view[0]!])).toEqual([
      'the text of t1 stands in the view 2 times and was appended once',
    ]);
    const nameless = { type: 'kept' as const, role: 'assistant' as const, text: ONE.text };
    expect(await sayings((view) => [...view, nameless])).toHaveLength(1);
  });

  it('may hold two pieces of a turn', async () => {
    const pieces = ([first, ...rest]: ViewItem[]): ViewItem[] => [
      { ...first, text: 'We went' } as ViewItem,
      { ...first, text: 'TICKET-7' } as ViewItem,
      ...rest,
    ];
    expect(await sayings(pieces)).toEqual([]);
  });

  it('may hold twins', async () => {
    const twin = said('t2', 'TICKET-7');
    expect(await sayings((view) => view, scenario([append(ONE, twin, asks('t9'))]))).toEqual([]);
  });

  it('may not hold two summaries of one id', async () => {
    const twice = scenario([append(ONE, asks('t8')), compact, append(TWO, THREE, asks('t9')), compact]);
    expect(await sayings((view) => view, twice)).toEqual([]);
    const alike = (item: ViewItem) => (item.type === 'summary' ? { ...item, summaryId: 'summary' } : item);
    expect(await sayings((view) => view.map(alike), twice)).toEqual([
      'several summaries in the view have the id "summary"',
    ]);
  });
});

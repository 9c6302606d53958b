import { describe, expect, it } from 'vitest';
import { Ledger } from '../../../compactors/plumbing/ledger.js';
import { tokenizer, turn } from '../../conversation.js';

const turns = [
  turn('t1', null, { role: 'system', text: 'Be brief.' }),
  turn('t2', 'ERR-40'),
  turn('t3', 'src/a.ts'),
  turn('t4', null),
];
const [, second, third] = turns as [unknown, (typeof turns)[0], (typeof turns)[0]];

function ledger(): Ledger {
  const filled = new Ledger();
  filled.append(turns);
  return filled;
}

describe('Ledger', () => {
  it('shows opening system turns, then summaries, then all other kept turns', () => {
    const filled = ledger();
    filled.commit({ body: '- ERR-40\n', covered: [second], removed: [second] });
    const seen = filled.view().map((item) => (item.type === 'kept' ? item.turn : item.type));
    expect(seen).toEqual(['t1', 'summary', 't3', 't4']);
  });

  it('calls a removed turn uncovered that no summary covers', () => {
    const filled = ledger();
    filled.commit({ body: '- ERR-40\n', covered: [second], removed: [second, third] });
    expect(filled.claims()).toMatchObject({ covered: ['t2'], uncovered: ['t3'], kept: ['t1', 't4'] });
    expect(filled.counts()).toEqual({ covered: 1, uncovered: 1, kept: 2 });
  });

  it('calls a turn uncovered whose summary was replaced by one that lacks it', () => {
    const filled = ledger();
    filled.commit({ body: '- ERR-40\n', covered: [second], removed: [second] });
    filled.commit({
      body: '- src/a.ts\n',
      covered: [third],
      removed: [third],
      replaces: filled.summaries[0],
    });
    expect(filled.claims()).toMatchObject({ covered: ['t3'], uncovered: ['t2'], summaryOf: { t3: 's2' } });
  });

  it('counts the tokens of its view', () => {
    const filled = ledger();
    const before = filled.tokens(tokenizer.count);
    filled.commit({ body: '- ERR-40\n', covered: [second], removed: [second] });
    expect(filled.tokens(tokenizer.count)).toBe(before - second.tokens + tokenizer.count('- ERR-40\n'));
  });

  it('names an id that was never appended', () => {
    expect(() => ledger().turn('t77')).toThrow(/t77/);
  });
});

import { describe, expect, it } from 'vitest';
import { marksIn } from '../../../reports/evidence/marks-in.js';
import { turn } from '../samples/turn.js';

const TURNS = [
  turn('t1', 'pay INV-4471', 'INV-4471'),
  turn('t2', 'see INV-44', 'INV-44'),
  turn('t3', 'port is 8080', 'port', { facts: [{ key: 'port', value: '8080' }] }),
];

const marked = (text: string, isCut = false) =>
  marksIn(text, TURNS, isCut).map(({ start, end, turns }) => [text.slice(start, end), ...turns]);

describe('the marks in a text', () => {
  it('are anchors and facts by the rule of presence, not parts of other tokens', () => {
    expect(marked('INV-4471, INV-447 and port 8080.')).toEqual([
      ['INV-4471', 't1'],
      ['port', 't3'],
      ['8080', 't3'],
    ]);
  });

  it('leave out what stands at the cut, where more may have followed', () => {
    expect(marked('- INV-4471\n- INV-44', true)).toEqual([['INV-4471', 't1']]);
    expect(marked('- INV-4471\n- INV-44')).toHaveLength(2);
  });

  it('lie apart', () => {
    const turns = [turn('a', 'x', 'src a.ts'), turn('b', 'x', 'a.ts')];
    expect(marksIn('src a.ts', turns, false)).toEqual([{ start: 0, end: 8, turns: ['a'] }]);
  });
});

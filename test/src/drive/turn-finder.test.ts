import { describe, expect, it } from 'vitest';
import { turnFinder } from '../../../src/drive/turn-finder.js';
import type { Turn } from '../../../src/transcript/turn.js';

const log = Array.from({ length: 6 }, (_, place): Turn => {
  return { id: `t${place}`, role: 'user', kind: 'prose', text: '', tokens: 0, anchor: null };
});
const found = (ids: readonly string[]) => {
  const find = turnFinder(log);
  return ids.map((id) => find(id)?.id);
};

describe('a finder of turns', () => {
  it('finds turns in the order of the log, with gaps', () => {
    expect(found(['t0', 't3', 't4', 't5'])).toEqual(['t0', 't3', 't4', 't5']);
  });

  it('finds turns in any order, and more than once', () => {
    expect(found(['t5', 't0', 't0', 't1', 't4', 't2'])).toEqual(['t5', 't0', 't0', 't1', 't4', 't2']);
  });

  it('finds nothing under an id that no turn has, and goes on', () => {
    expect(found(['t1', 'x', 't2', 'y', 't0', ''])).toEqual([
      't1',
      undefined,
      't2',
      undefined,
      't0',
      undefined,
    ]);
  });
});

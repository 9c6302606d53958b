import { expect, it } from 'vitest';
import { tailNotKept } from '../../../compactors/faulty/tail-not-kept.js';
import { turnStories } from '../../../src/property/turn-stories.js';
import { append, asks, play, reopen, scenario } from '../../conversation.js';

const seen = await play(tailNotKept.make(), scenario([append(asks('t1'), asks('t2')), reopen]));
const broke = (turn?: string) => ({ moment: 1, says: 'it broke', ...(turn && { turn }) });

it('are those of the turns that a breach names, each once', () => {
  const gone = [
    { is: 'kept', step: 0 },
    { is: 'gone', step: 1 },
  ];
  expect(turnStories(seen, [broke('t2'), broke(), broke('t1'), broke('t2')])).toEqual([
    { turn: 't2', stays: gone },
    { turn: 't1', stays: gone },
  ]);
});

it('leave out what was never appended', () => {
  expect(turnStories(seen, [broke('t9')])).toEqual([]);
});

import { expect, it } from 'vitest';
import { anchoredTurns } from '../../../compactors/plumbing/anchored-turns.js';
import { turn } from '../../conversation.js';

const turns = [turn('t1', 'ERR-40'), turn('t2', 'src/a.ts'), turn('t3', null), turn('t4', 'TICKET-1')];
const idsIn = (summary: string, cut: boolean) => anchoredTurns(turns, summary, { cut }).map(({ id }) => id);

it('finds the turns whose anchor is present by the presence rule', () => {
  expect(idsIn('- src/a.ts\n- ERR-40\n- TICKET-12\n', false)).toEqual(['t1', 't2']);
});

it('leaves out the turn that a cut summary mentions last', () => {
  expect(idsIn('- src/a.ts\n- ERR-40: it was ', true)).toEqual(['t2']);
  expect(idsIn('- ERR-40 ', true)).toEqual([]);
});

it('leaves it out, too, where its anchor ends in that of another turn', () => {
  const pair = [turn('t1', 'A-1'), turn('t2', 'B-A-1')];
  const ids = anchoredTurns(pair, '- A-1\n- B-A-1: k = ', { cut: true }).map(({ id }) => id);
  expect(ids).not.toContain('t2');
});

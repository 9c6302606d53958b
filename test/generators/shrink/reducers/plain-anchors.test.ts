import { describe, expect, it } from 'vitest';
import { PECULIAR_ANCHORS, RELATED_ANCHORS } from '../../../../generators/shrink/plain-anchors.js';
import { plainAnchors } from '../../../../generators/shrink/reducers/plain-anchors.js';
import { logOf } from '../../../../src/scenario/log-of.js';
import type { Turn } from '../../../../src/transcript/turn.js';
import { append, compact, said, scenario, turn } from '../../../conversation.js';
import { offers, plainTurns } from '../offers.js';

const offered = (...turns: Turn[]) =>
  offers(plainAnchors, scenario([append(...turns), compact])).map((one) => logOf(one));
const anchorsOf = (log: Turn[]) => log.map(({ anchor }) => anchor);

const REAL = [said('t1', 'TICKET-7'), said('t2', null), said('t3', 'src/a.ts')];

describe('plain anchors', () => {
  it('are given to all turns that have one, first of all', () => {
    expect(anchorsOf(offered(...REAL)[0]!)).toEqual(['A-1', null, 'A-3']);
  });

  it('are given to each turn alone', () => {
    expect(offered(...REAL).map(anchorsOf)).toEqual(
      expect.arrayContaining([
        ['A-1', null, 'src/a.ts'],
        ['TICKET-7', null, 'A-3'],
      ]),
    );
  });

  it('come with plain texts of the same size', () => {
    const [first] = offered(...REAL);
    expect(first![0]!.text).toMatch(/^Remember A-1\.( more)+$/);
    expect(first!.map(({ tokens }) => tokens)).toEqual(REAL.map(({ tokens }) => tokens));
  });

  it('come with plain facts', () => {
    const strict = turn('t1', 'TICKET-7', {
      text: 'TICKET-7 took 480 ms.',
      facts: [
        { key: 'ticket', value: 'TICKET-7' },
        { key: 'took', value: '480 ms' },
      ],
    });
    expect(offered(strict)[0]![0]!.facts).toEqual([
      { key: 'k', value: 'A-1' },
      { key: 'k', value: 'V-1x' },
    ]);
  });

  it('may be left as they are, with plain texts', () => {
    expect(offered(...REAL).map(anchorsOf)).toContainEqual(['TICKET-7', null, 'src/a.ts']);
  });
});

describe('other anchors', () => {
  it('are related ones for every pair', () => {
    const all = offered(...plainTurns(3)).map((log) => anchorsOf(log).join());
    for (const [one, other] of RELATED_ANCHORS) {
      expect(all).toEqual(
        expect.arrayContaining([`${one},${other},A-3`, `${one},A-2,${other}`, `A-1,${one},${other}`]),
      );
    }
  });

  it('are peculiar ones for every turn', () => {
    const all = offered(...plainTurns(2)).map((log) => anchorsOf(log).join());
    for (const peculiar of PECULIAR_ANCHORS) {
      expect(all).toEqual(expect.arrayContaining([`${peculiar},A-2`, `A-1,${peculiar}`]));
    }
  });

  it('are not tried where there are many turns', () => {
    const all = offered(...plainTurns(5)).flatMap(anchorsOf);
    expect(all).not.toContain('A-12');
  });
});

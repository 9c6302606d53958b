import { describe, expect, it } from 'vitest';
import type { Session } from '../../../src/compactor/session.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import { append, play, said, scenario } from '../../conversation.js';

const turns = [said('t1', 'TICKET-7'), said('t2', 'src/a.ts'), said('t3', 'TICKET-7')];

const estimating = (estimate: Session['estimate']) =>
  play(
    {
      name: 'estimating',
      open: async (environment) => {
        const session = await referenceCompactor().open(environment);
        return {
          append: (given) => session.append(given),
          compact: () => session.compact(),
          view: () => session.view(),
          estimate: estimate!,
        };
      },
    },
    scenario([append(...turns)]),
  );

describe('estimates', () => {
  it('are asked for once for each text, beside the true count', async () => {
    const { estimates } = await estimating(async (text) => text.length);
    expect(estimates).toEqual(
      [turns[2]!, turns[1]!].map(({ id, tokens, text }) => ({ turn: id, tokens, estimate: text.length })),
    );
  });

  it('may be refused', async () => {
    const refusing = await estimating(() => {
      throw new Error('this text is too long to count');
    });
    expect([refusing.estimates, refusing.breakdown]).toEqual([[], null]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '12', null])(
    'are nonsense when they are %s',
    async (value) => {
      const { breakdown } = await estimating(() => value as number);
      expect(breakdown).toMatchObject({ kind: 'nonsense', during: 'estimate(text)' });
    },
  );

  it('are a crash when the engine throws', async () => {
    const { breakdown } = await estimating((text) => (text as unknown as { tokens: number[] }).tokens.length);
    expect(breakdown).toMatchObject({ kind: 'crashed', during: 'estimate()' });
  });

  it('are not there where none are made', async () => {
    expect((await play(referenceCompactor(), scenario([append(...turns)]))).estimates).toBeNull();
  });
});

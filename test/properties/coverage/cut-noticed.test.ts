import { describe, expect, it } from 'vitest';
import { reportedIds } from '../../../compactors/correct/reported-ids.js';
import { cutIgnored } from '../../../compactors/faulty/cut-ignored.js';
import { cutNoticed } from '../../../properties/coverage/cut-noticed.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import type { SummarizerBehaviour } from '../../../src/simulation/behaviour.js';
import { careless } from '../../compactors/made-to-measure.js';
import { append, asks, CHAT, compact, said, scenario, tokenizer } from '../../conversation.js';
import { judge, judged } from '../judged.js';

const TURNS = [
  said('t1', 'ERR-40'),
  said('t2', 'src/parser.ts'),
  said('t3', 'src/parser', { text: `Look into src/parser. ${CHAT.repeat(3)}` }),
];

/** Plays the three turns on a compactor, the summary being cut after this text. */
function cut(compactor: Compactor, after: string, rest: Partial<SummarizerBehaviour> = {}) {
  const faults = [{ fault: 'cut' as const, tokens: tokenizer.count(after) }];
  const played = scenario([append(...TURNS, asks('t9')), compact], { summarizer: { faults, ...rest } });
  return judged(cutNoticed, compactor, played);
}

describe('of a cut summary', () => {
  it('may be claimed what stands wholly before the cut', async () => {
    expect(await cut(cutIgnored.make(), '- ERR-40\n-')).toEqual({ met: 1, broken: [] });
    expect(await cut(reportedIds.make(), '- ERR-40\n- src/parser')).toEqual({ met: 1, broken: [] });
  });

  it('may not be claimed what may be the beginning of another token', async () => {
    expect(await cut(cutIgnored.make(), '- ERR-40\n- src/parser')).toMatchObject({ broken: ['t3'] });
  });

  it('is not asked where nothing told of the cut', async () => {
    const silent = { finish: false };
    expect(await cut(cutIgnored.make(), '- ERR-40\n- src/parser', silent)).toEqual({ met: 0, broken: [] });
  });

  it('is not asked where it was not committed', async () => {
    expect(await cut(cutIgnored.make(), '-')).toEqual({ met: 0, broken: [] });
  });
});

describe('without a pointer set', () => {
  it('no turn may leave the view that a cut summary did not reach', async () => {
    expect(await cut(careless(), '- ERR-40\n-')).toMatchObject({ broken: ['t2', 't3'] });
  });

  it('a whole summary breaks nothing', async () => {
    expect(await cut(careless(), '- ERR-40\n- src/parser.ts\n- src/parser\n')).toEqual({
      met: 0,
      broken: [],
    });
  });

  it('no turn may leave the view that the compactor cut off by itself', async () => {
    const shortening = careless({ edit: (text) => text.slice(0, '- ERR-40\n- src/parser.ts'.length) });
    const played = scenario([append(...TURNS, asks('t9')), compact]);
    const { violations } = await judge(cutNoticed, shortening, played);
    expect(violations).toMatchObject([
      { turn: 't3', says: expect.stringContaining('the compactor shortened the text itself') },
    ]);
  });
});

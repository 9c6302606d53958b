import { describe, expect, it } from 'vitest';
import { silentOmitter } from '../../../compactors/faulty/silent-omitter.js';
import { removedTurnsSummarized } from '../../../properties/coverage/removed-turns-summarized.js';
import { DEFAULTS } from '../../../src/compactor/capabilities-of.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { careless } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario, tokenizer } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const steps = [append(ONE, TWO, asks('t9')), compact];
const played = (...faults: Fault[]) => scenario(steps, { summarizer: { faults } });

describe('a removed turn', () => {
  it('is named in the summary', async () => {
    expect(await judged(removedTurnsSummarized, silentOmitter.make(), played())).toEqual({
      met: 1,
      broken: [],
    });
  });

  it('should not have left when the summarizer did not name it', async () => {
    const omitting = played({ fault: 'drop', target: { ids: ['t1'] } });
    const { violations } = await judge(removedTurnsSummarized, silentOmitter.make(), omitting);
    expect(violations).toMatchObject([{ turn: 't1', says: expect.stringContaining('"TICKET-7"') }]);
  });

  it('is left to other properties when something told the compactor so', async () => {
    const cut = played({ fault: 'cut', tokens: tokenizer.count('- TICKET-7\n') });
    expect(await judged(removedTurnsSummarized, careless(), cut)).toEqual({ met: 1, broken: [] });
  });

  it('is needed', async () => {
    const nothing = scenario([append(asks('t9')), compact]);
    expect(await judged(removedTurnsSummarized, silentOmitter.make(), nothing)).toEqual({
      met: 0,
      broken: [],
    });
  });
});

it('is not asked of whoever has a pointer set, or says that it verifies', () => {
  expect(removedTurnsSummarized.skip!({ ...DEFAULTS, claims: true })).toContain('has a pointer set');
  expect(removedTurnsSummarized.skip!({ ...DEFAULTS, verifies: true })).toContain('it verifies');
  expect(removedTurnsSummarized.skip!(DEFAULTS)).toBeNull();
});

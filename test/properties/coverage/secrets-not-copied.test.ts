import { describe, expect, it } from 'vitest';
import { secretsNotCopied } from '../../../properties/coverage/secrets-not-copied.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { careless } from '../../compactors/made-to-measure.js';
import { append, asks, compact, said, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';

const SECRET = 'password: open-sesame';
const login = said('t1', 'TICKET-7', { role: 'user', text: `See TICKET-7.\n${SECRET}` });
const played = (...faults: Fault[]) => ({
  ...scenario([append(login, asks('t9')), compact], { summarizer: { faults } }),
  planted: [{ kind: 'secret' as const, text: SECRET }],
});

describe('a secret', () => {
  it('may be shown to the summarizer, and stay in its turn', async () => {
    expect(await judged(secretsNotCopied, careless(), played())).toEqual({ met: 1, broken: [] });
  });

  it('is not added to the summary by the compactor', async () => {
    const quoting = careless({ edit: (text) => `${text}> ${SECRET}\n` });
    const { violations } = await judge(secretsNotCopied, quoting, played());
    expect(violations.map(({ turn, says }) => [turn, says])).toEqual([
      ['t1', `the summary holds the secret "${SECRET}" of t1, and no summarizer wrote it`],
    ]);
  });

  it('is no longer the compactor’s doing when the summarizer copied it', async () => {
    expect(await judged(secretsNotCopied, careless(), played({ fault: 'echo' }))).toEqual({
      met: 0,
      broken: [],
    });
  });
});

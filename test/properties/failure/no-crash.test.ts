import { describe, expect, it } from 'vitest';
import { hangsAsync } from '../../../compactors/faulty/hangs-async.js';
import { nonsenseView } from '../../../compactors/faulty/nonsense-view.js';
import { noCrash } from '../../../properties/failure/no-crash.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import type { Session } from '../../../src/compactor/session.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, recall, scenario } from '../../conversation.js';
import { judge } from '../judged.js';
import { ONE } from '../turns.js';

async function said(compactor: Compactor, ...faults: Fault[]): Promise<string[]> {
  const played = scenario([append(ONE, asks('t9')), compact, recall], { summarizer: { faults } });
  const { met, violations } = await judge(noCrash, compactor, played);
  expect(met).toBeGreaterThan(0);
  return violations.map(({ says }) => says);
}

describe('a compactor breaks off', () => {
  it('when the engine throws', async () => {
    const broken = session(() => ({ compact: () => (undefined as unknown as Session).compact() }));
    expect(await said(broken)).toEqual([
      expect.stringMatching(/^compact\(\) crashed: TypeError: Cannot read/),
    ]);
  });

  it('when a call does not return', async () => {
    expect(await said(hangsAsync.make(), { fault: 'blank', text: '' })).toEqual([
      expect.stringMatching(/^compact\(\) did not return: no answer within/),
    ]);
  });

  it('when it returns what is no view', async () => {
    expect(await said(nonsenseView.make())).toEqual([expect.stringMatching(/^view\(\) returned nonsense/)]);
  });

  it('when it throws after it changed something', async () => {
    const late = session((ledger) => ({
      compact() {
        ledger.commit({ body: '', covered: [], removed: ledger.turns });
        throw new Error('too late');
      },
    }));
    expect(await said(late)).toEqual([expect.stringMatching(/compact\(\) crashed: .*too late/)]);
  });
});

describe('a compactor does not break off', () => {
  it('when all goes well', async () => {
    expect(await said(hangsAsync.make())).toEqual([]);
  });

  it('when it refuses in order', async () => {
    const refusing = session(() => ({
      compact() {
        throw new Error('not today');
      },
    }));
    expect(await said(refusing)).toEqual([]);
  });
});

it('calls its breach errored', () => {
  expect(noCrash.breach).toBe('errored');
});

import { describe, expect, it } from 'vitest';
import { echoCommitted } from '../../../compactors/faulty/echo-committed.js';
import { nothingUnusableCommitted } from '../../../properties/failure/nothing-unusable-committed.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { careless, pair, session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const played = (...faults: Fault[]) =>
  scenario([append(ONE, TWO, asks('t9')), compact], { summarizer: { faults } });

const UNUSABLE: [string, Fault, string][] = [
  ['a blank', { fault: 'blank', text: ' \n' }, 'a blank was committed'],
  ['a refusal', { fault: 'refusal' }, 'a refusal was committed'],
  ['a placeholder', { fault: 'placeholder' }, 'a placeholder was committed'],
  ['an echo', { fault: 'echo' }, 'an echo of one turn was committed'],
];

describe('in the place of turns stands', () => {
  it.each(UNUSABLE)('%s', async (_, fault, what) => {
    const { met, violations } = await judge(nothingUnusableCommitted, pair(), played(fault));
    expect(met).toBe(1);
    expect(violations).toMatchObject([{ moment: 1, says: expect.stringContaining(what) }]);
  });

  it('nothing, after a tool call', async () => {
    const { violations } = await judge(nothingUnusableCommitted, careless(), played({ fault: 'tool-call' }));
    expect(violations).not.toEqual([]);
  });

  it('an error message', async () => {
    const failing = played({ fault: 'fail', message: 'the rate limit was hit' });
    const { violations } = await judge(nothingUnusableCommitted, careless(), failing);
    expect(violations).toMatchObject([{ turn: 't1' }]);
    const storing = session((ledger, { summarizer }) => ({
      async compact() {
        const body = await summarizer.complete({ turns: ledger.turns }).then(({ text }) => text, String);
        ledger.commit({ body, covered: [], removed: ledger.turns.slice(0, 2) });
        return { status: 'compacted' };
      },
    }));
    expect((await judge(nothingUnusableCommitted, storing, failing)).violations).toMatchObject([
      { says: expect.stringContaining('an error message was committed') },
    ]);
  });

  it('nothing that the removed turns could be found in', async () => {
    const dropping = careless({ edit: () => 'We talked about a few things.' });
    const { violations } = await judge(nothingUnusableCommitted, dropping, played({ fault: 'refusal' }));
    expect(violations).toMatchObject([
      { turn: 't1', says: expect.stringContaining('although the summarizer gave no summary') },
    ]);
  });
});

/** A session that commits what `body` makes of the answer, and claims nothing by it. */
const committing = (body: (text: string) => string) =>
  session((ledger, { summarizer }) => ({
    async compact() {
      const { text } = await summarizer.complete({ turns: ledger.turns });
      ledger.commit({ body: body(text), covered: [], removed: ledger.turns.slice(0, 2) });
      return { status: 'compacted' };
    },
  }));

describe('an excuse stays one', () => {
  const EXCUSES = UNUSABLE.slice(1, 3);

  it.each(EXCUSES)('under a heading: %s', async (_, fault, what) => {
    const compactor = committing((text) => `# Summary\n\n${text}\n\n(2 turns)`);
    const { violations } = await judge(nothingUnusableCommitted, compactor, played(fault));
    expect(violations).toMatchObject([{ moment: 1, says: expect.stringContaining(what) }]);
  });

  it.each(EXCUSES)('but not where the turns stand beside %s', async (_, fault) => {
    const compactor = committing((text) => `${text}\n- TICKET-7`);
    expect(await judged(nothingUnusableCommitted, compactor, played(fault))).toEqual({ met: 1, broken: [] });
  });
});

describe('nothing is wrong', () => {
  it.each(UNUSABLE)('where a pass with %s changes nothing', async (_, fault) => {
    expect(await judged(nothingUnusableCommitted, session(), played(fault))).toEqual({ met: 1, broken: [] });
  });

  it('where a failure refuses the pass', async () => {
    const failing = played({ fault: 'fail', message: 'rate limit' });
    expect(await judged(nothingUnusableCommitted, pair(), failing)).toEqual({ met: 1, broken: [] });
  });

  it('where a second answer is used', async () => {
    const retrying = session((ledger, { summarizer }) => ({
      async compact() {
        const turns = ledger.turns.slice(0, 2);
        await summarizer.complete({ turns });
        const { text } = await summarizer.complete({ turns });
        ledger.commit({ body: text, covered: turns, removed: turns });
        return { status: 'compacted' };
      },
    }));
    const once: Fault = { fault: 'refusal', calls: [0] };
    expect(await judged(nothingUnusableCommitted, retrying, played(once))).toEqual({ met: 1, broken: [] });
  });

  it('where an echo is all that there was to say', async () => {
    const alone = scenario([append(ONE, asks('t9')), compact], {
      summarizer: { faults: [{ fault: 'echo' }] },
    });
    expect(await judged(nothingUnusableCommitted, echoCommitted.make(), alone)).toEqual({
      met: 0,
      broken: [],
    });
  });

  it('where only small talk was lost', async () => {
    const small = scenario([append(asks('t1'), asks('t2')), compact], {
      summarizer: { faults: [{ fault: 'refusal' }] },
    });
    expect(await judged(nothingUnusableCommitted, careless(), small)).toEqual({ met: 1, broken: [] });
  });
});

it('is not asked where every answer is a summary', async () => {
  expect(await judged(nothingUnusableCommitted, pair(), played())).toEqual({ met: 0, broken: [] });
});

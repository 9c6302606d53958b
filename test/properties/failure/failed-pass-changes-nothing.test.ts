import { describe, expect, it } from 'vitest';
import { dropsOnFailure } from '../../../compactors/faulty/drops-on-failure.js';
import type { Ledger } from '../../../compactors/plumbing/ledger.js';
import { failedPassChangesNothing as property } from '../../../properties/failure/failed-pass-changes-nothing.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import type { ViewItem } from '../../../src/compactor/session.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { careless, pair, session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, THREE, TWO } from '../turns.js';

const failing: Fault = { fault: 'fail', message: 'rate limit' };
const played = (...faults: Fault[]) =>
  scenario([append(ONE, TWO, asks('t9')), compact], { summarizer: { faults } });
const twice = scenario([append(ONE, TWO, asks('t8')), compact, append(THREE, asks('t9')), compact], {
  summarizer: { faults: [{ ...failing, calls: [1] }] },
});

/** A session that asks once in each pass, puts a summary in the place of the first turn, and does this on a failure. */
const onFailure = (act: (ledger: Ledger) => void): Compactor =>
  session((ledger, { summarizer }) => ({
    async compact() {
      const response = await summarizer.complete({ turns: [ONE] }).catch(() => null);
      if (response) ledger.commit({ body: response.text, covered: [ONE], removed: [ONE] });
      else act(ledger);
      return { status: response ? 'compacted' : 'refused' };
    },
  }));

describe('a pass without a summary breaks the law', () => {
  it('with every turn that left the view', async () => {
    expect(await judged(property, dropsOnFailure.make(), played(failing))).toEqual({
      met: 1,
      broken: ['t1', 't2'],
    });
  });

  it('with a note that nothing had to make room for', async () => {
    const noting = session((ledger, { summarizer }) => {
      const notes: ViewItem[] = [];
      return {
        async compact() {
          await summarizer.complete({ turns: [ONE] }).catch(() => {
            notes.push({ type: 'synthetic', role: 'user', text: 'Compaction failed.' });
          });
          return { status: 'refused' };
        },
        view: () => [...ledger.view(), ...notes],
      };
    });
    expect(await judged(property, noting, played(failing))).toEqual({ met: 1, broken: ['moment 1'] });
  });

  it('with an earlier summary that is gone', async () => {
    const forgetting = onFailure((ledger) => void ledger.summaries.pop());
    expect(await judged(property, forgetting, twice)).toEqual({ met: 1, broken: ['moment 3'] });
  });

  it('with a turn that is covered no more', async () => {
    const { violations } = await judge(
      property,
      onFailure((ledger) => ledger.release([ONE])),
      twice,
    );
    expect(violations).toEqual([
      { moment: 3, says: 'view or pointer set changed although no usable summary came' },
    ]);
  });
});

describe('a pass without a summary keeps the law', () => {
  it('where it changes nothing', async () => {
    expect(await judged(property, session(), played({ fault: 'refusal' }))).toEqual({ met: 1, broken: [] });
    expect(await judged(property, pair(), played(failing))).toEqual({ met: 1, broken: [] });
  });

  it('where it has a summary of its own to fall back on', async () => {
    const own = onFailure((ledger) => ledger.commit({ body: '- TICKET-7', covered: [ONE], removed: [ONE] }));
    expect(await judged(property, own, played(failing))).toEqual({ met: 0, broken: [] });
  });
});

it('leaves what was committed in place of a summary to failure/nothing-unusable-committed', async () => {
  expect(await judged(property, pair(), played({ fault: 'blank', text: '' }))).toEqual({
    met: 0,
    broken: [],
  });
  const again = scenario([append(ONE, asks('t8')), compact, append(TWO, asks('t9')), compact], {
    summarizer: { faults: [failing] },
  });
  expect(await judged(property, careless(), again)).toEqual({ met: 0, broken: [] });
});

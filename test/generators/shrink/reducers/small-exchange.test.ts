import { describe, expect, it } from 'vitest';
import { smallExchange } from '../../../../generators/shrink/reducers/small-exchange.js';
import { logOf } from '../../../../src/scenario/log-of.js';
import { scenarioProblems } from '../../../../src/scenario/validate.js';
import { exchangesOf } from '../../../../src/transcript/exchange.js';
import { append, compact, said, scenario, tokenizer } from '../../../conversation.js';
import { results, uses } from '../../../properties/views.js';
import { offers, plainScenario } from '../offers.js';

const turns = [
  said('t1', 'TICKET-7'),
  uses('t2', 'run-81', 'c1', 'c2'),
  results('t3', 'ERR-40', 'c1'),
  results('t4', 'ERR-41', 'c2'),
];
const offered = offers(
  smallExchange,
  scenario([append(...turns), compact], {
    settings: { window: 200, keep: 1 },
    summarizer: { faults: [{ fault: 'refusal' }] },
  }),
);

describe('small exchanges', () => {
  it('are well formed, one exchange each, for a faithful summarizer', () => {
    expect(offered.length).toBeGreaterThan(50);
    for (const one of offered) {
      expect(scenarioProblems(one, tokenizer)).toEqual([]);
      expect(exchangesOf(logOf(one)).filter(({ kind }) => kind === 'tool').length).toBeLessThanOrEqual(1);
      expect(one.summarizer.faults).toEqual([]);
      expect(one.settings).toMatchObject({ summaryBudget: null, window: 8192 });
      expect(one.settings).not.toHaveProperty('keep');
    }
  });

  it('wait for a result, have one, have two at once, and two one after the other, in order and not', () => {
    const answered = offered.map((one) =>
      logOf(one)
        .flatMap((turn) => turn.results?.map(({ use }) => use).join('+') ?? [])
        .join(', '),
    );
    expect(new Set(answered)).toEqual(new Set(['', 'u1', 'u1+u2', 'u1, u2', 'u2, u1']));
  });

  it('are offered only where tools were used', () => {
    expect(offers(smallExchange, plainScenario(3))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { dropTurns } from '../../../../generators/shrink/reducers/drop-turns.js';
import { logOf } from '../../../../src/scenario/log-of.js';
import type { Scenario } from '../../../../src/scenario/scenario.js';
import { append, compact, scenario } from '../../../conversation.js';
import { bare, FOR_SESSION, offers, plainScenario } from '../offers.js';

const idsOf = (offered: Scenario) => logOf(offered).map(({ id }) => id);

/** What is left by each offer, in order, without repeating what fitting adds. */
const left = (all: Scenario[]) => [...new Set(all.map((offered) => idsOf(offered).join()))];

const use = bare('t2', 'A-2', {
  uses: [{ id: 'u1', name: 'run', input: '{}' }],
  text: 'Remember A-2.\nrun {}',
});
const result = bare('t3', null, { role: 'tool', results: [{ use: 'u1', text: 'ok' }], text: 'ok' });

describe('turns are dropped', () => {
  it('all of them, then each half, then each quarter, then each one', () => {
    expect(left(offers(dropTurns, plainScenario(4)))).toEqual([
      '',
      't3,t4',
      't1,t2',
      't2,t3,t4',
      't1,t3,t4',
      't1,t2,t4',
      't1,t2,t3',
    ]);
  });

  it('by whole exchanges, and at last each alone', () => {
    const exchange = scenario([append(bare('t1', 'A-1'), use, result), compact]);
    expect(left(offers(dropTurns, exchange))).toEqual(['', 't2,t3', 't1', 't1,t3', 't1,t2']);
  });

  it('from where the last success was', () => {
    const halved = [...dropTurns(plainScenario(8), FOR_SESSION)].find(
      ({ scenario: smaller }) => idsOf(smaller).join() === 't1,t2,t3,t4',
    )!;
    const goneOn = [...dropTurns(halved.scenario, FOR_SESSION, halved.resume)].map(
      (candidate) => candidate.scenario,
    );
    expect(left(goneOn)[0]).toBe('t3,t4');
  });
});

describe('what is left', () => {
  it('is offered as said by the assistant, too, when it is next to nothing', () => {
    const roles = offers(dropTurns, plainScenario(2))
      .filter((offered) => logOf(offered).length === 1)
      .map((offered) => logOf(offered)[0]!.role);
    expect(new Set(roles)).toEqual(new Set(['user', 'assistant']));
  });

  it('is offered with every cut that may bring the failure back, when it is little', () => {
    const cut = plainScenario(4, { summarizer: { faults: [{ fault: 'cut', tokens: 9 }] } });
    const cuts = offers(dropTurns, cut)
      .filter((offered) => idsOf(offered).join() === 't2,t3,t4')
      .map(({ summarizer }) => JSON.stringify(summarizer.faults));
    expect(new Set(cuts).size).toBeGreaterThan(10);
  });

  it('is offered with one that fits, when it is more', () => {
    const cut = plainScenario(8, { summarizer: { faults: [{ fault: 'cut', tokens: 30 }] } });
    const offered = offers(dropTurns, cut).filter((one) => logOf(one).length === 4);
    expect(offered.map(({ summarizer }) => summarizer.faults)).toEqual([
      [{ fault: 'cut', tokens: 30 }],
      [{ fault: 'cut', tokens: 10 }],
      [{ fault: 'cut', tokens: 30 }],
      [{ fault: 'cut', tokens: 10 }],
    ]);
  });
});

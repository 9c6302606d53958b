import { describe, expect, it } from 'vitest';
import { narrowedPrefix } from '../../../compactors/correct/narrowed-prefix.js';
import { alwaysRefuses } from '../../../compactors/faulty/always-refuses.js';
import { dropsTheTail } from '../../../compactors/faulty/drops-the-tail.js';
import { lessThanAtCeiling } from '../../../compactors/faulty/less-than-at-ceiling.js';
import { neverCompacts } from '../../../compactors/faulty/never-compacts.js';
import { exactBoundary } from '../../../properties/coverage/exact-boundary.js';
import { failsClosed } from '../../../properties/coverage/fails-closed.js';
import { progress } from '../../../properties/coverage/progress.js';
import { safeSideUsed } from '../../../properties/coverage/safe-side-used.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import type { Property } from '../../../src/property/property.js';
import type { Fault, ReportKind } from '../../../src/simulation/behaviour.js';
import type { Kind, Turn } from '../../../src/transcript/turn.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario, turn } from '../../conversation.js';
import { judged } from '../judged.js';

/** A turn of so many tokens: after the anchor, each word is one. */
function sized(id: string, anchor: string, tokens: number, kind: Kind = 'prose'): Turn {
  const words = (count: number) =>
    turn(id, anchor, { role: 'assistant', kind, text: `${anchor}${' more'.repeat(count)}` });
  return words(tokens - words(0).tokens);
}

const BUDGET = 40;
const dropLast: Fault = { fault: 'drop', target: { at: 'tail', turns: 1 } };

/** Two turns whose tokens are the ceiling of 40 · 5, and so many more. */
function prose(offset: number, rest: { faults?: Fault[]; report?: ReportKind } = {}) {
  const turns = [sized('t1', 'TICKET-7', 100), sized('t2', 'src/a.ts', 100 + offset)];
  return scenario([append(...turns), compact], { settings: { summaryBudget: BUDGET }, summarizer: rest });
}

/** Prose and structured tokens whose cost, 3 · 125 + 5 · 45, is the ceiling of 15 · 40, and so many tokens more. */
function mixed(more: { prose?: number; structured?: number }) {
  const turns = [
    sized('t1', 'TICKET-7', 125 + (more.prose ?? 0)),
    sized('t2', 'src/a.ts', 45 + (more.structured ?? 0), 'structured'),
  ];
  return scenario([append(...turns), compact], {
    settings: { summaryBudget: BUDGET },
    summarizer: { faults: [dropLast] },
  });
}

const breaks = (...broken: string[]) => ({ met: 1, broken });
const KEPT = { met: 1, broken: [] };
const NOT_ASKED = { met: 0, broken: [] };

const at = (compactor: Compactor, offset: number, property: Property = exactBoundary) =>
  judged(property, compactor, prose(offset));

const tailless = (offset: number, property: Property = exactBoundary) =>
  judged(property, dropsTheTail.make(), prose(offset, { faults: [dropLast] }));

describe('one token below the ceiling', () => {
  it('a refusal breaks the safe side, and says nothing about the boundary', async () => {
    expect(await at(alwaysRefuses.make(), -1, safeSideUsed)).toEqual(breaks('t1', 't2'));
    expect(await at(alwaysRefuses.make(), -1)).toEqual(NOT_ASKED);
  });

  it('a tail may leave the context', async () => {
    expect(await tailless(-1, failsClosed)).toEqual(NOT_ASKED);
    expect(await tailless(-1)).toEqual(NOT_ASKED);
  });
});

describe('at the ceiling', () => {
  it('a refusal breaks the boundary, which is still safe', async () => {
    expect(await at(lessThanAtCeiling.make(), 0)).toEqual(breaks('t1', 't2'));
    expect(await at(lessThanAtCeiling.make(), 0, safeSideUsed)).toEqual(NOT_ASKED);
  });

  it('a compactor that covers keeps it', async () => {
    expect(await at(narrowedPrefix.make(), 0)).toEqual(KEPT);
  });

  it('a tail may leave the context', async () => {
    expect(await tailless(0, failsClosed)).toEqual(NOT_ASKED);
    expect(await tailless(0)).toEqual(NOT_ASKED);
  });
});

describe('one token above the ceiling', () => {
  it('a refusal is in order', async () => {
    expect(await at(lessThanAtCeiling.make(), 1)).toEqual(KEPT);
    expect(await at(lessThanAtCeiling.make(), 1, safeSideUsed)).toEqual(NOT_ASKED);
  });

  it('a tail that leaves the context breaks the boundary, and fails to close', async () => {
    expect(await tailless(1)).toEqual(breaks('t2'));
    expect(await tailless(1, failsClosed)).toEqual(breaks('t2'));
  });

  it('a tail that stays is in order', async () => {
    const played = prose(1, { faults: [dropLast] });
    expect(await judged(exactBoundary, narrowedPrefix.make(), played)).toEqual(KEPT);
  });

  it('nothing is asked with a report, or without an answer', async () => {
    const reported = prose(1, { faults: [dropLast], report: 'truthful' });
    expect(await judged(exactBoundary, dropsTheTail.make(), reported)).toEqual(NOT_ASKED);
    const failing = prose(1, { faults: [{ fault: 'fail', message: 'rate limit' }] });
    expect(await judged(exactBoundary, dropsTheTail.make(), failing)).toEqual(NOT_ASKED);
  });
});

describe('two tokens above the ceiling', () => {
  it('is beyond the boundary', async () => {
    expect(await tailless(2)).toEqual(NOT_ASKED);
    expect(await tailless(2, failsClosed)).toEqual(breaks('t2'));
  });
});

describe('with structured tokens', () => {
  const boundary = (played: ReturnType<typeof mixed>) => judged(exactBoundary, dropsTheTail.make(), played);

  it('the ceiling is where 3 · prose + 5 · structured is 15 · budget', async () => {
    expect(await boundary(mixed({}))).toEqual(NOT_ASKED);
    expect(await boundary(mixed({ prose: 1 }))).toEqual(breaks('t2'));
    expect(await boundary(mixed({ structured: 1 }))).toEqual(breaks('t2'));
  });

  it('one token above it is one token of either kind', async () => {
    expect(await boundary(mixed({ prose: 2 }))).toEqual(NOT_ASKED);
    expect(await boundary(mixed({ structured: 2 }))).toEqual(NOT_ASKED);
    expect(await boundary(mixed({ prose: -1, structured: 1 }))).toEqual(breaks('t2'));
  });
});

describe('a session whose oldest exchange lies at the boundary', () => {
  const alone = (offset: number) =>
    scenario([append(sized('t1', 'TICKET-7', 300 + offset), asks('t9')), compact], {
      settings: { summaryBudget: 60 },
    });

  it('has to make progress at the ceiling', async () => {
    expect(await judged(exactBoundary, neverCompacts.make(), alone(0))).toEqual(breaks('t1'));
    expect(await judged(progress, neverCompacts.make(), alone(0))).toEqual(NOT_ASKED);
    expect(await judged(exactBoundary, session(), alone(0))).toEqual(KEPT);
  });

  it('has to make progress below it by another property', async () => {
    expect(await judged(exactBoundary, neverCompacts.make(), alone(-1))).toEqual(NOT_ASKED);
    expect(await judged(progress, neverCompacts.make(), alone(-1))).toEqual(breaks('t1'));
  });

  it('need not make progress above it', async () => {
    expect(await judged(exactBoundary, neverCompacts.make(), alone(1))).toEqual(NOT_ASKED);
    expect(await judged(progress, neverCompacts.make(), alone(1))).toEqual(NOT_ASKED);
  });
});

it('takes 5 for every kind without ratios', async () => {
  const withoutRatios = (tokens: number) =>
    scenario([append(sized('t1', 'TICKET-7', 125), sized('t2', 'src/a.ts', tokens, 'structured')), compact], {
      settings: { summaryBudget: BUDGET, ratios: null },
      summarizer: { faults: [dropLast] },
    });
  expect(await judged(exactBoundary, dropsTheTail.make(), withoutRatios(75))).toEqual(NOT_ASKED);
  expect(await judged(exactBoundary, dropsTheTail.make(), withoutRatios(76))).toEqual(breaks('t2'));
});

import { describe, expect, it } from 'vitest';
import { exchangeArbitrary } from '../../../generators/exchange/exchange-arbitrary.js';
import type { ExchangeKind } from '../../../generators/exchange/exchange-kind.js';
import { loadMaterial } from '../../../generators/material/material.js';
import { exchangesOf } from '../../../src/transcript/exchange.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { turnProblems } from '../../../src/transcript/well-formed.js';
import { valuesOf } from '../scenarios.js';

const material = await loadMaterial('o200k_base');
const KINDS: ExchangeKind[] = ['single', 'parallel', 'out-of-order', 'failed', 'pending', 'abandoned'];
const some = (kind: ExchangeKind) => valuesOf(exchangeArbitrary(material, kind), 60);

const usesOf = (turns: Turn[]) => turns.flatMap(({ uses }) => uses?.map(({ id }) => id) ?? []);
const resultsOf = (turns: Turn[]) => turns.flatMap(({ results }) => results ?? []);

describe.each(KINDS)('a tool exchange that is %s', (kind) => {
  it('is well formed, and its tokens are counted', () => {
    for (const turns of some(kind)) {
      expect(turnProblems(turns)).toEqual([]);
      for (const { text, tokens } of turns) expect(tokens).toBe(material.tokenizer.count(text));
      for (const { uses } of turns) for (const { input } of uses ?? []) JSON.parse(input);
    }
  });
});

it('answers one use, if it is single', () => {
  for (const turns of some('single')) expect([usesOf(turns).length, resultsOf(turns).length]).toEqual([1, 1]);
});

it('answers several uses of one turn, in one turn or in several, if it is parallel', () => {
  const exchanges = some('parallel');
  for (const turns of exchanges) {
    expect(turns[0]!.uses!.length).toBeGreaterThan(1);
    expect(exchangesOf(turns)).toHaveLength(1);
  }
  expect(new Set(exchanges.map((turns) => turns.length > 2))).toEqual(new Set([true, false]));
});

it('has results in another order than the uses, if it is out of order', () => {
  for (const turns of some('out-of-order')) {
    const answered = resultsOf(turns).map(({ use }) => use);
    expect(answered).not.toEqual(usesOf(turns));
    expect([...answered].sort()).toEqual(usesOf(turns).sort());
  }
});

it('has a result that is an error, if it failed', () => {
  for (const turns of some('failed')) expect(resultsOf(turns).some(({ failed }) => failed)).toBe(true);
});

it('waits at the end of a log, and is abandoned once something else follows', () => {
  const next: Turn = { id: 'next', role: 'user', kind: 'prose', text: 'go on', tokens: 2, anchor: null };
  for (const turns of [...some('pending'), ...some('abandoned')]) {
    expect(exchangesOf(turns).some(({ pending }) => pending)).toBe(true);
    expect(exchangesOf([...turns, next]).some(({ pending }) => pending)).toBe(false);
  }
});

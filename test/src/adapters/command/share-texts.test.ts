import { expect, it } from 'vitest';
import type { Call } from '../../../../src/adapters/command/protocol.js';
import { shareTexts } from '../../../../src/adapters/command/share-texts.js';
import type { Turn } from '../../../../src/transcript/turn.js';

const text = 'Remember A-1. '.repeat(1000);
const turns = new Map([['t1', { id: 't1', text } as Turn]]);
const view = (given: string, id: string) => [
  { value: [{ type: 'kept', turn: id, role: 'user', text: given }] },
];

it('weighs a text that came back as it was next to nothing, wherever it stands', () => {
  const calls: Call[] = [{ call: 'view' }, { call: 'log' }, { call: 'recall', ids: ['t1', 't1'] }];
  const results = [
    { value: [{ type: 'kept', turn: 't1', role: 'user', text }] },
    { value: [{ id: 't1', text }] },
    { value: [text, { text, source: 'log' }] },
  ];
  expect(shareTexts(calls, structuredClone(results), turns)).toBeLessThan(2000);
});

it('weighs a text that is another, or that stands for another turn, by its length', () => {
  expect(shareTexts([{ call: 'view' }], view(`${text}!`, 't1'), turns)).toBeGreaterThan(text.length);
  expect(shareTexts([{ call: 'view' }], view(text, 't2'), turns)).toBeGreaterThan(text.length);
});

it('leaves every value as it was', () => {
  const results = [{ value: [text, { text: 'other' }, null, 7] }];
  const before = structuredClone(results);
  shareTexts([{ call: 'recall', ids: ['t1', 't2', 't3', 't4'] }], results, turns);
  expect(results).toEqual(before);
});

it('weighs values that are nested deeper than calls can be', () => {
  const depth = 200_000;
  const deep: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  expect(shareTexts([{ call: 'log' }], [{ value: deep }], turns)).toBeGreaterThan(depth);
});

import { expect, test } from 'vitest';
import { compactorFrom } from '../../../../src/compactor/doors/compactor-from.js';
import { referenceCompactor } from '../../../../src/reference/reference-compactor.js';

test('gives a session compactor back as it is', () => {
  const compactor = referenceCompactor();
  expect(compactorFrom(compactor)).toBe(compactor);
});

test('takes a checkpoint pair for one', () => {
  const pair = { name: 'pair', buildCheckpoint: () => ({}), reconstruct: () => '' };
  expect(compactorFrom(pair)).toMatchObject({
    name: 'pair',
    supports: { claims: true, choosesPrefix: false },
  });
});

test('takes a function, or an object with compact, for a messages function', () => {
  const halve = (messages: unknown[]) => messages.slice(messages.length / 2);
  expect(compactorFrom(halve)).toMatchObject({ name: 'halve', supports: { claims: false } });
  expect(compactorFrom({ name: 'half', compact: halve })).toMatchObject({ name: 'half' });
});

test('takes an object with summarize for a summarizer on its own', () => {
  expect(compactorFrom({ summarize: () => '' })).toMatchObject({
    name: 'summarizer',
    supports: { summarizes: true, claimedRatios: { prose: [5, 1], structured: [3, 1] } },
  });
});

test('names an anonymous function', () => {
  expect(compactorFrom(Object.defineProperty(() => [], 'name', { value: 'default' })).name).toBe(
    'messages function',
  );
});

test.each([
  [undefined, 'Expected `compactor` to be an object or a function, got `undefined` (undefined)'],
  [42, 'Expected `compactor` to be an object or a function, got `42` (number)'],
  [
    { foo: 1 },
    'Expected `compactor` to be an object with `open`, `buildCheckpoint` and `reconstruct`, `compact`, or `summarize`',
  ],
  [class Mine {}, 'Expected `compactor` to be an instance, not a class, got `Mine` (function)'],
  [{ open() {} }, 'Expected `compactor.name` to be a name, got `undefined` (undefined)'],
])('says what %o should have been', (value, message) => {
  expect(() => compactorFrom(value)).toThrow(
    expect.objectContaining({ code: 'CC_NOT_A_COMPACTOR', message: expect.stringContaining(message) }),
  );
});

test('says which half of a checkpoint pair is missing', () => {
  expect(() => compactorFrom({ buildCheckpoint() {} })).toThrow(
    expect.objectContaining({ code: 'CC_MISSING_METHOD', next: 'Add `reconstruct`.' }),
  );
});

test.each([
  [{ verifyFacts: true }, 'Expected `supports.verifyFacts` to be a capability, got `true` (boolean)'],
  ['all', 'Expected `supports` to be an object, got `all` (string)'],
])('does not let the slip %o in supports pass', (supports, message) => {
  expect(() => compactorFrom({ name: 'mine', open() {}, supports })).toThrow(
    expect.objectContaining({ code: 'CC_UNKNOWN_CAPABILITY', message: expect.stringContaining(message) }),
  );
});

test.each([
  [{ claims: 'yes' }, 'Expected `supports.claims` to be a boolean, got `yes` (string)'],
  [{ overheadTokens: -5 }, 'Expected `supports.overheadTokens` to be a whole number of tokens, 0 or more'],
  [{ keeps: 1.5 }, 'Expected `supports.keeps` to be a whole number of turns, 0 or more'],
  [{ estimateFactor: Number.NaN }, 'Expected `supports.estimateFactor` to be a finite number, 1 or more'],
  [{ estimateFactor: 0.5 }, 'Expected `supports.estimateFactor` to be a finite number, 1 or more'],
])('refuses %o in supports, which cannot be', (supports, message) => {
  expect(() => compactorFrom({ name: 'mine', open() {}, supports })).toThrow(
    expect.objectContaining({ code: 'CC_CAPABILITY_INVALID', message: expect.stringContaining(message) }),
  );
});

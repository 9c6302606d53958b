import { expect, test } from 'vitest';
import { capabilitiesOf } from '../../../src/compactor/capabilities-of.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import type { Session } from '../../../src/compactor/session.js';

const session: Session = {
  append() {},
  compact: () => ({ status: 'noop' }),
  view: () => [],
};

function compactor(supports?: Compactor['supports']): Compactor {
  return { name: 'mine', supports, open: () => session };
}

test('reads methods off the session', () => {
  const supports = capabilitiesOf(compactor(), { ...session, claims: () => ({}), recall: () => '' });
  expect(supports).toMatchObject({ claims: true, recall: true, find: false, log: false, lose: false });
});

test('takes for granted that settings and signals reach it, and that it chooses the prefix', () => {
  expect(capabilitiesOf(compactor(), session)).toMatchObject({
    choosesPrefix: true,
    takesBudget: true,
    takesRatios: true,
    takesKeep: true,
    takesTrigger: true,
    takesReport: true,
    takesSignals: true,
    verifies: false,
    verifiesFacts: false,
    overheadTokens: 64,
    keeps: 0,
  });
});

test('follows what is declared, also against a method that is there', () => {
  const declared = { claims: false, takesReport: false, overheadTokens: 3 };
  const supports = capabilitiesOf(compactor(declared), { ...session, claims: () => ({}) });
  expect(supports).toMatchObject(declared);
});

test('knows only what is declared before a session is open', () => {
  const supports = capabilitiesOf(compactor({ recall: true }));
  expect(supports).toMatchObject({ recall: true, claims: false });
});

test('says which declared method is missing', () => {
  expect(() => capabilitiesOf(compactor({ recall: true }), session)).toThrow(
    expect.objectContaining({
      code: 'CC_MISSING_METHOD',
      message: expect.stringContaining(
        'Expected `session.recall` to be a function, got `undefined` (undefined)',
      ),
      next: 'Add `recall` to what `open` returns, or leave `recall` out of `supports`.',
    }),
  );
});

test('says which method no session can do without', () => {
  const { view: _, ...without } = session;
  expect(() => capabilitiesOf(compactor(), without as Session)).toThrow(/`session.view` to be a function/);
});

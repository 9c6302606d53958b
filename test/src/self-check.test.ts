import { expect, it } from 'vitest';
import type { CheckOptions } from '../../src/check/check-options.js';
import { referenceCompactor } from '../../src/reference/reference-compactor.js';
import { selfCheck } from '../../src/self-check.js';

const FEW = { runs: 30, seed: 1, properties: ['budget/summary-fits'] };

it('checks any form of a compactor', async () => {
  const slice = (messages: unknown[]) => messages.slice(-2);
  const report = await selfCheck(slice, { ...FEW, properties: ['protocol/input-unchanged'] });
  expect(report).toMatchObject({ compactor: { name: 'slice' }, verdict: 'passed' });
});

it('takes the options of a check, with fewer runs', async () => {
  const { settings, verdict, properties } = await selfCheck(referenceCompactor(), FEW);
  expect(settings).toMatchObject({ runs: 30, seed: 1, properties: ['budget/summary-fits'] });
  expect({ verdict, sensitivity: properties[0]?.sensitivity }).toEqual({
    verdict: 'passed',
    sensitivity: 'fired',
  });
  expect((await selfCheck(referenceCompactor(), { ...FEW, runs: undefined } as never)).settings.runs).toBe(
    300,
  );
});

it.each([
  [{ name: 'half' }, {}, 'CC_NOT_A_COMPACTOR'],
  [referenceCompactor(), { run: 5 }, 'CC_OPTION_UNKNOWN'],
  [referenceCompactor(), { runs: 0 }, 'CC_OPTION_INVALID'],
  [referenceCompactor(), { properties: ['no/such'] }, 'CC_PROPERTY_UNKNOWN'],
  [{ name: 'closed', open: () => Promise.reject(new Error('closed')) }, FEW, 'CC_SETTINGS_REFUSED'],
])('refuses what cannot be checked (%#)', async (compactor, options, code) => {
  await expect(selfCheck(compactor, options as CheckOptions)).rejects.toMatchObject({ code });
});

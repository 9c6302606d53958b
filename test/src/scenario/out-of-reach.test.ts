import { expect, it } from 'vitest';
import type { Capabilities } from '../../../src/compactor/capabilities.js';
import { DEFAULTS } from '../../../src/compactor/capabilities-of.js';
import { outOfReach } from '../../../src/scenario/out-of-reach.js';
import { append, compact, scenario, turn } from '../../conversation.js';

const ONE = turn('t1', 'A-1');
const plain = scenario([append(ONE), compact], { settings: { summaryBudget: null, ratios: null } });
const with_ = (parts: Parameters<typeof scenario>[1]) =>
  scenario([append(ONE), compact], {
    ...parts,
    settings: { summaryBudget: null, ratios: null, ...parts?.settings },
    summarizer: { finish: false, ...parts?.summarizer },
  });

const MINIMAL: Capabilities = {
  ...DEFAULTS,
  ownView: false,
  takesBudget: false,
  takesRatios: false,
  takesKeep: false,
  takesTrigger: false,
  takesReport: false,
  takesSignals: false,
};

it('is nothing for the compactor that a scenario was made for', () => {
  expect(outOfReach(plain, DEFAULTS, DEFAULTS)).toBeNull();
  expect(outOfReach(with_({}), MINIMAL, MINIMAL)).toBeNull();
});

it.each([
  ['a summary budget', with_({ settings: { summaryBudget: 5 } })],
  ['ratios', with_({ settings: { ratios: { prose: [5, 1], structured: [3, 1] } } })],
  ['a trigger', with_({ settings: { trigger: 4 } })],
  ['how many turns to keep', with_({ settings: { keep: 2 } })],
  ["the summarizer's report", with_({ summarizer: { report: 'truthful' } })],
  ['how a summary ended', with_({ summarizer: { finish: true } })],
  ['how a summary ended', with_({ summarizer: { marker: true } })],
])('is %s, which a compactor is not told', (what, asked) => {
  const madeFor = { ...DEFAULTS, ownView: false };
  expect(outOfReach(asked, madeFor, madeFor)).toBeNull();
  expect(outOfReach(asked, MINIMAL, madeFor)).toBe(`this compactor is not told ${what}`);
});

it('is a loss, an attachment, a shorter tail, another ratio, and what depends on its own view', () => {
  const loses = scenario([append(ONE), { step: 'lose', turn: 't1' }]);
  expect(outOfReach(loses, DEFAULTS, { ...DEFAULTS, lose: true })).toMatch('lose');
  const shows = scenario([append({ ...ONE, attachments: [{ type: 'image', name: 'a.png' }] })]);
  expect(outOfReach(shows, DEFAULTS, { ...DEFAULTS, takesAttachments: true })).toMatch('attachments');
  expect(outOfReach(plain, { ...DEFAULTS, keeps: 6 }, DEFAULTS)).toMatch('always keeps');
  const claims = { ...DEFAULTS, claimedRatios: { prose: [5, 1], structured: [3, 1] } } as Capabilities;
  expect(outOfReach(plain, claims, DEFAULTS)).toMatch('ratios');
  expect(outOfReach(plain, { ...DEFAULTS, ownView: false }, DEFAULTS)).toMatch('view');
  expect(outOfReach(plain, { ...DEFAULTS, summarizes: true }, DEFAULTS)).toMatch('another kind');
});

import { describe, expect, it } from 'vitest';
import { plainerSettings } from '../../../../generators/shrink/reducers/plainer-settings.js';
import type { Capabilities } from '../../../../src/compactor/capabilities.js';
import type { Settings } from '../../../../src/compactor/settings.js';
import { FOR_SESSION, offers, plainScenario } from '../offers.js';

const PLAIN: Settings = { summaryBudget: null, ratios: { prose: [5, 1], structured: [3, 1] }, window: 8192 };

const offered = (settings: Partial<Settings>, supports: Partial<Capabilities> = {}) =>
  offers(plainerSettings, plainScenario(1, { settings: { ...PLAIN, ...settings } }), {
    ...FOR_SESSION,
    supports: { ...FOR_SESSION.supports, ...supports },
  }).map((one) => one.settings);

describe('plainer settings', () => {
  it.each<[string, Partial<Settings>]>([
    ['no keep', { keep: 3 }],
    ['no trigger', { trigger: 70 }],
    ['the plain window', { window: 4000 }],
    ['the default ratios', { ratios: { prose: [4, 1], structured: [4, 1] } }],
    ['no budget', { summaryBudget: 200 }],
  ])('have %s', (_, settings) => {
    expect(offered(settings)).toEqual([PLAIN]);
  });

  it('change one thing at a time', () => {
    expect(offered({ keep: 3, trigger: 70 })).toEqual([
      { ...PLAIN, trigger: 70 },
      { ...PLAIN, keep: 3 },
    ]);
  });

  it('leave what the compactor is not told', () => {
    expect(offered({ ratios: null }, { takesRatios: false })).toEqual([]);
    expect(offered({ keep: 3 }, { keeps: 3 })).toEqual([]);
  });

  it('are not to be had where they are plain', () => {
    expect(offered({})).toEqual([]);
  });
});

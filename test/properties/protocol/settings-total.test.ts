import { describe, expect, it } from 'vitest';
import { foldPrefix } from '../../../compactors/plumbing/fold-prefix.js';
import { Ledger } from '../../../compactors/plumbing/ledger.js';
import { sessionOn } from '../../../compactors/plumbing/session-on.js';
import { usefulSummary } from '../../../compactors/plumbing/useful-summary.js';
import { settingsTotal } from '../../../properties/protocol/settings-total.js';
import type { Compactor, Environment } from '../../../src/compactor/compactor.js';
import type { Settings } from '../../../src/compactor/settings.js';
import { drive } from '../../../src/drive/drive.js';
import { judgementOf } from '../../../src/property/judgement-of.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario, tokenizer } from '../../conversation.js';
import { judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const played = (settings: Partial<Settings>) =>
  scenario([append(ONE, TWO, asks('t9')), compact], { settings });

/** A session that reads its settings in its own way. */
const reading = (read: (settings: Settings) => Settings): Compactor => ({
  name: 'reading',
  supports: { verifies: true, overheadTokens: 0 },
  open(given) {
    const ledger = new Ledger();
    const environment: Environment = { ...given, settings: read(given.settings) };
    return sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));
  },
});

const sayings = async (compactor: Compactor, settings: Partial<Settings>) => {
  const play = (one: ReturnType<typeof played>) => drive(compactor, one, { tokenizer, stepLimitMs: 200 });
  const { violations } = await judgementOf(settingsTotal, await play(played(settings)), play);
  return violations.map(({ says }) => says);
};

const ODD: Partial<Settings>[] = [
  { keep: Number.NaN },
  { keep: -1 },
  { trigger: Number.NEGATIVE_INFINITY },
  { trigger: 0.5, window: 0 },
  { summaryBudget: Number.NaN },
  { summaryBudget: 1e21 },
  { window: Number.NaN },
  { ratios: { prose: [0, 1], structured: [3, Number.NaN] } },
];

describe('an odd setting', () => {
  it.each(ODD)('may be worked with, or be refused when a pass is asked for: %o', async (settings) => {
    expect(await judged(settingsTotal, session(), played(settings))).toEqual({ met: 1, broken: [] });
  });

  it('may be refused with an error that says why', async () => {
    const strict = reading(() => {
      throw new Error('keep has to be a number');
    });
    expect(await sayings(strict, { keep: Number.NaN })).toEqual([]);
  });

  it('may not be refused without a word', async () => {
    const mute = reading(() => {
      throw new Error('');
    });
    expect(await sayings(mute, { keep: Number.NaN })).toEqual([
      'the settings were refused with an error that says nothing',
    ]);
  });

  it('may not crash', async () => {
    const crashing = reading(({ keep, ...settings }) => ({ ...settings, keep: new Array(keep).length }));
    expect(await sayings(crashing, { keep: -1 })).toEqual([
      'told keep -1: open() broke off: RangeError: Invalid array length',
    ]);
  });

  it('is not blamed for a crash that ordinary settings bring as well', async () => {
    const crashing = reading(() => (undefined as unknown as Settings[])[0]!);
    expect(await sayings(crashing, { keep: -1 })).toEqual([]);
  });

  it('may not let everything go that is to be kept', async () => {
    const parsing = reading(({ keep, ...settings }) => ({
      ...settings,
      keep: Number.parseInt(`${keep}`, 10),
    }));
    expect(await sayings(parsing, { keep: Number.POSITIVE_INFINITY })).toEqual([
      'told keep Infinity: t1 left the view, although Infinity turns are to be kept',
    ]);
  });

  it('may not turn compaction off where the view is larger than the window', async () => {
    const { supports, open } = session();
    const never: Compactor = {
      name: 'never',
      ...(supports && { supports }),
      async open(environment) {
        const inner = await open(environment);
        const { trigger = 0 } = environment.settings;
        return { ...inner, compact: () => (trigger >= 0 ? inner.compact() : { status: 'noop' }) };
      },
    };
    expect(await sayings(never, { trigger: Number.NaN, window: 60 })).toEqual([
      'told trigger NaN: compact() found nothing to do, although the view is larger than the window, and did not say that trigger is NaN',
    ]);
    expect(await sayings(never, { trigger: Number.NaN })).toEqual([]);
  });
});

it('is not judged under ordinary settings', async () => {
  expect(await judged(settingsTotal, session(), played({ keep: 0 }))).toEqual({ met: 0, broken: [] });
});

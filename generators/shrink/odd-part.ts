import type { Settings } from '../../src/compactor/settings.js';
import { oddSettings, type SettingName } from '../../src/scenario/odd-settings.js';
import { ODD_VALUES } from '../settings/odd-values.js';
import { PLAIN_RATIOS, PLAIN_WINDOW } from './plain-settings.js';

const PLAIN: Settings = { summaryBudget: null, ratios: PLAIN_RATIOS, window: PLAIN_WINDOW };

/** The settings with plain values in place of the odd ones, or of those that are named. */
export function ordinaryPart(
  settings: Settings,
  names: readonly SettingName[] = oddSettings(settings),
): Settings {
  const { keep, trigger, ...required } = settings;
  const ordinary: Settings = { ...required };
  if (keep !== undefined && !names.includes('keep')) ordinary.keep = keep;
  if (trigger !== undefined && !names.includes('trigger')) ordinary.trigger = trigger;
  for (const name of ['summaryBudget', 'window', 'ratios'] as const) {
    if (names.includes(name)) Object.assign(ordinary, { [name]: PLAIN[name] });
  }
  return ordinary;
}

/** Only the odd settings. */
export function oddPart(settings: Settings): Partial<Settings> {
  return Object.fromEntries(oddSettings(settings).map((name) => [name, settings[name]]));
}

const ORDER = Object.keys(ODD_VALUES) as SettingName[];
const OTHER = 99;

/** How far the odd settings are from the simplest ones, by their names and then by their values. */
export function oddRank(settings: Settings): number {
  return oddSettings(settings).reduce((rank, name) => {
    const values: readonly unknown[] = ODD_VALUES[name];
    const place = values.findIndex((value) => isSame(value, settings[name]));
    return rank + ORDER.indexOf(name) * 100 + (place < 0 ? OTHER : place);
  }, 0);
}

function isSame(one: unknown, other: unknown): boolean {
  return Array.isArray(one) || typeof one === 'object'
    ? String(flat(one)) === String(flat(other))
    : Object.is(one, other);
}

function flat(value: unknown): unknown[] {
  return Object.values(Object(value)).flat();
}

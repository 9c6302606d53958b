import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Ratio, Settings } from '../../src/compactor/settings.js';
import type { SettingName } from '../../src/scenario/odd-settings.js';

/** Numbers that hardly any setting should have, the plainest nonsense first. */
const NUMBERS: readonly number[] = [
  Number.NaN,
  -1,
  0.5,
  Number.POSITIVE_INFINITY,
  1e21,
  Number.NEGATIVE_INFINITY,
];

const PARTS: readonly number[] = [...NUMBERS, 0];

const RATIOS: readonly Ratio[] = [
  ...PARTS.map((part): Ratio => [part, 1]),
  ...PARTS.map((part): Ratio => [5, part]),
];

/** The values that are tried of each setting, and that a failure may end at, from the simplest on. */
export const ODD_VALUES: { [Name in SettingName]-?: readonly NonNullable<Settings[Name]>[] } = {
  keep: NUMBERS,
  trigger: NUMBERS,
  summaryBudget: NUMBERS,
  window: [...NUMBERS, 0, 1],
  ratios: RATIOS.flatMap((ratio) => [
    { prose: ratio, structured: [3, 1] as const },
    { prose: [5, 1] as const, structured: ratio },
  ]),
};

/** The settings that a compactor can be told, from the simplest on; every one is told a window. */
export function toldSettings(supports: Capabilities): SettingName[] {
  const { takesKeep, takesTrigger, takesBudget, takesRatios, choosesPrefix } = supports;
  return [
    ...(takesKeep && choosesPrefix ? (['keep'] as const) : []),
    ...(takesTrigger ? (['trigger'] as const) : []),
    ...(takesBudget ? (['summaryBudget'] as const) : []),
    'window' as const,
    ...(takesRatios ? (['ratios'] as const) : []),
  ];
}

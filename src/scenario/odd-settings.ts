import type { Settings } from '../compactor/settings.js';
import { isFraction } from '../transcript/fraction.js';

/** What a compactor is told by name; the two ratios count as one setting. */
export type SettingName = keyof Settings;

/**
 * The settings that nobody in their right mind would choose: not finite, negative, fractions of a token or of a turn,
 * beyond what a number holds exactly, or a window that holds nothing. Only K20 asks anything under them.
 */
export function oddSettings({ summaryBudget, ratios, window, trigger, keep }: Settings): SettingName[] {
  const odd: Record<SettingName, boolean> = {
    keep: keep !== undefined && !isCount(keep),
    trigger: trigger !== undefined && !isCount(trigger),
    summaryBudget: summaryBudget !== null && !isCount(summaryBudget),
    window: !isCount(window) || window < 2,
    ratios: ratios !== null && !(isFraction(ratios.prose) && isFraction(ratios.structured)),
  };
  return (Object.keys(odd) as SettingName[]).filter((name) => odd[name]);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

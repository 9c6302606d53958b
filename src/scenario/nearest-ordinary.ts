import type { Settings } from '../compactor/settings.js';
import { logOf } from './log-of.js';
import { oddSettings } from './odd-settings.js';
import type { Scenario } from './scenario.js';

const WINDOW = 32_768;

/** The same scenario with the settings that come nearest to its odd ones: all turns for endlessly many, none for fewer. */
export function nearestOrdinary(scenario: Scenario): Scenario {
  const { settings } = scenario;
  const odd = new Set(oddSettings(settings));
  const { keep, trigger, ...rest } = settings;
  const log = logOf(scenario);
  const tokens = log.reduce((sum, turn) => sum + turn.tokens, 0);
  const nearest: Settings = { ...rest };
  const near = (value: number, most: number) => Math.min(most, Math.max(0, Math.ceil(value)));
  if (keep !== undefined && !Number.isNaN(keep))
    nearest.keep = odd.has('keep') ? near(keep, log.length) : keep;
  if (trigger !== undefined && !Number.isNaN(trigger))
    nearest.trigger = odd.has('trigger') ? near(trigger, tokens * 2 + 1) : trigger;
  if (odd.has('summaryBudget')) nearest.summaryBudget = nearestBudget(settings.summaryBudget!);
  if (odd.has('window')) nearest.window = tokens + WINDOW;
  if (odd.has('ratios')) nearest.ratios = null;
  return { ...scenario, settings: nearest };
}

function nearestBudget(budget: number): number | null {
  return budget <= 1 ? 1 : null;
}

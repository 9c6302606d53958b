import type { Ratios, Settings } from '../../src/compactor/settings.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Scene } from '../scenario/scene.js';

const WINDOWS = [4096, 8192, 32_768, 128_000, 1_000_000];

/** What a plan decides; the rest is drawn. */
export interface DecidedSettings {
  budget: number | null;
  ratios: Ratios | null;
  keep?: number;
}

/** Settings under which the view is over its trigger; what the compactor cannot be told is left out. */
export function drawSettings(
  { draw, supports }: Pick<Scene, 'draw' | 'supports'>,
  turns: readonly Turn[],
  { budget, ratios, keep }: DecidedSettings,
): Settings {
  const total = turns.reduce((sum, turn) => sum + turn.tokens, 0);
  const summaryBudget = supports.takesBudget ? budget : null;
  const settings: Settings = { summaryBudget, ratios, window: total + draw.pick(WINDOWS) };
  if (supports.takesTrigger && total > 0 && draw.chance(0.6)) settings.trigger = draw.int(0, total - 1);
  if (keep !== undefined && supports.takesKeep && supports.choosesPrefix) settings.keep = keep;
  return settings;
}

/** How many of the newest turns stay; undefined where the compactor is not told, or is told nothing. */
export function drawKeep(
  { draw, supports }: Pick<Scene, 'draw' | 'supports'>,
  turns: number,
): number | undefined {
  if (!supports.takesKeep || !supports.choosesPrefix || draw.chance(0.5)) return undefined;
  return draw.chance(0.3) ? 0 : draw.int(0, turns);
}

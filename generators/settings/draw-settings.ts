import type { Ratios, Settings } from '../../src/compactor/settings.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Scene } from '../scenario/scene.js';
import { drawWindow } from './draw-window.js';

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
  const window = drawWindow({ draw, supports }, turns, { budget: summaryBudget, keep });
  const settings: Settings = { summaryBudget, ratios, window };
  if (supports.takesTrigger && total > 0 && draw.chance(0.6)) settings.trigger = draw.int(0, total - 1);
  if (keep !== undefined) settings.keep = keep;
  return settings;
}

/** How many of the newest turns stay, the ones that stay anyway included; undefined where there is nothing to say. */
export function drawKeep(
  { draw, supports }: Pick<Scene, 'draw' | 'supports'>,
  turns: number,
): number | undefined {
  const { takesKeep, choosesPrefix, keeps } = supports;
  if (!choosesPrefix) return undefined;
  const wished = !takesKeep || draw.chance(0.5) ? undefined : draw.chance(0.3) ? 0 : draw.int(0, turns);
  return keeps > 0 ? Math.max(keeps, wished ?? 0) : wished;
}

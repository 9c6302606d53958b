import type { Ratios, Settings } from '../../src/compactor/settings.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import type { Scene } from '../scenario/scene.js';
import { drawWindow } from './draw-window.js';

/** What a plan decides; the rest is drawn. */
export interface DecidedSettings {
  budget: number | null;
  ratios: Ratios | null;
  keep?: number;
}

/** Settings under which the view is mostly over its trigger; what the compactor cannot be told is left out. */
export function drawSettings(
  { draw, supports }: Pick<Scene, 'draw' | 'supports'>,
  turns: readonly Turn[],
  { budget, ratios, keep }: DecidedSettings,
): Settings {
  const total = turns.reduce((sum, turn) => sum + turn.tokens, 0);
  const summaryBudget = supports.takesBudget ? budget : null;
  const window = drawWindow({ draw, supports }, turns, { budget: summaryBudget, keep });
  const settings: Settings = { summaryBudget, ratios, window };
  if (supports.takesTrigger && total > 0 && draw.chance(0.6)) settings.trigger = drawTrigger(draw, total);
  if (keep !== undefined) settings.keep = keep;
  return settings;
}

/**
 * A trigger that the log is over; often only just, so that what a pass leaves is far below it. In few scenarios it is a
 * few times the log, which no right count of tokens takes for reached.
 */
function drawTrigger(draw: Draw, total: number): number {
  const where = draw.weighted([
    ['anywhere', 62],
    ['just below', 26],
    ['one below', 6],
    ['above', 6],
  ]);
  if (where === 'one below') return total - 1;
  if (where === 'above') return total * draw.int(2, 5) + draw.int(0, total);
  return draw.int(where === 'anywhere' ? 0 : total - Math.ceil(total / 8), total - 1);
}

/**
 * How many of the newest turns stay, at most `most` unless more stay anyway; undefined where there is nothing to say.
 * Where that cuts inside a tool exchange, its two halves pull in different directions.
 */
export function drawKeep(
  { draw, supports }: Pick<Scene, 'draw' | 'supports'>,
  turns: readonly Turn[],
  most: number,
): number | undefined {
  const { takesKeep, choosesPrefix, keeps } = supports;
  if (!choosesPrefix) return undefined;
  const wished = takesKeep ? drawWished(draw, turns, most) : undefined;
  return keeps > 0 ? Math.max(keeps, wished ?? 0) : wished;
}

function drawWished(draw: Draw, turns: readonly Turn[], most: number): number | undefined {
  const splitting = keepsInsideExchanges(turns, most);
  if (splitting.length > 0 && draw.chance(0.3)) return draw.pick(splitting);
  if (draw.chance(0.5)) return undefined;
  return draw.chance(0.3) ? 0 : draw.int(0, most);
}

/** The numbers of newest turns, up to `most`, that begin with a result whose use is older. */
function keepsInsideExchanges(turns: readonly Turn[], most: number): number[] {
  const newest = turns.slice(Math.max(0, turns.length - most));
  const first = turns.length - newest.length;
  return newest.flatMap(({ results }, index) => {
    const before = turns.slice(0, first + index);
    const isSplit = results?.some(({ use }) => before.some(({ uses }) => uses?.some(({ id }) => id === use)));
    return isSplit ? [newest.length - index] : [];
  });
}

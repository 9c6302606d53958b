import type { Step } from '../../src/scenario/scenario.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Scene } from './scene.js';

/** The turns in one step, mostly; no step at all for no turns, or one with an empty list. */
export function drawAppends({ draw }: Pick<Scene, 'draw'>, turns: readonly Turn[]): Step[] {
  if (turns.length === 0 && draw.chance(0.5)) return [];
  const end = draw.chance(0.75) ? turns.length : draw.int(0, turns.length);
  const parts = end === turns.length ? [turns] : [turns.slice(0, end), turns.slice(end)];
  return parts.map((part) => ({ step: 'append', turns: [...part] }));
}

import type { Step } from '../../src/scenario/scenario.js';
import { PLAIN_STYLE } from '../turn/turn-style.js';
import type { Opening, Scene } from './scene.js';

const SEVERAL_PASSES = 0.35;

/** Turns and a pass; in some scenarios more of both, so that the summary so far is given, too. */
export function drawPasses(scene: Scene, { turns }: Pick<Opening, 'turns'>): Step[] {
  const { draw, source, maxTurns } = scene;
  const steps: Step[] = [{ step: 'append', turns: [...turns] }, { step: 'compact' }];
  if (!draw.chance(SEVERAL_PASSES)) return steps;
  let room = maxTurns - turns.length;
  for (let pass = draw.early ? 1 : draw.int(1, 3); pass > 0; pass -= 1) {
    const wish = { turns: Math.min(room, draw.int(1, 6)), style: { ...PLAIN_STYLE }, settled: true };
    if (wish.turns > 0 && draw.chance(0.8)) {
      const more = source.next(draw, wish);
      room -= more.length;
      steps.push({ step: 'append', turns: more });
    }
    steps.push({ step: 'compact' });
  }
  return steps;
}

import { logOf } from '../../src/scenario/log-of.js';
import type { Step } from '../../src/scenario/scenario.js';
import { PLAIN_STYLE } from '../turn/turn-style.js';
import { drawAppends } from './draw-appends.js';
import type { Opening, Scene } from './scene.js';

const SEVERAL_PASSES = 0.3;
const LOSS = 0.12;

/** Appends, a first pass, questions about every turn; in some scenarios more turns and passes, or a lost entry. */
export function drawSteps(
  scene: Scene,
  { turns, again, severalPasses = SEVERAL_PASSES }: Pick<Opening, 'turns' | 'again' | 'severalPasses'>,
): Step[] {
  const { draw, supports } = scene;
  const first: Step[] = [{ step: 'compact' }, { step: 'recall' }];
  const steps: Step[] = [...drawAppends(scene, turns), ...first, ...(again ? first : [])];
  if (draw.chance(severalPasses)) {
    for (let pass = draw.early ? 1 : draw.int(1, 3); pass > 0; pass--) steps.push(...drawPass(scene, steps));
  }
  if (supports.lose && turns.length > 0 && draw.chance(LOSS)) {
    steps.push({ step: 'lose', turn: draw.pick(turns).id }, { step: 'recall' });
  }
  return steps;
}

/** More turns, unless the pass is simply repeated, then a pass and, mostly, questions. */
function drawPass({ draw, source, maxTurns }: Scene, before: readonly Step[]): Step[] {
  const room = maxTurns - logOf({ steps: before }).length;
  const wish = { turns: Math.min(room, draw.int(1, 6)), style: { ...PLAIN_STYLE, bodies: 'some' as const } };
  const steps: Step[] = [];
  if (room > 0 && draw.chance(0.75)) {
    steps.push({ step: 'append', turns: source.next(draw, { ...wish, settled: draw.chance(0.7) }) });
  }
  steps.push({ step: 'compact' });
  if (draw.chance(0.8)) steps.push({ step: 'recall' });
  return steps;
}

import { logOf } from '../../src/scenario/log-of.js';
import type { Step } from '../../src/scenario/scenario.js';
import type { Turn } from '../../src/transcript/turn.js';
import { PLAIN_STYLE } from '../turn/turn-style.js';
import { drawAppends } from './draw-appends.js';
import { drawKill, drawMeanwhile } from './draw-meanwhile.js';
import type { Scene } from './scene.js';

const MOST_MORE_TURNS = 6;
/** Turns in two parts, a pass, and one thing after it. */
const FEWEST_STEPS = 4;
const MOST_EARLY_STEPS = 10;

type Deed = 'append' | 'compact' | 'interrupted' | 'recall' | 'reopen' | 'kill' | 'lose';

/** A session of at most `most` steps: passes again and again, interrupted, closed and killed in between where that is possible. */
export function drawSession(scene: Scene, turns: readonly Turn[], most: number): Step[] {
  const { draw } = scene;
  const end = draw.int(Math.min(most, FEWEST_STEPS), draw.early ? Math.min(most, MOST_EARLY_STEPS) : most);
  const steps: Step[] = [...drawAppends(scene, turns), { step: 'compact' }];
  const deeds = deedsOf(scene);
  while (steps.length < end) steps.push(...drawDeed(scene, steps, draw.weighted(deeds)));
  return steps.slice(0, end);
}

/** Whatever can happen, and how often, in relation to the rest. */
function deedsOf({ supports }: Scene): [Deed, number][] {
  const deeds: [Deed, number][] = [
    ['append', 10],
    ['compact', 10],
  ];
  if (supports.summarizes) return deeds;
  deeds.push(['recall', 4]);
  if (supports.concurrent) deeds.push(['interrupted', 4]);
  if (supports.durable) deeds.push(['reopen', 2], ['kill', 2]);
  if (supports.lose) deeds.push(['lose', 1]);
  return deeds;
}

function drawDeed(scene: Scene, before: readonly Step[], deed: Deed): Step[] {
  const { draw } = scene;
  switch (deed) {
    case 'append': {
      const turns = drawMore(scene, before, MOST_MORE_TURNS);
      return turns.length > 0 ? [{ step: 'append', turns }] : [{ step: 'compact' }];
    }
    case 'interrupted':
      return [{ step: 'compact' }, ...happenMeanwhile(scene, before)];
    case 'lose': {
      const log = logOf({ steps: before });
      return log.length > 0 ? [{ step: 'lose', turn: draw.pick(log).id }] : [{ step: 'compact' }];
    }
    default:
      return [{ step: deed }];
  }
}

/** What happens while one pass waits: one thing or two, and a kill after them. */
function happenMeanwhile(scene: Scene, before: readonly Step[]): Step[] {
  const { draw, supports } = scene;
  const steps: Step[] = [];
  for (let left = draw.int(1, 2); left > 0; left -= 1) {
    const { what, during } = drawMeanwhile(draw);
    const turns = what === 'append' ? drawMore(scene, [...before, ...steps], 2) : [];
    if (turns.length > 0) steps.push({ step: 'append', turns, during });
    else steps.push({ step: what === 'append' ? 'compact' : what, during });
  }
  if (supports.durable && draw.chance(0.2)) steps.push(drawKill(draw));
  return steps;
}

function drawMore(
  { draw, source, maxTurns, supports }: Scene,
  before: readonly Step[],
  most: number,
): Turn[] {
  const room = maxTurns - logOf({ steps: before }).length;
  if (room <= 0) return [];
  const style = { ...PLAIN_STYLE, ...(!supports.summarizes && { bodies: 'some' as const }) };
  return [...source.next(draw, { turns: Math.min(room, draw.int(1, most)), style, settled: true })];
}

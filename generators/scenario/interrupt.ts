import { logOf } from '../../src/scenario/log-of.js';
import type { Step } from '../../src/scenario/scenario.js';
import { PLAIN_STYLE } from '../turn/turn-style.js';
import { drawKill, drawMeanwhile } from './draw-meanwhile.js';
import type { Scene } from './scene.js';

const MEANWHILE = 0.1;
const REOPENED = 0.3;

/** In some scenarios something happens while a pass waits; where sessions are kept, they are closed or killed, and opened again. */
export function interrupt(scene: Scene, steps: readonly Step[]): Step[] {
  const { draw, supports } = scene;
  const played = [...steps];
  const passesOf = () => played.flatMap(({ step }, place) => (step === 'compact' ? [place] : []));
  const passes = passesOf();
  if (supports.concurrent && passes.length > 0 && draw.chance(MEANWHILE)) {
    const pass = draw.pick(passes);
    played.splice(pass + 1, 0, ...happenMeanwhile(scene, played, pass));
  }
  if (!supports.durable || !draw.chance(REOPENED)) return played;
  if (supports.concurrent && passes.length > 0 && draw.chance(0.4)) {
    played.splice(draw.pick(passesOf()) + 1, 0, drawKill(draw));
  } else {
    played.splice(draw.int(1, played.length), 0, { step: draw.chance(0.6) ? 'reopen' : 'kill' });
  }
  return played;
}

function happenMeanwhile({ draw, source, maxTurns }: Scene, steps: readonly Step[], pass: number): Step[] {
  const { what, during } = drawMeanwhile(draw);
  if (what !== 'append') return [{ step: what, during }];
  const room = maxTurns - logOf({ steps }).length;
  // Turns are made in the order of the log.
  const isLast = !steps.slice(pass).some(({ step }) => step === 'append');
  if (!isLast || room <= 0) return [{ step: 'compact', during }];
  const wish = { turns: Math.min(room, draw.int(1, 2)), style: { ...PLAIN_STYLE }, settled: true };
  return [{ step: 'append', turns: source.next(draw, wish), during }];
}

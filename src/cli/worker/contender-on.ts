import type { Compactor } from '../../compactor/compactor.js';
import type { Contender } from '../../compare/contender.js';
import { Player } from '../../run/player.js';
import type { RunOptions } from '../../run/run-options.js';
import type { Stage } from './on-stage.js';

/** A compactor to be compared, which is played on a stage. */
export function contenderOn(
  { play, supports }: Stage,
  compactor: Compactor,
  options: Pick<RunOptions, 'tokenizer' | 'stepLimitMs'>,
  named: Pick<Contender, 'source' | 'countsItself'>,
): Contender {
  const { name, version = null } = compactor;
  return { name, version, supports, ...named, player: new Player(compactor, options, { play }) };
}

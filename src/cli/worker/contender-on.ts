import type { Compactor } from '../../compactor/compactor.js';
import type { Contender } from '../../compare/contender.js';
import { blankObservation } from '../../property/blank-observation.js';
import { Player } from '../../run/player.js';
import type { RunOptions } from '../../run/run-options.js';
import type { SubjectSource } from '../subject/find-subject.js';
import type { Stage } from './on-stage.js';
import { PlayApart } from './play-apart.js';
import type { Play } from './play-around.js';

/** A compactor to be compared, which is played on a stage. */
export function contenderOn(
  { play, supports }: Stage,
  compactor: Compactor,
  options: Pick<RunOptions, 'tokenizer' | 'stepLimitMs'>,
  named: Pick<Contender, 'source' | 'countsItself'>,
  module: SubjectSource,
): Contender {
  const { name, version = null } = compactor;
  return {
    name,
    version,
    supports,
    ...named,
    player: new Player(compactor, options, { play }),
    openAfresh: () => {
      const apart = new PlayApart(module);
      const blank = blankObservation(name, supports);
      const playAfresh: Play = (scenario, _drive, stepLimitMs) =>
        apart.play({ scenario, stepLimitMs, corruption: null }, blank);
      return {
        player: new Player(compactor, options, { play: playAfresh }),
        close: () => apart.close(),
      };
    },
  };
}

import type { Compactor } from '../../compactor/compactor.js';
import { blankObservation } from '../../property/blank-observation.js';
import type { Stage } from './on-stage.js';
import { PlayApart } from './play-apart.js';
import type { About } from './protocol.js';

/** The compactor of another module, played in a thread of its own until it is closed. */
export interface StageApart extends Stage {
  about: About;
  /** Stands for it where only its name is asked for. */
  compactor: Compactor;
  close(): Promise<void>;
}

/**
 * Loads another module in a thread of its own.
 *
 * @throws HarnessError for what is wrong with the module.
 */
export async function openStageApart(file: string, stepLimitMs: number): Promise<StageApart> {
  const apart = new PlayApart(file);
  try {
    const about = await apart.about();
    const supports = (await apart.supports(stepLimitMs)) ?? about.declared;
    const { name, version } = about;
    const blank = blankObservation(name, supports);
    const open = () => {
      throw new Error('it is driven elsewhere');
    };
    return {
      about,
      supports,
      compactor: { name, ...(version !== null && { version }), open },
      play: (scenario, _drive, limitMs) =>
        apart.play({ scenario, stepLimitMs: limitMs, corruption: null }, blank),
      close: () => apart.close(),
    };
  } catch (error) {
    await apart.close();
    throw error;
  }
}

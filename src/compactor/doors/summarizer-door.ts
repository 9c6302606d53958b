import type { Compactor } from '../compactor.js';
import { readClaimedRatios } from './read-claimed-ratios.js';
import type { SummarizerDoor } from './summarizer.js';
import { SummarizerSession } from './summarizer-session.js';

/**
 * A summarizer on its own in the place of a compactor, so that it is judged by what it writes. Each pass hands it the
 * turns appended since the last one, and the summary so far; a throw refuses the pass, and the turns are handed again.
 *
 * @throws HarnessError CC_RATIOS_INVALID when the ratios that it claims cannot be compared exactly.
 * @example
 * const compactor = summarizerCompactor({
 *   summarize: (turns, budget, { previous }) => askMyModel({ previous, turns, maxTokens: budget }),
 *   ratios: { prose: 5, structured: 3 },
 * });
 */
export function summarizerCompactor(door: SummarizerDoor): Compactor {
  const { name, version, supports = {} } = door;
  const ratios = door.ratios === undefined ? (supports.claimedRatios ?? undefined) : door.ratios;
  return {
    name: name || 'summarizer',
    ...(version !== undefined && { version }),
    supports: {
      claims: false,
      recall: false,
      ownView: false,
      ownOutcome: false,
      choosesPrefix: false,
      takesRatios: false,
      takesKeep: false,
      takesPins: false,
      takesTrigger: false,
      takesReport: false,
      takesSignals: false,
      overheadTokens: 0,
      ...supports,
      summarizes: true,
      claimedRatios: readClaimedRatios(ratios),
    },
    open: (environment) => new SummarizerSession(door, environment),
  };
}

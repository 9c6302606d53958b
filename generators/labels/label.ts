import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { FirstPass } from './first-pass.js';

/** Something that may occur in a scenario. */
export interface Label {
  name: string;
  /** In which share of the scenarios it has to occur at least, from 0 to 1; null if nothing is asked. */
  share: number | null;
  /** False where the compactor cannot be told what it takes; where it is left out, everybody can. */
  suits?(supports: Capabilities): boolean;
  occurs(first: FirstPass): boolean;
}

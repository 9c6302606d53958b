import type { GivenFlags } from './given-flags.js';

/** Where the compactor of a report came from, as far as it is known. */
export interface Origin {
  /** The file that holds it, as it was given to the command. */
  subject?: string | undefined;
  /** Flags that the commands in a report have to repeat. */
  given?: GivenFlags | undefined;
  /** The same file below the top of its repository, with forward slashes; null for one elsewhere, or none. */
  file: string | null;
}

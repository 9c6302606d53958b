import type { GivenFlags } from '../words/given-flags.js';

/** What the command knows of a comparison that its report does not. */
export interface CompareTextOptions {
  /** The words that name both compactors on the command line. */
  words?: readonly string[];
  given?: GivenFlags;
  /** The one case that was compared, where it was one. */
  file?: string | null;
}

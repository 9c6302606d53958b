/** One failure that is known, as it stands in the file. */
export interface KnownEntry {
  property: string;
  /** The name of the compactor that has it; any that is checked where it is left out. */
  compactor?: string;
  reason: string;
  link?: string;
  /** The last day on which it is let pass, as YYYY-MM-DD, in UTC. */
  expires: string;
  /** Hashes, as the store's files are named after: only these failures of the property are known. */
  counterexamples?: string[];
  /** How often it broke when it was noted, and in how many runs it could have. */
  seen?: { broken: number; met: number };
}

/** A file of known failures that was read, or is to be written. */
export interface KnownReading {
  /** As it was given. */
  file: string;
  entries: KnownEntry[];
}

/** Where known failures are looked for, beside the configuration, if nothing else is said. */
export const KNOWN_FILE = 'compaction-check.known.json';

export const KNOWN_VERSION = 1;

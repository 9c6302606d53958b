import type { Capabilities } from '../../compactor/capabilities.js';
import type { EncodingName } from '../../tokens/encoding.js';

/** What stands first in the file, so that another file is not taken for one. */
export const BASELINE = 'compaction-check/baseline';

export const BASELINE_VERSION = 1;

/** Why a baseline holds no more runs: as many were asked for, or it was ended early. */
export type BaselineEnd = 'runs' | 'time' | 'hung' | 'interrupted';

/** The first line of a baseline: of what it was made, and how. */
export interface BaselineHeader {
  schema: typeof BASELINE;
  version: typeof BASELINE_VERSION;
  tool: string;
  law: string;
  compactor: { name: string; version: string | null };
  supports: Capabilities;
  countsItself: boolean;
  settings: { seed: number; runs: number; encoding: EncodingName };
}

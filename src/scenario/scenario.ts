import type { Settings } from '../compactor/settings.js';
import type { SummarizerBehaviour } from '../simulation/behaviour.js';
import type { EncodingName } from '../tokens/encoding.js';
import type { Turn, TurnId } from '../transcript/turn.js';

/** One thing that happens; `recall` asks for every turn so far, `lose` removes one turn's entry from the raw log. */
export type Step =
  | { step: 'append'; turns: Turn[] }
  | { step: 'compact' }
  | { step: 'recall' }
  | { step: 'lose'; turn: TurnId };

/** A passage hidden in some turn's text: a secret that nobody may copy, or words that pose as an instruction. */
export interface Planted {
  kind: 'secret' | 'injection';
  text: string;
}

/** Everything that happens in one run, as plain JSON; turns stand in the steps that append them. */
export interface Scenario {
  version: 1;
  encoding: EncodingName;
  settings: Settings;
  summarizer: SummarizerBehaviour;
  steps: Step[];
  planted?: Planted[];
}

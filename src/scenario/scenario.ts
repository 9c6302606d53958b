import type { Settings } from '../compactor/settings.js';
import type { SummarizerBehaviour } from '../simulation/behaviour.js';
import type { EncodingName } from '../tokens/encoding.js';
import type { Turn, TurnId } from '../transcript/turn.js';

/**
 * One thing that happens; `recall` asks for every turn so far, `lose` removes one turn's entry from the raw log,
 * `reopen` closes the session and opens its directory again, `kill` opens it again without closing.
 *
 * A step with `during` happens while the pass right before it waits for that call of the summarizer, counted from 0 in
 * the pass; after the pass where there is no such call. `abort` aborts that pass by its signal; `kill` ends it, and what
 * stands behind it happens in the session that is opened again.
 */
export type Step =
  | { step: 'append'; turns: Turn[]; during?: number }
  | { step: 'compact'; during?: number }
  | { step: 'recall' }
  | { step: 'lose'; turn: TurnId }
  | { step: 'reopen' }
  | { step: 'kill'; during?: number }
  | { step: 'abort'; during?: number };

/** A step that may happen while a pass waits for its summarizer. */
export type MeanwhileStep = Extract<Step, { during?: number }>;

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

import { plainScenario } from '../compactors/plain-scenario.js';
import type { Compactor } from '../src/compactor/compactor.js';
import type { Settings } from '../src/compactor/settings.js';
import { drive } from '../src/drive/drive.js';
import type { Observation } from '../src/property/observation.js';
import type { Scenario, Step } from '../src/scenario/scenario.js';
import type { SummarizerBehaviour } from '../src/simulation/behaviour.js';
import { loadTokenizer } from '../src/tokens/load-tokenizer.js';
import type { Turn } from '../src/transcript/turn.js';

/** The tokenizer of all hand-made conversations. */
export const tokenizer = await loadTokenizer('o200k_base');

/** A user turn whose anchor is its fact, unless something else is said. */
export function turn(id: string, anchor: string | null, rest: Partial<Turn> = {}): Turn {
  const text = rest.text ?? (anchor === null ? 'Let us go on.' : `Remember ${anchor}.`);
  const facts = anchor === null ? {} : { facts: [{ key: 'k', value: anchor }] };
  return { id, role: 'user', kind: 'prose', anchor, ...facts, ...rest, text, tokens: tokenizer.count(text) };
}

/** A sentence that says nothing of its own; three of them are longer than a line of a summary. */
export const CHAT =
  'We went  through all of it once more and wrote down what was found and what is left to do. ';

/** An assistant's turn that is longer than the line which a faithful summary has for it. */
export function said(id: string, anchor: string | null, rest: Partial<Turn> = {}): Turn {
  return turn(id, anchor, { role: 'assistant', text: `${CHAT.repeat(3)}See ${anchor ?? 'above'}.`, ...rest });
}

/** A user's turn that asks for nothing in particular; sessions keep the newest one. */
export const asks = (id: string): Turn => turn(id, null, { text: 'And now?' });

export const append = (...turns: Turn[]): Step => ({ step: 'append', turns });
export const compact: Step = { step: 'compact' };
export const recall: Step = { step: 'recall' };
export const reopen: Step = { step: 'reopen' };
export const kill: Step = { step: 'kill' };
export const abort: Step = { step: 'abort' };

/** A step that happens while the pass before it waits for the call with that number of its summarizer. */
export const during = (call: number, step: Step): Step => ({ ...step, during: call }) as Step;

/** A scenario with the default ratios and, if nothing else is said, a roomy budget and a faithful summarizer. */
export function scenario(
  steps: Step[],
  rest: { settings?: Partial<Settings>; summarizer?: Partial<SummarizerBehaviour> } = {},
): Scenario {
  return plainScenario(steps, { ...rest, settings: { summaryBudget: 100, ...rest.settings } });
}

/** Plays a scenario on a compactor. */
export function play(compactor: Compactor, played: Scenario, stepLimitMs = 200): Promise<Observation> {
  return drive(compactor, played, { tokenizer, stepLimitMs });
}

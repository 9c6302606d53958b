import type { TurnId } from '../transcript/turn.js';

/** What the summarizer says it consumed; `none` is no report at all, `nothing` is an empty one. */
export type ReportKind =
  | 'none'
  | 'truthful'
  | 'everything'
  | 'nothing'
  | 'too-little'
  | 'unknown-ids'
  | 'repeated'
  | 'shuffled'
  | 'range';

/** Which of the turns that a call shows a fault strikes: `turns` of them at one end or in the middle, or named ones. */
export type Target =
  | { at: 'head' | 'middle' | 'tail'; turns: number }
  | { ids: TurnId[] }
  | { family: string };

/** How a changed anchor differs from the true one. */
export type AnchorChange = 'case' | 'spacing' | 'normal-form' | 'character' | 'prefix';

/** One way in which a summary goes wrong; `calls` limits it to those calls of the scenario, counted from 0. */
export type Fault = { calls?: number[] } & (
  | { fault: 'cut'; tokens: number }
  | { fault: 'break-off'; tokens: number }
  | { fault: 'drop'; target: Target }
  | { fault: 'change'; how: AnchorChange; target: Target }
  | { fault: 'hollow'; target: Target }
  | { fault: 'mention'; ids: TurnId[] }
  | { fault: 'over-budget'; tokens: number }
  | { fault: 'blank'; text: string }
  | { fault: 'placeholder' }
  | { fault: 'refusal' }
  | { fault: 'echo' }
  | { fault: 'tool-call' }
  | { fault: 'contradict'; target: Target }
  | { fault: 'grow'; tokens: number }
  | { fault: 'other-language' }
  | { fault: 'unclosed-marker' }
  | { fault: 'fail'; message: string }
  | { fault: 'stall'; ms: number; message: string }
  | { fault: 'late'; ms: number }
);

/**
 * A simulated summarizer as data: faithful, then spoiled by `faults` in order.
 *
 * `finish` tells whether it gives a finish reason, `marker` whether it promises and writes a closing marker; with
 * neither, a cut is silent. With a `model` nothing is simulated: that model writes, and the rest is as it is there.
 */
export interface SummarizerBehaviour {
  finish: boolean;
  marker: boolean;
  report: ReportKind;
  faults: Fault[];
  model?: string;
}

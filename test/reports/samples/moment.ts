import type { Moment, SeenItem } from '../../../src/property/observation.js';
import type { Turn } from '../../../src/transcript/turn.js';

/** What was seen after a step, of a sample; what `parts` leave out is empty. */
export function moment(step: number, appended: number, parts: Partial<Moment> = {}): Moment {
  const empty = {
    outcome: null,
    refusal: null,
    calls: [],
    view: [],
    claims: null,
    log: null,
    answers: null,
    stranger: null,
  };
  return { step, appended, lost: [], ...empty, ...parts };
}

/** Turns that stand in the view as they are. */
export function kept(turns: readonly Turn[]): SeenItem[] {
  return turns.map(({ id, role, text, tokens }) => ({ type: 'kept', turn: id, role, text, tokens }));
}

/** A summary in the view. */
export function summary(body: string, tokens: number): SeenItem {
  return { type: 'summary', summaryId: 's1', role: 'user', body, handles: [], tokens, bodyTokens: tokens };
}

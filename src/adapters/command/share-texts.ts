import type { Turn, TurnId } from '../../transcript/turn.js';
import type { Call, Result } from './protocol.js';

/**
 * Puts the turns' own texts in the place of equal ones in results, so that they are held once; the characters of what
 * is left, with what each value costs in memory.
 */
export function shareTexts(
  calls: readonly Call[],
  results: readonly Result[],
  turns: ReadonlyMap<TurnId, Turn>,
): number {
  let shared = 0;
  const share = (id: unknown, text: unknown): string | undefined => {
    const own = turns.get(id as TurnId)?.text;
    if (own === undefined || own !== text) return undefined;
    shared += own.length;
    return own;
  };
  calls.forEach((call, index) => {
    const value = 'value' in results[index]! ? results[index].value : undefined;
    if (!Array.isArray(value)) return;
    if (call.call === 'recall') {
      value.forEach((answer, place) => {
        const entry = isRecord(answer) ? answer : null;
        const own = share(call.ids[place], entry ? entry.text : answer);
        if (own === undefined) return;
        if (entry) entry.text = own;
        else value[place] = own;
      });
    }
    if (call.call !== 'view' && call.call !== 'log') return;
    for (const entry of value) {
      const own = isRecord(entry)
        ? share(call.call === 'view' ? entry.turn : entry.id, entry.text)
        : undefined;
      if (own !== undefined) entry.text = own;
    }
  });
  return weightOf(results) - shared;
}

/** Characters, and about what each value takes besides. */
function weightOf(whole: object): number {
  let weight = 0;
  // A list of what is yet to be weighed: values may be nested deeper than calls can be.
  const rest: object[] = [whole];
  const weigh = (value: unknown) => {
    if (typeof value === 'string') weight += value.length + 24;
    else if (typeof value === 'object' && value !== null) rest.push(value);
    else weight += 8;
  };
  for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
    weight += 40;
    if (Array.isArray(value)) value.forEach(weigh);
    else for (const key in value) weigh(value[key as keyof typeof value]);
  }
  return weight;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

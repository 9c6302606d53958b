import { NonsenseError } from '../../compactor/nonsense-error.js';
import type { Call, Result } from './protocol.js';
import { shapeTrouble } from './shape-trouble.js';

/** Results that came along with others and were not asked for yet; each is given out once. */
export class FetchedResults {
  private readonly byCall = new Map<string, Result>();
  private readonly byKey = new Map<string, Map<string, Result>>();

  clear(): void {
    this.byCall.clear();
    this.byKey.clear();
  }

  /** Keeps the results of all calls but the first, which is somebody's question, and of all that ask for several things. */
  keep(calls: readonly Call[], results: readonly Result[]): void {
    calls.forEach((call, index) => {
      const result = results[index]!;
      if (call.call === 'recall') this.byKey.set('recall', each('recall', call.ids, result));
      else if (call.call === 'estimate') this.byKey.set('estimate', each('estimate', call.texts, result));
      else if (index > 0) this.byCall.set(call.call, result);
    });
  }

  take(call: string): Result | undefined {
    const result = this.byCall.get(call);
    this.byCall.delete(call);
    return result;
  }

  takeFor(call: 'recall' | 'estimate', key: string): Result | undefined {
    const results = this.byKey.get(call);
    const result = results?.get(key);
    results?.delete(key);
    return result;
  }
}

/** One result for each key; an error of the whole is one of each. */
function each(call: 'recall' | 'estimate', keys: readonly string[], result: Result): Map<string, Result> {
  if ('error' in result) return new Map(keys.map((key) => [key, result]));
  const { value } = result;
  const trouble = shapeTrouble(call, value);
  if (trouble) {
    throw nonsense(call, `\`value.${trouble.field}\` to be ${trouble.expected}, got ${trouble.got}`, value);
  }
  const entries = value as unknown[];
  if (entries.length !== keys.length) {
    throw nonsense(call, `a list of ${keys.length}, one for each, got ${entries.length}`, value);
  }
  return new Map(
    keys.map((key, index) => {
      const entry = entries[index];
      return [key, isError(entry) ? entry : { value: entry }];
    }),
  );
}

function isError(entry: unknown): entry is Extract<Result, { error: unknown }> {
  return typeof entry === 'object' && entry !== null && 'error' in entry;
}

function nonsense(call: string, expected: string, value: unknown): NonsenseError {
  const error = new NonsenseError(`${call}()`, expected, value);
  error.message = `Expected \`${call}()\` to give ${expected}`;
  return error;
}

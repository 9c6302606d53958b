import { ForeignError } from '../compactor/foreign-error.js';
import type { Thrown } from '../property/observation.js';
import { isBreakdown } from './is-breakdown.js';

/** How V8 words the errors that it makes itself; a compactor that refuses words its own. */
const ENGINE_WORDING = new RegExp(
  [
    'Cannot (read|set|delete|assign|access|convert|destructure|redefine|add|create|use|mix|perform)',
    'is not (a function|iterable|defined|a constructor|an object|extensible|valid JSON|async iterable)',
    'Maximum call stack',
    'Invalid (array|string|typed array) length',
    'Invalid (count|time) value',
    'Reduce of empty array',
    'Assignment to constant',
    'called on (null|undefined|non-object|incompatible)',
    'undefined is not',
    'Unexpected (token|end of JSON|non-whitespace)',
    'in JSON at position',
    'circular structure to JSON',
    'BigInt to number',
  ].join('|'),
);

const ENGINE_ERRORS = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'URIError']);

/** A thrown value as data, and whether the JavaScript engine, or another language's runtime, made it. */
export function thrownFrom(value: unknown): Thrown {
  if (!(value instanceof Error)) return { name: typeof value, message: inWords(value), engine: false };
  const { name, message } = { name: inWords(value.name), message: inWords(value.message) };
  if (value instanceof ForeignError) return { name, message, engine: value.isCrash };
  return { name, message, engine: ENGINE_ERRORS.has(name) && ENGINE_WORDING.test(message) };
}

/** Anything can be thrown, also what cannot be made a string. */
function inWords(value: unknown): string {
  try {
    return String(value);
  } catch {
    return `a value of type ${typeof value}`;
  }
}

/**
 * A thrown value as a refusal.
 *
 * @throws the value itself where the engine or our own reading made it: that is no refusal.
 */
export function refusalFrom(value: unknown): Thrown {
  const thrown = thrownFrom(value);
  if (thrown.engine || isBreakdown(value)) throw value;
  return thrown;
}

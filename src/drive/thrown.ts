import type { Thrown } from '../property/observation.js';

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
    'circular structure to JSON',
    'BigInt to number',
  ].join('|'),
);

const ENGINE_ERRORS = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'URIError']);

/** A thrown value as data, and whether the JavaScript engine made it. */
export function thrownFrom(value: unknown): Thrown {
  if (!(value instanceof Error)) return { name: typeof value, message: String(value), engine: false };
  const engine = ENGINE_ERRORS.has(value.name) && ENGINE_WORDING.test(value.message);
  return { name: value.name, message: value.message, engine };
}

import { ForeignError } from '../../compactor/foreign-error.js';
import { NonsenseError } from '../../compactor/nonsense-error.js';
import type { Result } from './protocol.js';
import { shapeTrouble } from './shape-trouble.js';

/** The calls whose values have a shape, and the name of it in the schema. */
const SHAPES: Readonly<Record<string, string>> = {
  'compact()': 'outcome',
  view: 'view',
  'view()': 'view',
  claims: 'claims',
  'claims()': 'claims',
  log: 'log',
  'log()': 'log',
  'find()': 'find',
  'resolve()': 'resolve',
};

/**
 * What a call gave.
 *
 * @throws ForeignError where it gave an error, NonsenseError where the value is none that this call may give.
 */
export function resultValue(call: string, result: Result): unknown {
  if ('error' in result) {
    const { name, message, crash } = result.error;
    throw new ForeignError(name ?? 'Error', message, crash ?? false);
  }
  const { value } = result;
  const shape = SHAPES[call];
  const trouble = shape === undefined ? null : shapeTrouble(shape, value);
  if (trouble === null) return value;
  const { field, expected } = trouble;
  const error = new NonsenseError(
    `${shape === undefined ? call : call.replace('()', '')}()`,
    expected,
    value,
  );
  error.message = `Expected \`${field === '' ? 'value' : `value.${field}`}\` of \`${error.call}\` to be ${expected}, got ${trouble.got}`;
  throw error;
}

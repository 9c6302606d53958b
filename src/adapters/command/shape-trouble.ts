import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { got } from '../../errors/got.js';
import { publishedSchemas } from '../../scenario/published-schemas.js';

/** What of a value is not as the protocol has it. */
export interface ShapeTrouble {
  /** Where, as in `results.0.value.1.role`; empty for the whole. */
  field: string;
  expected: string;
  got: string;
}

const OPTIONS = { allowUnionTypes: true, strictTypes: false, strictRequired: false, strictNumbers: false };

let ajv: Ajv2020 | undefined;
/** To find one again by its URI costs more than most messages. */
const validators = new Map<string, ValidateFunction>();

/** The first thing that a value lacks to be what the protocol's schema has under a name; null if nothing. */
export function shapeTrouble(name: string, value: unknown): ShapeTrouble | null {
  const validate = validatorOf(name);
  return validate(value) ? null : troubleOf(validate.errors!.find(isTelling)!, value);
}

function validatorOf(name: string): ValidateFunction {
  const known = validators.get(name);
  if (known) return known;
  ajv ??= publishedSchemas(['protocol'], OPTIONS);
  const validate = ajv.getSchema(`protocol.schema.json#/$defs/${name}`)!;
  validators.set(name, validate);
  return validate;
}

/** A branch that was not taken says nothing of what is wrong. */
function isTelling({ keyword }: ErrorObject): boolean {
  return keyword !== 'if';
}

function troubleOf({ instancePath, keyword, params, message }: ErrorObject, value: unknown): ShapeTrouble {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') {
    return { field: [...path, params.missingProperty].join('.'), expected: 'it to be there', got: 'nothing' };
  }
  if (keyword === 'additionalProperties') {
    const field = [...path, params.additionalProperty];
    return { field: field.join('.'), expected: 'no field of that name', got: got(at(value, field)) };
  }
  const expected =
    keyword === 'enum'
      ? `one of ${(params.allowedValues as unknown[]).map((one) => JSON.stringify(one)).join(', ')}`
      : keyword === 'const'
        ? JSON.stringify(params.allowedValue)
        : keyword === 'type'
          ? [params.type].flat().join(' or ')
          : keyword === 'not'
            ? 'a value or an error, not both'
            : message!;
  return { field: path.join('.'), expected, got: got(at(value, path)) };
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

import type { Ajv2020 } from 'ajv/dist/2020.js';
import { got } from '../errors/got.js';
import { publishedSchemas } from '../scenario/published-schemas.js';

const SCHEMAS = ['recording', 'scenario', 'observation'];

let ajv: Ajv2020 | undefined;

/** The first thing that a value lacks to be what a published schema has, in words; null if nothing. */
export function shapeProblem(name: 'recording' | 'observation', value: unknown): string | null {
  ajv ??= publishedSchemas(SCHEMAS, { allowUnionTypes: true, strict: false });
  const validate = ajv.getSchema(`${name}.schema.json`)!;
  if (validate(value)) return null;
  const { instancePath, keyword, params, message } = validate.errors![0]!;
  const path = instancePath.split('/').slice(1);
  const place = path.length === 0 ? 'the whole' : `\`${path.join('.')}\``;
  if (keyword === 'additionalProperties')
    return `${place} has \`${params.additionalProperty}\`, which no ${name} has there`;
  const allowed = (params.allowedValues ?? [params.allowedValue]) as unknown[];
  const due =
    keyword === 'enum' || keyword === 'const'
      ? `be ${allowed.map((one) => JSON.stringify(one)).join(' or ')}`
      : message?.replace(/^must /, '');
  const found = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], value);
  return `${place} has to ${due}${path.length === 0 ? '' : `, and is ${got(found)}`}`;
}

import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { got } from '../errors/got.js';

let ajv: Ajv2020 | undefined;

/** The first thing that a value lacks to be what a published schema has, in words; null if nothing. */
export function shapeProblem(name: 'recording' | 'observation', value: unknown): string | null {
  ajv ??= load();
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

function load(): Ajv2020 {
  const require = createRequire(import.meta.url);
  const { Ajv2020 } = require('ajv/dist/2020.js') as { Ajv2020: new (options: object) => Ajv2020 };
  const schemas = ['recording', 'scenario', 'observation'].map((name) =>
    require(`compaction-check/schemas/${name}.schema.json`),
  );
  return new Ajv2020({ allowUnionTypes: true, strict: false }).addSchema(schemas);
}

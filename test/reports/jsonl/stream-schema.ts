import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
for (const name of ['scenario', 'observation', 'counterexample', 'report', 'stream'])
  ajv.addSchema(
    JSON.parse(readFileSync(new URL(`../../../schemas/${name}.schema.json`, import.meta.url), 'utf8')),
  );
const validate = ajv.getSchema('stream.schema.json')!;

/** What of the lines of a stream is against the schema. */
export function streamProblems(text: string): unknown[] {
  const lines = text.trimEnd().split('\n');
  return lines.flatMap((line) => (validate(JSON.parse(line)) ? [] : [...validate.errors!]));
}

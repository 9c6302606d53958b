import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';

const SCHEMA = JSON.parse(
  readFileSync(new URL('../../fixtures/schemas/sarif-2.1.0.schema.json', import.meta.url), 'utf8'),
);
// The schema is of an older draft; but for the names of its own parts nothing of it changed since.
const { $schema: _, id: __, ...parts } = SCHEMA;
const ajv = new Ajv({
  strict: false,
  formats: { uri: /^[a-z][a-z0-9+.-]*:\S*$/i, 'uri-reference': /^\S*$/, 'date-time': true },
});
const validate = ajv.compile(parts);

/** What of a text is against the SARIF schema. */
export function sarifProblems(json: string): unknown[] {
  return validate(JSON.parse(json)) ? [] : [...validate.errors!];
}

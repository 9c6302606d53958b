import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const schema = JSON.parse(read('schemas/recording.schema.json'));
const ajv = new Ajv2020({ allowUnionTypes: true, strict: true, strictRequired: false, strictTypes: false });
const validate = ajv.compile(schema);
const example = () => JSON.parse(read('examples/recordings/openai-chat.json'));

it('takes the example, and the shortest recording', () => {
  expect(validate(example())).toBe(true);
  const message = { role: 'user', content: 'x' };
  expect(validate({ recording: 1, before: [message], after: [] })).toBe(true);
  expect(validate({ recording: 1, before: [message], pointers: { covered: [0] } })).toBe(true);
});

it.each([
  ['another version', { recording: 2 }],
  ['no message', { before: [] }],
  ['a field of another name', { summry: '' }],
  ['a finish that there is not', { summarizer: [{ finish: 'max_tokens' }] }],
  ['an answer that is none', { answers: { t1: 7 } }],
  ['half an index', { pointers: { covered: [0.5] } }],
])('refuses %s', (_, changes) => {
  expect(validate({ ...example(), ...changes })).toBe(false);
});

it('has each of its fields explained', () => {
  const page = read('docs/judge.md');
  const fields = [...Object.keys(schema.properties), ...Object.keys(schema.$defs.exchange.properties)];
  expect(fields.filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
});

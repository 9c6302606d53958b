import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { pseudonymisedConversation } from '../../src/adapters/pseudonyms/pseudonymised-conversation.js';
import { FORMATS } from '../../src/adapters/transcript/formats/format.js';
import { storedConversation } from '../../src/adapters/transcript/stored-conversation.js';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
const schema = JSON.parse(read('schemas/conversation.schema.json').toString());
const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
const image = { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } };
const stored = () =>
  storedConversation([
    ...['swe-agent-function-calling.traj.json', 'claude-code-representative_messages.jsonl'].map((path) => ({
      path,
      bytes: read(`test/fixtures/transcripts/${path}`),
    })),
    { path: 'image', bytes: Buffer.from(JSON.stringify([{ role: 'user', content: [image] }])) },
  ]);

it('takes what is stored', () => {
  expect(validate(stored())).toBe(true);
  expect(validate(pseudonymisedConversation(stored()).conversation)).toBe(true);
  expect(schema.$defs.source.properties.format.enum).toEqual(FORMATS);
});

it.each([
  ['another version', { conversation: 2 }],
  ['no message', { messages: [] }],
  ['a part of no type', { messages: [{ role: 'user', parts: [{ text: 'x' }] }] }],
  [
    'arguments that are no text',
    { messages: [{ role: 'user', parts: [{ type: 'use', id: null, name: 'f', input: {} }] }] },
  ],
])('refuses %s', (_, changes) => {
  expect(validate({ ...stored(), ...changes })).toBe(false);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shapeTrouble } from '../../src/adapters/command/shape-trouble.js';

const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const lines = [...page.matchAll(/^([<>]) (\{.*\})$/gm)].map(([, from, text]) => ({
  from,
  message: JSON.parse(text!),
}));
const sent = lines.filter(({ from }) => from === '>').map(({ message }) => message);
const written = lines.filter(({ from }) => from === '<').map(({ message }) => message);

it('takes every line of the documented session', () => {
  expect(sent.length).toBeGreaterThan(5);
  expect(written.length).toBeGreaterThan(5);
  expect(sent.map((message) => shapeTrouble('from-tool', message)).filter(Boolean)).toEqual([]);
  expect(written.map((message) => shapeTrouble('from-child', message)).filter(Boolean)).toEqual([]);
});

it('has the messages of each side for that side only', () => {
  expect(sent.slice(1).filter((message) => shapeTrouble('from-child', message) === null)).toEqual([]);
  expect(written.filter((message) => shapeTrouble('from-tool', message) === null)).toEqual([]);
});

it.each([
  ['a field of another name', 'claims', { coverd: [] }, 'coverd'],
  ['a role that there is not', 'view', [{ type: 'kept', role: 'human', text: '' }], '0.role'],
  ['a body that is missing', 'view', [{ type: 'summary', role: 'user' }], '0.body'],
  ['a status that there is not', 'outcome', { status: 'done' }, 'status'],
  [
    'a capability of another name',
    'hello',
    { type: 'hello', protocol: 1, name: 'x', supports: { recal: true } },
    'supports.recal',
  ],
  ['a later version', 'hello', { type: 'hello', protocol: 2, name: 'x' }, 'protocol'],
])('says where there is %s', (_what, name, value, field) => {
  expect(shapeTrouble(name, value)?.field).toBe(field);
});

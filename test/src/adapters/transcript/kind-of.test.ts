import { expect, it } from 'vitest';
import { kindOf } from '../../../../src/adapters/transcript/kind-of.js';

it.each([
  '{"path": "a.ts", "size": 7}',
  '[1, 2]',
  '[File: setup.py (2 lines total)]\r\n1:import re\r\n2:',
  'name\tsize\na.ts\t7',
  '2024-01-02 10:11:12 started\n2024-01-02 10:11:13 stopped',
  'function add(a, b) {\n  return a + b;\n}',
])('takes %j of a tool for structured', (text) => {
  expect(kindOf('tool', text)).toBe('structured');
});

it.each(['Your command ran and did not produce any output.', '{ this is only a remark', ''])(
  'takes %j of a tool for prose',
  (text) => {
    expect(kindOf('tool', text)).toBe('prose');
  },
);

it('takes what people and models say for prose, whatever it looks like', () => {
  expect(kindOf('user', '{"path": "a.ts"}')).toBe('prose');
  expect(kindOf('assistant', '[1, 2]')).toBe('prose');
});

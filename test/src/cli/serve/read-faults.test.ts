import { expect, it } from 'vitest';
import { readFaults } from '../../../../src/cli/serve/read-faults.js';
import { FAULTS } from '../../../../src/simulation/faults/registry.js';

it('takes every fault by its name', () => {
  expect(readFaults(Object.keys(FAULTS))).toEqual(Object.values(FAULTS).map(({ example }) => example));
});

it('takes a fault as JSON', () => {
  expect(readFaults(['{"fault":"cut","tokens":9,"calls":[0]}'])).toEqual([
    { fault: 'cut', tokens: 9, calls: [0] },
  ]);
});

it.each([
  'nonsense',
  '{"fault":"cut"}',
  '{"fault":"cut","tokens":"9"}',
  '[]',
  '{',
  'toString',
  '{"fault":"blank","text":"","x":1}',
])('refuses %s', (text) => {
  expect(() => readFaults([text])).toThrow(/cannot be played/);
});

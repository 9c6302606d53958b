import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCENARIO_SCHEMA } from '../../src/scenario/scenario-schema.js';

const NUMBER = { $ref: '#/$defs/number' };

/** The schema of a scenario as it stands in a file: plain JSON Schema, and numbers that JSON has none for as strings. */
function asInFile(part: unknown, inSettings = false): unknown {
  if (Array.isArray(part)) return part.map((each) => asInFile(each, inSettings));
  if (typeof part !== 'object' || part === null) return part;
  if (inSettings && 'type' in part) {
    if (part.type === 'number') return NUMBER;
    if (String(part.type) === 'number,null') return { anyOf: [NUMBER, { type: 'null' }] };
  }
  const entries = Object.entries(part).filter(([keyword]) => keyword !== 'discriminator');
  return Object.fromEntries(
    entries.map(([key, value]) => [key, asInFile(value, inSettings || key === 'settings')]),
  );
}

it('says in the published file what scenarios are validated by', () => {
  const file = new URL('../../schemas/scenario.schema.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'scenario.schema.json',
    title: 'Scenario',
    description:
      'Everything that happens in one run: turns, settings, how the summarizer behaves, and the steps.',
    ...(asInFile(SCENARIO_SCHEMA) as object),
    $defs: {
      number: {
        description: 'A number; what JSON has no number for stands as a string.',
        anyOf: [{ type: 'number' }, { enum: ['NaN', 'Infinity', '-Infinity', '-0'] }],
      },
    },
  });
});

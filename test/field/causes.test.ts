import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROPERTIES } from '../../properties/registry.js';
import { scenarioProblems } from '../../src/scenario/validate.js';
import { loadTokenizer } from '../../src/tokens/load-tokenizer.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';

const readJson = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../field/${path}`, import.meta.url), 'utf8'));
const causes: { package: string; version: string; property: string; scenario: string }[] =
  readJson('causes.json');
const { dependencies } = readJson('package.json');

let tokenizer: Tokenizer;

beforeAll(async () => {
  tokenizer = await loadTokenizer('o200k_base');
});

describe.each(causes)('the cause of $property in $package, shown by $scenario', (cause) => {
  it('names a property that there is', () => {
    expect(PROPERTIES.map(({ id }) => id)).toContain(cause.property);
  });

  it('is written for the version that is installed', () => {
    expect(dependencies[cause.package]).toBe(cause.version);
  });

  it('has a scenario that is well formed', () => {
    expect(scenarioProblems(readJson(cause.scenario), tokenizer)).toEqual([]);
  });
});

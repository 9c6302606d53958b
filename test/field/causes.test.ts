import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { SUBJECTS } from '../../field/subjects.mjs';
import { PROPERTIES } from '../../properties/registry.js';
import { scenarioProblems } from '../../src/scenario/validate.js';
import { loadTokenizer } from '../../src/tokens/load-tokenizer.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';

const at = (path: string) => new URL(`../../field/${path}`, import.meta.url);
const readJson = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'));
const causes: { subjects: string[]; package: string; version: string; property: string; scenario: string }[] =
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

  it('names adapters of that package', () => {
    const known = SUBJECTS.filter((subject) => subject.package === cause.package).map(({ only }) => only);
    expect(cause.subjects).not.toEqual([]);
    expect(cause.subjects.filter((only) => !known.includes(only))).toEqual([]);
  });

  it('has a scenario that is well formed', () => {
    expect(scenarioProblems(readJson(cause.scenario), tokenizer)).toEqual([]);
  });
});

describe('the scenarios by hand', () => {
  it('each show a cause', () => {
    const shown = new Set(causes.map(({ scenario }) => scenario));
    const stored = readdirSync(at('scenarios'), { recursive: true, encoding: 'utf8' });
    const files = stored.filter((file) => file.endsWith('.json')).map((file) => `scenarios/${file}`);
    expect(files.filter((file) => !shown.has(file))).toEqual([]);
  });
});

describe('the subjects', () => {
  it.each(SUBJECTS)('have an adapter for $only, and its package', ({ only, package: name }) => {
    expect(existsSync(at(`${only}.ts`))).toBe(true);
    expect(dependencies).toHaveProperty([name]);
  });
});

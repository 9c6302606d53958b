import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { SUBJECTS } from '../../field/subjects.mjs';
import { scenarioProblems } from '../../src/scenario/validate.js';
import { loadTokenizer } from '../../src/tokens/load-tokenizer.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';

const at = (path: string) => new URL(`../../field/${path}`, import.meta.url);
const readJson = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'));
const validate = new Ajv2020({ allowUnionTypes: true }).compile(readJson('result.schema.json'));
const { dependencies } = readJson('package.json');
const causes: { subjects: string[]; property: string }[] = readJson('causes.json');

interface Result {
  subject: { version: string };
  properties: { id: string; verdict: string; scenario?: string }[];
}

let tokenizer: Tokenizer;

beforeAll(async () => {
  tokenizer = await loadTokenizer('o200k_base');
});

describe.each(SUBJECTS)('the result of $only', ({ only, package: name }) => {
  const result: Result = readJson(`results/${only}.json`);
  const broken = result.properties.filter(({ verdict }) => verdict === 'failed' || verdict === 'errored');

  it('is as its schema says', () => {
    expect(validate(result) || validate.errors).toBe(true);
  });

  it('is that of the version which is installed', () => {
    expect(result.subject.version).toBe(dependencies[name]);
  });

  it('has a counterexample for each failure, and no others are stored', () => {
    const stored = readdirSync(at(`counterexamples/${only}`)).sort();
    expect(broken.map(({ scenario }) => scenario).sort()).toEqual(stored);
  });

  it('has counterexamples that are well formed', () => {
    const problems = broken.map(({ scenario }) =>
      scenarioProblems(readJson(`counterexamples/${only}/${scenario}`), tokenizer),
    );
    expect(problems.flat()).toEqual([]);
  });

  it('has a cause for each failure', () => {
    const explained = causes.filter(({ subjects }) => subjects.includes(only)).map((cause) => cause.property);
    expect(broken.filter(({ id }) => !explained.includes(id))).toEqual([]);
  });
});

describe('the schema', () => {
  const result: Result = readJson('results/pi.json');

  it.each([
    ['another version', { version: 2 }],
    ['no property', { properties: [] }],
    ['a field of another name', { seeds: 1 }],
    ['a failure without its counterexample', { properties: [{ ...result.properties[0], says: 'x' }] }],
  ])('refuses %s', (_, changes) => {
    expect(validate({ ...result, ...changes })).toBe(false);
  });
});

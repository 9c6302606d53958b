import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { counterexampleToJson } from '../../../reports/json/counterexample-to-json.js';
import { toJson } from '../../../reports/json/to-json.js';
import type { Capabilities } from '../../../src/compactor/capabilities.js';
import { readStore } from '../../../src/store/read-store.js';
import { INPUT_RANGE } from '../../reports/samples/input-range.js';

const WHOLE = counterexampleToJson(INPUT_RANGE);

/** A working directory with a store of these files. */
function storeOf(files: Record<string, string>): string {
  const cwd = mkdtempSync(join(tmpdir(), 'compaction-check-'));
  for (const [name, text] of Object.entries(files)) {
    const path = join(cwd, '.store', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return cwd;
}

describe('a store', () => {
  it('is empty where there is none', () => {
    expect(readStore('.store', storeOf({}))).toEqual({ directory: '.store', cases: [], problems: [] });
  });

  it('gives its cases in the order of their names', () => {
    const { cases, problems } = readStore('.store', storeOf({ 'b/1.json': WHOLE, 'a/1.json': WHOLE }));
    expect(problems).toEqual([]);
    expect(cases.map(({ file }) => file)).toEqual(['.store/a/1.json', '.store/b/1.json']);
    expect(cases[0]).toMatchObject({
      property: INPUT_RANGE.property,
      compactor: INPUT_RANGE.compactor,
      scenario: INPUT_RANGE.observation.scenario,
      found: INPUT_RANGE.found,
      fixed: false,
    });
  });

  it('refuses to be a file', () => {
    const cwd = storeOf({});
    writeFileSync(join(cwd, '.store'), '');
    expect(() => readStore('.store', cwd)).toThrow(expect.objectContaining({ code: 'CC_STORE_UNREADABLE' }));
  });

  it('takes no notice of what does not end in .json', () => {
    const others = { 'README.md': '', 'a/1.json.0f.unfinished': WHOLE.slice(0, 40) };
    expect(readStore('.store', storeOf(others))).toMatchObject({ cases: [], problems: [] });
  });

  it('knows what a compactor supported that was unknown when a case was written', () => {
    const old: { observation: { supports: Partial<Capabilities> } } = structuredClone(INPUT_RANGE);
    delete old.observation.supports.claimedRatios;
    const { cases } = readStore('.store', storeOf({ 'a.json': toJson(old) }));
    expect(cases[0]!.supports.claimedRatios).toBeNull();
  });
});

const edited = (edit: (value: Record<string, never>) => unknown) => toJson(edit(JSON.parse(WHOLE)));

const IN_THE_WAY: [string, string, string][] = [
  ['an empty file', '', 'CC_COUNTEREXAMPLE_DAMAGED'],
  ['half a file', WHOLE.slice(0, WHOLE.length / 2), 'CC_COUNTEREXAMPLE_DAMAGED'],
  ['something else', '{"name":"package"}', 'CC_COUNTEREXAMPLE_DAMAGED'],
  ['a list', '[]', 'CC_COUNTEREXAMPLE_DAMAGED'],
  ['bytes', '\u0000\u0001\ufffd', 'CC_COUNTEREXAMPLE_DAMAGED'],
  ['a later version', edited((value) => ({ ...value, version: 2 })), 'CC_COUNTEREXAMPLE_VERSION'],
  ['an older version', edited((value) => ({ ...value, version: 0 })), 'CC_COUNTEREXAMPLE_VERSION'],
  ['a version in words', edited((value) => ({ ...value, version: '1' })), 'CC_COUNTEREXAMPLE_VERSION'],
  ['no version', edited(({ version: _, ...rest }) => rest), 'CC_COUNTEREXAMPLE_DAMAGED'],
  ['no compactor', edited(({ compactor: _, ...rest }) => rest), 'CC_COUNTEREXAMPLE_DAMAGED'],
  ['no property', edited(({ property: _, ...rest }) => rest), 'CC_COUNTEREXAMPLE_DAMAGED'],
  [
    'a conversation of a later version',
    WHOLE.replace(/"scenario": \{\s*"version": 1/, '"scenario": {"version": 2'),
    'CC_SCENARIO_VERSION',
  ],
  [
    'a conversation that cannot be played',
    WHOLE.replace('"step": "compact"', '"step": "dance"'),
    'CC_SCENARIO_INVALID',
  ],
  ['a bare scenario', toJson(INPUT_RANGE.observation.scenario), 'CC_STORE_FOREIGN'],
];

describe('what is in the way', () => {
  it.each(IN_THE_WAY)('%s is named, left as it is, and the others are read', (_, text, code) => {
    const cwd = storeOf({ 'a/whole.json': WHOLE, 'b/odd.json': text });
    const { cases, problems } = readStore('.store', cwd);
    expect(cases.map(({ file }) => file)).toEqual(['.store/a/whole.json']);
    const isRead = code === 'CC_STORE_FOREIGN';
    expect(problems).toEqual([
      {
        file: '.store/b/odd.json',
        code,
        says: expect.stringMatching(/\w/),
        ...(!isRead && { unread: true }),
      },
    ]);
    expect(readFileSync(join(cwd, '.store/b/odd.json'), 'utf8')).toBe(text);
  });

  it('links that lead nowhere, in circles or to directories, and pipes, hold up nobody', () => {
    const cwd = storeOf({ 'a/whole.json': WHOLE });
    const at = (name: string) => join(cwd, '.store', name);
    symlinkSync('nowhere.json', at('dangling.json'));
    symlinkSync('circle.json', at('circle.json'));
    symlinkSync('/', at('root'));
    symlinkSync('whole.json', at('a/linked.json'));
    execFileSync('mkfifo', [at('pipe.json')]);
    const { cases, problems } = readStore('.store', cwd);
    expect(cases.map(({ file }) => file)).toEqual(['.store/a/linked.json', '.store/a/whole.json']);
    expect(Object.fromEntries(problems.map(({ file, code }) => [file, code]))).toEqual({
      '.store/dangling.json': 'CC_STORE_UNREADABLE',
      '.store/circle.json': 'CC_STORE_UNREADABLE',
      '.store/pipe.json': 'CC_STORE_UNREADABLE',
      '.store/root': 'CC_STORE_LINK',
    });
    expect(readdirSync(at(''))).toHaveLength(5);
  });
});

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command, compactor, emptyDirectory } from './command.js';

const MODULES: [what: string, text: string, code: string, says: RegExp][] = [
  ['a syntax error', 'const a = 1;\n\nexport default { a ;\n', 'CC_MODULE_BROKEN', /module\.ts:3:19/],
  [
    'a module that throws',
    '\nthrow new Error("no key");',
    'CC_MODULE_BROKEN',
    /no key\nat .*module\.ts:2:\d+/,
  ],
  ['a module that exits', 'process.exit(0);', 'CC_MODULE_BROKEN', /process\.exit\(0\) was called/],
  ['a missing import', 'import x from "./x.js"; export default x;', 'CC_MODULE_BROKEN', /x\.js/],
  ['no default export', 'export const compactor = 1;', 'CC_NO_DEFAULT_EXPORT', /it exports compactor/],
  ['a wrong shape', 'export default { summarise() {} };', 'CC_NOT_A_COMPACTOR', /`buildCheckpoint`/],
  ['half a pair', 'export default { reconstruct() {} };', 'CC_MISSING_METHOD', /Add `buildCheckpoint`/],
  [
    'an `open` that gives nothing',
    'export default { name: "x", open() {} };',
    'CC_NOT_A_SESSION',
    /got `undefined`/,
  ],
  [
    'a compactor that refuses every setting',
    'export default { name: "picky", open() { throw new Error("only budgets of 7"); } };',
    'CC_SETTINGS_REFUSED',
    /only budgets of 7/,
  ],
  [
    'a configuration with an option that does not exist',
    'export default { compactor: (messages) => messages, run: 5 };',
    'CC_OPTION_UNKNOWN',
    /`run \(in .*module\.ts\)`/,
  ],
];

const ARGUMENTS: [what: string, args: string[], code: string, says: RegExp][] = [
  ['a missing file', ['nowhere.ts'], 'CC_FILE_MISSING', /`nowhere\.ts`/],
  ['a directory', ['.'], 'CC_FILE_IS_DIRECTORY', /Name the module file/],
  ['no file and no configuration', [], 'CC_CONFIG_MISSING', /compaction-check\.config/],
  ['a report over a module', ['--json', 'mine.ts'], 'CC_OUTPUT_IS_MODULE', /run mine\.ts --json/],
  [
    'a filter that matches nothing',
    [compactor('reference'), '--property', 'S1,coverage/anchor-present'],
    'CC_PROPERTY_UNKNOWN',
    /Did you mean `coverage\/anchors-present`/,
  ],
];

const OPTIONS: [flag: string, value: string][] = [
  ['--runs', '0'],
  ['--runs', '-3'],
  ['--runs', 'NaN'],
  ['--seed', 'x'],
  ['--time', 'soon'],
  ['--level', 'may'],
  ['--encoding', 'p50k_base'],
  ['--profile', 'weekly'],
  ['--step-limit', '0'],
];

const SCENARIO = { version: 1, encoding: 'o200k_base', settings: {}, summarizer: {}, steps: [] };

const STORED: [what: string, text: string, code: string][] = [
  ['a text that is no JSON', '{ "version": 1,', 'CC_COUNTEREXAMPLE_DAMAGED'],
  ['JSON that is no object', '[]', 'CC_COUNTEREXAMPLE_DAMAGED'],
  ['JSON that is something else', '{ "version": 1, "name": "x" }', 'CC_COUNTEREXAMPLE_DAMAGED'],
  [
    'a file that has a version of its own',
    '{ "name": "x", "version": "1.0.0" }',
    'CC_COUNTEREXAMPLE_DAMAGED',
  ],
  ['a later version', '{ "version": 2, "property": "x", "observation": {} }', 'CC_COUNTEREXAMPLE_VERSION'],
  ['a later scenario', JSON.stringify({ ...SCENARIO, version: 7 }), 'CC_SCENARIO_VERSION'],
  ['a malformed scenario', JSON.stringify(SCENARIO), 'CC_SCENARIO_INVALID'],
];

async function refusal(args: string[], cwd = emptyDirectory()) {
  const before = readdirSync(cwd, { recursive: true });
  const { exitCode, stdout, stderr } = await command(args, { cwd });
  expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' });
  expect(stderr, 'no stack trace').not.toMatch(/^\s+at .*\(/m);
  expect(readdirSync(cwd, { recursive: true }), 'nothing is left behind').toEqual(before);
  return stderr;
}

describe('run', () => {
  it.each(MODULES)('refuses %s', async (_what, text, code, says) => {
    const cwd = emptyDirectory();
    writeFileSync(join(cwd, 'module.ts'), text);
    const stderr = await refusal(['run', 'module.ts', '--runs', '5'], cwd);
    expect(stderr).toContain(`error ${code}: `);
    expect(stderr).toMatch(says);
  });

  it.each(ARGUMENTS)('refuses %s', async (_what, args, code, says) => {
    const stderr = await refusal(['run', ...args]);
    expect(stderr).toContain(`error ${code}: `);
    expect(stderr).toMatch(says);
  });

  it.each(OPTIONS)('refuses %s %s', async (flag, value) => {
    const stderr = await refusal(['run', compactor('reference'), flag, value]);
    expect(stderr).toContain(`error CC_OPTION_INVALID: Expected \`${flag}\` to be`);
    expect(stderr).toContain(`got \`${value}\``);
  });
});

describe('replay', () => {
  it.each(STORED)('refuses %s', async (_what, text, code) => {
    const cwd = emptyDirectory();
    writeFileSync(join(cwd, 'stored.json'), text);
    expect(await refusal(['replay', 'stored.json', compactor('reference')], cwd)).toContain(
      `error ${code}: `,
    );
  });

  it('refuses a file that is not there, and a directory', async () => {
    const cwd = emptyDirectory();
    mkdirSync(join(cwd, 'folder'));
    expect(await refusal(['replay', 'nowhere.json'], cwd)).toContain('CC_COUNTEREXAMPLE_MISSING');
    expect(await refusal(['replay', 'folder'], cwd)).toContain('CC_COUNTEREXAMPLE_MISSING');
  });
});

describe('usage', () => {
  it.each([
    [['rum'], /Did you mean run\?/],
    [['run', '--rums', '5'], /Did you mean --runs\?/],
    [['replay'], /missing required argument/],
    [['explain', 'S999'], /CC_PROPERTY_UNKNOWN/],
  ])('refuses %j', async (args, says) => {
    expect(await refusal(args)).toMatch(says);
  });

  it('says where properties of one’s own are known', async () => {
    expect(await refusal(['explain', 'team/tidy'])).toMatch(/A property of your own is known where/);
  });

  it('shows its help and fails when nothing is asked for', async () => {
    expect(await refusal([])).toContain('Usage: compaction-check');
  });
});

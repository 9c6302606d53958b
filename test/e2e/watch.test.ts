import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { command, emptyDirectory, start } from './command.js';

const modulesOf = (covered: string) => ({
  'mine.ts': `
    import { claims } from './src/claims.js';
    const buildCheckpoint = (turns: { id: string }[], summary: string, budget: number | null) =>
      ({ summary, budget, ...claims(turns.map(({ id }) => id)) });
    const reconstruct = (_: unknown, rawLog: Record<string, string>, id: string) => rawLog[id];
    export default { buildCheckpoint, reconstruct };`,
  'src/claims.ts': `export const claims = (ids: string[]) => (${covered});`,
});
const FAULTY = modulesOf('{ covered: ids, uncovered: [] }');
const MENDED = modulesOf('{ covered: [], uncovered: ids }');

function write(directory: string, files: Record<string, string>): void {
  mkdirSync(join(directory, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
}

function readFileIn(directory: string, name: string): string {
  const path = join(directory, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** A command that watches, and what it prints. */
function watching(cwd: string, ...flags: string[]) {
  const args = ['run', 'mine.ts', '--watch', '--property', 'coverage/anchors-present', ...flags];
  const running = start(args, { cwd });
  const printed = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    running[stream]!.on('data', (text) => {
      printed[stream] += text;
    });
  /** What is printed from an act on, until it waits again. */
  const told = async (act = () => {}) => {
    const from = printed.stdout.length;
    act();
    while (!printed.stdout.slice(from).includes('Waiting for a change')) await pause(20);
    return printed.stdout.slice(from);
  };
  const change = (text: string) => told(() => writeFileSync(join(cwd, 'src/claims.ts'), text));
  const interrupt = async () => {
    running.kill('SIGINT');
    return (await running).exitCode;
  };
  return { printed, told, change, interrupt };
}

it('runs again when a module changes that the compactor imports, and tries first what failed', async () => {
  const cwd = emptyDirectory();
  write(cwd, FAULTY);
  const { printed, told, change, interrupt } = watching(cwd, '--runs', '30', '--shrink-time', '1s');
  try {
    expect(await told()).toContain('FAILED · 1 broken');

    const still = await change(`${FAULTY['src/claims.ts']} // touched`);
    expect(still).toMatch(/changed: src\/claims.ts\n {2}✗ still breaks {2}coverage\/anchors-present/);
    expect(still.indexOf('still breaks')).toBeLessThan(still.indexOf('FAILED'));

    await change('export const claims = (');
    expect(printed.stderr).toContain('error CC_MODULE_BROKEN');

    const mended = await change(MENDED['src/claims.ts']);
    expect(mended).toMatch(/✓ holds now {5}coverage\/anchors-present/);
    expect(mended).toContain('UNKNOWN · 1 unknown');

    const again = await change(FAULTY['src/claims.ts']);
    expect(again).toMatch(/✗ came back {5}coverage\/anchors-present/);
  } finally {
    expect(await interrupt()).toBe(130);
  }
});

it('leaves a run as soon as something changes', async () => {
  const cwd = emptyDirectory();
  write(cwd, MENDED);
  const { change, interrupt } = watching(cwd, '--runs', '1000000', '--bail', '--jsonl', 'runs.jsonl');
  try {
    while (!readFileIn(cwd, 'runs.jsonl').includes('"run":3')) await pause(20);
    const told = await change(FAULTY['src/claims.ts']);
    expect(told).toMatch(/^\n↻ changed: src\/claims.ts\n/);
    expect(told).toContain('FAILED · 1 broken');
  } finally {
    expect(await interrupt()).toBe(130);
  }
});

it('is refused where a run is to be done once', async () => {
  const cwd = emptyDirectory();
  write(cwd, FAULTY);
  for (const [flag, code] of [
    ['--no-store', 'CC_WATCH_STORE'],
    ['--json', 'CC_WATCH_OUTPUT'],
    ['--self-check', 'CC_OPTION_UNUSED'],
  ] as const) {
    const { exitCode, stderr } = await command(['run', 'mine.ts', '--watch', flag], { cwd });
    expect(stderr).toContain(code);
    expect(exitCode).toBe(3);
  }
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { command, compactor, emptyDirectory } from './command.js';

const cwd = emptyDirectory();
let file = '';

beforeAll(async () => {
  const args = [
    'run',
    compactor('input-range'),
    '--property',
    'coverage/anchors-present',
    '--runs',
    '60',
    '--seed',
    '1',
    '--json',
  ];
  const { stdout } = await command(args, { cwd });
  file = JSON.parse(stdout).properties[0].counterexample.file;
}, 60_000);

describe('replay of a counterexample', () => {
  it('breaks again on the compactor that broke, with the same evidence', async () => {
    const replayed = await command(['replay', file, compactor('input-range')], { cwd });
    expect(replayed.stdout).toContain('✗ coverage/anchors-present');
    expect(replayed.stdout).toContain('STILL BREAKS');
    expect(replayed.exitCode).toBe(1);
  });

  it('breaks again without a worker', async () => {
    const inWorker = await command(['replay', file, compactor('input-range')], { cwd });
    const inProcess = await command(['replay', file, compactor('input-range'), '--in-process'], { cwd });
    expect(inProcess).toEqual(inWorker);
  });

  it('holds on a compactor that keeps the law', async () => {
    const replayed = await command(['replay', file, compactor('reference')], { cwd });
    expect(replayed.stdout).toContain('HOLDS');
    expect(replayed.exitCode).toBe(0);
  });

  it('takes the compactor of the configuration in the working directory', async () => {
    const text = `export { default } from ${JSON.stringify(compactor('input-range'))};`;
    const elsewhere = emptyDirectory();
    writeFileSync(join(elsewhere, 'compaction-check.config.ts'), text);
    const replayed = await command(['replay', join(cwd, file)], { cwd: elsewhere });
    expect(replayed.exitCode).toBe(1);
  });

  it('judges a hang and an exit', async () => {
    const args = ['--step-limit', '400ms', '--json'];
    const [spins, exits] = await Promise.all(
      ['spins', 'exits-for-good'].map((name) =>
        command(['replay', bareFile(), compactor(name), ...args], { cwd }),
      ),
    );
    expect([spins?.exitCode, exits?.exitCode]).toEqual([1, 1]);
    const kinds = [spins, exits].map((replayed) => breakdownKind(replayed?.stdout ?? ''));
    expect(kinds).toEqual(['hung', 'exited']);
  });
});

describe('replay of a bare scenario', () => {
  it('judges every property on it', async () => {
    const replayed = await command(['replay', bareFile(), compactor('input-range')], { cwd });
    expect(replayed.stdout).toMatch(/STILL BREAKS · coverage\/anchors-present/);
    expect(replayed.stdout).toMatch(/HOLDS · failure\/no-crash/);
    expect(replayed.exitCode).toBe(1);
  });
});

describe('replay of an edited file', () => {
  const edited = (edit: (text: string) => string) => {
    writeFileSync(join(cwd, 'edited.json'), edit(readFileSync(join(cwd, file), 'utf8')));
    return command(['replay', 'edited.json', compactor('input-range')], { cwd });
  };

  it('says that nothing was played where no step is left', async () => {
    const { stdout, exitCode } = await edited((text) => {
      const stored = JSON.parse(text);
      stored.observation.scenario.steps = [];
      return JSON.stringify(stored);
    });
    expect(stdout).toBe('UNKNOWN · coverage/anchors-present: the scenario has no steps');
    expect(exitCode).toBe(2);
  });

  it('reads past the byte order mark of an editor', async () => {
    expect((await edited((text) => `\uFEFF${text}`)).exitCode).toBe(1);
  });

  it('shows the control characters in it, and never sends them to the terminal', async () => {
    const { stderr, exitCode } = await edited((text) =>
      text.replace('"coverage/anchors-present"', '"coverage/\\u001b[31m\\u009banchors"'),
    );
    expect(stderr).toContain('`coverage/␛[31m\\u{9B}anchors`');
    expect(exitCode).toBe(3);
  });
});

/** The scenario of the counterexample, with a second turn for those that mind only more than one. */
function bareFile(): string {
  const { scenario } = JSON.parse(readFileSync(join(cwd, file), 'utf8')).observation;
  const append = scenario.steps.find((step: { step: string }) => step.step === 'append');
  const text = 'Note A-77 too.';
  append.turns.push({ id: 't77', role: 'user', kind: 'prose', text, tokens: 6, anchor: 'A-77' });
  writeFileSync(join(cwd, 'bare.json'), JSON.stringify(scenario));
  return 'bare.json';
}

function breakdownKind(report: string): string {
  const { properties } = JSON.parse(report);
  const crash = properties.find(({ id }: { id: string }) => id === 'failure/no-crash');
  return crash.counterexample.observation.breakdown.kind;
}

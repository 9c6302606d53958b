import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { command, emptyDirectory } from './command.js';

const FEW = ['--content', 'prose', '--budget', '500', '--up-to', '12', '--seed', '1', '--quiet'];

/** Keeps all up to a ratio of 3, and half of it beyond. */
const SUMMARIZER = `export default {
  name: 'up-to-three',
  summarize(turns, budget) {
    const ratio = turns.reduce((sum, turn) => sum + turn.tokens, 0) / budget;
    const kept = turns.filter((_, place) => ratio <= 3 || place % 2 === 0);
    return kept.map(({ anchor }) => '- ' + anchor).join('\\n');
  },
};
`;

function directoryWith(text: string): string {
  const directory = emptyDirectory();
  writeFileSync(join(directory, 'summarizer.mjs'), text);
  return directory;
}

it('finds the knee of a summarizer, and recommends no ratio past it', async () => {
  const cwd = directoryWith(SUMMARIZER);
  const { exitCode, stdout } = await command(['calibrate', 'summarizer.mjs', ...FEW, '--json'], { cwd });
  expect(exitCode).toBe(0);
  const { curves, verdict } = JSON.parse(stdout);
  expect(verdict).toBe('passed');
  expect(curves).toHaveLength(1);
  expect(Math.abs(curves[0].knee.ratio / 3 - 1)).toBeLessThan(0.05);
  expect(curves[0].trust.ratio).toBeGreaterThan(2.7);
  expect(curves[0].trust.ratio).toBeLessThanOrEqual(3);
  expect(curves[0].rLow).toBe('broken');
});

it('says in words what was found, and fails where a ratio was asked for that does not hold', async () => {
  const cwd = directoryWith(SUMMARIZER);
  const few = [...FEW, '--runs', '300', '--passes', '1'];
  const { exitCode, stdout } = await command(['calibrate', 'summarizer.mjs', ...few, '--r-low', '5'], {
    cwd,
  });
  expect(stdout).toMatch(/For prose it seems to break at (2\.9\d?|3|3\.0\d?);/);
  expect(stdout).toContain('R_low = 5 does not hold for prose');
  expect(stdout).toMatch(/FAILED · R_low = 5 does not hold for all\n?$/);
  expect(exitCode).toBe(1);
});

it('takes a built-in summarizer by its name', async () => {
  const few = [...FEW, '--runs', '60', '--passes', '1', '--json'];
  const { exitCode, stdout } = await command(['calibrate', 'extractive-lines', ...few]);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    compactor: { name: 'extractive-lines' },
    summarizer: 'itself',
    curves: [{ knee: { state: 'beyond' }, trust: { ratio: null } }],
  });
});

it.each([
  [['extractive-lines', '--content', 'poetry'], 'CC_OPTION_INVALID'],
  [['extractive-lines', '--budget', '0'], 'CC_OPTION_INVALID'],
  [['extractive-lines', '--r-low', 'high'], 'CC_OPTION_INVALID'],
  [['nowhere'], 'CC_FILE_MISSING'],
])('refuses %j', async (args, code) => {
  const { exitCode, stderr } = await command(['calibrate', ...args]);
  expect(stderr).toContain(`error ${code}`);
  expect(exitCode).toBe(3);
});

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A small share of what `npm run strength` does. */
const lines = execFileSync(
  process.execPath,
  ['bench/strength/run.mjs', '--seeds', '1', '--shrink', '1', '--only', 'input-range,always-compacted'],
  { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

it('finds faults, ends at the certified minimum, and sets planted markers beside that', () => {
  const trials = lines.filter(({ seed }) => seed === 1);
  expect(trials.map(({ detected }) => detected)).toEqual([true, true]);
  for (const { size, minimum } of trials) expect(size).toEqual(minimum);
  expect(lines.filter(({ baseline }) => baseline === 'markers')).toHaveLength(2);
});

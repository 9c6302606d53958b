import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/hostile-children.mjs', import.meta.url));

// A small share of what the script does if nothing else is said.
it('survives children that misbehave, leaves none behind, and gives a verdict on each', {
  timeout: 120_000,
}, async () => {
  const { exitCode, all } = await execa(process.execPath, [SCRIPT, '--cases', '30', '--quick'], {
    all: true,
    reject: false,
  });
  expect(all).toMatch(/^30 children that misbehave .*\n.* none left behind\n[\s\S]*each had a verdict/m);
  expect(exitCode).toBe(0);
});

import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/store-stress.mjs', import.meta.url));

// A small share of what the script does if nothing else is said.
it('loses nothing to writers at once, to kills, a full disk and odd files', {
  timeout: 120_000,
}, async () => {
  const { exitCode, all } = await execa(process.execPath, [SCRIPT, '--writers', '6', '--kills', '2'], {
    all: true,
    reject: false,
  });
  expect(all).toMatch(
    /^6 writers at once, 2 of them killed: [\s\S]*CC_FILE_UNWRITABLE[\s\S]*7 odd files[\s\S]*nothing was lost/,
  );
  expect(exitCode).toBe(0);
});

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { againCommand } from '../../../src/vitest/again-command.js';

const file = join(process.cwd(), 'test', 'mine.test.ts');

it('names the seed, the file and the one test', () => {
  expect(againCommand('reconstruction/fact-answered', -5, file)).toBe(
    "COMPACTION_CHECK_SEED=-5 npx vitest run test/mine.test.ts -t 'reconstruction/fact-answered$'",
  );
});

it('means the characters of a name, and not a pattern', () => {
  const command = againCommand("it's/a.b(c)", 1, file);
  expect(command).toContain(String.raw`'it'\''s/a\.b\(c\)$'`);
});

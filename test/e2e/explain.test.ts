import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { command, emptyDirectory } from './command.js';

const OWN = `
import { defineConfig, defineProperty, referenceCompactor } from 'compaction-check';
const never = { id: 'team/never', clauses: [], level: 'must', claim: 'Nothing is ever right.', why: 'It is a test.',
  fix: 'There is no way.', needs: [], premise: { text: 'always', share: 0.05 },
  judge: () => ({ met: 1, violations: [{ moment: 0, says: 'it is not' }] }) };
export default defineConfig({ compactor: referenceCompactor(), extraProperties: [defineProperty(never)], properties: ['team/*'] });
`;

it('explains a property of one’s own with the command that its failure shows', async () => {
  const cwd = emptyDirectory();
  writeFileSync(join(cwd, 'own.ts'), OWN);
  const { stdout } = await command(['run', 'own.ts', '--runs', '5', '--seed', '1', '--shrink-time', '1ms'], {
    cwd,
  });
  const [, words] = /understand +npx compaction-check (.+)/.exec(stdout) ?? [];
  expect(words).toBe('explain team/never own.ts');
  const explained = await command(words!.split(' '), { cwd });
  expect(explained).toMatchObject({ exitCode: 0, stderr: '' });
  expect(explained.stdout).toContain('Nothing is ever right.');
});

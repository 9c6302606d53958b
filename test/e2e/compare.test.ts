import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command, compactor, emptyDirectory } from './command.js';

/** A directory with a compactor that overclaims after a cut, and the one that it was. */
function project(): string {
  const cwd = emptyDirectory();
  const module = (name: string) =>
    `import { CORRECT, FAULTY } from 'compaction-check/compactors';
export default [...CORRECT, ...FAULTY].find((one) => one.name === '${name}')!.make();\n`;
  writeFileSync(join(cwd, 'old.ts'), module('reported-ids'));
  writeFileSync(join(cwd, 'new.ts'), module('cut-ignored'));
  return cwd;
}

const SHORT = ['--runs', '20', '--seed', '29', '--property', 'S7', '--shrink-time', '1s'];

describe('compare', () => {
  it('names a regression, stores the smallest case, and prints the command that shows it again', async () => {
    const cwd = project();
    const { exitCode, stdout } = await command(['compare', 'old.ts', 'new.ts', ...SHORT], { cwd });
    expect(stdout).toContain('✗ broken anew coverage/cut-noticed');
    expect(exitCode).toBe(1);
    const [, args] = /npx compaction-check (compare old\.ts new\.ts --case \S+)/.exec(stdout)!;
    const again = await command(args!.split(' '), { cwd });
    expect(again.stdout).toContain('REGRESSED · 1 broken anew');
    expect(again.exitCode).toBe(1);
    const alike = await command(args!.replace('new.ts', 'old.ts').split(' '), { cwd });
    expect(alike.stdout).toContain('SAME · no difference on this conversation');
    expect(alike.exitCode).toBe(0);
  });

  it('exits 0 where the new one repairs, and where nothing differs', async () => {
    const cwd = project();
    const repaired = await command(['compare', 'new.ts', 'old.ts', ...SHORT, '--no-store'], { cwd });
    expect(repaired.stdout).toContain('CHANGED · 1 repaired');
    const same = await command(['compare', 'old.ts', 'old.ts', ...SHORT], { cwd });
    expect(same.stdout).toMatch(/SAME · no difference in 20 runs; a difference's rate is below 14 %/);
    expect([repaired.exitCode, same.exitCode]).toEqual([0, 0]);
  });

  it('takes a hang of either side as what that side did', async () => {
    const args = ['--runs', '2', '--seed', '1', '--step-limit', '100ms', '--shrink-time', '1ms', '--json'];
    const [broken, repaired] = await Promise.all(
      [
        [compactor('reference'), compactor('spins')],
        [compactor('exits-for-good'), compactor('reference')],
      ].map((pair) => command(['compare', ...pair, ...args, '--property', 'failure/no-crash'])),
    );
    const [hangs, ends] = [broken!, repaired!].map(({ stdout }) => JSON.parse(stdout).differences[0]);
    expect(hangs).toMatchObject({ change: 'regression', certainty: 'steady' });
    expect(ends).toMatchObject({ change: 'repair', certainty: 'steady' });
    expect([broken!.exitCode, repaired!.exitCode]).toEqual([1, 0]);
  });

  it('says why two cannot be compared', async () => {
    const pair = [compactor('summarizes'), compactor('reference')];
    const { exitCode, stdout } = await command(['compare', ...pair]);
    expect(stdout).toContain('INCOMPARABLE · the old one is a summarizer on its own');
    expect(exitCode).toBe(2);
  });

  it('refuses to compare with nothing, and a module that is not there', async () => {
    const alone = await command(['compare', compactor('reference')]);
    expect(alone.stderr).toContain('CC_COMPARE_WITH_NOTHING');
    const missing = await command(['compare', 'no-such.ts', compactor('reference')]);
    expect(missing.stderr).toContain('CC_FILE_MISSING');
    expect([alone.exitCode, missing.exitCode]).toEqual([3, 3]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { CORRECT } from '../../compactors/index.js';
import { scenarioProblems } from '../../src/scenario/validate.js';
import { emptyDirectory } from './command.js';

const SCRIPT = fileURLToPath(new URL('../../scripts/sessions.mjs', import.meta.url));
const SESSIONS = 40;

describe('long sessions', () => {
  // A small share of what the script does if nothing else is said.
  it('break no property on any correct compactor', async () => {
    const out = join(emptyDirectory(), 'sessions.json');
    const options = ['--sessions', String(SESSIONS), '--seed', '2', '--out', out];
    const { all, exitCode } = await execa(process.execPath, [SCRIPT, ...options], {
      ...{ all: true, reject: false },
    });
    expect(all).toMatch(/\nno property broke$/);
    expect(exitCode).toBe(0);
    const { sessions, longest, compactors, failed } = JSON.parse(readFileSync(out, 'utf8'));
    expect(compactors).toEqual(
      expect.arrayContaining(
        CORRECT.map(({ name }) => expect.objectContaining({ compactor: name, sessions: SESSIONS })),
      ),
    );
    expect(sessions).toBe(SESSIONS * compactors.length);
    expect(longest).toBeGreaterThan(8);
    expect(failed).toEqual([]);
  });

  it('tell a compactor that writes only when it is closed, and leave the session to be replayed', async () => {
    const { stdout, exitCode } = await execa(
      process.execPath,
      [SCRIPT, '--only', 'written-when-closed'].concat(['--sessions', String(SESSIONS)]),
      { reject: false },
    );
    expect(exitCode).toBe(1);
    expect(stdout).toContain('\n  durability/kill-before-or-after: ');
    const [, file] = /, in (.*\.json):\n/.exec(stdout)!;
    expect(scenarioProblems(JSON.parse(readFileSync(file!, 'utf8')))).toEqual([]);
  });
});

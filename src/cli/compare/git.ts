import { execFileSync } from 'node:child_process';
import { HarnessError } from '../../errors/harness-error.js';

/** What git printed, and why it failed; its words are told only where it did. */
export type GitAnswer = { out: string } | { failed: string };

/**
 * Asks git in a directory; `index` stands in for the index of the repository, which stays as it is.
 *
 * @throws HarnessError CC_GIT_MISSING.
 */
export function git(cwd: string, args: readonly string[], index?: string): GitAnswer {
  const env = { ...ownEnvironment(), LC_ALL: 'C', ...(index !== undefined && { GIT_INDEX_FILE: index }) };
  try {
    const out = execFileSync('git', args, {
      cwd,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 28,
    });
    return { out: out.trimEnd() };
  } catch (error) {
    const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code !== 'ENOENT') return { failed: String(stderr ?? '').trim() || message };
    throw new HarnessError({
      code: 'CC_GIT_MISSING',
      what: 'There is no `git` to ask for the old revision.',
      why: '`--old-ref` reads the compactor as it was from the repository.',
      next: 'Install git, or name the old module, as in `compare old.ts new.ts`.',
    });
  }
}

/** In a hook, git points these at the repository of the hook, relative to another directory. */
const OF_A_HOOK = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];

function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_A_HOOK.includes(name)));
}

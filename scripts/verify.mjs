// Checks the compactor of a module and exits by its verdict. Without one, shows that the check tells right from wrong:
// the reference compactor passes, and the one that takes its pointers from the input range is caught.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => relative(process.cwd(), fileURLToPath(new URL(path, import.meta.url)));

function run(...args) {
  const { status } = spawnSync(process.execPath, [here('../dist/bundle/bin.js'), 'run', ...args], {
    stdio: 'inherit',
  });
  return status ?? 130;
}

const REPEATABLE = ['--seed', '1', '--no-store'];

const given = process.argv.slice(2);
process.exitCode = given.length > 0 ? run(...given) : verify();

function verify() {
  console.log('1. The reference compactor, which has to pass:\n');
  const reference = run(here('verify/reference.ts'), ...REPEATABLE);
  console.log('\n2. A compactor that takes its pointers from the input range, which has to be caught:\n');
  const inputRange = run(
    here('verify/input-range.ts'),
    ...REPEATABLE,
    '--quiet',
    '--property',
    'coverage/anchors-present',
  );
  const isRight = reference === 0 && inputRange === 1;
  console.log(
    isRight
      ? '\nVerified: the first passed and the second was caught. Check yours with `npm run verify -- <file>`.'
      : `\nNot verified: expected exit codes 0 and 1, got ${reference} and ${inputRange}.`,
  );
  return isRight ? 0 : 1;
}

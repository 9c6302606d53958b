import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FAULTY } from '../../compactors/faulty.js';
import { openWorkshop } from '../../scripts/docs/workshop.mjs';
import { command, emptyDirectory } from './command.js';

it('gives somebody who installed the package all faulty compactors, each with its twin and its witness', () => {
  const code = `
    import { FAULTY } from 'compaction-check/faulty';
    import { FAULTY as again } from 'compaction-check/compactors';
    const told = FAULTY.map(({ name, make, twin, witness }) => [name, make().name, twin.make().name, witness.version]);
    console.log(JSON.stringify({ told, isSame: FAULTY === again }));
  `;
  const { folder, remove } = openWorkshop([]);
  const stdout = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder });
  remove();
  expect(JSON.parse(String(stdout))).toEqual({
    told: FAULTY.map(({ name, twin }) => [name, name, twin.name, 1]),
    isSame: true,
  });
});

it('has witnesses that the command plays, on the faulty compactor and on its twin', async () => {
  const cwd = emptyDirectory();
  const { name, breaks, witness } = FAULTY.find((one) => one.name === 'input-range')!;
  const find = `import { FAULTY } from 'compaction-check/faulty';
const { make, twin } = FAULTY.find(({ name }) => name === '${name}')!;`;
  writeFileSync(join(cwd, 'witness.json'), JSON.stringify(witness));
  writeFileSync(join(cwd, 'faulty.ts'), `${find}\nexport default make();\n`);
  writeFileSync(join(cwd, 'twin.ts'), `${find}\nexport default twin.make();\n`);
  const [faulty, twin] = await Promise.all([
    command(['replay', 'witness.json', 'faulty.ts'], { cwd }),
    command(['replay', 'witness.json', 'twin.ts'], { cwd }),
  ]);
  expect(faulty.stdout).toContain(breaks);
  expect(faulty.exitCode).toBe(1);
  expect(twin.exitCode, twin.stdout + twin.stderr).toBe(0);
});

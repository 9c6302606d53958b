// Writes to one store from many processes at once, kills some of them, fills the disk, puts odd files in the way, and
// shows that nothing is lost. `--writers 200 --kills 60` is what it does if nothing else is said.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { foundReport } from './store-stress/counterexamples.mjs';
import { crowd } from './store-stress/crowd.mjs';
import { fullDisk } from './store-stress/full-disk.mjs';
import { oddFiles } from './store-stress/odd-files.mjs';

const { values } = parseArgs({
  options: { writers: { type: 'string', default: '200' }, kills: { type: 'string', default: '60' } },
});

const root = mkdtempSync(join(tmpdir(), 'compaction-check-'));
const started = performance.now();
try {
  const report = await foundReport();
  const sample = join(root, 'sample.json');
  writeFileSync(sample, JSON.stringify(report));
  for (const line of [
    ...(await crowd(join(root, 'crowd'), report, sample, {
      writers: Number(values.writers),
      kills: Number(values.kills),
    })),
    ...fullDisk(join(root, 'full'), sample),
    ...oddFiles(join(root, 'odd'), report),
  ])
    console.log(line);
  console.log(`nothing was lost, in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} finally {
  rmSync(root, { recursive: true, force: true });
}

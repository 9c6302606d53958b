// Replays scenarios on one adapter, all in this process; which properties each of them breaks goes to descriptor 3 as JSON.
import { writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { replayHere } from '../dist/src/cli/replay-here.js';
import { readStored } from '../dist/src/store/read-stored.js';
import { brokenIn } from './command.mjs';

const [adapter, ...scenarios] = process.argv.slice(2);
const broken = {};
for (const scenario of scenarios) {
  const report = await replayHere(resolve(adapter), readStored(scenario), { stepLimit: '10s' });
  broken[scenario] = brokenIn(report).map(({ id }) => id);
}
writeSync(3, JSON.stringify(broken));
process.exit();

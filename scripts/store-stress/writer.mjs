// A process that writes failures to a store: those that all writers have, in an order of its own, and some that only it
// has; one that is to be killed goes on and on. It says `ready`, waits for a word, and says of every file that it is there
// once it is.
import { readFileSync } from 'node:fs';
import { updateStore } from '../../dist/src/store/update-store.js';
import { variantOf } from './counterexamples.mjs';
import { OWN, SHARED } from './shares.mjs';

const [directory, sample, writer, fate] = process.argv.slice(2);
const report = JSON.parse(readFileSync(sample, 'utf8'));

const shared = Array.from({ length: SHARED }, (_, number) => (number + Number(writer)) % SHARED);
const own = Array.from({ length: OWN }, (_, number) => SHARED + Number(writer) * OWN + number);

process.stdout.write('ready\n');
process.stdin.once('data', () => {
  for (const number of [...shared, ...own].sort((one, other) => (one % 3) - (other % 3))) write(number);
  for (let number = (Number(writer) + 1) * 1_000_000; fate === 'killed'; number += 1) write(number);
  process.stdout.write('done\n');
  process.exit(0);
});

function write(number) {
  const written = variantOf(report, number, directory);
  updateStore(written);
  for (const { counterexample } of written.properties) process.stdout.write(`${counterexample.file}\n`);
}

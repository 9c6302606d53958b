// Writes failures to a store until it cannot, and says how many there were and what was in the way.
import { readFileSync } from 'node:fs';
import { readStore } from '../../dist/src/store/read-store.js';
import { updateStore } from '../../dist/src/store/update-store.js';
import { variantOf } from './counterexamples.mjs';

const [sample, directory, from, most = '10000'] = process.argv.slice(2);
const report = JSON.parse(readFileSync(sample, 'utf8'));
// One failure at a time.
report.properties.length = 1;
let written = 0;
let error = null;
while (error === null && written < Number(most)) {
  try {
    updateStore(variantOf(report, Number(from) + written, directory));
    written += 1;
  } catch ({ code, cause }) {
    error = { code, says: cause?.code ?? '' };
  }
}
console.log(JSON.stringify({ written, error, problems: readStore(directory).problems }));

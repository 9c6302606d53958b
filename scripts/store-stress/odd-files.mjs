import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStore } from '../../dist/src/store/read-store.js';
import { updateStore } from '../../dist/src/store/update-store.js';
import { variantOf } from './counterexamples.mjs';

const ODD = {
  empty: () => ['', 'CC_COUNTEREXAMPLE_DAMAGED'],
  truncated: (text) => [text.slice(0, text.length / 2), 'CC_COUNTEREXAMPLE_DAMAGED'],
  'one byte short': (text) => [text.trimEnd().slice(0, -1), 'CC_COUNTEREXAMPLE_DAMAGED'],
  zeros: (text) => ['\0'.repeat(text.length), 'CC_COUNTEREXAMPLE_DAMAGED'],
  future: (text) => [text.replace('"version": 1', '"version": 2'), 'CC_COUNTEREXAMPLE_VERSION'],
  'with a future conversation': (text) => [
    text.replace(/("scenario": \{\s*"version": )1/, '$12'),
    'CC_SCENARIO_VERSION',
  ],
  foreign: () => ['{"name": "package"}', 'CC_COUNTEREXAMPLE_DAMAGED'],
};

/** Puts files into a store that are damaged, of a later release or somebody else's, also under the names of real ones. */
export function oddFiles(root, report) {
  const directory = join(root, 'store');
  const real = variantOf(report, 0, directory);
  updateStore(real);
  const { file } = real.properties[0].counterexample;
  const text = readFileSync(file, 'utf8');
  const odd = Object.entries(ODD).map(([name, make], number) => {
    const [says, code] = make(text);
    // The odd file has the name that a failure of this number would get.
    const taken = variantOf(report, number + 1, join(root, 'names'));
    updateStore(taken);
    const path = taken.properties[0].counterexample.file.replace(/(^|\/)names\//, '$1store/');
    writeFileSync(path, says);
    return { name, path, says, code };
  });
  const before = readStore(directory);
  for (const { name, path, code } of odd)
    assert.equal(before.problems.find((problem) => problem.file === path)?.code, code, name);
  assert.equal(before.problems.length, odd.length);
  assert.equal(before.cases.length, report.properties.length);

  for (const number of odd.keys()) updateStore(variantOf(report, number + 1, directory), { prune: true });
  const after = readStore(directory);
  for (const { name, path, says } of odd)
    assert.equal(readFileSync(path, 'utf8'), says, `${name} was changed`);
  assert.equal(after.problems.length, odd.length);
  assert.equal(after.cases.length, report.properties.length * (odd.length + 1));
  return [
    `${odd.length} odd files (${Object.keys(ODD).join(', ')}): each is named with its code and left as it is, and what its name was meant for has another`,
  ];
}

import { readFileSync } from 'node:fs';

const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
  readFileSync(process.argv[2], 'utf8'),
);
// A file that does not load has no failed test of its own.
const broken = testResults.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
);
const skipped = numPendingTests + numTodoTests;
console.log(
  `${numPassedTests} passed, ${numFailedTests + broken.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);

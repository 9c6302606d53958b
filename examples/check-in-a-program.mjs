// check() in any program: a report comes back, nothing is printed, nothing is written.
import { check, referenceCompactor } from 'compaction-check';

const report = await check(referenceCompactor(), { runs: 300, seed: 1 });
const broken = report.properties.filter(({ counterexample }) => counterexample !== null);

console.log(`${report.compactor.name}: ${report.verdict}, ${report.runs} runs`);
for (const { id, counterexample } of broken) console.log(id, counterexample.violations[0].says);
process.exitCode = report.verdict === 'passed' ? 0 : 1;

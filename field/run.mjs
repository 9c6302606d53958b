// Checks real compactors, and names for each failure the function of the package that causes it (causes.json).
// Arguments are handed on to `compaction-check run`, as in: npm run field -- --runs 500 --seed 7
// Exit code 1: a failure is unexplained, or an entry of causes.json no longer holds.
import { causesIn, problemOf } from './causes.mjs';
import { brokenIn, reportOf } from './command.mjs';
import { install, installed } from './install.mjs';
import { tellMissed, tellProperty } from './tell.mjs';

const SUBJECTS = [
  { name: 'langchain', adapter: 'field/langchain.ts' },
  { name: '@strands-agents/sdk', adapter: 'field/strands.ts' },
];

/** Checks one package and prints what was found; the number of things that are not in order. */
function check({ name, adapter }) {
  const report = reportOf('run', adapter, ...process.argv.slice(2));
  console.log(`${name} ${installed(name)}: ${report.compactor.name}`);
  console.log(`  ${report.runs} runs, seed ${report.settings.seed}\n`);
  const problems = causesIn(name).map((cause) => ({ cause, problem: problemOf(cause, adapter) }));
  const holding = problems.filter(({ problem }) => problem === null).map(({ cause }) => cause);
  const causesOf = (id) => holding.filter(({ property }) => property === id);

  const broken = brokenIn(report);
  for (const property of broken) tellProperty(property, causesOf(property.id), adapter);
  const found = new Set(broken.map(({ id }) => id));
  const missed = new Set(holding.map(({ property }) => property).filter((id) => !found.has(id)));
  for (const id of missed) tellMissed(id, causesOf(id), adapter);

  const outdated = problems.filter(({ problem }) => problem !== null);
  for (const { cause, problem } of outdated) {
    console.log(`  ! causes.json: ${cause.function} is said to break ${cause.property}, but ${problem}\n`);
  }
  return outdated.length + broken.filter(({ id }) => causesOf(id).length === 0).length;
}

install();
let wrong = 0;
for (const subject of SUBJECTS) wrong += check(subject);
process.exitCode = wrong > 0 ? 1 : 0;

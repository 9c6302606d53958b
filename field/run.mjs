// Checks real compactors, and names for each failure the function of the package that causes it (causes.json).
// `--only <name>` checks that one alone; all other arguments are handed on to `compaction-check run`, as in:
// npm run field -- --only pi --runs 300 --shrink-time 20s
// `--write` stores what is found in results/ and counterexamples/, of which scripts/field-page.mjs makes docs/FIELD.md.
// Exit code 1: a failure is unexplained, or an entry of causes.json no longer holds.
import { causesOf, problemsOf } from './causes.mjs';
import { brokenIn, reportOf } from './command.mjs';
import { install, installed } from './install.mjs';
import { SUBJECTS } from './subjects.mjs';
import { tellMissed, tellProperty } from './tell.mjs';
import { writeResult } from './write-result.mjs';

const passedOn = process.argv.slice(2);
const place = passedOn.indexOf('--only');
const [, only] = place < 0 ? [] : passedOn.splice(place, 2);
const isWritten = passedOn.includes('--write');
if (isWritten) passedOn.splice(passedOn.indexOf('--write'), 1, '--no-store', '--seed', '1');
const chosen = SUBJECTS.filter((subject) => place < 0 || subject.only === only);
if (chosen.length === 0) {
  console.error(
    `Expected --only to name one of ${SUBJECTS.map((one) => one.only).join(', ')}, got \`${only}\`.`,
  );
  process.exit(3);
}

/** Checks one package and prints what was found; the number of things that are not in order. */
function check(subject) {
  const adapter = `field/${subject.only}.ts`;
  const runs = subject.runs ? ['--runs', subject.runs] : isWritten ? ['--runs', '1000'] : [];
  const report = reportOf('run', adapter, ...runs, ...passedOn);
  if (isWritten) writeResult(subject, report);
  console.log(`${subject.package} ${installed(subject.package)}: ${report.compactor.name}`);
  console.log(`  ${report.runs} runs, seed ${report.settings.seed}\n`);
  const problems = problemsOf(causesOf(subject), adapter);
  const holding = problems.filter(({ problem }) => problem === null).map(({ cause }) => cause);
  const causing = (id) => holding.filter(({ property }) => property === id);

  const broken = brokenIn(report);
  for (const property of broken) tellProperty(property, causing(property.id), adapter);
  const found = new Set(broken.map(({ id }) => id));
  const missed = new Set(holding.map(({ property }) => property).filter((id) => !found.has(id)));
  for (const id of missed) tellMissed(id, causing(id), adapter);

  const outdated = problems.filter(({ problem }) => problem !== null);
  for (const { cause, problem } of outdated) {
    console.log(`  ! causes.json: ${cause.function} is said to break ${cause.property}, but ${problem}\n`);
  }
  return outdated.length + broken.filter(({ id }) => causing(id).length === 0).length;
}

install();
let wrong = 0;
for (const subject of chosen) wrong += check(subject);
process.exitCode = wrong > 0 ? 1 : 0;

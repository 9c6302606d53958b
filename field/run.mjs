// Checks real compactors, and names for each failure the function of the package that causes it (causes.json).
// `--only <name>` checks that one alone; all other arguments are handed on to `compaction-check run`, as in:
// npm run field -- --only pi --runs 300 --shrink-time 20s
// Those that are not `explained`, because causes.json does not speak of them yet, are started only when named.
// Exit code 1: a failure is unexplained, or an entry of causes.json no longer holds.
import { causesIn, problemOf } from './causes.mjs';
import { brokenIn, reportOf } from './command.mjs';
import { install, installed } from './install.mjs';
import { tellMissed, tellProperty } from './tell.mjs';

const SUBJECTS = [
  { only: 'langchain', name: 'langchain', adapter: 'field/langchain.ts', explained: true },
  { only: 'strands', name: '@strands-agents/sdk', adapter: 'field/strands.ts', explained: true },
  { only: 'pi', name: '@mariozechner/pi-coding-agent', adapter: 'field/pi.ts' },
  { only: 'adk-token', name: '@google/adk', adapter: 'field/adk-token.ts' },
  { only: 'adk-anchored', name: '@google/adk', adapter: 'field/adk-anchored.ts' },
  { only: 'gemini-rolling', name: '@google/gemini-cli-core', adapter: 'field/gemini-rolling.ts' },
  { only: 'llamaindex', name: '@llamaindex/core', adapter: 'field/llamaindex.ts' },
  { only: 'trim-messages', name: '@langchain/core', adapter: 'field/trim-messages.ts' },
  { only: 'lexrank', name: 'lexrank', adapter: 'field/lexrank.ts' },
  { only: 'node-summarizer', name: 'node-summarizer', adapter: 'field/node-summarizer.ts' },
];

const passedOn = process.argv.slice(2);
const place = passedOn.indexOf('--only');
const [, only] = place < 0 ? [] : passedOn.splice(place, 2);
const chosen = SUBJECTS.filter((subject) => (place < 0 ? subject.explained : subject.only === only));
if (chosen.length === 0) {
  console.error(
    `Expected --only to name one of ${SUBJECTS.map((one) => one.only).join(', ')}, got \`${only}\`.`,
  );
  process.exit(3);
}

/** Checks one package and prints what was found; the number of things that are not in order. */
function check({ name, adapter }) {
  const report = reportOf('run', adapter, ...passedOn);
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
for (const subject of chosen) wrong += check(subject);
process.exitCode = wrong > 0 ? 1 : 0;

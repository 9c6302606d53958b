// Checks real compactors, and names the function of the package that causes each failure; see causes.json.
// Arguments are handed on to `compaction-check run`, as in: npm run field -- --runs 200 --seed 7
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const field = fileURLToPath(new URL('.', import.meta.url));
const command = join(field, '../dist/src/bin.js');
const SUBJECTS = [
  { package: 'langchain', adapter: 'field/langchain.ts' },
  { package: '@strands-agents/sdk', adapter: 'field/strands.ts' },
];

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const installed = (name) => {
  const path = join(field, 'node_modules', name, 'package.json');
  return existsSync(path) ? readJson(path).version : null;
};

function install() {
  const wanted = Object.entries(readJson(join(field, 'package.json')).dependencies);
  if (wanted.every(([name, version]) => version.startsWith('file:') || installed(name) === version)) return;
  console.log('Installing the packages of field/ (120 MB) …\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: field,
    stdio: 'inherit',
  });
  if (status !== 0) end(3, 'npm ci failed in field/');
}

function end(code, message) {
  console.error(message);
  process.exit(code);
}

/** Entries that no longer fit the installed package. */
function outdated(causes) {
  return causes.flatMap((cause) => {
    const name = `${cause.package} · ${cause.property} · ${cause.function}`;
    const version = installed(cause.package);
    if (version !== cause.version) return [`${name}: written for ${cause.version}, installed is ${version}`];
    const path = join(field, 'node_modules', cause.package, cause.file);
    const isThere = existsSync(path) && readFileSync(path, 'utf8').includes(`${cause.function}(`);
    return isThere ? [] : [`${name}: ${cause.file} has no such function`];
  });
}

function check(adapter, folder) {
  const path = join(folder, 'report.json');
  const args = [command, 'run', adapter, '--quiet', '--json', path, ...process.argv.slice(2)];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: join(field, '..'), encoding: 'utf8' });
  if (status === 0 || status === 1 || status === 2) return readJson(path);
  return end(3, `checking ${adapter} ended with exit code ${status}\n${stderr}`);
}

/** Prints what failed and why; the ids of failures without a cause, and of causes without a failure. */
function tell(subject, report, causes) {
  const { runs, settings, properties } = report;
  const count = (verdict) => properties.filter((property) => property.verdict === verdict).length;
  console.log(
    `${subject.package} ${installed(subject.package)} · ${report.compactor.name} · ${runs} runs, seed ${settings.seed}`,
  );
  const failures = properties.filter(({ verdict }) => verdict === 'failed' || verdict === 'errored');
  const unexplained = failures.filter(({ id }) => !tellFailure(subject, id, properties, causes));
  const stale = causes.filter((cause) => !failures.some(({ id }) => id === cause.property));
  for (const { property, function: name } of stale)
    console.log(`  – ${property} did not fail, though ${name} is said to break it`);
  console.log(
    `  ${count('passed')} passed, ${failures.length} failed, ${count('unknown')} unknown, ${count('skipped')} skipped\n`,
  );
  return unexplained.length;
}

function tellFailure(subject, id, properties, causes) {
  const { level, claim, counterexample, broken } = properties.find((property) => property.id === id);
  console.log(`\n  ✗ ${id} (${level}, ${broken} runs)\n    ${claim}`);
  console.log(`    seen: ${counterexample?.violations[0]?.says}`);
  const own = causes.filter((cause) => cause.property === id);
  for (const cause of own)
    console.log(`    cause: ${cause.package}/${cause.file}, ${cause.function}\n           ${cause.says}`);
  if (own.length === 0) console.log('    unexplained: causes.json names no function for it');
  if (counterexample?.file)
    console.log(`    replay: npx compaction-check replay ${counterexample.file} ${subject.adapter}`);
  return own.length > 0;
}

install();
if (!existsSync(command)) end(3, 'The package is not built: run `npm run build` first.');
const causes = readJson(join(field, 'causes.json'));
const wrong = outdated(causes);
const folder = mkdtempSync(join(tmpdir(), 'compaction-check-field-'));
let unexplained = 0;
try {
  for (const subject of SUBJECTS) {
    const report = check(subject.adapter, folder);
    unexplained += tell(
      subject,
      report,
      causes.filter((cause) => cause.package === subject.package),
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
for (const problem of wrong) console.log(`causes.json is out of date: ${problem}`);
process.exitCode = unexplained > 0 || wrong.length > 0 ? 1 : 0;

// Writes docs/dependencies.md from package.json and the lock file; with --check it only says whether the page is up to date.
import { readFileSync } from 'node:fs';
import { ROOT } from './docs/markdown.mjs';
import { tableOf } from './docs/table.mjs';
import { writePage } from './docs/write-page.mjs';

const readJson = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));

const FOR = {
  '@faker-js/faker': 'names, paths and sentences in the pool of texts',
  ajv: 'JSON Schemas: scenarios, settings, the protocol',
  'cli-progress': 'the progress bar',
  commander: 'arguments of the command',
  execa: 'the child process of the command door',
  'fast-check': 'the engine under the generators',
  'gpt-tokenizer': 'tokens in o200k and cl100k',
  jiti: 'modules in TypeScript, on Node 20 as well',
  jstat: 'intervals',
  'junit-report-builder': 'JUnit',
  'node-sarif-builder': 'SARIF',
  picocolors: 'colours on the terminal',
  preact: 'pages of reports',
  'preact-render-to-string': 'pages of reports, as text',
  'pure-rand': 'random numbers from a seed',
  'string-width': 'columns on the terminal, with wide characters',
};

const { dependencies } = readJson('package.json');
const locked = Object.entries(readJson('package-lock.json').packages)
  .filter(([path, { dev, peer, devOptional }]) => path !== '' && !dev && !peer && !devOptional)
  .map(([path, { version, license, hasInstallScript }]) => ({
    path,
    name: path.slice(path.lastIndexOf('node_modules/') + 13),
    version,
    license,
    hasInstallScript,
  }));

function purposeOf(name) {
  if (!FOR[name]) throw new Error(`Nothing in this script says what ${name} is for; add a line to FOR.`);
  return FOR[name];
}

const scripted = locked.filter(({ hasInstallScript }) => hasInstallScript);
if (scripted.length > 0)
  throw new Error(`${scripted[0].name} runs a script when it is installed; no dependency may.`);

/** A few packages name their licence in an older way, which the lock file leaves out. */
function licenceOf({ path, license }) {
  if (license) return license;
  const { licenses } = readJson(`${path}/package.json`);
  return licenses.map(({ type }) => type).join(', ');
}

const direct = locked.filter(({ name, path }) => name in dependencies && path === `node_modules/${name}`);
const others = locked.filter((one) => !direct.includes(one));
const licences = [...new Set(others.map(licenceOf))].sort();
const under = (licence) => others.filter((one) => licenceOf(one) === licence);

writePage('docs/dependencies.md', 'the lock file says', [
  '# Dependencies',
  '<!-- Written by scripts/dependencies-page.mjs from package.json and package-lock.json; run it again after a change of them. -->',
  [
    `compaction-check itself is under the MIT licence. It installs ${locked.length} packages: ${direct.length} that it names, each at an exact version,`,
    'and what these ask for, shown here as the lock file has it. None of them runs a script when it is installed.',
  ].join('\n'),
  tableOf(
    ['package', 'version', 'licence', 'what for'],
    direct.map((one) => [`\`${one.name}\``, one.version, licenceOf(one), purposeOf(one.name)]),
  ),
  '## What these bring with them',
  tableOf(
    ['licence', 'packages'],
    licences.map((licence) => [
      licence,
      under(licence)
        .map(({ name, version }) => `\`${name}\` ${version}`)
        .join(', '),
    ]),
  ),
]);

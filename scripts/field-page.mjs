// Writes docs/FIELD.md from what field/ has stored; with --check it only says whether the page is up to date.
import { isBroken } from '../field/command.mjs';
import { readJson } from '../field/install.mjs';
import { SUBJECTS } from '../field/subjects.mjs';
import { tableOf } from './docs/table.mjs';
import { writePage } from './docs/write-page.mjs';
import { conversationOf } from './field-page/conversation.mjs';
import { headingOf, linkTo, rowsOf } from './field-page/matrix.mjs';

const causes = readJson('causes.json');
const results = SUBJECTS.map(({ only }) => readJson(`results/${only}.json`));
const causesOf = ({ subject }, id) =>
  causes.filter(({ subjects, property }) => subjects.includes(subject.only) && property === id);

/** What is broken: what the search found, and what only a scenario made by hand shows. */
const failuresOf = (result) =>
  result.properties.filter((property) => isBroken(property) || causesOf(result, property.id).length > 0);

const isSummarizer = ({ properties }) => properties.every(({ id }) => id.startsWith('summarizer/'));
const compactors = results.filter((result) => !isSummarizer(result));
const summarizers = results.filter(isSummarizer);

function overviewRow(result) {
  const { subject, runs } = result;
  const failures = failuresOf(result);
  const readings = failures.filter(({ id }) => causesOf(result, id).every(({ reading }) => reading));
  const count = (level) => failures.filter((failure) => failure.level === level).length;
  return [
    linkTo(`\`${subject.only}\``, subject.only),
    `\`${subject.package}\` ${subject.version}`,
    subject.compactor,
    runs.toLocaleString('en'),
    count('must'),
    count('should'),
    readings.length,
  ];
}

function sectionOf(result) {
  const { subject, runs, seed } = result;
  const adapter = `field/${subject.only}.ts`;
  return [
    `## ${subject.only}`,
    `${subject.compactor}, of \`${subject.package}\` ${subject.version}; ${runs.toLocaleString('en')} runs of seed ${seed}. Adapter: [${adapter}](../${adapter}).`,
    ...failuresOf(result).map((failure) => failureOf(result, failure, adapter)),
  ].join('\n\n');
}

function failureOf(result, { id, level, met, broken, says, scenario }, adapter) {
  const file = scenario && `counterexamples/${result.subject.only}/${scenario}`;
  const found = file
    ? [
        `*${level}*, broken in ${broken} of the ${met} runs that met its premise. The smallest conversation that does:`,
        ['```text', says.replaceAll('\n', ' '), '', ...conversationOf(readJson(file)), '```'].join('\n'),
        replayOf(file, adapter),
      ]
    : [`*${level}*, not broken in this search; a scenario made by hand breaks it.`];
  return [
    `### ${headingOf(result, id)}`,
    ...found,
    causesOf(result, id)
      .map((cause) => causeOf(cause, adapter))
      .join('\n'),
  ].join('\n\n');
}

function causeOf({ package: name, file, function: fn, says, reading, scenario }, adapter) {
  const lines = [`- \`${fn}\` in \`${name}/${file}\`: ${says}`];
  if (reading) lines.push(`  *Our reading:* ${reading}`);
  lines.push(`  ${replayOf(scenario, adapter)}`);
  return lines.join('\n');
}

const replayOf = (file, adapter) => `\`npx compaction-check replay field/${file} ${adapter}\``;

const matrixOf = (some, level) =>
  tableOf(['property', ...some.map(({ subject }) => `\`${subject.only}\``)], rowsOf(some, level, causesOf));

const head = [
  '',
  'package',
  'what is driven',
  'runs',
  'must broken',
  'should broken',
  'of these by our reading alone',
];
writePage('docs/FIELD.md', 'field/ has stored', [
  '# Real compactors under the law',
  '<!-- Written by scripts/field-page.mjs from field/; run `npm run field -- --write`, then the script again. -->',
  [
    'What this check says about compaction in published packages, pinned to a version each. Behind each of them stands a',
    '[simulated summarizer](summarizers.md) in place of a model; what it did is said with each failure.',
  ].join('\n'),
  [
    'A list like this is worth what its accusations are. Each failure was compared with the source of the package by hand: the',
    'function that causes it is named, in our words, with a scenario that shows it. Where a package does what it means to do, and',
    'only [our law](law.md) calls that a fault, the cause says *our reading*. What an adapter cannot ask of a package, such as a',
    'pointer set where there is none, is skipped and not held against it.',
  ].join('\n'),
  [
    'To replay anything here, clone the repository, `npm install`, `npm run build`, and `npm run field -- --only lexrank`, which',
    'installs the packages in `field/`. Then the commands below work as they stand.',
  ].join('\n'),
  tableOf(head, results.map(overviewRow)),
  [
    '`trim-messages` summarizes nothing and says so: it is a control, and the check has to notice. `lexrank` and `node-summarizer` are',
    'judged as summarizers on their own.',
  ].join('\n'),
  '## Compactors: what must hold',
  '✗ broken; (✗) broken by our reading alone; ✓ held in all runs that met its premise; ? its premise never occurred; · does not apply.\nProperties that apply to none of them are left out.',
  matrixOf(compactors, 'must'),
  '## Compactors: what should hold',
  matrixOf(compactors, 'should'),
  '## Summarizers: what must hold',
  matrixOf(summarizers, 'must'),
  '## Summarizers: what should hold',
  matrixOf(summarizers, 'should'),
  ...results.map(sectionOf),
]);

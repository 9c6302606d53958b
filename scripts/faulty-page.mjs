// Writes docs/faulty.md from the faulty compactors themselves; with --check it only says whether the page is up to date.
import { existsSync } from 'node:fs';
import { FAULT_KINDS, FAULTY } from '../dist/compactors/faulty.js';
import { tableOf } from './docs/table.mjs';
import { writePage } from './docs/write-page.mjs';

const DOCS = new URL('../docs/', import.meta.url);

const source = (folder, name) => `../compactors/${folder}/${name}.ts`;
const propertyLink = (id) => `[${id}](properties.md#${id.replaceAll('/', '')})`;
const twinFolder = (name) => (existsSync(new URL(source('twins', name), DOCS)) ? 'twins' : 'correct');
const turnsOf = ({ steps }) => steps.reduce((sum, step) => sum + (step.turns?.length ?? 0), 0);

function row({ name, says, breaks, alsoBreaks = [], fewestSteps, twin, witness }) {
  const fewest = fewestSteps === undefined ? '' : ', no fewer';
  return [
    `[${name}](${source('faulty', name)})`,
    says,
    [breaks, ...alsoBreaks].map(propertyLink).join(', '),
    `[${twin.name}](${source(twinFolder(twin.name), twin.name)})`,
    `[${turnsOf(witness)} turns, ${witness.steps.length} steps${fewest}](${source('witnesses', name)})`.replace(
      /\b1 (turn|step)s/g,
      '1 $1',
    ),
  ];
}

const COLUMNS = ['compactor', 'fault', 'breaks', 'twin', 'witness'];
const kinds = Object.entries(FAULT_KINDS);
const shown = kinds.filter(([, { without }]) => without === undefined);
const unseen = kinds.filter(([, { without }]) => without !== undefined);
const kindless = FAULTY.filter(({ kind }) => kind === undefined);

writePage('docs/faulty.md', 'the compactors say', [
  '# Faulty compactors',
  '<!-- Written by scripts/faulty-page.mjs from compactors/; edit the compactors, then run it again. -->',
  [
    'A suite that cannot fail is worthless, and nobody notices. These are the compactors that this package is tried on, one fault in',
    'each, written as somebody might have written them. Use them to try a suite of your own: it should fail on each of them, and',
    'pass on its twin.',
  ].join('\n'),
  [
    '[examples/try-my-suite.mjs](../examples/try-my-suite.mjs) does so with a test of one marker in one conversation, and that',
    'misses almost all of them. Any of them can be a compactor under check, too:',
  ].join('\n'),
  [
    '```ts file=one-of-them.ts exit=1',
    "import { FAULTY } from 'compaction-check/faulty';",
    '',
    "export default FAULTY.find(({ name }) => name === 'input-range')?.make();",
    '```',
  ].join('\n'),
  '## What each of them holds',
  tableOf(
    ['field', ''],
    [
      ['`name`, `says`', 'what it is called, and what is wrong with it'],
      ['`kind`', 'the kind of fault, of those below; left out where no public report has told of it'],
      [
        '`breaks`',
        'the property that it breaks; `alsoBreaks` are those that the same fault always breaks as well',
      ],
      [
        '`fewestSteps`',
        'where the fault needs a session (a second pass, or something in between): the fewest steps in which it can show itself, and to which what is found shrinks',
      ],
      ['`make()`', 'a new one, as any [compactor](contract.md)'],
      ['`twin`', '`{ name, says, make }` of the same or the nearest design without the fault'],
      [
        '`witness`',
        'the scenario of a smallest conversation, made without chance, in which it breaks `breaks` and nothing else, but for what that [implies](properties.md), and its twin keeps every property',
      ],
    ],
  ),
  [
    'A witness is plain data. Written to a file with `JSON.stringify`, it is played on a compactor of yours by',
    '`npx compaction-check replay witness.json my-compactor.ts`.',
  ].join('\n'),
  '## Kinds of fault',
  [
    `${kinds.length} kinds of fault were found in public reports about real compactors. ${shown.length} of them can be shown in one session of one compactor:`,
  ].join('\n'),
  ...shown.map(([kind, { says }]) =>
    [
      `### ${kind}`,
      `${says}.`,
      tableOf(COLUMNS, FAULTY.filter((specimen) => specimen.kind === kind).map(row)),
    ].join('\n\n'),
  ),
  '## Faults of no reported kind',
  tableOf(COLUMNS, kindless.map(row)),
  '## Kinds without a compactor',
  tableOf(
    ['kind', '', 'why'],
    unseen.map(([kind, { says, without }]) => [`\`${kind}\``, says, without]),
  ),
]);

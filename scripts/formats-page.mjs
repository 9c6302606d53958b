// Writes docs/formats.md from schemas/; with --check it only says whether the page is up to date.
import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from './docs/markdown.mjs';
import { cellOf, tableOf } from './docs/table.mjs';
import { writePage } from './docs/write-page.mjs';

/** What writes, or reads, the files of a schema. */
const USED_BY = {
  report: 'Written by `run`, `merge`, `replay` and `judge` with `--json`; the result of `check()`.',
  counterexample: 'Written to the [store](store.md) by each run; read by `replay`.',
  scenario: 'In each counterexample and observation; read by `replay` on its own.',
  observation: 'In each counterexample; what a [property](own-properties.md) is given.',
  compare: 'Written by `compare --json`; the result of `compare()`.',
  'self-check': 'Written by `run --self-check --json`.',
  smoke: 'Written by `smoke --json`.',
  stream: 'Written by `run --jsonl`, one line of JSON for each.',
  known: 'Written by `run --update-known`, or by hand ([known failures](known.md)).',
  recording: 'Read by `judge` ([recordings](judge.md)).',
  conversation: 'Written by `import`, read by `--transcript` ([real conversations](transcripts.md)).',
  cassette: 'Written by `run --record` ([a real model](model.md)).',
  protocol: 'Read and written by a program that is checked with `--command` ([the protocol](protocol.md)).',
};

const schemas = new Map(
  readdirSync(`${ROOT}schemas`).map((name) => [
    name.replace('.schema.json', ''),
    JSON.parse(readFileSync(`${ROOT}schemas/${name}`, 'utf8')),
  ]),
);
const missing = [...schemas.keys()].filter((name) => !(name in USED_BY));
if (missing.length > 0) throw new Error(`Say in scripts/formats-page.mjs what uses: ${missing.join(', ')}.`);

/** What a value is, in a few words. */
function typeOf(schema, home) {
  const { $ref: ref, const: value, enum: values, type, anyOf, oneOf, items } = schema;
  if (ref) return typeOfRef(ref, home);
  if (value !== undefined) return `\`${JSON.stringify(value)}\``;
  if (values) return values.map((one) => `\`${JSON.stringify(one)}\``).join(', ');
  const several = anyOf ?? oneOf;
  if (several && several.length <= 4)
    return [...new Set(several.map((one) => typeOf(one, home)))].join(' or ');
  if (type === 'array') return items ? `list of ${typeOf(items, home)}` : 'list';
  return [type ?? 'any value'].flat().join(' or ');
}

function typeOfRef(ref, home) {
  const [file, path = ''] = ref.split('#');
  const name = file.replace('.schema.json', '');
  if (name && !path) return `[${name}](#${name})`;
  const target = path
    .split('/')
    .slice(1)
    .reduce((at, key) => at?.[key], schemas.get(name || home));
  if (!target) throw new Error(`${ref} leads nowhere.`);
  return target.type === 'object' || target.oneOf ? path.split('/').at(-1) : typeOf(target, name || home);
}

function fieldsOf(schema, home) {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, one]) => [
    `\`${name}\`${required.includes(name) ? '' : '?'}`,
    cellOf(typeOf(one, home)),
    cellOf(one.description ?? ''),
  ]);
}

function section([name, used]) {
  const schema = schemas.get(name);
  const kinds = Object.entries(schema.$defs ?? {}).filter(([, one]) => one.properties);
  return [
    `### ${name}`,
    `${cellOf(schema.description)} ${used} [Schema](../schemas/${name}.schema.json).`,
    schema.properties ? tableOf(['field', 'value', ''], fieldsOf(schema, name)) : '',
    ...kinds.map(([kind, one]) =>
      [
        `**${kind}**${one.description ? `: ${cellOf(one.description)}` : ''}`,
        tableOf(['field', 'value', ''], fieldsOf(one, name)),
      ].join('\n\n'),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

writePage('docs/formats.md', 'the schemas say', [
  '# Report formats',
  '<!-- Written by scripts/formats-page.mjs from schemas/; edit the schemas, then run it again. -->',
  [
    'What each report and each file holds. Several may be asked for at once, each with a file of its own. In all of them, text that comes from a conversation, a',
    'summarizer or a compactor is data: escaped for the format, control and bidirectional characters made visible.',
  ].join('\n'),
  tableOf(
    ['format', 'option', 'what it holds'],
    [
      [
        'text',
        'none',
        'a line for each property, the evidence of the first three that broke (`--verbose`: of all), how to replay and understand each, the verdict',
      ],
      ['JSON', '`--json`', 'everything; [below](#json), field by field'],
      ['lines of JSON', '`--jsonl`', 'a line for each run as it happens; [stream](#stream)'],
      [
        'HTML',
        '`--html`',
        'one page that loads nothing: all properties with the intervals of their rates, and each counterexample turn by turn ([the page](html.md))',
      ],
      [
        'Markdown',
        '`--markdown`',
        'a bug report for each broken property, ready to be pasted: what is claimed, what was seen, the conversation, the story, the pointer set against the truth, the answers, how to replay it, with the case itself where it fits; known failures as a table',
      ],
      [
        'Markdown',
        '`--markdown-comment`',
        'a comment for a pull request: what is new, what was known, what is fixed, what could not be judged ([CI](ci.md#a-comment-on-a-pull-request))',
      ],
      [
        'JUnit XML',
        '`--junit`',
        'a suite for the compactor, a test case for each property with what was counted; a failure holds the conversation and the command that replays it ([CI](ci.md#junit))',
      ],
      [
        'SARIF 2.1.0',
        '`--sarif`',
        'properties as rules with why and fix, broken ones as results at the compactor’s file, a fingerprint of the smallest conversation, what was not judged as notifications ([CI](ci.md#sarif))',
      ],
      [
        'GitHub',
        '`--github`',
        'annotations at the compactor’s file, and a digest in the summary of the job ([CI](ci.md#github-actions))',
      ],
    ],
  ),
  '## JSON',
  [
    'Each is JSON by a schema (draft 2020-12) that is shipped as `compaction-check/schemas/<name>.schema.json`, and, where it is stored, has a `version`. `?` marks a field that',
    'may be left out. Numbers that JSON has none for are strings: `"NaN"`, `"Infinity"`, `"-Infinity"`, `"-0"`.',
  ].join('\n'),
  Object.keys(USED_BY)
    .map((name) => `[${name}](#${name})`)
    .join(' · '),
  ...Object.entries(USED_BY).map(section),
]);

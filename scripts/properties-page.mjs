// Writes docs/properties.md from the properties themselves; with --check it only says whether the page is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PROPERTIES } from '../dist/properties/registry.js';

const PAGE = new URL('../docs/properties.md', import.meta.url);

const anchorOf = (id) => id.replaceAll('/', '');
const clauseLink = (clause) => `[${clause}](law.md#${clause.toLowerCase()})`;
const clausesOf = ({ clauses }) => clauses.map(clauseLink).join(' ');

const NEEDS = 'contract.md#capabilities';
/** What a property judges, and the capabilities without which it is skipped. */
const judges = ({ subject = 'compactor', needs }) =>
  `of a ${subject}${needs.length > 0 ? `, needs ${needs.map((name) => `[\`${name}\`](${NEEDS})`).join(', ')}` : ''}`;

function section(property) {
  const { id, level, claim, why, fix, premise } = property;

  const share =
    premise.share > 0 ? ` (needed in ${Number((premise.share * 100).toFixed(1))} % of the runs)` : '';
  return [
    `## ${id}`,
    `**${claim}**`,
    `${clausesOf(property)} · ${level} · ${judges(property)}`,
    `*Why.* ${why}`,
    `*Judged where* ${premise.text}${share}.`,
    `*Fix.* ${fix}`,
  ].join('\n\n');
}

const table = PROPERTIES.map(
  (one) =>
    `| [${one.id}](#${anchorOf(one.id)}) | ${clausesOf(one)} | ${one.level} | ${one.subject ?? 'compactor'} | ${one.claim} |`,
);

const page = [
  '# Properties',
  '<!-- Written by scripts/properties-page.mjs from properties/; edit the properties, then run it again. -->',
  [
    'Each property is one claim about whatever was seen while a conversation was played. A breach of a `must` fails the',
    'check; a breach of a `should` is reported, and fails it only with `--level should`. A property whose premise is met',
    'too rarely is `unknown`, and one that the design of a compactor excludes is `skipped`: it judges a compactor or a',
    'summarizer on its own, and may need [capabilities](contract.md#capabilities). The clauses are those of',
    '[the law](law.md).',
  ].join('\n'),
  ['| property | clauses | level | of a | claim |', '| --- | --- | --- | --- | --- |', ...table].join('\n'),
  ...PROPERTIES.map(section),
].join('\n\n');

const isSame = existsSync(PAGE) && readFileSync(PAGE, 'utf8') === `${page}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync(PAGE, `${page}\n`);
} else if (!isSame) {
  console.log('docs/properties.md is not what the properties say; run `node scripts/properties-page.mjs`.');
  process.exitCode = 1;
}

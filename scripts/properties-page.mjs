// Writes docs/properties.md from the properties themselves; with --check it only says whether the page is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PROPERTIES } from '../dist/properties/registry.js';

const PAGE = new URL('../docs/properties.md', import.meta.url);

const anchorOf = (id) => id.replaceAll('/', '');
const clauseLink = (clause) => `[${clause}](law.md#${clause.toLowerCase()})`;
const clausesOf = ({ clauses }) => clauses.map(clauseLink).join(' ');

function section({ id, clauses, level, claim, why, fix, needs, premise }) {
  const share =
    premise.share > 0 ? ` (needed in ${Number((premise.share * 100).toFixed(1))} % of the runs)` : '';
  return [
    `## ${id}`,
    `**${claim}**`,
    `${clausesOf({ clauses })} · ${level} · needs ${needs.length > 0 ? needs.map((name) => `\`${name}\``).join(', ') : 'nothing'}`,
    `*Why.* ${why}`,
    `*Judged where* ${premise.text}${share}.`,
    `*Fix.* ${fix}`,
  ].join('\n\n');
}

const table = PROPERTIES.map(
  (one) => `| [${one.id}](#${anchorOf(one.id)}) | ${clausesOf(one)} | ${one.level} | ${one.claim} |`,
);

const page = [
  '# Properties',
  '<!-- Written by scripts/properties-page.mjs from properties/; edit the properties, then run it again. -->',
  [
    'Each property is one claim about whatever was seen while a conversation was played. A breach of a `must` fails the',
    'check; a breach of a `should` is reported, and fails it only with `--level should`. A property whose premise is met',
    'too rarely is `unknown`, and one that the design of a compactor excludes is `skipped`. The clauses are those of',
    '[the law](law.md).',
  ].join('\n'),
  ['| property | clauses | level | claim |', '| --- | --- | --- | --- |', ...table].join('\n'),
  ...PROPERTIES.map(section),
].join('\n\n');

const isSame = existsSync(PAGE) && readFileSync(PAGE, 'utf8') === `${page}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync(PAGE, `${page}\n`);
} else if (!isSame) {
  console.log('docs/properties.md is not what the properties say; run `node scripts/properties-page.mjs`.');
  process.exitCode = 1;
}

// Writes docs/properties.md from the properties themselves; with --check it only says whether the page is up to date.
import { PROPERTIES } from '../dist/properties/registry.js';
import { tableOf } from './docs/table.mjs';
import { writePage } from './docs/write-page.mjs';
import { smallestBreach } from './properties-page/smallest-breach.mjs';

const anchorOf = (id) => id.replaceAll('/', '');
const clauseLink = (clause) => `[${clause}](law.md#${clause.toLowerCase()})`;
const clausesOf = ({ clauses }) => clauses.map(clauseLink).join(' ');

const NEEDS = 'contract.md#capabilities';
/** What a property judges, and the capabilities without which it is skipped. */
const judges = ({ subject = 'compactor', needs }) =>
  `of a ${subject}${needs.length > 0 ? `, needs ${needs.map((name) => `[\`${name}\`](${NEEDS})`).join(', ')}` : ''}`;

async function section(property) {
  const { id, level, claim, why, fix, premise } = property;

  const share =
    premise.share > 0 ? ` (needed in ${Number((premise.share * 100).toFixed(1))} % of the runs)` : '';
  const { specimen, lines } = await smallestBreach(property);
  return [
    `## ${id}`,
    `**${claim}**`,
    `${clausesOf(property)} · ${level} · ${judges(property)}`,
    `*Why.* ${why}`,
    `*Judged where* ${premise.text}${share}.`,
    `*Smallest counterexample*, on [${specimen.name}](faulty.md): ${specimen.says}`,
    ['```text', ...lines, '```'].join('\n'),
    `*Fix.* ${fix}`,
  ].join('\n\n');
}

const rows = PROPERTIES.map((one) => [
  `[${one.id}](#${anchorOf(one.id)})`,
  clausesOf(one),
  one.level,
  one.subject ?? 'compactor',
  one.claim,
]);

const sections = [];
for (const property of PROPERTIES) sections.push(await section(property));

writePage('docs/properties.md', 'the properties say', [
  '# Properties',
  '<!-- Written by scripts/properties-page.mjs from properties/; edit the properties, then run it again. -->',
  [
    'Each property is one claim about whatever was seen while a conversation was played. A breach of a `must` fails the',
    'check; a breach of a `should` is reported, and fails it only with `--level should`. A property whose premise is met',
    'too rarely is `unknown`, and one that the design of a compactor excludes is `skipped`: it judges a compactor or a',
    'summarizer on its own, and may need [capabilities](contract.md#capabilities). The clauses are those of',
    '[the law](law.md). Below each stands the smallest conversation on which [a faulty compactor](faulty.md) breaks it.',
  ].join('\n'),
  tableOf(['property', 'clauses', 'level', 'of a', 'claim'], rows),
  ...sections,
]);

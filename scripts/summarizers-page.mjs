// Writes docs/summarizers.md from the simulation itself; with --check it only says whether the page is up to date.
import { FAULTS } from '../dist/src/simulation/faults/registry.js';
import { REPORTS } from '../dist/src/simulation/report-ids.js';
import { tableOf } from './docs/table.mjs';
import { writePage } from './docs/write-page.mjs';

const asData = (example) =>
  JSON.stringify(example)
    .replace(/"(\w+)":/g, '$1: ')
    .replaceAll(',', ', ')
    .replace(/^\{/, '{ ')
    .replace(/\}$/, ' }')
    .replaceAll('"', "'");

const faults = Object.entries(FAULTS).map(([name, { does, imitates, example }]) =>
  [`### ${name}`, does, `*Imitates* ${lowerFirst(imitates)}`, `\`${asData(example)}\``].join('\n\n'),
);

const reports = Object.entries(REPORTS).map(([name, { does, imitates }]) => [`\`${name}\``, does, imitates]);

function lowerFirst(text) {
  return text[0].toLowerCase() + text.slice(1);
}

writePage('docs/summarizers.md', 'the faults say', [
  '# Simulated summarizers',
  '<!-- Written by scripts/summarizers-page.mjs from src/simulation/; edit the faults there, then run it again. -->',
  [
    'No model is called in a run: a compactor gets a summarizer that is data, so that a failure can be stored, shrunk and',
    'played again. It is faithful by default: one line for every turn that it was shown, with the turn’s anchor and facts,',
    'within its budget. Then `faults` are applied to that in their order.',
  ].join('\n'),
  [
    '```ts',
    'const summarizer: SummarizerBehaviour = {',
    '  finish: true, // gives a finish reason: `stop`, or `length` where its text was cut',
    '  marker: false, // promises a closing marker, and writes it under a finished text',
    "  report: 'none', // what it says it consumed",
    "  faults: [{ fault: 'drop', target: { at: 'tail', turns: 3 } }],",
    '};',
    '```',
  ].join('\n'),
  [
    'With neither finish reason nor marker a cut is silent. A `target` names turns: some at the `head`, in the `middle` or',
    'at the `tail` of those that the summary speaks of, those with certain `ids`, or all whose anchors look alike (`family`).',
    'What a fault finds nothing to strike in stays as it was.',
  ].join('\n'),
  [
    'Every fault may have `calls`, which limits it to some calls, counted from 0 over the whole scenario. So a summarizer',
    'that fails twice and then works is `calls: [0, 1]`, and one that is different on each call has several faults with a',
    'call each. Calls may be made in parallel: they count in the order in which they are made, and the same requests in the',
    'same order get the same answers.',
  ].join('\n'),
  '## Faults',
  ...faults,
  '## Reports',
  tableOf(['report', 'ids', 'imitates'], reports),
]);

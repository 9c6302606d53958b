// Writes docs/speed.md from bench/last.jsonl, which `npm run bench -- --out bench/last.jsonl` writes; with --check it only
// says whether the page is up to date.
import { readFileSync } from 'node:fs';
import { readFigures } from '../bench/figures/read-figures.mjs';
import { tableOf } from './docs/table.mjs';
import { writePage } from './docs/write-page.mjs';

const { what, figures } = readFigures(readFileSync(new URL('../bench/last.jsonl', import.meta.url), 'utf8'));

/** What each benchmark compares, in a paragraph. */
const ABOUT = {
  cases:
    'A case is a conversation in a window of 200,000 tokens and one pass with a budget of 4,096: generated, driven on the reference, and judged by all properties that apply to it. The naive suite is the one that is written first: texts from faker, tokens counted turn by turn, a summarizer that encodes what it wrote to cut it, and a check for each of the same properties that goes through what was seen, with a regular expression for each anchor. The time inside the compactor, which is the same one, is taken off on both sides.',
  'command-door':
    'What a compactor in a program of its own adds to a case, against the same bytes through a bare pipe.',
  hypothesis:
    'Three of the [faulty compactors](faulty.md), and the same faults and rules in Python (`bench/hypothesis/rules.py`) under Hypothesis, which draws turns, a budget and what a summary leaves out, and counts words for tokens. Evaluations there are quick; what is generated here is meant to reach boundaries, and shrunk to one form whatever the seed.',
  memory: 'The most memory of one process that plays and judges long cases.',
  'model-server':
    'What the simulated model that listens on a port adds to a call, against a server that answers at once.',
  passes:
    'Sessions of some passes, with 20 turns before each and a budget of 512 tokens, which is full after a few. The time inside the reference depends on what the view and the summaries hold, not on how long the log has become; “driven and looked at” is the whole, and grows with the log, because after each pass every turn so far is asked for.',
  shrinking:
    'Conversations of 300 turns that break by their turns alone, so that nothing is driven, against fast-check’s own shrinking of an array of records. “Until nothing is simpler” is the way to the one smallest form; what is spent there makes every seed end at the same counterexample.',
  'start-up': 'The command, against Node and against a script that only loads the same modules.',
  workers:
    'A run with two workers against the same run with one. The second gains what a second idle core can give: with a load above the number of cores, nothing.',
};

const inWords = (value) => (Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(value));

function asked({ limit, least, holds }) {
  if (limit === undefined && least === undefined) return '';
  return `${limit === undefined ? 'at least' : 'at most'} ${inWords(limit ?? least)}${holds ? '' : ', **missed**'}`;
}

/** Where a benchmark was measured later than the rest. */
function apart(bench) {
  const { measured } = figures.find((one) => one.bench === bench && one.measured) ?? {};
  return measured ? ` Measured later than the rest, with a load of ${measured.load}.` : '';
}

const benches = [...new Set(figures.map(({ bench }) => bench))];
const untold = benches.filter((bench) => !ABOUT[bench]);
if (untold.length > 0)
  throw new Error(`Nothing in this script says what ${untold[0]} compares; add it to ABOUT.`);

writePage('docs/speed.md', 'bench/last.jsonl says', [
  '# Speed',
  '<!-- Written by scripts/speed-page.mjs from bench/last.jsonl; run `npm run bench -- --out bench/last.jsonl` to renew that. -->',
  `What things cost: ${what.date}, at commit \`${what.commit}\`, Node ${what.node}, ${what.cores} cores, a load of ${what.load}. Rounds of what is compared are interleaved and figures are medians, so that ratios hold on another machine, and milliseconds do not. \`npm run bench -- --compare bench/last.jsonl\` fails where a ratio has lost more than a fifth.`,
  ...benches.flatMap((bench) => [
    `## ${bench}`,
    ABOUT[bench] + apart(bench),
    tableOf(
      ['turns', 'figure', 'value', 'asked'],
      figures
        .filter((one) => one.bench === bench)
        .map((one) => [one.turns ?? '', one.figure, inWords(one.value), asked(one)]),
    ),
  ]),
]);

import { expect, it } from 'vitest';
import { loadMaterial } from '../../../generators/material/material.js';
import { scenarioArbitrary } from '../../../generators/scenario/scenario-arbitrary.js';
import { FAULT_NAMES } from '../../../generators/summarizer/draw-fault.js';
import { REPORTS } from '../../../generators/summarizer/reports.js';
import { CHECKPOINT, SESSION, scenariosOf } from '../scenarios.js';
import { labelsOf } from './labels-of.js';

const material = await loadMaterial('o200k_base');
const RUNS = 5000;

/** What has to occur, and in how many percent of the scenarios at least. */
const SHARES: Record<string, number> = {
  ...Object.fromEntries(FAULT_NAMES.map((name) => [name, 0.5])),
  'odd settings': 4,
  secret: 3,
  injection: 3,
  'at the ceiling': 9,
  'one token below': 9,
  'one token above': 9,
  'safe side': 25,
  cut: 8,
  'lookalike dropped': 6,
  'tail dropped above the ceiling, no report': 10,
  'strict and hollow': 6,
  'several passes': 15,
  'entry lost': 5,
  'no budget': 2,
  'budget 0 or 1': 3,
  pinned: 2,
  'ratios null': 5,
  'other ratios': 10,
  'calls limited': 5,
  'compact twice in a row': 1,
  'up to 20 turns': 90,
  'about 100 turns': 3.5,
  '400 turns': 0.6,
  'no turns': 0.4,
  'empty turn': 3,
  twins: 3,
  'turn above the budget': 10,
  'no anchor': 20,
  'two facts': 2,
  'white space around a turn': 3,
  strict: 12,
  system: 20,
  user: 90,
  assistant: 80,
  tool: 25,
  prose: 90,
  structured: 50,
  failed: 5,
  pending: 1,
  parallel: 5,
  'several results in a turn': 3,
  'out of order': 5,
  abandoned: 3,
  'finish true, marker true': 1,
  'finish true, marker false': 1,
  'finish false, marker true': 1,
  'finish false, marker false': 0.7,
  ...Object.fromEntries(
    ['blank', 'refusal', 'placeholder', 'echo', 'tool-call', 'fail'].map((name) => [name, 1]),
  ),
  ...Object.fromEntries(REPORTS.map((report) => [`report ${report}`, 0.7])),
};

const FOR_SESSIONS: Record<string, number> = {
  ...SHARES,
  'oldest fits': 15,
  keep: 10,
  trigger: 30,
  'window fits a compacted view': 5,
  'window is smaller than what stays': 5,
};

it.each([
  ['sessions', SESSION, FOR_SESSIONS],
  ['checkpoint pairs', CHECKPOINT, SHARES],
] as const)('every premise occurs often enough in 5,000 scenarios for %s', (_, supports, shares) => {
  const counts = new Map<string, number>();
  for (const scenario of scenariosOf(scenarioArbitrary(material, { supports }), RUNS)) {
    for (const label of labelsOf(scenario, supports, material.tokenizer)) {
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  const percent = (label: string) => ((counts.get(label) ?? 0) / RUNS) * 100;
  const tooSeldom = Object.keys(shares).filter((label) => percent(label) < shares[label]!);
  expect(tooSeldom.map((label) => `${label}: ${percent(label)} %`)).toEqual([]);
});

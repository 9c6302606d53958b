import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { CORRECT, FAULTY } from '../../../compactors/index.js';
import { renderCompare } from '../../../reports/compare/render-compare.js';
import { renderCompareJson } from '../../../reports/compare/render-compare-json.js';
import { renderCompareMarkdown } from '../../../reports/compare/render-compare-markdown.js';
import type { CompareReport } from '../../../src/compare/compare-report.js';
import { compare } from '../../../src/compare.js';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
for (const name of ['scenario', 'observation', 'counterexample', 'report', 'compare']) {
  const file = new URL(`../../../schemas/${name}.schema.json`, import.meta.url);
  ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')));
}

const make = (name: string) => [...CORRECT, ...FAULTY].find((one) => one.name === name)!.make();
const HOW = { color: false, width: 100 };
let report: CompareReport;

beforeAll(async () => {
  report = await compare(make('reported-ids'), make('cut-ignored'), {
    runs: 20,
    seed: 29,
    properties: ['S7'],
  });
}, 60_000);

describe('the report of a comparison', () => {
  it('is JSON as its schema says', () => {
    const validate = ajv.getSchema('compare.schema.json')!;
    const json = JSON.parse(renderCompareJson(report));
    validate(json);
    expect(validate.errors).toBeNull();
    const { counterexample, otherStories } = json.differences[0].smallest;
    expect(counterexample.stories[0].stays.at(-1)).toMatchObject({ is: 'covered' });
    expect(otherStories[0].stays).toEqual([{ is: 'kept', step: 0 }]);
    expect(validate({ ...report, extra: 1 })).toBe(false);
  });

  it('shows what each of them did on the smallest conversation, and how to see it again', () => {
    const [difference] = report.differences;
    difference!.smallest!.counterexample.file = 'case.json';
    const text = renderCompare(report, { ...HOW, words: ['--old-ref', 'main', 'a b.ts'] });
    expect(text).toContain('✗ broken anew coverage/cut-noticed');
    expect(text).toMatch(/What the old one did, which holds[\s\S]*refused by Error/);
    expect(text).toMatch(/What the new one did\n[\s\S]*compacted · 1 covered/);
    expect(text).toContain("npx compaction-check compare --old-ref main 'a b.ts' --case case.json");
    expect(text).toContain('REGRESSED · 1 broken anew');
  });

  it('lets nothing from outside out of where it stands', () => {
    const named = { name: '`a`|<b>\u001b[1m\n# c', version: null, source: '[x](y)' };
    const hostile = { ...report, old: named, reason: '| <script> `', verdict: 'incomparable' as const };
    const markdown = renderCompareMarkdown(hostile);
    expect(markdown).not.toMatch(/^# c|<script>/m);
    expect(markdown).not.toContain('\u001b');
    expect(renderCompare(hostile, HOW)).not.toContain('\u001b');
  });

  it('says of no difference how rare one is', () => {
    const same = { ...report, verdict: 'same' as const, rateBelow: 0.0015, differences: [], shifts: [] };
    expect(renderCompare(same, HOW)).toContain(
      "no difference in 20 runs; a difference's rate is below 0.15 % with 95 %",
    );
  });

  it('says what is not known where the search was cut short, and what was found until then', () => {
    const short = {
      ...report,
      verdict: 'unknown',
      reason: 'the old one hung',
      ended: 'hung',
      runs: 5,
    } as const;
    const text = renderCompare(short, { ...HOW, words: ['a.ts', 'b.ts'] });
    expect(text).toContain('UNKNOWN · the old one hung; so far 1 broken anew');
    expect(text).toContain('again: npx compaction-check compare a.ts b.ts --seed 29 --runs 20');
  });

  it('says that a baseline holds fewer runs than were asked for', () => {
    const settings = { ...report.settings, runs: 300 };
    const few = { ...report, settings, ended: 'baseline' as const };
    const text = renderCompare(few, HOW).replace(/\s+/g, ' ');
    expect(text).toMatch(
      /1 broken anew · 20 runs of 300 that were asked for in .*, which is all that the baseline holds/,
    );
  });

  it('tells of what is broken elsewhere, steadily, and never of chance', () => {
    const [first] = report.differences;
    const elsewhere = { ...first!, kind: 'elsewhere' as const, runs: 10, reverse: 3, both: 5, p: 0.09 };
    const text = renderCompare({ ...report, verdict: 'changed', differences: [elsewhere], shifts: [] }, HOW);
    expect(text).toMatch(/✗ broken elsewhere coverage\/cut-noticed[\s\S]*the old one\s+breaks it in 8/);
    expect(text).toContain('The smallest conversation on which they differ');
    expect(text).toContain('CHANGED · 1 broken elsewhere');
    expect(text).not.toMatch(/chance|p = /);
  });

  it('says no rate of what differs by chance, and shows that it does', () => {
    const shift = {
      measure: 'refusals',
      gained: 0,
      lost: 2,
      p: 0.5,
      certainty: 'chance',
      old: 9,
      new: 7,
    } as const;
    const same = { ...report, verdict: 'same' as const, rateBelow: null, differences: [], shifts: [shift] };
    const text = renderCompare(same, HOW);
    expect(text).toMatch(/\? by chance refusals\n +lost in 2 runs, p = 0.5; 9 refusals before, 7 now/);
    expect(text).toContain('SAME · no difference beyond chance in 20 runs · ');
    expect(renderCompareMarkdown(same)).toContain('| by chance: refusals |');
  });
});

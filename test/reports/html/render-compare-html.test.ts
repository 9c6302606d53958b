import { beforeAll, describe, expect, it } from 'vitest';
import { CORRECT, FAULTY } from '../../../compactors/index.js';
import { renderCompare } from '../../../reports/compare/render-compare.js';
import { renderCompareMarkdown } from '../../../reports/compare/render-compare-markdown.js';
import { renderCompareHtml } from '../../../reports/html/render-compare-html.js';
import type { CompareReport } from '../../../src/compare/compare-report.js';
import { compare } from '../../../src/compare.js';

const make = (name: string) => [...CORRECT, ...FAULTY].find((one) => one.name === name)!.make();
let report: CompareReport;

beforeAll(async () => {
  report = await compare(make('reported-ids'), make('cut-ignored'), {
    runs: 20,
    seed: 29,
    properties: ['S7'],
  });
}, 60_000);

describe('the page of a comparison', () => {
  it('shows what both did on the smallest conversation on which they differ', () => {
    report.differences[0]!.smallest!.counterexample.file = 'case.json';
    const html = renderCompareHtml(report, { words: ['old.ts', 'new.ts'] });
    expect(html).toContain('reported-ids → cut-ignored');
    expect(html).toContain('compare old.ts new.ts --case case.json');
    const sides = [...html.matchAll(/<details class="side"( open)?><summary>(.*?)<\/summary>/g)];
    expect(sides.map(([, open, says]) => [says, open !== undefined])).toEqual([
      ['What the old one did, which holds', false],
      ['What the new one did, which breaks it', true],
    ]);
    expect(html).toContain('✂ cut here');
  });

  it('leads to each of two differences of one property', () => {
    const [one] = report.differences;
    const html = renderCompareHtml({ ...report, differences: [one!, { ...one!, change: 'repair' }] }, {});
    const links = [...html.matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => id);
    const folds = [...html.matchAll(/<details class="counterexample" id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(folds).size).toBe(2);
    expect(links).toEqual(folds);
  });

  it('tells of differences in the order of the terminal, in the table and below', () => {
    const [one] = report.differences;
    const of = (property: string, level: 'must' | 'should', change: 'regression' | 'repair') => {
      const counterexample = { ...one!.smallest!.counterexample, property };
      return { ...one!, property, level, change, smallest: { ...one!.smallest!, counterexample } };
    };
    const differences = [
      of('d/d', 'should', 'repair'),
      of('b/b', 'must', 'repair'),
      of('c/c', 'should', 'regression'),
      of('a/a', 'must', 'regression'),
    ];
    const html = renderCompareHtml({ ...report, differences }, {});
    const links = [...html.matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => id);
    const folds = [...html.matchAll(/<details class="counterexample" id="([^"]+)"/g)].map(([, id]) => id);
    expect([links, folds]).toEqual(Array(2).fill(['a/a', 'b/b', 'c/c', 'd/d']));
    const markdown = renderCompareMarkdown({ ...report, differences });
    const rows = [...markdown.matchAll(/^\| \w.*? \| `(.\/.)`/gm)].map(([, id]) => id);
    const sections = [...markdown.matchAll(/<summary>.*?: (.\/.)<\/summary>/g)].map(([, id]) => id);
    expect([rows, sections]).toEqual([links, links]);
    const terminal = renderCompare({ ...report, differences }, { color: false, width: 100, verbose: true });
    const frames = [...terminal.matchAll(/^── [✗✓] (.\/.) /gm)].map(([, id]) => id);
    expect(frames).toEqual(links);
  });

  it('says of a count that differs by chance that it does', () => {
    const shift = { measure: 'refusals', gained: 3, lost: 1, p: 0.6, old: 4, new: 6 } as const;
    const pageOf = (certainty: 'sure' | 'chance') =>
      renderCompareHtml({ ...report, differences: [], shifts: [{ ...shift, certainty }] }, {});
    expect(pageOf('chance')).toContain('by chance');
    expect(pageOf('chance')).not.toContain('>differs<');
    expect(pageOf('sure')).toContain('<td>differs</td>');
  });

  it('escapes what the compactors are called', () => {
    const named = { name: '<script>alert(1)</script>', version: null, source: '</title><b>' };
    const html = renderCompareHtml({ ...report, old: named }, {});
    expect(html.split('<script>')).toHaveLength(2);
    expect(html).not.toContain('<b>x');
    expect(html.split('</title>')).toHaveLength(2);
  });
});

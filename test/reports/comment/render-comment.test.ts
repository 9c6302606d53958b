import { describe, expect, it } from 'vitest';
import { renderComment } from '../../../reports/comment/render-comment.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { LONG } from '../samples/long.js';
import { broken, property, REPORT, report } from '../samples/report.js';

const ORIGIN = { subject: 'src/mine.ts', file: 'src/mine.ts' };
const headings = (text: string) => [...text.matchAll(/^#{2,3} (.*)$/gm)].map(([, heading]) => heading!);
const sections = (text: string) => headings(text).filter((heading) => !/^(The smallest|What)/.test(heading));

const cases = [
  { file: '.s/fixed.json', property: 'a/fixed', compactor: 'c', status: 'fixed' as const, reason: null },
  { file: '.s/held.json', property: 'a/held', compactor: 'c', status: 'holds' as const, reason: null },
];
const STORED = report(
  [
    broken({ ...INPUT_RANGE, status: 'stored' }, { id: 'a/known' }),
    broken({ ...INPUT_RANGE, status: 'new' }, { id: 'a/should', level: 'should' }),
    broken({ ...INPUT_RANGE, status: 'new' }, { id: 'a/new' }),
    broken({ ...INPUT_RANGE, status: 'came back' }, { id: 'a/back' }),
    property('a/rare', [], { verdict: 'unknown', reason: 'the premise was met in 3 runs' }),
    property('a/held', []),
  ],
  { store: { directory: '.s', cases, problems: [] } },
);

describe('the comment', () => {
  it('tells what is new first, then what was known, what is fixed, and what could not be judged', () => {
    expect(sections(renderComment(STORED, ORIGIN))).toEqual([
      'FAILED: `input-range 1.2.0`',
      'Newly broken: 3 properties',
      'Known, and still broken: 1 property',
      'Fixed: 1 stored case',
      'Could not be judged: 1 property',
    ]);
  });

  it('has what counts before what is only reported, and marks what came back', () => {
    const rows = renderComment(STORED, ORIGIN).match(/^\| `a\/.*$/gm)!;
    expect(rows.map((row) => row.split(' | ')[0])).toEqual([
      '| `a/new` (S1)',
      '| `a/back` (S1, **came back**)',
      '| `a/should` (S1, should)',
      '| `a/known` (S1)',
      '| `a/fixed`',
      '| `a/rare`',
    ]);
  });

  it('shows the conversation of what is new only, folded up, with the command that replays it', () => {
    const text = renderComment(STORED, ORIGIN);
    expect(text.match(/<summary>.*<\/summary>/g)).toHaveLength(3);
    expect(text).not.toContain('<summary>a/known');
    expect(text).toMatch(/^npx compaction-check replay \S+\.json src\/mine\.ts$/m);
  });

  it('calls nothing new where no store says what was known', () => {
    expect(sections(renderComment(REPORT, ORIGIN))[1]).toBe('Broken: 2 properties');
  });

  it('begins with a line that is not shown and that finds it again', () => {
    const marker = (name: string, runs = 1) =>
      renderComment(report([], { compactor: { name, version: null }, runs }), ORIGIN).split('\n')[0]!;
    expect(marker('My --> compactor')).toMatch(/^<!-- compaction-check my-compactor [0-9a-f]{8} -->$/);
    expect(marker('one', 5)).toBe(marker('one', 9));
    expect(marker('one')).not.toBe(marker('One'));
  });

  it('fits into a comment of GitHub, and says how many conversations do not', () => {
    const many = Array.from({ length: 60 }, (_, place) => broken(LONG, { id: `a/p${place}` }));
    const text = renderComment(report(many), ORIGIN);
    expect(text.length).toBeLessThanOrEqual(65_536);
    const shown = text.match(/<summary>/g)!.length;
    expect(shown).toBeGreaterThan(3);
    expect(text).toContain(`${60 - shown} more conversations would be too long`);
  });

  it('is the same for the same run, however long that took', () => {
    expect(renderComment({ ...STORED, durationMs: 1 }, ORIGIN)).toBe(renderComment(STORED, ORIGIN));
  });
});

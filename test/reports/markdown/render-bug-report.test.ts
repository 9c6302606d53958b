import { describe, expect, it } from 'vitest';
import { toJson } from '../../../reports/json/to-json.js';
import { renderBugReport } from '../../../reports/markdown/render-bug-report.js';
import { CRASH } from '../samples/crash.js';
import { HOSTILE } from '../samples/hostile.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { LONG } from '../samples/long.js';

/** The lines outside fenced blocks, and the fenced blocks, read as CommonMark does. */
function parsed(markdown: string): { lines: string[]; blocks: string[] } {
  const lines: string[] = [];
  const blocks: string[] = [];
  let bar: string | null = null;
  for (const line of markdown.split('\n')) {
    const [run = ''] = /^`{3,}/.exec(line) ?? [];
    if (bar === null && run) {
      bar = run;
      blocks.push('');
    } else if (bar !== null && run.length >= bar.length && line.trim() === run) bar = null;
    else if (bar === null) lines.push(line);
    else blocks[blocks.length - 1] += `${line}\n`;
  }
  expect(bar).toBeNull();
  return { lines, blocks };
}

/** A line without its code spans: a run of backticks up to the next run of the same length. */
function withoutCode(line: string): string {
  return line.replace(/(?<!`)(`+)(?!`)(.*?)(?<!`)\1(?!`)/g, '');
}

describe('renderBugReport', () => {
  const report = renderBugReport(INPUT_RANGE);

  it.each([
    ['the compactor and the property', '## `input-range` breaks `coverage/anchors-present` (S1)'],
    ['the claim', INPUT_RANGE.claim],
    ['what was seen', INPUT_RANGE.violations[0]!.says],
    ['the conversation', '| ▸ | `t2` | assistant | prose | 13 | `DE-7730` |'],
    ['the budget', 'summary budget 20 tokens'],
    ['what the summarizer wrote, and where it was cut', '│ - t2: the refund goes to acc⟨cut here⟩'],
    ['the pointer set against the truth', '| ▸ | `t2` | covered | absent | no | ✗ |'],
    [
      'what reconstruction answered',
      '`“The conversation does not mention this.”, from the summary; lacks DE-7730`',
    ],
    ['how to replay', 'npx compaction-check replay 3f9c1b72.json'],
  ])('says %s', (_, text) => {
    expect(report).toContain(text);
  });

  it('holds the counterexample, byte for byte', () => {
    expect(parsed(report).blocks.at(-1)).toBe(toJson(INPUT_RANGE));
  });

  it('asks for an attachment where the counterexample is too long for an issue', () => {
    const long = renderBugReport(LONG);
    expect(long.length).toBeLessThan(60_000);
    expect(long).not.toContain('<details>');
    expect(long).toContain('too many for an issue');
  });

  it('says how a compactor broke off, and what it printed', () => {
    const crash = renderBugReport(CRASH);
    expect(crash).toContain('crashed during append(): TypeError');
    expect(crash).toContain('looking for its anchor');
  });
});

describe('a bug report on hostile text', () => {
  const { lines, blocks } = parsed(renderBugReport(HOSTILE));

  it('keeps its headings and lets none in', () => {
    expect(lines.filter((line) => line.startsWith('#')).map((line) => line.replace(/`.*/, '…'))).toEqual([
      '## …',
      '### The smallest conversation',
      '### What the summarizer was shown and wrote',
      '### After step 2: the pointer set against what is really covered',
      '### What reconstruction answers',
      '### What the compactor printed',
      '### How to replay',
    ]);
  });

  it('lets no HTML, mention or reference out of code', () => {
    const open = lines.map(withoutCode).join('\n');
    expect(open.match(/<[^>]*>/g)).toEqual(['<details>', '<summary>', '</summary>', '</details>']);
    expect(open).not.toMatch(/@octocat|(?<!&)#1|\[2J/);
  });

  it('gives every row of a table the cells of its head', () => {
    const cells = (line: string) => line.replace(/\\\|/g, '').split('|').length;
    const tables = lines
      .join('\n')
      .split('\n\n')
      .filter((part) => part.startsWith('|'));
    expect(tables.length).toBe(3);
    for (const table of tables) expect(new Set(table.split('\n').map(cells)).size).toBe(1);
  });

  it('holds the counterexample all the same', () => {
    expect(JSON.parse(blocks.at(-1)!)).toEqual(HOSTILE);
  });

  it('has no character that cannot be seen', () => {
    expect(renderBugReport(HOSTILE).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  });
});

import { describe, expect, it } from 'vitest';
import { changedLine, replayedLines } from '../../../reports/terminal/watch-lines.js';
import { styleOf } from '../../../reports/text/style.js';

const style = styleOf(false, 100);
const replay = (status: 'fixed' | 'fails' | 'came back' | 'holds' | 'skipped', file = 'a.json') =>
  ({ type: 'replay', property: 'coverage/cut-noticed', file, status, reason: null }) as const;

describe('what is told while somebody works on a compactor', () => {
  it('says of each failure what became of it, and counts what holds', () => {
    const lines = replayedLines(
      [replay('fails'), replay('fixed'), replay('holds'), replay('skipped')],
      style,
    );
    expect(lines).toEqual([
      '  ✗ still breaks  coverage/cut-noticed a.json',
      '  ✓ holds now     coverage/cut-noticed a.json',
      '  1 regression case holds',
      '  the whole run follows …',
    ]);
  });

  it('says nothing where nothing was stored', () => {
    expect(replayedLines([], style)).toEqual([]);
  });

  it('names a few of many files, and obeys none of them', () => {
    expect(changedLine(['a.ts', 'b\u001b[2J.ts', 'c.ts', 'd.ts', 'e.ts'], style)).toBe(
      '\n↻ changed: a.ts, b␛[2J.ts, c.ts and 2 more',
    );
  });
});

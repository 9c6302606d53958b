import { describe, expect, it } from 'vitest';
import { renderReport } from '../../../reports/terminal/render-report.js';
import { CRASH } from '../samples/crash.js';
import { HOSTILE } from '../samples/hostile.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { LONG } from '../samples/long.js';
import { broken, property, REPORT, report } from '../samples/report.js';

const PLAIN = { color: false, width: 100 };

/** The failure frames of a text. */
function framesOf(text: string): string[] {
  return text.split(/^(?=── )/m).slice(1);
}

describe('renderReport', () => {
  it('reads like this', () => {
    expect(renderReport(REPORT, PLAIN)).toMatchInlineSnapshot(`
      "input-range 1.2.0 · compaction-check 0.1.0 · law 1.0

        ✗ coverage/anchors-present S1               broken in 412 of 1,877 runs
        ? coverage/exact-boundary S14               unknown: the premise was met in 3 runs, 20 are needed
        ✓ conservation/partition S5                 0 violations in 1,312 runs; rate below 0.23 %
        ✗ reconstruction/fact-answered S9           broken in 412 of 1,877 runs
        – reconstruction/honest-source S12          skipped: it does not say where its answers come from
        ✓ failure/nothing-unusable-committed K2 K3  0 violations in 640 runs; rate below 0.47 %

        should: reported, not counted in the verdict
        – coverage/facts-present S13                skipped: it does not say that it verifies facts
                                                    hollow coverage: 12 of 340 (3.5 %; 95%-interval 1.8 to
                                                    6.1 %)

        Counted are the runs that met the premise; rates hold with 95 % confidence.

      ── ✗ coverage/anchors-present · S1 ─────────────────────────────────────────────────────────────────

        A turn is claimed as covered only if its anchor is present in a summary in force.

        t2 is claimed as covered, but no summary holds its anchor DE-7730
          expected  t2 uncovered or kept
          seen      covered: t1, t2

        The smallest conversation (2 turns, brought down from 143)
           turn  role       kind   tokens  anchor    text
           t1    user       prose      12  INV-4471  Please pay the invoice INV-4471 before Friday.
        ▸  t2    assistant  prose      13  DE-7730   The refund goes to account DE-7730, nowhere else.
           settings  summary budget 20 tokens · ratios 5 (prose) and 3 (structured) · window 200,000

        What happened
          1  append   t1, t2
          2  compact  shown     t1, t2; cost 5 of 20 tokens, below the ceiling
                      wrote     18 tokens, cut, and its finish reason says so
                      │ - t1: INV-4471, due Friday
                      │ - t2: the refund goes to acc⟨cut here⟩
                      fault     stops after 18 tokens
                      outcome   compacted · 2 covered, 0 uncovered

        After step 2: what is claimed, and what is true
           turn  claimed  anchor in summary  in view
           t1    covered  present            no
        ▸  t2    covered  absent             no       ✗

        Asked for a turn, it answers
           t1    “INV-4471, due Friday”, from the summary
        ▸  t2    “The conversation does not mention this.”, from the summary; lacks DE-7730

        replay      npx compaction-check replay .compaction-check/coverage/anchors-present/3f9c1b72.json
        understand  npx compaction-check explain coverage/anchors-present

      ── ✗ reconstruction/fact-answered · S9 ─────────────────────────────────────────────────────────────

        A turn that was appended is answered with its fact.

        the answer for t2 lacks its fact DE-7730

        The evidence is the conversation shown above for coverage/anchors-present.

        replay      npx compaction-check replay .compaction-check/reconstruction/fact-answered/3f9c1b72.json
        understand  npx compaction-check explain reconstruction/fact-answered

      FAILED · 2 broken, 1 unknown, 2 held, 1 skipped · 2,000 runs in 3.4 s · seed 42
      again: npx compaction-check run --seed 42 --runs 2000
      "
    `);
  });

  it('says in full what a pass is worth where there is room', () => {
    expect(renderReport(REPORT, { color: false, width: 150 })).toContain(
      '0 violations in 2,000 runs (premise met in 1,312); rate below 0.23 % with 95 % confidence',
    );
  });

  it.each([60, 80, 100, 150])('keeps tables and prose within %i columns', (width) => {
    const lines = renderReport(REPORT, { color: false, width }).split('\n');
    expect(lines.filter((line) => line.length > width && !line.includes('npx '))).toEqual([]);
  });

  it('gives the failures and the last line only when it is quiet', () => {
    const quiet = renderReport(REPORT, { ...PLAIN, quiet: true });
    expect(quiet).toMatch(/^── ✗ coverage\/anchors-present/);
    expect(quiet).not.toContain('conservation/partition');
    expect(quiet).toContain('FAILED');
    const passed = report([property('a/b', ['S1'])], { verdict: 'passed' });
    expect(
      renderReport(passed, { ...PLAIN, quiet: true })
        .trimEnd()
        .split('\n'),
    ).toEqual([
      'PASSED · 1 held · 2,000 runs in 3.4 s · seed 42',
      'again: npx compaction-check run --seed 42 --runs 2000',
    ]);
  });

  it('shows the evidence of the first three broken properties, and of all when it is verbose', () => {
    const many = report(
      ['a/b', 'a/c', 'a/d', 'a/e'].map((id) => broken({ ...INPUT_RANGE, property: id }, { id })),
    );
    const evidence = /The smallest conversation|The evidence is the conversation/;
    const shown = (text: string) => framesOf(text).map((frame) => evidence.test(frame));
    expect(shown(renderReport(many, PLAIN))).toEqual([true, true, true, false]);
    expect(framesOf(renderReport(many, PLAIN))[3]).toContain('t2 is claimed as covered');
    expect(shown(renderReport(many, { ...PLAIN, verbose: true }))).toEqual([true, true, true, true]);
  });

  it('says what of a conversation matters, where that is known', () => {
    const matters = [{ part: 'the summary budget', instead: 'with 6 tokens' }];
    const explanation = { matters, varies: ['the window', 'the role of t1'], neighbour: null };
    const text = renderReport(report([broken({ ...INPUT_RANGE, explanation })]), PLAIN);
    expect(text).toContain('  What matters\n     the summary budget: it holds with 6 tokens\n');
    expect(text).toContain('  What may as well be something else\n     the window, the role of t1\n');
    expect(renderReport(report([broken(INPUT_RANGE)]), PLAIN)).not.toContain('What matters');
  });

  it('has escape codes only when it is coloured', () => {
    expect(renderReport(REPORT, PLAIN)).not.toContain('\u001b');
    expect(renderReport(REPORT, { ...PLAIN, color: true })).toContain('\u001b[31m');
  });

  it('looks the same with and without colours', () => {
    const coloured = renderReport(REPORT, { ...PLAIN, color: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is looked for.
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(renderReport(REPORT, PLAIN));
  });

  it('names the compactor’s file in the commands', () => {
    const text = renderReport(REPORT, { ...PLAIN, subject: 'my compactor.ts' });
    expect(text).toContain(".json 'my compactor.ts'\n");
    expect(text).toContain("run 'my compactor.ts' --seed 42");
  });

  it.each([
    ['time', 'stopped by the time limit'],
    ['bail', 'stopped at the first breach'],
    ['interrupted', 'interrupted'],
  ] as const)('says that a run ended by %s', (ended, words) => {
    expect(renderReport({ ...REPORT, ended }, PLAIN)).toContain(words);
  });

  it('tells a should-level breach apart from one that counts', () => {
    const should = broken(INPUT_RANGE, { level: 'should' });
    const aside = renderReport(report([property('a/b', ['S1']), should], { verdict: 'passed' }), PLAIN);
    expect(aside).toContain('should: reported, not counted in the verdict');
    expect(aside).toContain('PASSED · 1 held (should: 1 broken)');
    expect(aside).toContain('── ✗ coverage/anchors-present · S1 · should ─');
    const settings = { ...REPORT.settings, level: 'should' as const };
    const asked = renderReport(report([property('a/b', ['S1']), should], { settings }), PLAIN);
    expect(asked).toContain('FAILED · 1 broken, 1 held ·');
    expect(asked).toContain('--level should');
  });

  it('says that nothing was judged', () => {
    expect(renderReport(report([], { verdict: 'skipped' }), PLAIN)).toContain('SKIPPED · nothing was judged');
  });
});

describe('a failure frame', () => {
  it('is short for a small conversation', () => {
    const [first, second] = framesOf(renderReport(REPORT, PLAIN));
    expect(first!.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    expect(second).toContain('The evidence is the conversation shown above for coverage/anchors-present.');
  });

  it('has no stack trace', () => {
    expect(renderReport(report([broken(CRASH)]), PLAIN)).not.toMatch(/^\s+at /m);
  });

  it('elides turns and steps of a long conversation', () => {
    const [frame] = framesOf(renderReport(report([broken(LONG)]), PLAIN));
    expect(frame!.split('\n').length).toBeLessThanOrEqual(55);
    expect(frame).toMatch(/▸ {2}t200 +covered +absent +no +✗/);
    expect(frame).toContain('198 turns: t1–t198');
    expect(frame).toContain('199 turns: 189 covered, 10 kept');
    expect(frame).toContain('38 steps left out');
  });

  it('says what is unusual about a counterexample', () => {
    const text = renderReport(report([broken(LONG)]), PLAIN);
    expect(text).toContain('flaky: it came back in 2 of 5 re-drives');
    expect(text).toContain('shrinking ran out of time');
    expect(text).toContain(
      'npx compaction-check run --seed 42 --runs 18 --property coverage/anchors-present',
    );
  });

  it('says how a compactor broke off, and what it printed', () => {
    const text = renderReport(report([broken(CRASH, { verdict: 'errored' })]), PLAIN);
    expect(text).toContain('── ✗ failure/no-crash · errored ─');
    expect(text).toMatch(
      /1 {2}append +t1\n +crashed during append\(\): TypeError: Cannot read properties of null/,
    );
    expect(text).toMatch(/The compactor printed \(and 12,000 characters more\)\n +│ appending 1 turn/);
  });

  it('shows the conversation again where a violation is at another moment', () => {
    const later = { ...INPUT_RANGE, property: 'x/y', violations: [{ moment: 0, says: 'something else' }] };
    const frames = framesOf(renderReport(report([broken(INPUT_RANGE), broken(later)]), PLAIN));
    expect(frames[1]).toContain('After step 1');
  });

  it('tells of each label its share, what is asked, and whether that is reached', () => {
    const share = { whole: 2000, interval: [0.08, 0.12] as const, required: 0.1 };
    const statistics = [
      { ...share, label: 'at the ceiling', part: 200, verdict: 'undecided' as const },
      { ...share, label: 'safe side', part: 600, verdict: 'reached' as const },
      { ...share, label: 'no turns', part: 0, verdict: 'missed' as const },
      { ...share, label: 'twins', part: 20, required: null, verdict: null },
    ];
    const text = renderReport(report([property('a/b', ['S1'])], { statistics }), PLAIN);
    expect(text.split('What occurred')[1]!.split('\n').slice(1, 5)).toEqual([
      '  at the ceiling   200   10 %  8 to 12 %   10 %  · too few runs to say',
      '  safe side        600   30 %  8 to 12 %   10 %  ✓',
      '  no turns           0    0 %  8 to 12 %   10 %  ✗ too seldom',
      '  twins             20    1 %  8 to 12 %',
    ]);
  });
});

describe('a report on hostile text', () => {
  const hostile = report([broken(HOSTILE)], {
    compactor: { name: HOSTILE.compactor, version: HOSTILE.compactor },
  });

  it('has no character that a terminal obeys or cannot show', () => {
    const text = renderReport(hostile, PLAIN).replaceAll('\n', '');
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  });

  it('has one frame, and its last line', () => {
    const text = renderReport(hostile, PLAIN);
    expect(framesOf(text).length).toBe(1);
    expect(text.trimEnd().split('\n').slice(-2)[0]).toMatch(/^FAILED · 1 broken · 2,000 runs/);
  });
});

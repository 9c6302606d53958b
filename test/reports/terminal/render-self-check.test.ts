import { describe, expect, it } from 'vitest';
import { renderSelfCheck } from '../../../reports/terminal/render-self-check.js';
import type { SelfCheckReport } from '../../../src/self-check/self-check-report.js';
import { SELF_CHECK } from '../samples/self-check.js';

const PLAIN = { color: false, width: 100 };

describe('renderSelfCheck', () => {
  it('reads like this', () => {
    expect(renderSelfCheck(SELF_CHECK, { ...PLAIN, subject: 'mine.ts' })).toMatchInlineSnapshot(`
      "mine 1.2.0 · compaction-check 0.1.0 · law 1.0 · self-check

        ✓ coverage/anchors-present S1       turn-claimed: 42 of 44 runs
        ✗ conservation/loud S6              broken: it fires without any corruption, in 12 of 166 runs
                                            that met its premise
        – reconstruction/honest-source S12  skipped: needs recall, which this compactor does not support
        ? team/tidy                         silent: no corruption reaches it, although its premise
                                            occurred in 166 runs

        turn-claimed  the newest kept turn is claimed as covered

      FAILED · 1 broken, 1 silent, 1 fired, 1 skipped · 5,120 cases in 8.5 s · seed 7
      again: npx compaction-check run mine.ts --self-check --seed 7 --runs 300
      see what is broken: npx compaction-check run mine.ts --seed 7 --runs 300
      "
    `);
  });

  it('shows only what ought to have fired when it is quiet', () => {
    const lines = renderSelfCheck(SELF_CHECK, { ...PLAIN, quiet: true }).split('\n');
    expect(lines.filter((line) => /^ {2}[✓✗?–]/.test(line)).map((line) => line.slice(2, 21))).toEqual([
      '✗ conservation/loud',
      '? team/tidy        ',
    ]);
    expect(lines.join('\n')).not.toContain('the newest kept turn');
  });

  it('tells of every corruption when it is verbose', () => {
    const text = renderSelfCheck(SELF_CHECK, { ...PLAIN, verbose: true });
    expect(text).toContain('cut-hidden    the compactor is not told that a summary was cut (0 runs)');
    expect(text).toContain('every turn is answered with the empty text (needs recall)');
    expect(text).toContain('the newest kept turn is claimed as covered (44 runs)');
  });

  it('points to the check where nothing else can be said', () => {
    const text = renderSelfCheck(SELF_CHECK, { ...PLAIN, subject: 'mine.ts' });
    expect(text).toContain('see what is broken: npx compaction-check run mine.ts --seed 7 --runs 300');
    const given = { property: ['S1'] };
    expect(renderSelfCheck(SELF_CHECK, { ...PLAIN, width: 160, given })).toContain(
      'again: npx compaction-check run --self-check --seed 7 --runs 300 --property S1',
    );
    const intact = { ...SELF_CHECK, properties: SELF_CHECK.properties.slice(0, 1) };
    expect(renderSelfCheck(intact, PLAIN)).not.toContain('see what is broken');
  });

  it('says why it ended early, and that nothing was tried', () => {
    const cut: SelfCheckReport = { ...SELF_CHECK, ended: 'time', properties: [] };
    expect(renderSelfCheck(cut, PLAIN)).toContain(
      'there was no property to try · 5,120 cases in 8.5 s, stopped',
    );
  });

  it('obeys nothing that a name holds', () => {
    const named = { ...SELF_CHECK, compactor: { name: 'a\u001b[2Jb', version: null } };
    expect(renderSelfCheck(named, PLAIN)).not.toContain('\u001b');
  });

  it('keeps within a narrow terminal', () => {
    const lines = renderSelfCheck(SELF_CHECK, { color: false, width: 72 }).split('\n');
    const commands = lines.filter((line) => !/^(again|see what)/.test(line));
    expect(commands.filter((line) => line.length > 72)).toEqual([]);
  });
});

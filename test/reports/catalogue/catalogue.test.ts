import { describe, expect, it } from 'vitest';
import { anchorsPresent } from '../../../properties/coverage/anchors-present.js';
import { factsPresent } from '../../../properties/coverage/facts-present.js';
import { PROPERTIES } from '../../../properties/registry.js';
import { renderExplain } from '../../../reports/catalogue/render-explain.js';
import { renderList } from '../../../reports/catalogue/render-list.js';

describe('renderList', () => {
  it('says on one line what each property claims', () => {
    const lines = renderList(PROPERTIES, false).trimEnd().split('\n');
    expect(lines.length).toBe(PROPERTIES.length);
    for (const [row, { id, clauses, level, claim }] of PROPERTIES.entries()) {
      for (const part of [id, clauses.join(' '), level, claim]) expect(lines[row]).toContain(part);
    }
  });

  it.each([60, 80, 100, 140])('keeps within %i columns', (width) => {
    const widest = Math.max(
      ...renderList(PROPERTIES, false, width)
        .split('\n')
        .map((line) => line.length),
    );
    expect(widest).toBeLessThanOrEqual(width);
  });

  it('says nothing of no property', () => {
    expect(renderList([], false)).toBe('\n');
  });
});

describe('renderExplain', () => {
  it('says what a property is about, from its claim to how to fix a breach', () => {
    expect(renderExplain(anchorsPresent, false)).toMatchInlineSnapshot(`
      "coverage/anchors-present · S1 · must

      Claim
        A checkpoint never lists a turn as covered when its anchor is absent from the
        summary.

      Why it matters
        Whoever asks for such a turn is sent to a summary that does not know it, and
        concludes that it never existed.

      When it says something
        Wherever a turn is claimed as covered. If that occurs in fewer than 5 % of the
        runs, the verdict is unknown.

      What a compactor needs for it
        Nothing beyond the contract.

      How to fix a breach
        Write the pointer set from what the summary holds: claim a turn only after its
        anchor was found there, and leave the others to the raw log.

      A breach fails the run.
      "
    `);
  });

  it('names the capabilities that a property needs, and what a breach of it does', () => {
    const text = renderExplain(factsPresent, false);
    for (const capability of factsPresent.needs) expect(text).toContain(capability);
    expect(text).toContain('--level should');
  });

  it('has escape codes only when it is coloured', () => {
    expect(renderExplain(anchorsPresent, false)).not.toContain('\u001b');
    expect(renderExplain(anchorsPresent, true)).toContain('\u001b[1m');
  });
});

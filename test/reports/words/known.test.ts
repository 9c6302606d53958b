import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { renderDigest } from '../../../reports/digest/render-digest.js';
import { renderAnnotations } from '../../../reports/github/render-annotations.js';
import { renderJunit } from '../../../reports/junit/render-junit.js';
import { renderSarif } from '../../../reports/sarif/render-sarif.js';
import type { KnownFailure } from '../../../src/run/report.js';
import { obeyed } from '../github/obeyed.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { broken, property, report } from '../samples/report.js';
import { sarifProblems } from '../sarif/sarif-schema.js';

const KNOWN: KnownFailure = {
  ...{ reason: 'It is old.', link: 'TEAM-1', expires: '2027-01-31', counterexamples: null },
  ...{ status: 'fails', says: null },
};
const REPORT = report(
  [
    broken(INPUT_RANGE, { known: KNOWN }),
    property('coverage/held', [], { known: { ...KNOWN, status: 'holds' } }),
    broken({ ...INPUT_RANGE, property: 'coverage/expired' }, { known: { ...KNOWN, expired: true } }),
  ],
  { known: { file: 'known.json', elsewhere: 0 } },
);
const ORIGIN = { subject: 'mine.ts', file: 'mine.ts' };
const SENTENCE = 'known until 2027-01-31: It is old. · TEAM-1';

describe('known failures', () => {
  it('are notices at GitHub while they are let pass, and errors when they are out of date', () => {
    const told = obeyed(renderAnnotations(REPORT, ORIGIN));
    expect(told.map(({ name, properties }) => [name, properties.title])).toEqual([
      ['error', 'coverage/held known failure'],
      ['error', 'coverage/expired broken'],
      ['notice', 'coverage/anchors-present broken'],
    ]);
    expect(told[2]!.data).toContain(SENTENCE);
  });

  it('stand in a comment below what is new, and first where they are out of date', () => {
    const text = renderDigest(REPORT, ORIGIN, { most: 20_000, sizeOf: ({ length }) => length });
    const at = (part: string) => text.indexOf(part);
    expect(at('Known failures that are out of date: 2 properties')).toBeGreaterThan(0);
    expect(at('holds, and is known to fail: It is old.')).toBeGreaterThan(0);
    expect(at('Known, and still broken: 1 property')).toBeGreaterThan(at('out of date'));
    expect(at('known until 2027-01-31: It is old.')).toBeGreaterThan(at('Known, and still broken'));
  });

  it('are suppressed in SARIF while they are let pass', () => {
    const json = renderSarif(REPORT, ORIGIN, { about: [], fingerprint: () => 'a' });
    expect(sarifProblems(json)).toEqual([]);
    const { results, invocations } = (JSON.parse(json) as Log).runs[0]!;
    expect(results!.map(({ suppressions }) => suppressions?.[0]?.justification)).toEqual([
      'It is old. · TEAM-1',
      undefined,
    ]);
    expect(invocations![0]!.toolExecutionNotifications!.map(({ level }) => level)).toEqual([
      'error',
      'error',
    ]);
  });

  it('are skipped in JUnit while they are let pass, and fail when they are out of date', () => {
    const xml = renderJunit(REPORT, ORIGIN);
    expect(xml).toContain(`<skipped message="${SENTENCE}"/>`);
    expect(xml.match(/<failure /g)).toHaveLength(2);
    expect(xml).toContain('holds, and is known to fail: It is old. · TEAM-1');
  });
});

import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { KnownFailure, PropertyReport, Report } from '../../../src/run/report.js';
import { type TestEnd, testEnd } from '../../../src/vitest/test-end.js';
import { INPUT_RANGE } from '../../reports/samples/input-range.js';
import { broken, property, report } from '../../reports/samples/report.js';

const TELLING = {
  subject: 'mine.ts',
  given: { stepLimit: '9ms' },
  again: 'npx vitest',
  color: false,
  width: 100,
};

const end = (one: PropertyReport, parts: Partial<Report> = {}) => testEnd(one, report([one], parts), TELLING);

const errorOf = (ended: TestEnd) => {
  if (ended.state !== 'failed') throw new Error(`it ${ended.state}`);
  return ended.error as Error & { diff?: string };
};

const UNKNOWN = { verdict: 'unknown', reason: 'its premise (a cut) never occurred', met: 0 } as const;

describe('a test', () => {
  it('passes where the property held', () => {
    expect(end(property('conservation/partition', ['S5']))).toEqual({ state: 'passed' });
  });

  it('fails where it broke, with the frame, and without a stack', () => {
    const error = errorOf(end(broken(INPUT_RANGE)));
    expect(error.name).toBe('Broken');
    expect(error.message).toMatch(
      /\nbroken in 412 of 1,877 runs; replay: npx compaction-check .* mine\.ts --step-limit 9ms/,
    );
    expect(error.diff).toContain('The smallest conversation');
    expect(error.diff).toContain('again       npx vitest');
    expect(error.stack).toBe('');
  });

  it('fails where the compactor crashed, and says so', () => {
    expect(errorOf(end(broken(INPUT_RANGE, { verdict: 'errored' }))).name).toBe('Errored');
  });

  it('has colours in the frame only, and only where they are wanted', () => {
    const sample = report([broken(INPUT_RANGE)]);
    const plain = errorOf(testEnd(sample.properties[0]!, sample, TELLING));
    const coloured = errorOf(testEnd(sample.properties[0]!, sample, { ...TELLING, color: true }));
    expect(coloured.message).toBe(plain.message);
    expect(coloured.diff).not.toBe(plain.diff);
    expect(stripVTControlCharacters(coloured.diff!)).toBe(plain.diff);
  });

  it('fails where nothing was put to the test', () => {
    const error = errorOf(end(property('coverage/cut-noticed', ['S7'], UNKNOWN)));
    expect(error.message).toContain('its premise (a cut) never occurred\nNothing broke');
  });

  it('names the time limit where it ended the search', () => {
    const error = errorOf(end(property('coverage/cut-noticed', ['S7'], UNKNOWN), { ended: 'time', runs: 9 }));
    expect(error.message).toContain('The time limit ended the search after 9 of 2000 runs.');
  });

  it('is skipped where another breach ended the search', () => {
    const note = 'the run ended at the first breach';
    const ended = end(property('coverage/cut-noticed', ['S7'], UNKNOWN), { ended: 'bail' });
    expect(ended).toEqual({ state: 'skipped', note });
  });

  it('is skipped with the reason where the property says nothing', () => {
    const skipped = property('coverage/progress', ['S3b'], { verdict: 'skipped', reason: 'needs recall' });
    expect(end(skipped)).toEqual({ state: 'skipped', note: 'needs recall' });
  });
});

describe('the test of a `should`', () => {
  const settings = { ...report([]).settings, level: 'should' } as const;

  it('is skipped where it broke, with the finding', () => {
    const ended = end(broken(INPUT_RANGE, { level: 'should' }));
    expect(ended).toMatchObject({
      state: 'skipped',
      note: expect.stringMatching(/^should: broken in 412 of 1,877 runs: /),
      finding: expect.stringContaining('replay: npx compaction-check'),
    });
  });

  it('fails where it broke and the level asks for it', () => {
    expect(end(broken(INPUT_RANGE, { level: 'should' }), { settings }).state).toBe('failed');
  });

  it('fails for lack of cases only where the level asks for it', () => {
    const unknown = property('coverage/cut-turns-whole', ['S7'], { ...UNKNOWN, level: 'should' });
    expect(end(unknown)).toMatchObject({
      state: 'skipped',
      note: expect.stringMatching(/^should, unknown: /),
    });
    expect(end(unknown, { settings }).state).toBe('failed');
  });
});

describe('the test of a known failure', () => {
  const KNOWN: KnownFailure = {
    ...{ reason: 'It is old.', link: 'TEAM-1', expires: '2027-01-31', counterexamples: null },
    ...{ status: 'fails', says: null },
  };
  const known = { file: 'known.json', elsewhere: 0 };

  it('passes while it fails, and says why', () => {
    expect(end(broken(INPUT_RANGE, { known: KNOWN }), { known })).toEqual({
      state: 'passed',
      note: 'known until 2027-01-31: It is old. · TEAM-1',
    });
  });

  it('fails where it holds, and says what to do', () => {
    const held = property('coverage/a', [], { known: { ...KNOWN, status: 'holds' } });
    const error = errorOf(end(held, { known }));
    expect(error.name).toBe('HoldsUnexpectedly');
    expect(error.message).toContain('Remove it from known.json; nothing broke it in 2000 runs.');
  });

  it('fails where it expired, with the frame', () => {
    const error = errorOf(end(broken(INPUT_RANGE, { known: { ...KNOWN, expired: true } }), { known }));
    expect(error.name).toBe('Expired');
    expect(error.message).toContain('expired on 2027-01-31: It is old.');
    expect(error.diff).toContain('The smallest conversation');
  });

  it('fails where another of its failures is known', () => {
    const other = broken(INPUT_RANGE, { known: { ...KNOWN, status: 'fails otherwise' } });
    expect(errorOf(end(other, { known })).name).toBe('Broken');
  });
});

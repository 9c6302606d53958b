import { describe, expect, it } from 'vitest';
import { applyKnown, type KnownContext } from '../../../src/known/apply-known.js';
import type { KnownEntry } from '../../../src/known/known-file.js';
import { knownOption } from '../../../src/known/known-option.js';
import { requireReal } from '../../../src/known/require-real.js';
import type { PropertyReport, RegressionCase, Report } from '../../../src/run/report.js';
import { caseHash } from '../../../src/scenario/case-hash.js';
import { INPUT_RANGE } from '../../reports/samples/input-range.js';
import { broken, property, report } from '../../reports/samples/report.js';

const ID = INPUT_RANGE.property;
const HASH = caseHash(ID, INPUT_RANGE.observation.scenario);
const TODAY = '2026-12-02';
const ENTRY: KnownEntry = { property: ID, reason: 'It is old.', expires: '2026-12-02' };

const FAILS = broken(INPUT_RANGE);
const HELD = property(ID, ['S1']);
const OTHER = property('coverage/other', ['S2']);

/** What becomes of one property, and of the whole, beside another that held. */
function apply(
  one: PropertyReport,
  entry: Partial<KnownEntry> = {},
  parts: Partial<Report> = {},
  context: KnownContext = {},
) {
  const reading = { file: 'known.json', entries: [{ ...ENTRY, ...entry }] };
  const { verdict, properties, known } = applyKnown(report([one, OTHER], parts), reading, {
    today: TODAY,
    ...context,
  });
  return { verdict, known, of: properties[0]!.known, other: properties[1]!.known };
}

describe('a known failure', () => {
  it('is let pass on its last day, and keeps the verdict that it was given', () => {
    const { verdict, of, other, known } = apply(FAILS, { link: 'TEAM-1' });
    expect(verdict).toBe('passed');
    expect(of).toEqual({
      reason: 'It is old.',
      link: 'TEAM-1',
      expires: TODAY,
      counterexamples: null,
      status: 'fails',
      says: null,
    });
    expect(other).toBeUndefined();
    expect(known).toEqual({ file: 'known.json', elsewhere: 0 });
  });

  it('fails the build the day after', () => {
    expect(apply(FAILS, { expires: '2026-12-01' })).toMatchObject({
      verdict: 'failed',
      of: { expired: true },
    });
  });

  it('hides no other failure', () => {
    const two = report([FAILS, broken({ ...INPUT_RANGE, property: 'coverage/other' })]);
    expect(applyKnown(two, { file: 'a', entries: [ENTRY] }, { today: TODAY }).verdict).toBe('failed');
  });

  it('is one also where it only broke now and then', () => {
    const flaky = property(ID, [], { verdict: 'unknown', reason: 'did not break again', broken: 3 });
    expect(apply(flaky)).toMatchObject({ verdict: 'passed', of: { status: 'fails' } });
  });

  it('says nothing of another compactor', () => {
    const { verdict, of, known } = apply(FAILS, { compactor: 'another' });
    expect([verdict, of, known!.elsewhere]).toEqual(['failed', undefined, 1]);
  });

  it('of a property that was not judged says nothing, even if it expired', () => {
    const entries = [{ ...ENTRY, property: 'coverage/deselected', expires: '2020-01-01' }];
    expect(applyKnown(report([HELD]), { file: 'a', entries }, { today: TODAY }).verdict).toBe('passed');
  });

  it('lets pass only the counterexamples that it names', () => {
    expect(apply(FAILS, { counterexamples: [HASH] })).toMatchObject({
      verdict: 'passed',
      of: { status: 'fails' },
    });
    expect(apply(FAILS, { counterexamples: ['0123456789ab'] })).toMatchObject({
      verdict: 'failed',
      of: { status: 'fails otherwise' },
    });
  });

  it('does not count beside what is unknown', () => {
    const unknown = property(ID, [], { verdict: 'unknown', reason: 'it was rare', met: 0 });
    expect(apply(unknown)).toMatchObject({
      verdict: 'unknown',
      of: { status: 'untold', says: 'it was rare' },
    });
    expect(apply({ ...unknown, verdict: 'skipped' }).verdict).toBe('passed');
  });
});

const caseOf = (parts: Partial<RegressionCase>): RegressionCase => ({
  file: '.s/a/1.json',
  property: ID,
  compactor: 'input-range',
  status: 'fixed',
  reason: null,
  ...parts,
});

const problemAt = (file: string, code = 'CC_STORE_UNREADABLE') => ({
  file,
  code,
  says: 'so',
  unread: true as const,
});
const storeOf = (...cases: RegressionCase[]) => ({ directory: '.s', cases, problems: [] });

describe('a known failure that holds', () => {
  it('fails the build, at any level', () => {
    expect(apply(HELD)).toMatchObject({ verdict: 'failed', of: { status: 'holds' } });
    expect(apply({ ...HELD, level: 'should' })).toMatchObject({ verdict: 'failed' });
  });

  it('does so also where its stored case was seen to hold', () => {
    const seen = { broken: 1, met: 2000 };
    expect(apply(HELD, { seen }, { store: storeOf(caseOf({})) })).toMatchObject({ of: { status: 'holds' } });
  });

  it.each<[string, Partial<Report>]>([
    [
      'its stored case could not be replayed',
      { store: storeOf(caseOf({ status: 'skipped', reason: 'time was over' })) },
    ],
    ['its stored case is damaged', { store: { ...storeOf(), problems: [problemAt(`.s/${ID}/1.json`)] } }],
    [
      'its folder in the store is a link',
      { store: { ...storeOf(), problems: [problemAt(`.s/${ID}`, 'CC_STORE_LINK')] } },
    ],
    [
      'a folder above that cannot be read',
      { store: { ...storeOf(), problems: [problemAt(`.s/${ID.split('/')[0]}`)] } },
    ],
    ['it was judged by one shard', { shard: { index: 1, of: 2, scenarios: '', parts: [] } }],
    ['the run was interrupted', { ended: 'interrupted' }],
    ['the run ended at a breach', { ended: 'bail' }],
  ])('does not where %s', (_, parts) => {
    expect(apply(HELD, {}, parts).of).toMatchObject({ status: 'untold' });
  });

  it('does not where nobody replayed it, and it may have been luck', () => {
    const held = { ...HELD, met: 60 };
    expect(apply(held, { seen: { broken: 3, met: 2000 } })).toMatchObject({
      verdict: 'passed',
      of: { status: 'untold', says: expect.stringContaining('3 of 2000') },
    });
    expect(apply(held, { seen: { broken: 900, met: 2000 } }).verdict).toBe('failed');
  });

  it('takes no notice of what stands in the way of others', () => {
    const cases = [
      caseOf({ property: 'coverage/other', status: 'skipped', reason: '' }),
      caseOf({ compactor: 'another', status: 'skipped', reason: '' }),
    ];
    expect(apply(HELD, {}, { store: storeOf(...cases) }).of!.status).toBe('holds');
  });
});

it('is not held to be gone because another compactor does not break a stored case', () => {
  const store = storeOf(caseOf({ compactor: 'another', status: 'holds' }));
  const { of } = apply({ ...HELD, met: 60 }, { seen: { broken: 3, met: 2000 } }, { store });
  expect(of).toMatchObject({ status: 'untold', says: expect.stringContaining('may be luck') });
});

it('holds also where nobody could note in the store that its case is fixed', () => {
  const { unread: _, ...problem } = problemAt(`.s/${ID}/1.json`);
  const store = { ...storeOf(caseOf({})), problems: [problem] };
  expect(apply(HELD, {}, { store }).of).toMatchObject({ status: 'holds' });
});

it('is asked of a run only while it is let pass', () => {
  const entries = [
    { ...ENTRY, counterexamples: [HASH] },
    { ...ENTRY, property: 'coverage/b' },
    { ...ENTRY, property: 'coverage/c', expires: '2026-12-01' },
    { ...ENTRY, property: 'coverage/d', compactor: 'another' },
  ];
  expect([...knownOption({ file: 'a', entries }, 'mine', TODAY)]).toEqual([
    [ID, [HASH]],
    ['coverage/b', null],
  ]);
});

it('is an error where there is no such property, unless it is of another compactor', () => {
  const check = (compactor: string) =>
    requireReal(
      { file: 'a', entries: [{ ...ENTRY, compactor: 'mine' }] },
      compactor,
      ['coverage/near'],
      () => ['coverage/near'],
    );
  expect(() => check('mine')).toThrow(
    /a knows a failure of `coverage\/anchors-present`[\s\S]*`coverage\/near`/,
  );
  expect(() => check('another')).not.toThrow();
});

import { describe, expect, it } from 'vitest';
import { renderKnown } from '../../../reports/markdown/render-known.js';
import { renderReport } from '../../../reports/terminal/render-report.js';
import type { KnownFailure, PropertyReport, Report } from '../../../src/run/report.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { broken, property, report } from '../samples/report.js';

const KNOWN: KnownFailure = {
  reason: 'The range is old.',
  link: 'https://example.org/issues/12',
  expires: '2027-01-31',
  counterexamples: null,
  status: 'fails',
  says: null,
};

const known = (parts: Partial<KnownFailure> = {}) => ({ known: { ...KNOWN, ...parts } });

const told = (properties: PropertyReport[], parts: Partial<Report> = {}): Report =>
  report(properties, { known: { file: 'known.json', elsewhere: 0 }, ...parts });

const render = (shown: Report, how: { quiet?: boolean; verbose?: boolean } = {}) =>
  renderReport(shown, { color: false, width: 120, subject: 'mine.ts', ...how });

const FAILS = broken(INPUT_RANGE, known());

describe('a known failure', () => {
  it('is shown with its reason, its link and its last day, and without a frame', () => {
    const text = render(told([FAILS, property('coverage/other', ['S2'])], { verdict: 'passed' }));
    expect(text).toMatch(/^ {2}~ coverage\/anchors-present S1 {2}broken in 412 of 1,877 runs$/m);
    expect(text).toMatch(/known until 2027-01-31: The range is old\. · https:\/\/example\.org\/issues\/12/);
    expect(text).not.toContain('The smallest conversation');
    expect(text).toMatch(/^PASSED · 1 known, 1 held · /m);
  });

  it('has a frame where all are shown, and nothing but a number where little is', () => {
    expect(render(told([FAILS]), { verbose: true })).toMatch(
      /The smallest conversation[\s\S]*note {8}known until/,
    );
    expect(render(told([FAILS], { verdict: 'passed' }), { quiet: true })).toMatch(/^PASSED · 1 known · /);
  });

  it('is told to be out of date where it holds, also where little is shown', () => {
    const text = render(told([property('coverage/a', [], known({ status: 'holds' }))]), { quiet: true });
    expect(text).toContain('holds unexpectedly: coverage/a is known to fail (The range is old.');
    expect(text).toContain('FAILED · 1 held unexpectedly · ');
  });

  it('is told to have expired, with its frame', () => {
    const text = render(told([broken(INPUT_RANGE, known({ expired: true }))]), { quiet: true });
    expect(text).toContain('expired: the failure of coverage/anchors-present was let pass until 2027-01-31');
    expect(text).toContain('The smallest conversation');
    expect(text).toContain('FAILED · 1 expired · ');
  });

  it('is told apart from another failure of its property', () => {
    const text = render(told([broken(INPUT_RANGE, known({ status: 'fails otherwise' }))]));
    expect(text).toContain('not known: coverage/anchors-present fails on another conversation');
    expect(text).toContain('FAILED · 1 broken · ');
  });

  it('is said to be untold, with the reason', () => {
    const held = property('coverage/a', [], known({ status: 'untold', says: 'it may be luck' }));
    expect(render(told([held], { verdict: 'passed' }))).toContain('known to fail, and held: it may be luck');
  });

  it('that is of another compactor is counted', () => {
    const text = render(told([], { known: { file: 'known.json', elsewhere: 2 } }));
    expect(text).toContain('2 known failures in known.json are of other compactors');
  });
});

it('says what was written', () => {
  const update = { added: ['coverage/a', 'coverage/b'], removed: ['coverage/c'], kept: ['coverage/d'] };
  const text = render(told([], { known: { file: 'known.json', elsewhere: 0, update } }), { quiet: true });
  expect(text).toMatch(
    /known\.json: 2 added[^;]*\(coverage\/a, coverage\/b\); 1 removed \(coverage\/c\); 1 kept/,
  );
});

describe('in Markdown, known failures', () => {
  it('are a table in which nothing is obeyed', () => {
    const odd = property(
      'coverage/a',
      [],
      known({ status: 'holds', reason: '| <b> @you', link: 'javascript:x' }),
    );
    const text = renderKnown(told([FAILS, odd]))!;
    expect(text).toContain('known until 2027-01-31 | The range is old. | <https://example.org/issues/12> |');
    expect(text).toContain('holds, and is known to fail | &#124; &#60;b&#62; &#64;you | javascript:x |');
  });

  it('are nothing where there are none', () => {
    expect(renderKnown(told([property('coverage/a', [])]))).toBeNull();
  });
});

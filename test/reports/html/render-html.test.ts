import { describe, expect, it } from 'vitest';
import { INPUT_RANGE } from '../samples/input-range.js';
import { LONG } from '../samples/long.js';
import { broken, property, report } from '../samples/report.js';
import { pageOf, REPORTS } from './pages.js';

/** What a reader sees of a page, tags left out. */
const textOf = (html: string) =>
  html
    .replace(/^[\s\S]*<body>/, '')
    .replace(/<script>[\s\S]*/, '')
    .replace(/<\/(?:p|td|th|li|h\d|span)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

describe('the page of a report', () => {
  it('forbids everything but its own style and script', () => {
    const [, policy] = /content="(default-src[^"]*)"/.exec(pageOf(REPORTS['one property']))!;
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; /);
    expect(policy).not.toContain('unsafe');
  });

  it('tells each property with its counts and the interval of its rate', () => {
    const text = textOf(pageOf(REPORTS['each verdict']));
    expect(text).toContain('412 of 1,877 22 % (20 to 23.9 %)');
    expect(text).toContain('0 of 640 below 0.47 %');
    expect(text).toContain('the premise was met in 3 runs, 20 are needed');
    expect(text).toContain('hollow coverage: 12 of 340');
  });

  it('gives no interval where a breach ended the search', () => {
    const found = broken(INPUT_RANGE, { met: 7, broken: 1 });
    expect(textOf(pageOf(report([found], { ended: 'bail' })))).toContain('1 of 7 14 % ');
    expect(textOf(pageOf(report([found])))).toContain('1 of 7 14 % (0.3 to 57.9 %)');
  });

  it('tells of a breach what was summarized, where it was cut, what is claimed, and what is answered', () => {
    const html = pageOf(report([broken(INPUT_RANGE)]));
    expect(html).toMatch(/- t1: <mark [^>]*>INV-4471<\/mark>, due Friday/);
    const text = textOf(html);
    expect(text).toContain('- t2: the refund goes to acc ✂ cut here; its finish reason');
    expect(text).toContain('it lacks the anchors of t2');
    expect(text).toContain('t2 ✗ covered DE-7730 absent no');
    expect(text).toContain(
      '“The conversation does not mention this.”, from the summary ✗ the answer lacks DE-7730',
    );
    expect(text).toContain('replay .compaction-check/coverage/anchors-present/3f9c1b72.json mine.ts');
  });

  it('tells where the turns of a breach were since which step, in a session of several passes', () => {
    const html = pageOf(REPORTS['three passes']);
    const [ledger = ''] = /<dl class="ledger">[\s\S]*?<\/dl>/.exec(html) ?? [];
    const text = ledger.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toBe(
      ' t2 since step 1 kept in the view since step 2 covered by the summary s1 since step 5 ✗ in no list, and in no item of the view' +
        ' t1 since step 1 kept in the view since step 2 covered by the summary s1 since step 4 ✗ claimed as covered, though no summary in the view holds it ',
    );
    expect(pageOf(report([broken(INPUT_RANGE)]))).not.toContain('class="ledger"');
  });

  it('folds the turns of a long conversation that are not concerned, and loses none', () => {
    const html = pageOf(report([broken(LONG)]));
    const strip = textOf(html.slice(html.indexOf('<table class="strip">')));
    expect(strip).toMatch(
      /turn … 198 turns t199 user part-199\.bin what broke is about: t200 assistant part-200\.bin t201 user part-201\.bin … 199 turns/,
    );
    expect(html.match(/wrote the file/g)).toHaveLength(401);
    expect(html.length).toBeLessThan(200_000);
  });

  it('asks for a recording to be judged again, since nothing was run', () => {
    const found = report([broken(INPUT_RANGE)], { runs: 1 });
    const text = textOf(pageOf(found, { recording: 'a b.json' }));
    expect(text).toContain("judge 'a b.json' --property coverage/anchors-present");
    expect(text).not.toContain('rate of breaches');
  });

  it('shows known failures last, and as such', () => {
    const known = {
      reason: 'waits for a release',
      link: null,
      expires: '2027-01-01',
      counterexamples: null,
      status: 'fails' as const,
      says: null,
    };
    const one = { ...INPUT_RANGE, property: 'a/known' };
    const html = pageOf(report([broken(one, { known }), property('a/held', []), broken(INPUT_RANGE)]));
    const ids = [...html.matchAll(/<details class="counterexample" id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['coverage/anchors-present', 'a/known']);
    expect(textOf(html)).toContain('known until 2027-01-01: waits for a release');
  });
});

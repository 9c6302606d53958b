import type { Report } from '../../../src/run/report.js';
import { HOSTILE, HOSTILE_TEXT } from './hostile.js';
import { broken, property, report } from './report.js';

const MEGABYTE = HOSTILE_TEXT.repeat(Math.ceil(1_000_000 / HOSTILE_TEXT.length));

/** A report with a text in every place that a compactor, a property of one's own or a path can fill. */
function reportWith(text: string): Report {
  const found = {
    ...HOSTILE,
    ...{ compactor: text, property: text, claim: text, clauses: [text] },
    violations: [{ moment: 1, turn: 't1', says: text, expected: text, seen: text }],
    file: `.compaction-check/${text}.json`,
  };
  const cases = (['fails', 'came back', 'fixed', 'holds', 'skipped'] as const).map((status) => ({
    file: `${text}-${status}`,
    property: text,
    compactor: text,
    status,
    reason: text,
  }));
  return report(
    [
      broken(found),
      broken({ ...found, status: 'stored' }, { id: `${text}/known`, verdict: 'errored' }),
      broken(found, { id: `${text}/should`, level: 'should' }),
      property(`${text}/unknown`, [text], { verdict: 'unknown', reason: text, claim: text }),
      property(`${text}/skipped`, [text], { verdict: 'skipped', reason: text, claim: text }),
      property(`${text}/held`, [text], { figures: { [text]: { part: 1, whole: 2, interval: [0.1, 0.9] } } }),
    ],
    {
      compactor: { name: text, version: text },
      store: { directory: text, cases, problems: [{ file: text, code: text, says: text }] },
    },
  );
}

/** Reports with text that tries to break out of wherever it is shown, once more with a megabyte of it in each place. */
export const HOSTILE_REPORTS: readonly (readonly [string, Report])[] = [
  ['hostile text', reportWith(HOSTILE_TEXT)],
  ['a megabyte of it', reportWith(MEGABYTE)],
];

import type { PropertyReport, Report } from '../../src/run/report.js';
import { codeSpan } from '../markdown/code-span.js';
import { plain } from '../markdown/plain.js';
import { finding } from '../terminal/finding.js';
import { shorten } from '../text/shorten.js';
import { knownSentence } from '../words/known.js';
import { seen } from '../words/seen.js';
import { standing } from '../words/standing.js';

const SEEN = 240;

export const BROKEN_HEAD = ['property', 'what was seen', 'how often'];

/** A broken property as the cells of a row. */
export function brokenRow(property: PropertyReport, { runs }: Report): string[] {
  const { clauses, level } = property;
  const notes = [
    clauses.length > 0 ? plain(shorten(clauses.join(', '), 30)) : '',
    level === 'should' ? 'should' : '',
    standing(property) === 'came back' ? '**came back**' : '',
    plain(shorten(knownSentence(property) ?? '', SEEN)),
  ].filter(Boolean);
  return [
    `${nameIn(property.id)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
    plain(seen(property, SEEN)),
    plain(finding(property, runs, 'full')),
  ];
}

/** An id in a cell. */
export function nameIn(id: string): string {
  return codeSpan(shorten(id, 120).replaceAll('|', '¦'));
}

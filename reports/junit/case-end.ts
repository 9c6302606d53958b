import { counts } from '../../src/property/counts.js';
import { knownEffect } from '../../src/run/known-effect.js';
import type { PropertyReport, Report } from '../../src/run/report.js';
import { finding } from '../terminal/finding.js';
import { renderFrame } from '../terminal/render-frame.js';
import { runCommand } from '../words/commands.js';
import { knownSentence } from '../words/known.js';
import type { Origin } from '../words/origin.js';
import { seen } from '../words/seen.js';

const WIDTH = 110;
const MESSAGE = 1000;

/** How a property ends as a test case; `says` is one line, `text` the story. */
export type CaseEnd = { state: 'passed' | 'failure' | 'error' | 'skipped'; says: string; text: string };

/** How a property ends as a test case: what was not judged and counts is an error, what does not count is skipped. */
export function caseEnd(property: PropertyReport, report: Report, origin: Origin): CaseEnd {
  const { verdict, reason } = property;
  const found = finding(property, report.runs, 'full');
  switch (knownEffect(property)) {
    case 'passes':
      return { ...broken(property, report, found, origin), state: 'skipped', says: known(property) };
    case 'fails':
      return { ...broken(property, report, found, origin), state: 'failure', says: known(property) };
  }
  switch (verdict) {
    case 'passed':
      return { state: 'passed', says: '', text: found };
    case 'skipped':
      return { state: 'skipped', says: reason ?? 'skipped', text: found };
    case 'unknown':
      return counts(property, report.settings) && report.ended !== 'bail'
        ? { state: 'error', says: found, text: unknown(found, report, origin) }
        : { state: 'skipped', says: found, text: found };
    default:
      return broken(property, report, found, origin);
  }
}

function known(property: PropertyReport): string {
  return knownSentence(property)!;
}

function broken(property: PropertyReport, report: Report, found: string, origin: Origin): CaseEnd {
  const { subject, given } = origin;
  const again = runCommand(report, subject, given);
  const story = renderFrame(property, {
    color: false,
    width: WIDTH,
    again,
    ...(subject !== undefined && { subject }),
    ...(given && { given }),
  });
  const text = `${found}\n\n${story || `again  ${again}`}`;
  if (!counts(property, report.settings)) {
    const aside = `broken, and only reported, because it is a should: ${seen(property, MESSAGE)}`;
    return { state: 'skipped', says: aside, text };
  }
  const state = property.verdict === 'errored' ? 'error' : 'failure';
  return { state, says: seen(property, MESSAGE), text };
}

function unknown(found: string, report: Report, { subject, given }: Origin): string {
  return [
    found,
    'Nothing broke, and too little was seen to say that it holds; more runs may tell.',
    `again  ${runCommand(report, subject, given)}`,
  ].join('\n');
}

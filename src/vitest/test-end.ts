import { finding } from '../../reports/terminal/finding.js';
import { renderFrame } from '../../reports/terminal/render-frame.js';
import { visible } from '../../reports/text/visible.js';
import { replayCommand } from '../../reports/words/commands.js';
import type { GivenFlags } from '../../reports/words/given-flags.js';
import { knownSentence } from '../../reports/words/known.js';
import { counts } from '../property/counts.js';
import { knownEffect } from '../run/known-effect.js';
import type { PropertyReport, Report } from '../run/report.js';
import { testError } from './test-error.js';

/** How the test of a property ends; a `finding` is shown although the test does not fail for it. */
export type TestEnd =
  | { state: 'passed'; note?: string }
  | { state: 'failed'; error: unknown }
  | { state: 'skipped'; note: string; finding?: string };

/** What a test shows besides the finding itself. */
export interface Telling {
  /** The module that holds the compactor, if it is known. */
  subject: string | undefined;
  /** What its commands have to be given to do as the options say. */
  given: GivenFlags;
  /** The command that runs the test again. */
  again: string;
  color: boolean;
  width: number;
}

/** How the test of a property ends after a run; nothing that was not checked passes. */
export function testEnd(property: PropertyReport, report: Report, telling: Telling): TestEnd {
  const { verdict } = property;
  const isCounted = counts(property, report.settings);
  switch (knownEffect(property)) {
    case 'passes':
      return {
        state: 'passed',
        note: visible(knownSentence(property)!),
      };
    case 'fails':
      return outOfDate(property, report, telling);
  }
  switch (verdict) {
    case 'passed':
      return { state: 'passed' };
    case 'skipped':
      return { state: 'skipped', note: visible(property.reason ?? '') };
    case 'unknown':
      return isCounted && report.ended !== 'bail'
        ? unknown(property, report, telling)
        : aside(property, report);
    default:
      return isCounted ? broken(property, report, telling) : reported(property, report, telling);
  }
}

/** A known failure that is no longer as its file says: it holds, or its day is over. */
function outOfDate(property: PropertyReport, report: Report, telling: Telling): TestEnd {
  const { known, counterexample } = property;
  const { file } = report.known!;
  const says = visible(knownSentence(property)!);
  if (known!.status !== 'holds' && counterexample) {
    const message = `${says}\n${seen(property)}\n${replay(property, telling)}`;
    return { state: 'failed', error: testError('Expired', message, renderFrame(property, telling)) };
  }
  const next =
    known!.status === 'holds'
      ? `Remove it from ${visible(file)}; nothing broke it in ${report.runs} runs.`
      : `Give it another day in ${visible(file)}, or remove it.`;
  const name = known!.status === 'holds' ? 'HoldsUnexpectedly' : 'Expired';
  return { state: 'failed', error: testError(name, `${says}\n${next}\nagain: ${telling.again}`) };
}

function broken(property: PropertyReport, report: Report, telling: Telling): TestEnd {
  const name = property.verdict === 'errored' ? 'Errored' : 'Broken';
  const message = `${seen(property)}\n${finding(property, report.runs, 'full')}; ${replay(property, telling)}`;
  return { state: 'failed', error: testError(name, message, renderFrame(property, telling)) };
}

function reported(property: PropertyReport, report: Report, telling: Telling): TestEnd {
  const note = `should: ${finding(property, report.runs, 'full')}: ${seen(property)}`;
  return { state: 'skipped', note, finding: `${seen(property)}; ${replay(property, telling)}` };
}

function unknown(property: PropertyReport, report: Report, { again }: Telling): TestEnd {
  const { runs, ended, settings } = report;
  const limit =
    ended === 'time' ? `The time limit ended the search after ${runs} of ${settings.runs} runs. ` : '';
  const message = [
    visible(property.reason ?? ''),
    `${limit}Nothing broke, and too little was seen to say that it holds; more runs may tell.`,
    `again: ${again}`,
  ].join('\n');
  return { state: 'failed', error: testError('Unknown', message) };
}

/** An unknown verdict that fails nothing: of a `should`, or because another test's breach ended the run. */
function aside({ reason }: PropertyReport, { ended }: Report): TestEnd {
  const note =
    ended === 'bail' ? 'the run ended at the first breach' : `should, unknown: ${visible(reason ?? '')}`;
  return { state: 'skipped', note };
}

function seen({ counterexample }: PropertyReport): string {
  const [first, ...more] = counterexample?.violations ?? [];
  if (!first) return 'its conversation was not kept';
  return `${visible(first.says)}${more.length > 0 ? ` (and ${more.length} more)` : ''}`;
}

function replay({ counterexample }: PropertyReport, { subject, given, again }: Telling): string {
  return counterexample ? `replay: ${replayCommand(counterexample, subject, given)}` : `again: ${again}`;
}

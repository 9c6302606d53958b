import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { renderJson } from '../../reports/json/render-json.js';
import { renderBugReport } from '../../reports/markdown/render-bug-report.js';
import { renderFigures } from '../../reports/markdown/render-figures.js';
import { renderKnown } from '../../reports/markdown/render-known.js';
import type { Origin } from '../../reports/words/origin.js';
import type { CalibrationReport } from '../calibrate/calibration-report.js';
import { Attempts } from '../errors/attempts.js';
import { knownEffect } from '../run/known-effect.js';
import type { Report } from '../run/report.js';
import type { SelfCheckReport } from '../self-check/self-check-report.js';
import type { SmokeReport } from '../smoke/smoke-report.js';
import { appendSummary } from './append-summary.js';
import type { Format, Outputs } from './outputs.js';
import { put } from './put.js';

/** Reports that are one text; what they are made with is loaded when they are asked for. */
const RENDER: Record<
  Exclude<Format, 'markdown' | 'jsonl' | 'html'>,
  (report: Report, origin: Origin) => Promise<string>
> = {
  json: async (report) => renderJson(report),
  junit: async (...told) => (await import('../../reports/junit/render-junit.js')).renderJunit(...told),
  sarif: async (...told) => (await import('./sarif-of.js')).sarifOf(...told),
  markdownComment: async (...told) =>
    (await import('../../reports/comment/render-comment.js')).renderComment(...told),
};

/** Writes a report that has no other form as JSON, if that was asked for. */
export function writeJson(
  report: Report | SelfCheckReport | SmokeReport | CalibrationReport,
  json: string | true | null,
): void {
  if (json !== null) put(json, renderJson(report));
}

/**
 * Writes the reports that were asked for; one that cannot be written leaves the others.
 *
 * @throws HarnessError CC_FILE_UNWRITABLE, after all that could be written was.
 */
export async function writeReports(report: Report, outputs: Outputs, origin: Origin): Promise<void> {
  const attempts = new Attempts();
  for (const [format, render] of Object.entries(RENDER)) {
    const where = outputs[format as Format];
    if (where !== null) await attempts.make(async () => put(where, await render(report, origin)));
  }
  const { markdown } = outputs;
  if (markdown !== null) await attempts.make(() => putMarkdown(markdown, report));
  if (outputs.html !== null) await attempts.make(() => putHtml(outputs.html!, report, origin));
  if (outputs.github) await attempts.make(() => appendSummary(report, origin));
  attempts.end();
}

/** Writes bug reports; `recording` is the file in which they were found, where nothing was run. */
export function putMarkdown(where: string | true, report: Report, recording?: string): void {
  // What is known has its bug report already.
  const found = report.properties.flatMap((property) =>
    knownEffect(property) === 'passes' ? [] : (property.counterexample ?? []),
  );
  const tables = { known: renderKnown(report), figures: renderFigures(report) };
  const told = Object.entries(tables).flatMap(([name, text]) => (text === null ? [] : [{ name, text }]));
  if (where !== true && isDirectory(where)) {
    for (const one of found)
      put(join(where, `${one.property.replaceAll('/', '-')}.md`), renderBugReport(one, recording));
    for (const { name, text } of told) put(join(where, `${name}.md`), text);
  } else if (found.length > 0 || told.length > 0) {
    put(
      where,
      [...found.map((one) => renderBugReport(one, recording)), ...told.map(({ text }) => text)].join('\n'),
    );
  }
}

/** Writes the page of a report; `recording` is the file in which it was found, where nothing was run. */
export async function putHtml(
  where: string | true,
  report: Report,
  origin: Pick<Origin, 'subject' | 'given'>,
  recording?: string,
): Promise<void> {
  const { htmlOf } = await import('./html-of.js');
  put(pagePath(where), htmlOf(report, origin, recording));
}

/** A page in a directory is called as browsers and servers expect it. */
export function pagePath(where: string | true): string | true {
  return where !== true && isDirectory(where) ? join(where, 'index.html') : where;
}

function isDirectory(path: string): boolean {
  return path.endsWith('/') || (existsSync(path) && statSync(path).isDirectory());
}

import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderJson } from '../../reports/json/render-json.js';
import { renderBugReport } from '../../reports/markdown/render-bug-report.js';
import { renderFigures } from '../../reports/markdown/render-figures.js';
import type { Report } from '../run/report.js';
import type { SelfCheckReport } from '../self-check/self-check-report.js';
import { writeAtomically } from '../store/write-atomically.js';

/** Where reports go besides the terminal: a path, `true` for standard output, or nowhere. */
export interface Outputs {
  json: string | true | null;
  markdown: string | true | null;
}

/** Whether a report takes the place of the text on standard output. */
export function takesTheScreen({ json, markdown }: Outputs): boolean {
  return json === true || markdown === true;
}

/** Writes a report that has no other form as JSON, if that was asked for. */
export function writeJson(report: SelfCheckReport, json: string | true | null): void {
  if (json !== null) put(json, renderJson(report));
}

/** Writes the reports that were asked for. */
export function writeReports(report: Report, { json, markdown }: Outputs): void {
  if (json !== null) put(json, renderJson(report));
  if (markdown !== null) putMarkdown(markdown, report);
}

function putMarkdown(where: string | true, report: Report): void {
  const found = report.properties.flatMap(({ counterexample }) => counterexample ?? []);
  const figures = renderFigures(report);
  if (where !== true && isDirectory(where)) {
    for (const one of found)
      put(join(where, `${one.property.replaceAll('/', '-')}.md`), renderBugReport(one));
    if (figures !== null) put(join(where, 'figures.md'), figures);
  } else if (found.length > 0 || figures !== null) {
    put(where, [...found.map(renderBugReport), ...(figures === null ? [] : [figures])].join('\n'));
  }
}

function isDirectory(path: string): boolean {
  return path.endsWith('/') || (existsSync(path) && statSync(path).isDirectory());
}

function put(where: string | true, text: string): void {
  if (where === true) process.stdout.write(text);
  else writeAtomically(resolve(where), text);
}

import type { Report } from '../../src/run/report.js';
import type { Origin } from '../words/origin.js';
import { annotationsOf } from './annotations-of.js';
import { workflowCommand } from './workflow-command.js';

/** A report as lines that make annotations in a job of GitHub Actions; empty where there is nothing to annotate. */
export function renderAnnotations(report: Report, origin: Origin): string {
  return annotationsOf(report, origin)
    .map((one) => `${workflowCommand(one)}\n`)
    .join('');
}

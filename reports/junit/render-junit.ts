import junit, { type Builder, type TestCase, type TestSuite } from 'junit-report-builder';
import type { PropertyReport, Report } from '../../src/run/report.js';
import { shorten } from '../text/shorten.js';
import { nameInWords } from '../words/name.js';
import type { Origin } from '../words/origin.js';
import { type CaseEnd, caseEnd } from './case-end.js';
import { suiteFacts } from './suite-facts.js';
import { xmlText } from './xml-text.js';

const NAME = 200;
const MESSAGE = 1000;

// The types are those of the package's ES module, and Node loads the other one.
const BUILDER = junit as unknown as Builder;

/**
 * A report as JUnit XML, a test case for each property.
 *
 * @see https://github.com/jenkinsci/xunit-plugin for the schema that it keeps.
 */
export function renderJunit(report: Report, origin: Origin): string {
  const { compactor, properties, durationMs } = report;
  const suite = BUILDER.newBuilder()
    .testSuite()
    .name(nameOf(nameInWords(compactor)));
  suite.time(durationMs / 1000);
  for (const [name, value] of suiteFacts(report, origin)) suite.property(name, shorten(value, NAME));
  for (const property of properties)
    addCase(suite, property, compactor.name, caseEnd(property, report, origin));
  // The builder's element around all suites has an attribute that the schema knows for a suite only.
  return `${suite.build().end({ pretty: true })}\n`;
}

function addCase(
  suite: TestSuite,
  { id }: PropertyReport,
  compactor: string,
  { state, says, text }: CaseEnd,
): void {
  const group = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : id;
  const test = suite
    .testCase()
    .className(`${nameOf(compactor)}.${nameOf(group)}`)
    .name(nameOf(id));
  const [line, lines] = [shorten(says, MESSAGE), xmlText(text)];
  if (state === 'failure') test.failure(line, 'failed').stacktrace(lines);
  else if (state === 'error') test.error(line, 'error', lines);
  else test.standardOutput(lines);
  if (state === 'skipped') skip(test, line);
}

/** The builder leaves out why a case is skipped, which is what Jenkins shows of it. */
function skip(test: TestCase, why: string): void {
  const build = test.skipped().build.bind(test);
  test.build = (parent) => {
    const element = build(parent);
    element.children.find((child) => 'name' in child && child.name === 'skipped')?.att('message', why);
    return element;
  };
}

function nameOf(text: string): string {
  return shorten(text, NAME);
}

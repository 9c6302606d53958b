import { describe, expect, it } from 'vitest';
import { renderComment } from '../../reports/comment/render-comment.js';
import { renderAnnotations } from '../../reports/github/render-annotations.js';
import { renderSummary } from '../../reports/github/render-summary.js';
import { renderHtml } from '../../reports/html/render-html.js';
import { renderJunit } from '../../reports/junit/render-junit.js';
import { renderSarif } from '../../reports/sarif/render-sarif.js';
import type { Origin } from '../../reports/words/origin.js';
import type { Report } from '../../src/run/report.js';
import { obeyed } from './github/obeyed.js';
import { junitProblems } from './junit/junit-schema.js';
import { markdownOutsideCode } from './markdown-outside-code.js';
import { HOSTILE_TEXT } from './samples/hostile.js';
import { HOSTILE_REPORTS } from './samples/hostile-report.js';
import { sarifProblems } from './sarif/sarif-schema.js';

/** A format, how long it may get, and what is wrong with a text of it. */
interface Format {
  name: string;
  render(report: Report, origin: Origin): string;
  longest: number;
  problems(text: string): unknown[] | Promise<unknown[]>;
}

const FORMATS: Format[] = [
  {
    name: 'JUnit',
    render: renderJunit,
    longest: 1_000_000,
    problems: async (text) => [
      ...(await junitProblems(text)),
      ...(text.match(/<testcase /g)?.length === 6 ? [] : ['<testcase']),
    ],
  },
  {
    name: 'SARIF',
    render: (report, origin) =>
      renderSarif(report, origin, { about: [], fingerprint: () => '0', homepage: null }),
    longest: 200_000,
    problems: (text) => [
      ...sarifProblems(text),
      // Neither a link nor a place for an argument.
      ...(messagesIn(text).match(/\]\(|(?<!\{)\{\d/g) ?? []),
    ],
  },
  {
    name: 'a comment',
    render: renderComment,
    longest: 65_536,
    problems: markdownProblems,
  },
  {
    name: 'the summary of a job',
    render: (report, origin) => renderSummary(report, origin, 1_000_000),
    longest: 1_000_000,
    problems: markdownProblems,
  },
  {
    name: 'a page',
    render: (report, origin) => renderHtml(report, { origin, intervalOf: () => null }),
    longest: 5_000_000,
    problems: htmlProblems,
  },
  {
    name: 'annotations',
    render: renderAnnotations,
    longest: 200_000,
    problems: (text) => {
      const commands = obeyed(text);
      const odd = commands.filter(
        ({ name, properties }) =>
          !['error', 'warning', 'notice'].includes(name) ||
          Object.keys(properties).join() !== 'file,line,title',
      );
      return [...odd, ...(text.trimEnd().split('\n').length === commands.length ? [] : ['a line'])];
    },
  },
];

/** What of a page is neither ours nor text. */
function htmlProblems(html: string): string[] {
  const count = (tag: string) => html.toLowerCase().split(tag).length - 1;
  return [
    ...(html.match(/<(?:img|iframe|object|embed|form|base)\b|\son\w+=|javascript:/gi) ?? []),
    ...['<script', '</script', '<style', '</style'].filter((tag) => count(tag) !== 1),
    ...(count('<!--') > 0 ? ['<!--'] : []),
  ];
}

/** What of a Markdown text would be obeyed outside code: HTML that is not ours, mentions, links. */
function markdownProblems(text: string): string[] {
  const ours = /<\/?(?:details|summary)>|^<!-- compaction-check [a-z0-9 -]* -->/g;
  const outside = markdownOutsideCode(text);
  const count = (tag: string) => outside.split(tag).length;
  return [
    ...(outside.replace(ours, '').match(/[<>@]|\]\(|\*\*(?!came back)\w+ \w+ \w+ \w+/g) ?? []),
    ...(count('<details>') === count('</details>') ? [] : ['<details>']),
  ];
}

/** The texts of a SARIF log that a viewer shows as messages. */
function messagesIn(json: string): string {
  const texts: string[] = [];
  JSON.parse(json, (key, value) => (key === 'text' || key === 'markdown' ? texts.push(value) : value));
  return texts.join('\n');
}

/** What no form of text may hold as it is: a terminal obeys it, or no reader takes it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about.
const NOWHERE = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

describe.each(HOSTILE_REPORTS)('%s', (_, report) => {
  it.each(FORMATS)('breaks out of nothing in $name', async ({ render, longest, problems }) => {
    const origin = { subject: HOSTILE_TEXT, given: { property: [HOSTILE_TEXT] }, file: HOSTILE_TEXT };
    const text = render(report, origin);
    expect(await problems(text)).toEqual([]);
    expect(NOWHERE.exec(text)).toBe(null);
    expect(text.length).toBeLessThanOrEqual(longest);
  });
});

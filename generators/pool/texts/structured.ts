import type { Filler } from '../fillers.js';
import { paragraph, times } from './paragraph.js';

/** JSON as tools return it, compact or indented. */
export function jsonTexts(fill: Filler, count: number): string[] {
  return times(count, (index) => {
    const entries: unknown[] = [];
    while (JSON.stringify(entries).length < 330) {
      entries.push({
        name: fill.word.noun(),
        state: fill.helpers.arrayElement(['open', 'closed', 'waiting']),
        share: fill.number.float({ min: 0, max: 1, fractionDigits: 3 }),
        count: fill.number.int({ min: 0, max: 90_000 }),
        tags: fill.helpers.multiple(() => fill.word.adjective(), { count: 2 }),
        parent: null,
      });
    }
    return JSON.stringify({ ok: true, entries }, null, index % 2 === 0 ? undefined : 1);
  });
}

const CODE: readonly ((fill: Filler) => string)[] = [
  (fill) =>
    `export function ${fill.hacker.verb()}${fill.number.int(99)}(input) {\n  return input.filter(Boolean);\n}`,
  (fill) =>
    `const ${fill.word.noun().replace(/\W/g, '')} = new Map([['${fill.word.adjective()}', ${fill.number.int(999)}]]);`,
  (fill) =>
    `def ${fill.hacker.verb()}_all(rows):\n    for row in rows:\n        yield row["${fill.word.noun()}"]`,
  (fill) => `if err != nil {\n\treturn fmt.Errorf("cannot ${fill.hacker.verb()}: %w", err)\n}`,
  (fill) =>
    `SELECT ${fill.database.column()}, count(*) FROM ${fill.word.noun()}s GROUP BY 1 HAVING count(*) > ${fill.number.int(50)};`,
  (fill) =>
    `.card > .${fill.word.adjective()} { margin: ${fill.number.int(40)}px; color: ${fill.color.rgb()}; }`,
  (fill) =>
    `match state {\n    Some(${fill.word.noun().replace(/\W/g, '')}) => Ok(()),\n    None => Err("${fill.word.adjective()}".into()),\n}`,
];

/** Code in several languages. */
export function codeTexts(fill: Filler, count: number): string[] {
  return times(count, () => paragraph(fill, () => fill.helpers.arrayElement(CODE)(fill), '\n'));
}

function logLine(fill: Filler): string {
  const level = fill.helpers.arrayElement(['INFO', 'WARN', 'ERROR', 'DEBUG']);
  const when = fill.date.recent({ days: 20 }).toISOString();
  return `${when} ${level} [${fill.word.noun()}] ${fill.git.commitMessage()} (${fill.number.int(9999)} ms)`;
}

/** Lines of a log with times and levels. */
export function logTexts(fill: Filler, count: number): string[] {
  return times(count, () => paragraph(fill, () => logLine(fill), '\n'));
}

import { counts } from '../../src/property/counts.js';
import { knownEffect } from '../../src/run/known-effect.js';
import type { PropertyReport, Report } from '../../src/run/report.js';
import { codeSpan } from '../markdown/code-span.js';
import { fence } from '../markdown/fence.js';
import { plain } from '../markdown/plain.js';
import { count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';
import { runCommand } from '../words/commands.js';
import { knownSentence } from '../words/known.js';
import { nameInWords } from '../words/name.js';
import type { Origin } from '../words/origin.js';
import { standing } from '../words/standing.js';
import { tally } from '../words/tally.js';
import { BROKEN_HEAD, brokenRow, nameIn } from './broken-row.js';
import { conversation } from './conversation.js';
import { fitting, type Room } from './room.js';
import { rowTable } from './row-table.js';

const NAME = 100;
const COMMAND = 2000;

/**
 * A report as Markdown that fits where it is shown: what is new first, with the smallest conversations as far as there is
 * room, then what was known and is still broken, what is fixed, and what could not be judged.
 */
export function renderDigest(report: Report, origin: Origin, room: Room): string {
  const { compactor, verdict, runs, settings, tool, law, store } = report;
  const mustFirst = [...report.properties].sort(
    (a, b) => Number(counts(b, report.settings)) - Number(counts(a, report.settings)),
  );
  const broken = mustFirst.filter((property) => standing(property) !== null);
  const fresh = broken.filter((property) => standing(property) !== 'known');
  // No table takes the place of another: each has a share of its own, and the conversations have the rest.
  const share = { ...room, most: Math.floor(room.most / 8) };
  const section = (title: string, head: readonly string[], rows: string[][]) =>
    rows.length === 0
      ? []
      : [`### ${title}: ${count(rows.length, 'property', 'properties')}`, rowTable(head, rows, share)];
  const row = (property: PropertyReport) => brokenRow(property, report);
  const head = [
    `## ${verdict.toUpperCase()}: ${codeSpan(shorten(nameInWords(compactor), NAME))}`,
    `${plain(tally(report))} · ${count(runs, 'run')} · seed ${settings.seed} · compaction-check ${plain(shorten(tool, NAME))}, law ${plain(shorten(law, NAME))}`,
    ...section(
      'Known failures that are out of date',
      ['property', 'what became of it'],
      report.properties
        .filter((one) => knownEffect(one) === 'fails')
        .map((one) => [nameIn(one.id), plain(shorten(knownSentence(one)!, 240))]),
    ),
    ...section(store ? 'Newly broken' : 'Broken', BROKEN_HEAD, fresh.map(row)),
  ];
  const tail = [
    ...section(
      'Known, and still broken',
      BROKEN_HEAD,
      broken.filter((one) => standing(one) === 'known').map(row),
    ),
    ...fixedSection(report, share),
    ...section('Could not be judged', ['property', 'why'], unknownRows(report)),
    fence(shorten(runCommand(report, origin.subject, origin.given), COMMAND), 'sh'),
  ];
  const used = room.sizeOf([...head, ...tail].join('\n\n'));
  const told = fresh.flatMap((property) => conversation(property, origin));
  const note = (left: number) =>
    `${count(left, 'more conversation')} would be too long for this place; the terminal and \`--json\` have ${left === 1 ? 'it' : 'them'}.`;
  const left = { ...room, most: room.most - used - room.sizeOf(note(told.length)) - 4 };
  const { fit, left: unfit } = fitting(told, left);
  return `${[...head, ...fit, ...(unfit > 0 ? [note(unfit)] : []), ...tail].join('\n\n')}\n`;
}

function fixedSection({ store }: Report, room: Room): string[] {
  const fixed = store?.cases.filter(({ status }) => status === 'fixed') ?? [];
  if (fixed.length === 0) return [];
  const rows = fixed.map(({ property, file }) => [nameIn(property), nameIn(file)]);
  return [
    `### Fixed: ${count(fixed.length, 'stored case')}`,
    rowTable(['property', 'no longer breaks on'], rows, room),
  ];
}

function unknownRows(report: Report): string[][] {
  const unknown = report.properties.filter(
    (one) => one.verdict === 'unknown' && counts(one, report.settings),
  );
  return unknown.map(({ id, reason }) => [nameIn(id), plain(shorten(reason ?? '', 240))]);
}

import type { KnownReport, PropertyReport, Report } from '../../src/run/report.js';
import { count } from '../text/numbers.js';
import type { Style } from '../text/style.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';
import { reasonInWords } from '../words/known.js';

/** What of the known failures is no longer as their file says, what to do about it, and what was written there. */
export function knownLines(
  { known, properties }: Report,
  { colours, width }: Style,
  quiet: boolean,
): string[] {
  if (!known) return [];
  const text = (line: string) =>
    wrap(visible(line), width - 4).map((part, index) => (index === 0 ? `  ${part}` : `    ${part}`));
  return [
    ...properties.flatMap(told).flatMap(text).map(colours.red),
    ...nextIn(known.file, properties).flatMap(text),
    ...(quiet || known.elsewhere === 0 ? [] : text(elsewhereIn(known)).map(colours.dim)),
    ...[updateOf(known)].flatMap((line) => (line === null ? [] : text(line))),
  ];
}

function told({ id, met, known }: PropertyReport): string[] {
  if (!known) return [];
  const reason = reasonInWords(known);
  if (known.status === 'holds')
    return [
      `holds unexpectedly: ${id} is known to fail (${reason}), and held in ${count(met, 'run')} that met its premise`,
    ];
  if (known.expired) return [`expired: the failure of ${id} was let pass until ${known.expires} (${reason})`];
  if (known.status === 'fails otherwise')
    return [`not known: ${id} fails on another conversation than those that are known (${reason})`];
  return [];
}

function nextIn(file: string, properties: readonly PropertyReport[]): string[] {
  const holds = properties.some(({ known }) => known?.status === 'holds');
  const expired = properties.some(({ known }) => known?.expired && known.status !== 'holds');
  return [
    ...(holds ? [`remove what holds from ${file}, as \`--update-known\` does`] : []),
    ...(expired ? [`mend what expired, or give it another day in ${file}`] : []),
  ];
}

function elsewhereIn({ file, elsewhere }: KnownReport): string {
  return `${count(elsewhere, 'known failure')} in ${file} ${elsewhere === 1 ? 'is' : 'are'} of other compactors`;
}

function updateOf({ file, update }: KnownReport): string | null {
  if (!update) return null;
  const { added, removed, kept } = update;
  const says = [
    ...(added.length > 0
      ? [`${added.length} added, whose reasons are to be filled in (${added.join(', ')})`]
      : []),
    ...(removed.length > 0 ? [`${removed.length} removed (${removed.join(', ')})`] : []),
    ...(kept.length > 0 ? [`${kept.length} kept`] : []),
  ];
  return `${file}: ${says.join('; ') || 'nothing to note'}`;
}

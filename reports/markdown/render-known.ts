import type { Report } from '../../src/run/report.js';
import { knownInWords } from '../words/known.js';
import { codeSpan } from './code-span.js';
import { plain } from './plain.js';

/** The known failures of a run and what became of them, as a Markdown table; null where there are none. */
export function renderKnown({ compactor, properties, known }: Report): string | null {
  const rows = properties.flatMap((property) => {
    if (!property.known) return [];
    const { reason, link } = property.known;
    const cells = [codeSpan(property.id), plain(knownInWords(property)!), plain(reason), linkTo(link)];
    return [`| ${cells.join(' | ')} |`];
  });
  if (!known || rows.length === 0) return null;
  return [
    `## Known failures of ${codeSpan(compactor.name)}`,
    '',
    '| property | now | reason | link |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    `They stand in ${codeSpan(known.file)}.`,
    '',
  ].join('\n');
}

/** Only what is an address for sure becomes a link. */
function linkTo(link: string | null): string {
  if (link === null) return '';
  return /^https?:\/\/[\w./?=%:~+-]+$/.test(link) ? `<${link}>` : plain(link);
}

import { visible } from '../../../reports/text/visible.js';
import type { Pseudonymised } from '../../adapters/pseudonyms/pseudonymise.js';
import { findAnchors } from '../../adapters/transcript/find-anchors.js';
import { linkExchanges } from '../../adapters/transcript/link-exchanges.js';
import { splitAnswers } from '../../adapters/transcript/split-answers.js';
import type { Source, StoredConversation } from '../../adapters/transcript/stored-conversation.js';

/** What was read, and what was replaced in it, as lines for a terminal; `output` is where it went. */
export function importLines(
  { sources, messages }: StoredConversation,
  output: string | true,
  counts: Pseudonymised['counts'] | null = null,
): string[] {
  const turns = linkExchanges(splitAnswers(messages));
  const anchored = findAnchors(turns.map(({ text }) => text)).filter((anchor) => anchor !== null).length;
  const where = output === true ? '' : ` in ${visible(output)}`;
  return [
    ...sources.map(sourceLine),
    `${turns.length} turns${where}, ${anchored} of them with words that no other turn has\n`,
    ...(counts ? [replacedLine(counts)] : []),
  ];
}

function replacedLine(counts: Pseudonymised['counts']): string {
  const told = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
  const what = told.length === 0 ? 'nothing was found to replace' : `replaced, by kind: ${told.join(', ')}`;
  return `${what}; read it before you give it away, since what looks like nothing private stays\n`;
}

function sourceLine({ file, format, leftOut = [] }: Source): string {
  const counts = new Map<string, number>();
  for (const { type } of leftOut) counts.set(type, (counts.get(type) ?? 0) + 1);
  const told = [...counts].map(([type, count]) => `${count} ${visible(type)}`).join(', ');
  return `${visible(file)}: ${format}${told === '' ? '' : `; left out: ${told}`}\n`;
}

import { visible } from '../../../reports/text/visible.js';
import { findAnchors } from '../../adapters/transcript/find-anchors.js';
import { linkExchanges } from '../../adapters/transcript/link-exchanges.js';
import { splitAnswers } from '../../adapters/transcript/split-answers.js';
import type { Source, StoredConversation } from '../../adapters/transcript/stored-conversation.js';

/** What was read, as lines for a terminal; `output` is where it went. */
export function importLines({ sources, messages }: StoredConversation, output: string | true): string[] {
  const turns = linkExchanges(splitAnswers(messages));
  const anchored = findAnchors(turns.map(({ text }) => text)).filter((anchor) => anchor !== null).length;
  const where = output === true ? '' : ` in ${visible(output)}`;
  return [
    ...sources.map(sourceLine),
    `${turns.length} turns${where}, ${anchored} of them with a token that no other turn has\n`,
  ];
}

function sourceLine({ file, format, leftOut = [] }: Source): string {
  const counts = new Map<string, number>();
  for (const { type } of leftOut) counts.set(type, (counts.get(type) ?? 0) + 1);
  const told = [...counts].map(([type, count]) => `${count} ${visible(type)}`).join(', ');
  return `${visible(file)}: ${format}${told === '' ? '' : `; left out: ${told}`}\n`;
}

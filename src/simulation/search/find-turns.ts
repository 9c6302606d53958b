import type { Turn } from '../../transcript/turn.js';
import { stringFinder } from './find-strings.js';
import { isReadableAt, spellingsOf } from './find-values.js';
import { type Passage, passagesOf } from './passage.js';
import { PLAIN, type Spelling } from './spelling.js';
import { standsAt } from './stands-at.js';

/** A text that may hold turns; a summary holds what is known of them by an earlier summary alone. */
export interface Source {
  text: string;
  isSummary: boolean;
}

/** What was found of a turn: its whole text, a part of it with the anchor, or its line in a summary. */
export type Found = 'whole' | 'part' | 'line';

/** What some texts hold of each turn; turns of which they hold nothing are left out. */
export function findTurns(
  turns: readonly Turn[],
  sources: readonly Source[],
  spellings: readonly Spelling[],
): Map<Turn, Found> {
  const needles = turns.flatMap((turn) => needlesOf(turn, spellings));
  const find = stringFinder(needles.map((needle) => needle.spelt));
  const passages = new Set<Passage>();
  const found = new Map<Turn, Found>();

  for (const { text, isSummary } of sources) {
    find(text, (index, at) => {
      const { turn, passage, spelt, spelling } = needles[index]!;
      if (passages.has(passage)) return;
      // What is around a probe may be escaped even where the probe has nothing to escape.
      const around = spelling === PLAIN ? spellings : [spelling];
      if (around.some((one) => standsAt(passage, text, at, spelt.length, one))) {
        passages.add(passage);
      } else if (passage.probe === turn.anchor && found.get(turn) !== 'part') {
        if (!isReadableAt(passage.probe, text, at, spelt.length, spelling)) return;
        found.set(turn, isSummary || isListed(text, at) ? 'line' : 'part');
      }
    });
  }

  const isFound = (passage: Passage) => passages.has(passage) || passage.text.trim() === '';
  for (const turn of turns) {
    const { whole, parts } = passagesOf(turn);
    if (isFound(whole) || (parts.length > 0 && parts.every(isFound))) found.set(turn, 'whole');
  }
  return found;
}

function needlesOf(turn: Turn, spellings: readonly Spelling[]) {
  const { whole, parts } = passagesOf(turn);
  return [whole, ...parts].flatMap((passage) =>
    spellingsOf(passage.probe, spellings).map((way) => ({ turn, passage, ...way })),
  );
}

/** Whether a simulated summary says it: its lines begin with a dash and the anchor. */
function isListed(text: string, at: number): boolean {
  return at >= 2 && text.startsWith('- ', at - 2);
}

import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Specimen } from '../specimen.js';

type Note = [about: string, ...says: string[]];

function noteOf({ anchor, facts = [] }: Turn): Note[] {
  if (anchor === null) return [];
  return [
    [anchor, ...facts.filter(({ value }) => value !== anchor).map(({ key, value }) => `${key} ${value}`)],
  ];
}

/** Tokens of the brackets around all notes. */
const FRAME = 4;

/** Tokens of what joins two notes. */
const JOINT = 1;

/** What it writes it can read. */
export const jsonNotes: Specimen = {
  name: 'json-notes',
  says: 'A summarizer that answers in JSON, reads the summary so far as what it is, and claims ratios of its own.',
  make: () =>
    summarizerCompactor({
      name: 'json-notes',
      ratios: { prose: [7, 2], structured: 2 },
      async summarize(turns, budget, { previous, countTokens }) {
        const notes: Note[] = previous === null ? [] : JSON.parse(previous);
        let room = (budget ?? Number.POSITIVE_INFINITY) - countTokens(JSON.stringify(notes)) - FRAME;
        for (const note of turns.flatMap(noteOf)) {
          const tokens = countTokens(JSON.stringify(note)) + JOINT;
          if (tokens > room || notes.some(([about]) => about === note[0])) continue;
          room -= tokens;
          notes.push(note);
        }
        return notes.length === 0 ? '' : JSON.stringify(notes);
      },
    }),
};

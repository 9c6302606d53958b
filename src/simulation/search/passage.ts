import type { Turn } from '../../transcript/turn.js';
import { proseOf } from '../../transcript/turn-text.js';

/** A text to be looked for: first its probe, which is easy to find, then what is around that. */
export interface Passage {
  text: string;
  probe: string;
  /** Where the probe begins in the text. */
  offset: number;
  /** White space means nothing, as in JSON that may have been printed anew. */
  ignoresSpacing: boolean;
}

/** The whole of a turn and, if it has tool uses or results, the parts that together are the whole as well. */
export interface Passages {
  whole: Passage;
  parts: readonly Passage[];
}

const known = new WeakMap<Turn, Passages>();

/** What to look for to find a turn. */
export function passagesOf(turn: Turn): Passages {
  let passages = known.get(turn);
  if (!passages) {
    passages = { whole: passageOf(turn.text, turn.anchor, false), parts: partsOf(turn) };
    known.set(turn, passages);
  }
  return passages;
}

function partsOf(turn: Turn): Passage[] {
  const { uses = [], results = [], anchor } = turn;
  if (uses.length === 0 && results.length === 0) return [];
  return [
    passageOf(proseOf(turn), anchor, false),
    ...uses.map((use) => passageOf(use.input, anchor, true)),
    ...results.map((result) => passageOf(result.text, anchor, false)),
  ];
}

function passageOf(text: string, anchor: string | null, ignoresSpacing: boolean): Passage {
  const offset = anchor === null ? -1 : text.indexOf(anchor);
  if (anchor !== null && offset >= 0) return { text, probe: anchor, offset, ignoresSpacing };
  return { text, ...wordIn(text), ignoresSpacing };
}

/** A run of letters and digits that is long enough to be rare; else the longest there is, else the longest run at all. */
function wordIn(text: string): { probe: string; offset: number } {
  const long = /[\p{L}\p{N}_]{8,32}/u.exec(text);
  if (long) return { probe: long[0], offset: long.index };
  let longest = { probe: '', offset: 0 };
  for (const pattern of [/[\p{L}\p{N}_]+/gu, /\S+/gu]) {
    for (const { 0: probe, index: offset } of text.matchAll(pattern)) {
      if (probe.length > longest.probe.length) longest = { probe, offset };
    }
    if (longest.probe !== '') return longest;
  }
  return longest;
}

import type { SummaryRequest } from '../compactor/summarizer.js';
import type { Fact, Turn } from '../transcript/turn.js';
import { findTurns, type Source } from './search/find-turns.js';
import { findValues } from './search/find-values.js';
import { SPELLINGS, type Spelling } from './search/spelling.js';

/** What a request lets its reader know about the turns appended so far; lists are in log order. */
export interface Reading {
  /** Turns whose whole text it holds, as a turn handed over or somewhere in a text. */
  shown: readonly Turn[];
  /** Turns of whose text it holds a part, the anchor included. */
  inPart: readonly Turn[];
  /** Turns that it knows only through an earlier summary. */
  carried: readonly Turn[];
  /** The facts that can be read, for turns some of whose facts cannot. */
  onlyFacts: ReadonlyMap<Turn, readonly Fact[]>;
}

/** What a request shows; a turn that was changed on its way is read like a prompt, and so are turns of its own making. */
export function shownTurns(request: SummaryRequest, known: readonly Turn[]): Reading {
  const byId = new Map(known.map((turn) => [turn.id, turn]));
  const handed = new Set<Turn>();
  const sources: Source[] = [];
  for (const { id, text } of request.turns ?? []) {
    const turn = byId.get(id);
    if (turn?.text === text) handed.add(turn);
    else sources.push({ text, isSummary: false });
  }
  if (request.prompt) sources.push({ text: request.prompt, isSummary: false });
  if (request.previous) sources.push({ text: request.previous, isSummary: true });

  const whole = withTwins(handed, known);
  if (sources.length === 0)
    return { shown: inOrder(whole, known), inPart: [], carried: [], onlyFacts: new Map() };

  const unseen = known.filter((turn) => !whole.has(turn));
  const spellings = SPELLINGS.filter(({ sign }) => sources.some(({ text }) => text.includes(sign)));
  const found = findTurns(unseen, sources, spellings);
  for (const [turn, what] of found) if (what === 'whole') whole.add(turn);
  const inPart = known.filter((turn) => found.get(turn) === 'part');
  const carried = known.filter((turn) => found.get(turn) === 'line');
  const onlyFacts = readableFacts([...inPart, ...carried], sources, spellings);
  return { shown: inOrder(whole, known), inPart, carried, onlyFacts };
}

function inOrder(turns: ReadonlySet<Turn>, known: readonly Turn[]): readonly Turn[] {
  return turns.size === known.length ? known : known.filter((turn) => turns.has(turn));
}

function withTwins(turns: ReadonlySet<Turn>, known: readonly Turn[]): Set<Turn> {
  const all = new Set(turns);
  if (turns.size === known.length) return all;
  const textOf = new Map([...turns].map((turn) => [turn.anchor ?? turn.text, turn.text]));
  for (const turn of known) if (textOf.get(turn.anchor ?? turn.text) === turn.text) all.add(turn);
  return all;
}

function readableFacts(
  turns: readonly Turn[],
  sources: readonly Source[],
  spellings: readonly Spelling[],
): Map<Turn, readonly Fact[]> {
  const values = turns.flatMap((turn) =>
    (turn.facts ?? []).flatMap(({ value }) => (value === turn.anchor ? [] : value)),
  );
  const readable = new Set(sources.flatMap(({ text }) => [...findValues(values, text, spellings)]));
  const partial = turns.flatMap((turn): [Turn, Fact[]][] => {
    const facts = (turn.facts ?? []).filter((fact) => fact.value === turn.anchor || readable.has(fact.value));
    return facts.length === (turn.facts?.length ?? 0) ? [] : [[turn, facts]];
  });
  return new Map(partial);
}

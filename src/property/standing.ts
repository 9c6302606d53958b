import type { SummarizerCall } from '../simulation/summarizer-call.js';
import { anchorsPresent } from '../transcript/presence.js';
import type { TurnId } from '../transcript/turn.js';
import { needlesOf } from './needles.js';
import type { Observation } from './observation.js';
import { remember } from './remember.js';
import { summariesIn } from './summaries-in.js';
import { turnOf } from './turn-of.js';

/** Which anchors and fact values one summary holds. */
export interface Standing {
  /** Present by the presence rule. */
  present: ReadonlySet<string>;
  /** Present, and wholly before the cut where the summary is cut; otherwise the same as `present`. */
  whole: ReadonlySet<string>;
  /** The summarizer signalled that the text is unfinished, or the compactor shortened it. */
  cut: 'none' | 'signalled' | 'shortened';
  /** The last turn that a text names before a signalled cut: the one in whose line the cut falls. */
  lastNamed: ReadonlySet<TurnId>;
}

interface Reader {
  needles: string[];
  byBody: Map<string, Standing>;
}

const readerOf = remember(
  ({ scenario }: Observation): Reader => ({ needles: needlesOf(scenario), byBody: new Map() }),
);

/** What the summary with this body holds; `body` is found again among what the summarizer wrote, to know its cut. */
export function standingOf(observation: Observation, body: string): Standing {
  const reader = readerOf(observation);
  let standing = reader.byBody.get(body);
  if (!standing) {
    standing = read(observation, body, reader.needles);
    reader.byBody.set(body, standing);
  }
  return standing;
}

function read(observation: Observation, body: string, needles: readonly string[]): Standing {
  const present = anchorsPresent(needles, body);
  const pieces = piecesOf(observation, body);
  const cuts = new Set(pieces.map(({ cut }) => cut));
  const cut = (['signalled', 'shortened'] as const).find((kind) => cuts.has(kind)) ?? 'none';
  if (cut === 'none') return { present, whole: present, cut, lastNamed: new Set() };
  const whole = new Set<string>();
  for (const { text, cut } of pieces) {
    for (const needle of anchorsPresent(needles, text, { cut: cut === 'signalled' })) whole.add(needle);
  }
  // What stands in no piece alone goes across a seam, where no cut can have taken anything from it.
  for (const needle of present) if (!pieces.some(({ text }) => text.includes(needle))) whole.add(needle);
  const lastNamed = pieces.flatMap(({ call, cut }) =>
    call && cut === 'signalled' ? lastNamedIn(observation, call) : [],
  );
  return {
    present,
    whole: new Set([...present].filter((needle) => whole.has(needle))),
    cut,
    lastNamed: new Set(lastNamed),
  };
}

/** The turns that the last line is about; twins are told in the line of the first of them. */
function lastNamedIn({ scenario }: Observation, { truth }: SummarizerCall): TurnId[] {
  const anchorOf = (id: TurnId) => turnOf(scenario, id)?.anchor;
  const last = [...new Set(truth.anchors.map(anchorOf))].at(-1);
  return truth.anchors.filter((id) => anchorOf(id) === last);
}

/** A text that the summarizer wrote; or, without a call, what the compactor put around such texts. */
interface Piece {
  text: string;
  call: SummarizerCall | null;
  cut: Standing['cut'];
}

/**
 * What a body was made from: the text of a call that it equals or is a beginning of, else the texts that it holds. They
 * are looked for where the body first stood in the view, since later calls may have begun in the same way.
 */
function piecesOf({ moments }: Observation, body: string): Piece[] {
  const rest: Piece = { text: body.trim(), call: null, cut: 'none' };
  const first = moments.findIndex((moment) => summariesIn(moment).some((summary) => summary.body === body));
  const calls = (moments[first]?.calls ?? []).filter((call) => writtenBy(call) !== '').toReversed();
  // A call that failed wrote nothing, and so is not what an empty body was made from.
  const isEqual = (call: SummarizerCall) => call.response !== null && writtenBy(call) === rest.text;
  const soFar = moments.slice(0, first + 1).flatMap((moment) => moment.calls);
  const whole = soFar.findLast((call) => isEqual(call) && call.truth.cut !== 'signalled');
  if (whole) return [pieceOf(whole)];
  const equal = calls.filter(isEqual);
  // Of several attempts that began alike, any may be the one that was committed.
  const longer = calls.filter((call) => rest.text !== '' && writtenBy(call).startsWith(rest.text));
  if (longer.length > 0)
    return longer.map((call) => pieceOf(call, equal.includes(call) ? 'none' : 'shortened'));
  // The longest first, since a short text may stand in a longer one by chance.
  return calls
    .toSorted((a, b) => writtenBy(b).length - writtenBy(a).length)
    .reduce((pieces, call) => pieces.flatMap((piece) => withoutCall(piece, call)), [rest]);
}

function writtenBy({ response }: SummarizerCall): string {
  return response?.text.trim() ?? '';
}

function pieceOf(call: SummarizerCall, otherwise: 'shortened' | 'none' = 'none'): Piece {
  const isCut = call.truth.cut === 'signalled';
  return { text: call.response!.text, call, cut: isCut ? 'signalled' : otherwise };
}

/** A piece of which nothing is known yet, with the text of a call, if it holds it, as a piece of its own. */
function withoutCall(piece: Piece, call: SummarizerCall): Piece[] {
  const written = writtenBy(call);
  const start = piece.call ? -1 : piece.text.indexOf(written);
  if (start < 0) return [piece];
  const [before, after] = [piece.text.slice(0, start), piece.text.slice(start + written.length)];
  return [{ ...piece, text: before }, pieceOf(call), { ...piece, text: after }];
}

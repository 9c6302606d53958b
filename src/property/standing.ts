import type { SummarizerCall } from '../simulation/summarizer-call.js';
import { anchorsPresent } from '../transcript/presence.js';
import type { TurnId } from '../transcript/turn.js';
import { needlesOf } from './needles.js';
import type { Observation } from './observation.js';
import { summariesIn } from './summaries-in.js';

/** Which anchors and fact values one summary holds. */
export interface Standing {
  /** Present by the presence rule. */
  present: ReadonlySet<string>;
  /** Present, and wholly before the cut where the summary is cut; otherwise the same as `present`. */
  whole: ReadonlySet<string>;
  /** The summarizer signalled that the text is unfinished, or the compactor shortened it. */
  cut: 'none' | 'signalled' | 'shortened';
  /** The last turn that the text names before a signalled cut: the one in whose line the cut falls. */
  lastNamed: TurnId | null;
}

interface Reader {
  needles: string[];
  byBody: Map<string, Standing>;
}

const readers = new WeakMap<Observation, Reader>();

/** What the summary with this body holds; `body` is found again among what the summarizer wrote, to know its cut. */
export function standingOf(observation: Observation, body: string): Standing {
  let reader = readers.get(observation);
  if (!reader) {
    reader = { needles: needlesOf(observation.scenario), byBody: new Map() };
    readers.set(observation, reader);
  }
  let standing = reader.byBody.get(body);
  if (!standing) {
    standing = read(observation, body, reader.needles);
    reader.byBody.set(body, standing);
  }
  return standing;
}

function read(observation: Observation, body: string, needles: readonly string[]): Standing {
  const present = anchorsPresent(needles, body);
  const origin = originOf(observation, body);
  if (!origin) return { present, whole: present, cut: 'none', lastNamed: null };
  const written = origin.call.response!.text;
  const signalled = origin.call.truth.cut === 'signalled';
  const cut = signalled ? 'signalled' : origin.shortened ? 'shortened' : 'none';
  if (cut === 'none') return { present, whole: present, cut, lastNamed: null };
  const whole = new Set(anchorsPresent(needles, written, { cut: signalled }));
  for (const rest of origin.around) for (const needle of anchorsPresent(needles, rest)) whole.add(needle);
  const lastNamed = signalled ? (origin.call.truth.anchors.at(-1) ?? null) : null;
  return { present, whole: new Set([...present].filter((needle) => whole.has(needle))), cut, lastNamed };
}

interface Origin {
  call: SummarizerCall;
  /** The body is a beginning of what was written. */
  shortened: boolean;
  /** What the body holds before and after what was written. */
  around: string[];
}

/**
 * The call whose text a body was made from: equal to it, a beginning of it, or text that holds it. It is looked for
 * where the body first stood in the view, since later calls may have begun in the same way.
 */
function originOf({ moments }: Observation, body: string): Origin | null {
  const trimmed = body.trim();
  if (trimmed === '') return null;
  const first = moments.find((moment) => summariesIn(moment).some((summary) => summary.body === body));
  for (const call of (first?.calls ?? []).toReversed()) {
    const written = call.response?.text.trim();
    if (!written) continue;
    if (written === trimmed) return { call, shortened: false, around: [] };
    if (written.startsWith(trimmed)) return { call, shortened: true, around: [] };
    const start = trimmed.indexOf(written);
    if (start >= 0) {
      const around = [trimmed.slice(0, start), trimmed.slice(start + written.length)];
      return { call, shortened: false, around };
    }
  }
  return null;
}

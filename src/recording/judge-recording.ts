import { judgementOf } from '../property/judgement-of.js';
import type { Moment, Observation } from '../property/observation.js';
import type { Judgement, Property, Violation } from '../property/property.js';
import type { PropertyReport } from '../run/report.js';
import { whySkipped } from '../run/why-skipped.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import { expand } from './expand.js';
import type { Recorded } from './read-recording.js';
import { allMessages, passesOf, withPass } from './recorded-passes.js';
import { recordedTurns } from './recorded-turns.js';
import type { Recording } from './recording.js';
import { anchorsLeftOpen } from './unknown-anchors.js';
import { unknownsOf } from './unknowns.js';

/** What was recorded, as it is judged: an observation, and the others that it may have been just as well. */
export interface Recall {
  observation: Observation;
  others: { field: string; observations: Observation[] }[];
  /** It is a recording, and no whole observation. */
  isPartial: boolean;
}

/** The fields that say what a capability needs. */
const SAID_BY: Readonly<Record<string, string>> = {
  claims: 'pointers',
  recall: 'answers',
  ownOutcome: 'outcome',
  ownView: 'after',
  takesBudget: 'settings.summaryBudget',
  takesRatios: 'settings.ratios',
  takesKeep: 'settings.keep',
  takesTrigger: 'settings.trigger',
};

/**
 * What was seen, and, of a recording that leaves something open, what may have been seen instead.
 *
 * @throws HarnessError as `expand` does.
 */
export function worldsOf(recorded: Recorded, file: string, tokenizer: Tokenizer): Recall {
  if ('observation' in recorded) return { observation: recorded.observation, others: [], isPartial: false };
  const told = withSummary(recorded.recording, file, tokenizer);
  const unknowns = [
    ...unknownsOf(told),
    anchorsLeftOpen(told, recordedTurns(allMessages(told), file, tokenizer)),
  ];
  const harmless = unknowns.reduce((recording, unknown) => unknown.harmless(recording), told);
  const others = unknowns.map(({ field, others }) => ({
    field,
    observations: others.map((other) => expand(other(harmless), file, tokenizer)),
  }));
  return { observation: expand(harmless, file, tokenizer), others, isPartial: true };
}

/** The summary of a pass is often the only message that is new, and stands nowhere else. */
function withSummary(recording: Recording, file: string, tokenizer: Tokenizer): Recording {
  const { moments } = expand(recording, file, tokenizer);
  return passesOf(recording).reduce((told, pass, index) => {
    if (pass.summary !== undefined) return told;
    const earlier = new Set(index === 0 ? [] : summariesIn(moments[2 * index]!));
    const bodies = summariesIn(moments[2 * index + 1]!).filter((body) => !earlier.has(body));
    return bodies.length === 0
      ? told
      : withPass(told, index, (own) => ({ ...own, summary: bodies.join('\n') }));
  }, recording);
}

function summariesIn({ view }: Moment): string[] {
  return view.flatMap((item) => (item.type === 'summary' ? [item.body] : []));
}

type Seen = Pick<PropertyReport, 'verdict' | 'reason' | 'met' | 'broken' | 'figures'> & {
  violations: Judgement['violations'];
};

/**
 * What a property says of what was recorded: that it is broken only if it is so whatever is not recorded, that it held
 * only if it held so.
 */
export async function judgeRecorded(
  property: Property,
  { observation, others, isPartial }: Recall,
): Promise<Seen> {
  const nothing = { met: 0, broken: 0, figures: {}, violations: [] };
  const skipped = (reason: string): Seen => ({ ...nothing, verdict: 'skipped', reason });
  const missing = property.needs.filter((need) => !observation.supports[need]);
  if (isPartial && missing.length > 0) return skipped(`it needs ${notHeld(missing.map(fieldOf))}`);
  const why = whySkipped(property, observation.supports);
  if (why !== null) return skipped(why);
  const judge = (one: Observation) => judgementOf(property, one, nobodyPlays).catch(onlyUnplayed);
  const first = await judge(observation);
  if (first === null) return skipped('it compares with further conversations, and nothing is played here');
  let sure = first.violations;
  const open: string[] = [];
  for (const { field, observations } of others) {
    const all = await Promise.all(observations.map(judge));
    if (all.some((other) => other === null || outcomeOf(other) !== outcomeOf(first))) open.push(field);
    sure = sure.filter((violation) => all.every((other) => other?.violations.some(isLike(violation))));
  }
  if (sure.length > 0)
    return {
      ...nothing,
      met: 1,
      broken: 1,
      verdict: property.breach ?? 'failed',
      reason: null,
      violations: sure,
    };
  if (open.length > 0) return skipped(`it depends on ${notHeld(open.map(quoted))}`);
  if (first.violations.length > 0)
    return skipped('it is broken in one way or another, by what the recording does not hold');
  if (first.met > 0) return { ...nothing, met: 1, verdict: 'passed', reason: null };
  return { ...nothing, verdict: 'unknown', reason: `its premise (${property.premise.text}) does not occur` };
}

function isLike({ moment, turn }: Violation): (other: Violation) => boolean {
  return (other) => other.moment === moment && other.turn === turn;
}

function notHeld(fields: readonly string[]): string {
  return `${fields.join(', ')}, which the recording does not hold`;
}

function quoted(field: string): string {
  return `\`${field}\``;
}

function fieldOf(need: string): string {
  const field = SAID_BY[need];
  return field === undefined ? need : quoted(field);
}

function outcomeOf({ met, violations }: Judgement): string {
  return violations.length > 0 ? 'broken' : met > 0 ? 'held' : 'untouched';
}

class Unplayed extends Error {}

function nobodyPlays(): Promise<Observation> {
  return Promise.reject(new Unplayed());
}

function onlyUnplayed(error: unknown): null {
  if (error instanceof Unplayed) return null;
  throw error;
}

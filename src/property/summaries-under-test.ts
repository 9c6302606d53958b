import type { SummaryResponse } from '../compactor/summarizer.js';
import { logOf } from '../scenario/log-of.js';
import type { SummarizerCall } from '../simulation/summarizer-call.js';
import { compareToCeiling } from '../transcript/ceiling.js';
import { anchorsPresent } from '../transcript/presence.js';
import type { Turn } from '../transcript/turn.js';
import type { Observation } from './observation.js';
import { remember } from './remember.js';

/** A turn that states something to be remembered. */
export type AnchoredTurn = Turn & { anchor: string };

/** What a summarizer under test answered, and what could be asked of it. */
export interface SummaryUnderTest {
  /** Index into the observation's moments. */
  moment: number;
  call: SummarizerCall;
  response: SummaryResponse;
  given: readonly Turn[];
  /** The earlier turns that the summary so far, which was given too, still names. */
  carried: readonly AnchoredTurn[];
  /** Where the input lies against the ratios that the summarizer claims; 1 where it claims none. */
  at: -1 | 0 | 1;
  /** Its budget holds a plain line for everything that it could read, with room to spare. */
  fits: boolean;
  /** Why it is no summary, although one could be asked for. */
  unusable: SummarizerCall['truth']['unusable'];
}

/** Tokens that another way to write may need: for each line, and for all of it. */
const SPARE = { line: 8, summary: 16 };

/** The answers of a summarizer under test, in order; calls that it refused with an error are not among them. */
export const summariesUnderTest = remember((observation: Observation): readonly SummaryUnderTest[] => {
  const moments = observation.supports.summarizes ? observation.moments : [];
  return moments.flatMap(({ calls }, moment) =>
    calls.flatMap((call) => (call.response ? [read(observation, moment, call, call.response)] : [])),
  );
});

function read(
  { scenario, supports, moments }: Observation,
  moment: number,
  call: SummarizerCall,
  response: SummaryResponse,
): SummaryUnderTest {
  const log = logOf(scenario);
  const ids = new Set(call.request.turns);
  const given = log.filter((turn) => ids.has(turn.id));
  const { previous, budget } = call.request;
  const earlier = moments
    .slice(0, moment)
    .flatMap(({ calls }) => calls)
    .findLast(({ response }) => response?.text === previous);
  const carried = previous === null ? [] : namedIn(previous, log, ids, earlier?.truth.cut);
  const { claimedRatios } = supports;
  // The summary so far is read and written anew like any other prose.
  const input = [...given, { kind: 'prose', tokens: earlier?.tokens ?? 0 } as Turn];
  const lines = new Set([...given, ...carried].map(({ anchor }) => anchor)).size;
  const least = (call.plainTokens ?? 0) + SPARE.line * lines + SPARE.summary;
  const fits = budget === null || least <= budget;
  return {
    moment,
    call,
    response,
    given,
    carried,
    at: claimedRatios ? compareToCeiling(input, budget, claimedRatios) : 1,
    fits,
    unusable: isDue(call, given, fits) ? call.truth.unusable : null,
  };
}

function namedIn(
  previous: string,
  log: readonly Turn[],
  given: ReadonlySet<string>,
  cut: SummarizerCall['truth']['cut'] = 'none',
): AnchoredTurn[] {
  const earlier = log.filter((turn): turn is AnchoredTurn => turn.anchor !== null && !given.has(turn.id));
  const anchors = earlier.map(({ anchor }) => anchor);
  const named = anchorsPresent(anchors, previous, { cut: cut !== 'none' });
  return earlier.filter(({ anchor }) => named.has(anchor));
}

/**
 * Whether a summary could be asked for: plain lines would have fitted, or each of the turns alone, twice over, so that
 * nobody had to pass over one to write about another; beside a turn that was repeated, another one.
 */
function isDue({ request, tokens, truth }: SummarizerCall, given: readonly Turn[], fits: boolean): boolean {
  if (truth.unusable === 'tool-call') return true;
  const anchored = given.filter(({ anchor }) => anchor !== null);
  const taken = truth.unusable === 'echo' ? tokens : 0;
  const most = Math.max(...anchored.map((turn) => taken + 2 * turn.tokens + SPARE.line));
  return anchored.length > 0 && (fits || most <= (request.budget ?? 0));
}

import type { Capabilities } from '../compactor/capabilities.js';
import type { Outcome, Session } from '../compactor/session.js';
import type { Moment, Thrown } from '../property/observation.js';
import type { Step } from '../scenario/scenario.js';
import type { SummarizerCall } from '../simulation/summarizer-call.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { ask } from './ask.js';
import type { HandedTurns } from './handed-turns.js';
import { isBreakdown } from './is-breakdown.js';
import { claimedElsewhere, readClaims } from './read-claims.js';
import { readLog } from './read-log.js';
import { readOutcome } from './read-outcome.js';
import { readView } from './read-view.js';
import { thrownFrom } from './thrown.js';

/** One session while it is played. `at` says where we are, for the story of a breakdown. */
export interface Play {
  session: Session;
  supports: Capabilities;
  log: Turn[];
  handed: HandedTurns;
  lost: Set<TurnId>;
  count(text: string): number;
  at: { step: number; during: string };
  moments: Moment[];
}

/**
 * Plays one step and adds the moment after it; false when nothing more can be played.
 *
 * @throws what the engine threw, and NonsenseError.
 */
export async function playStep(
  play: Play,
  step: Step,
  calls: SummarizerCall[],
  isLast: boolean,
): Promise<boolean> {
  let outcome: Outcome | null = null;
  let refusal: Thrown | null = null;
  try {
    outcome = await act(play, step);
  } catch (error) {
    refusal = refusalFrom(error);
    if (step.step === 'append' && !(await wereAccepted(play, step.turns)))
      play.log.length -= step.turns.length;
  }
  const answersDue = isLast || step.step !== 'append' || calls.length > 0;
  play.moments.push(await look(play, { outcome, refusal, calls, answersDue }));
  return refusal === null || step.step === 'compact';
}

async function act(play: Play, step: Step): Promise<Outcome | null> {
  const { session, at, log } = play;
  switch (step.step) {
    case 'append':
      at.during = 'append()';
      log.push(...step.turns);
      await session.append(play.handed.hand(step.turns));
      return null;
    case 'compact':
      at.during = 'compact()';
      return readOutcome(await session.compact());
    case 'lose':
      if (!session.lose || play.lost.has(step.turn)) return null;
      at.during = `lose('${step.turn}')`;
      await session.lose(step.turn);
      play.lost.add(step.turn);
      return null;
    case 'recall':
      return null;
  }
}

/** Whether turns whose append threw are in the view all the same. */
async function wereAccepted(play: Play, turns: readonly Turn[]): Promise<boolean> {
  const ids = new Set(turns.map((turn) => turn.id));
  const view = readView(await play.session.view(), play.log, play.count);
  return view.some((item) => item.type === 'kept' && item.turn !== null && ids.has(item.turn));
}

/** An error of the engine, or of our own reading, is no refusal. */
function refusalFrom(error: unknown): Thrown {
  const thrown = thrownFrom(error);
  if (thrown.engine || isBreakdown(error)) throw error;
  return thrown;
}

async function look(
  play: Play,
  seen: { outcome: Outcome | null; refusal: Thrown | null; calls: SummarizerCall[]; answersDue: boolean },
): Promise<Moment> {
  const { session, supports, log, lost, at } = play;
  const { answersDue, ...rest } = seen;
  at.during = 'view()';
  const shown = await session.view();
  at.during = 'claims()';
  const claimed = supports.claims ? await session.claims!() : null;
  at.during = 'view()';
  const view = readView(shown, log, play.count, () => claimedElsewhere(claimed));
  at.during = 'claims()';
  const claims = supports.claims ? readClaims(claimed, log, view) : null;
  at.during = 'log()';
  const entries = supports.log && answersDue ? readLog(await session.log!(), log, lost) : null;
  at.during = 'recall()';
  const asked = supports.recall && answersDue ? await ask(session, log, lost) : null;
  return {
    step: at.step,
    appended: log.length,
    lost: [...lost],
    ...rest,
    view,
    claims,
    log: entries,
    answers: asked?.answers ?? null,
    stranger: asked?.stranger ?? null,
  };
}

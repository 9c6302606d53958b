import type { Capabilities } from '../compactor/capabilities.js';
import type { Outcome, Session } from '../compactor/session.js';
import type { Moment } from '../property/observation.js';
import type { Meanwhile } from '../scenario/meanwhile.js';
import type { Step } from '../scenario/scenario.js';
import type { SummarizerCall } from '../simulation/summarizer-call.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { ask } from './ask.js';
import type { HandedTurns } from './handed-turns.js';
import type { PausingSummarizer } from './pausing-summarizer.js';
import { type PassPlayed, playPass } from './play-pass.js';
import { claimedElsewhere, readClaims } from './read-claims.js';
import { readLog } from './read-log.js';
import { readOutcome } from './read-outcome.js';
import { readView } from './read-view.js';
import { refusalFrom } from './thrown.js';

/** One session while it is played. `at` says where we are, for the story of a breakdown. */
export interface Play {
  session: Session;
  /** Opens the session's directory again, and goes on with that session; after a kill the old one is not closed. */
  reopen(how: 'reopen' | 'kill'): Promise<void>;
  pauses: PausingSummarizer;
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
  meanwhile: readonly Meanwhile[] = [],
): Promise<boolean> {
  const ended: PassPlayed =
    meanwhile.length > 0 ? await playPass(play, meanwhile) : await playAlone(play, step);
  const answersDue = isLast || step.step !== 'append' || calls.length > 0;
  const { goesOn, ...seen } = ended;
  play.moments.push(await look(play, { ...seen, calls, answersDue }));
  return goesOn;
}

async function playAlone(play: Play, step: Step): Promise<PassPlayed> {
  try {
    return { outcome: await act(play, step), refusal: null, goesOn: true };
  } catch (error) {
    const refusal = refusalFrom(error);
    if (step.step === 'append' && !(await wereAccepted(play, step.turns)))
      play.log.length -= step.turns.length;
    return { outcome: null, refusal, goesOn: step.step === 'compact' };
  }
}

async function act(play: Play, step: Step): Promise<Outcome | null> {
  const { session, supports, at, log } = play;
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
    case 'reopen':
    case 'kill':
      if (supports.durable) await play.reopen(step.step);
      return null;
    case 'recall':
    case 'abort':
      return null;
  }
}

/** Whether turns whose append threw are in the view all the same. */
async function wereAccepted(play: Play, turns: readonly Turn[]): Promise<boolean> {
  const ids = new Set(turns.map((turn) => turn.id));
  const view = readView(await play.session.view(), play.log, play.count);
  return view.some((item) => item.type === 'kept' && item.turn !== null && ids.has(item.turn));
}

async function look(
  play: Play,
  seen: Omit<PassPlayed, 'goesOn'> & { calls: SummarizerCall[]; answersDue: boolean },
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

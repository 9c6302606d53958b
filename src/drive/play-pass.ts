import type { Outcome } from '../compactor/session.js';
import type { SeenMeanwhile, Thrown } from '../property/observation.js';
import type { MeanwhileStep } from '../scenario/scenario.js';
import type { Play } from './play-step.js';
import { quiet } from './quiet.js';
import { readOutcome } from './read-outcome.js';
import { refusalFrom } from './thrown.js';

/** A step that is to happen while a pass waits, with its place in the scenario. */
export interface Meanwhile {
  place: number;
  step: MeanwhileStep & { during: number };
}

/** How a pass ended, and what happened while it waited. */
export interface PassPlayed {
  outcome: Outcome | null;
  refusal: Thrown | null;
  /** Left out where nothing was to happen meanwhile. */
  meanwhile?: SeenMeanwhile[];
  /** Whether what follows can be played: turns that were declined are no part of the log. */
  goesOn: boolean;
}

/**
 * Plays a pass and, while it waits for its summarizer, the steps that are to happen then; those whose call does not come
 * happen after it. After a kill nobody waits for the pass any more.
 *
 * @throws what the engine threw, and NonsenseError.
 */
export async function playPass(play: Play, steps: readonly Meanwhile[]): Promise<PassPlayed> {
  const due = steps.filter(({ step }) => step.step !== 'kill' || play.supports.durable);
  const meanwhile: SeenMeanwhile[] = [];
  const started: Promise<void>[] = [];
  const abort = new AbortController();
  let crash: { error: unknown } | null = null;
  let kill = () => {};
  const killed = new Promise<'killed'>((resolve) => {
    kill = () => resolve('killed');
  });
  const start = async (call: number | null): Promise<boolean> => {
    const { place, step } = due.shift()!;
    const seen: SeenMeanwhile = { step: place, call, outcome: null, refusal: null };
    meanwhile.push(seen);
    if (step.step === 'kill') return true;
    if (step.step === 'abort') abort.abort();
    const work = act(play, step, seen)
      .then(() => {
        if (step.step === 'append' && seen.refusal) due.length = 0;
      })
      .catch((error) => {
        crash ??= { error };
      });
    started.push(work);
    await quiet(work);
    return false;
  };
  play.pauses.pause(async (call) => {
    while (due.length > 0 && due[0]!.step.during <= call) {
      if (await start(call)) {
        kill();
        // A process that was killed never hears the answer.
        await new Promise(() => {});
      }
    }
  });

  play.at.during = 'compact()';
  const pass = attempt(() => play.session.compact({ signal: abort.signal }));
  const ended = await Promise.race([pass, killed]);
  play.pauses.pause(null);
  if (ended !== 'killed') await Promise.all(started);
  if (crash) throw (crash as { error: unknown }).error;
  const isKilledLater = await playRest(due, start, started);
  if (crash) throw (crash as { error: unknown }).error;
  if (ended === 'killed' || isKilledLater) await play.reopen('kill');
  const goesOn = !steps.some(({ place, step }) => step.step === 'append' && isDeclined(meanwhile, place));
  const how = ended === 'killed' ? { outcome: null, refusal: null } : ended;
  return { ...how, meanwhile, goesOn };
}

function isDeclined(meanwhile: readonly SeenMeanwhile[], place: number): boolean {
  return meanwhile.find(({ step }) => step === place)?.refusal !== null;
}

/** The steps for which there was no call; true if one of them was a kill. */
async function playRest(
  due: readonly Meanwhile[],
  start: (call: null) => Promise<boolean>,
  started: Promise<void>[],
): Promise<boolean> {
  let isKilled = false;
  while (due.length > 0) {
    isKilled = (await start(null)) || isKilled;
    await Promise.all(started);
    if (isKilled) break;
  }
  return isKilled;
}

async function act(play: Play, step: MeanwhileStep, seen: SeenMeanwhile): Promise<void> {
  const { session, log, handed } = play;
  if (step.step === 'append') {
    log.push(...step.turns);
    try {
      await session.append(handed.hand(step.turns));
    } catch (error) {
      seen.refusal = refusalFrom(error);
      for (const turn of step.turns) log.splice(log.indexOf(turn), 1);
    }
  }
  if (step.step === 'compact') Object.assign(seen, await attempt(() => session.compact()));
}

/** How a pass ends that may throw. */
async function attempt(
  compact: () => ReturnType<Play['session']['compact']>,
): Promise<{ outcome: Outcome | null; refusal: Thrown | null }> {
  try {
    return { outcome: readOutcome(await compact()), refusal: null };
  } catch (error) {
    return { outcome: null, refusal: refusalFrom(error) };
  }
}

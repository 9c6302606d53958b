import type { Outcome } from '../compactor/session.js';
import type { SeenMeanwhile, Thrown } from '../property/observation.js';
import type { Meanwhile } from '../scenario/meanwhile.js';
import type { MeanwhileStep } from '../scenario/scenario.js';
import type { Play } from './play-step.js';
import { quiet } from './quiet.js';
import { readOutcome } from './read-outcome.js';
import { refusalFrom } from './thrown.js';

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
 * happen after it. After a kill, the last of them, nobody waits for the pass any more, nor for what began while it waited.
 *
 * @throws what the engine threw, and NonsenseError.
 */
export async function playPass(play: Play, steps: readonly Meanwhile[]): Promise<PassPlayed> {
  const due = steps.filter(({ step }) => step.step !== 'kill' || play.supports.durable);
  const meanwhile: SeenMeanwhile[] = [];
  const started: Promise<void>[] = [];
  const crashes: unknown[] = [];
  const abort = new AbortController();
  let kill = () => {};
  const killed = new Promise<'killed'>((resolve) => {
    kill = () => resolve('killed');
  });
  /** Begins the next step that is due; null for a kill. */
  const start = (call: number | null): Promise<void> | null => {
    const { place, step } = due.shift()!;
    const seen: SeenMeanwhile = { step: place, call, outcome: null, refusal: null };
    meanwhile.push(seen);
    if (step.step === 'kill') return null;
    if (step.step === 'abort') abort.abort();
    return act(play, step, seen)
      .then(() => {
        if (step.step === 'append' && seen.refusal) due.length = 0;
      })
      .catch((error) => {
        crashes.push(error);
      });
  };
  play.pauses.pause(async (call) => {
    while (due.length > 0 && due[0]!.step.during <= call) {
      const work = start(call);
      if (work) {
        started.push(work);
        await quiet(work);
      } else {
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
  // A kill may strike a pass that began meanwhile, when the first one has ended.
  const last = await Promise.race([killed, Promise.all(started)]);
  if (crashes.length > 0) throw crashes[0];
  if (last === 'killed') await play.reopen('kill');
  while (due.length > 0) {
    const work = start(null);
    if (work) await work;
    else await play.reopen('kill');
    if (crashes.length > 0) throw crashes[0];
  }
  const goesOn = !steps.some(({ place, step }) => step.step === 'append' && isDeclined(meanwhile, place));
  const how = ended === 'killed' ? { outcome: null, refusal: null } : ended;
  return { ...how, meanwhile, goesOn };
}

function isDeclined(meanwhile: readonly SeenMeanwhile[], place: number): boolean {
  return meanwhile.find(({ step }) => step === place)?.refusal !== null;
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

import { capabilitiesOf } from '../compactor/capabilities-of.js';
import type { Compactor, Environment } from '../compactor/compactor.js';
import { LostError } from '../compactor/lost-error.js';
import { NonsenseError } from '../compactor/nonsense-error.js';
import type { Session } from '../compactor/session.js';
import type { Settings } from '../compactor/settings.js';
import { blankObservation } from '../property/blank-observation.js';
import { isDisturbed } from '../property/disturbed.js';
import type { Breakdown, Moment, Observation } from '../property/observation.js';
import { meanwhileAt } from '../scenario/meanwhile.js';
import type { Scenario } from '../scenario/scenario.js';
import type { ModelSource } from '../simulation/model-source.js';
import type { SummarizerCall } from '../simulation/summarizer-call.js';
import { countsAddUp } from '../tokens/counts-add-up.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { closeQuietly } from './close-quietly.js';
import { HandedTurns } from './handed-turns.js';
import { isBreakdown } from './is-breakdown.js';
import { isSession } from './is-session.js';
import { KnownCounts } from './known-counts.js';
import { makeDirectory } from './make-directory.js';
import { nonsense } from './nonsense.js';
import { PausingSummarizer } from './pausing-summarizer.js';
import { type Play, playStep } from './play-step.js';
import { readEstimates } from './read-estimates.js';
import { readWritten } from './read-written.js';
import { summarizerFor } from './summarizer-for.js';
import { thrownFrom } from './thrown.js';
import { OutOfTime, withinLimit } from './time-limit.js';

export interface DriveOptions {
  tokenizer: Tokenizer;
  /** How long opening and each step may take, in milliseconds; 2,000 if not given. */
  stepLimitMs?: number;
  /** Where a model comes from that the scenario names as its summarizer. */
  models?: ModelSource;
  /** Which of several answers of that model are wanted; the first if not given. */
  take?: number;
}

/**
 * Plays a scenario on a compactor, once, and records everything that could be seen.
 *
 * @throws HarnessError only where a model that the scenario names as its summarizer could not answer.
 */
export async function drive(
  compactor: Compactor,
  scenario: Scenario,
  options: DriveOptions,
): Promise<Observation> {
  const handed = new HandedTurns();
  const log: Turn[] = [];
  const moments: Moment[] = [];
  const at = { step: -1, during: 'open()' };
  const limit = options.stepLimitMs ?? 2000;
  const counts = new KnownCounts(
    (text) => options.tokenizer.count(text),
    log,
    countsAddUp(options.tokenizer),
  );
  let calls: SummarizerCall[] = [];
  const observation: Observation = {
    scenario,
    ...blankObservation(compactor.name, capabilitiesOf(compactor)),
    moments,
  };
  const { summarizer, model } = summarizerFor(options, {
    behaviour: scenario.summarizer,
    budget: scenario.settings.summaryBudget,
    tokenizer: options.tokenizer,
    known: () => log,
    record(call) {
      if (call.response) counts.know(call.response.text, call.tokens);
      calls.push(call);
    },
  });
  const pauses = new PausingSummarizer(summarizer);
  const dir = observation.supports.durable ? makeDirectory() : null;
  const environment: Environment = {
    settings: copyOf(scenario.settings),
    summarizer: pauses,
    countTokens: counts.count,
    ...(dir && { dir: dir.path }),
  };

  let session: Session | undefined;
  let next = 0;
  try {
    await compactor.ready?.();
    const open = async (): Promise<Session> => {
      at.during = 'open()';
      session = await compactor.open(environment);
      return isSession(session) ? session : nonsense('open(…)', 'a session', session);
    };
    const opened = await withinLimit(open(), limit);
    observation.supports = capabilitiesOf(compactor, opened);
    const { supports } = observation;
    const play: Play = {
      session: opened,
      pauses,
      supports,
      log,
      handed,
      lost: new Set(),
      count: counts.count,
      at,
      moments,
      async reopen(how) {
        at.during = 'close()';
        if (how === 'reopen') await play.session.close?.();
        play.session = await open();
      },
    };
    for (const [index, step] of scenario.steps.entries()) {
      if (index < next) continue;
      at.step = index;
      calls = [];
      const meanwhile = meanwhileAt(scenario, index);
      next = index + 1 + meanwhile.length;
      const isLast = next >= scenario.steps.length;
      const goesOn = await withinLimit(playStep(play, step, calls, isLast, meanwhile), limit);
      if (supports.summarizes && step.step === 'compact')
        calls.push(...(await readWritten(play.session, log, moments, options.tokenizer)));
      if (!goesOn) break;
    }
    at.during = 'estimate()';
    if (supports.estimate) observation.estimates = await withinLimit(readEstimates(play.session, log), limit);
  } catch (error) {
    const thrown = thrownFrom(error);
    if (at.step < 0 && !thrown.engine && isOrderly(error)) observation.refusedSettings = thrown;
    else observation.breakdown = breakdownFrom(error, at);
  }
  observation.breakdown ??= changedByRefusal(moments);
  observation.changedInput = [...new Set([...handed.changed(), ...(await changedAtDoor(session))])];
  await closeQuietly(session, limit);
  dir?.remove();
  if (model?.trouble) throw model.trouble;
  return observation;
}

function copyOf({ ratios, ...settings }: Settings): Settings {
  const own = ratios && { prose: [...ratios.prose], structured: [...ratios.structured] };
  return { ...settings, ratios: own as Settings['ratios'] };
}

/** Only our own door offers it, and it only reads. */
async function changedAtDoor(session: Session | undefined): Promise<TurnId[]> {
  return (await session?.changed?.()) ?? [];
}

function isOrderly(error: unknown): boolean {
  return !(error instanceof OutOfTime) && !isBreakdown(error);
}

function breakdownFrom(error: unknown, at: { step: number; during: string }): Breakdown {
  if (error instanceof NonsenseError) {
    return { kind: 'nonsense', step: at.step, during: error.call, message: error.message };
  }
  const thrown = thrownFrom(error);
  if (error instanceof LostError) return { kind: error.kind, ...at, message: thrown.message };
  if (error instanceof OutOfTime) return { kind: 'hung', ...at, message: thrown.message };
  return { kind: 'crashed', ...at, message: `${thrown.name}: ${thrown.message}` };
}

/** A throw is a refusal only if it changed nothing (law: Crash). */
function changedByRefusal(moments: readonly Moment[]): Breakdown | null {
  for (const [index, moment] of moments.entries()) {
    const before = moments[index - 1];
    if (!moment.refusal || isDisturbed(moment)) continue;
    if (!before || before.appended !== moment.appended) continue;
    const state = ({ view, claims }: Moment) => JSON.stringify([view, claims]);
    if (state(before) === state(moment)) continue;
    const message = `${moment.refusal.name}: ${moment.refusal.message} (thrown after the state had changed)`;
    return { kind: 'crashed', step: moment.step, during: 'compact()', message };
  }
  return null;
}

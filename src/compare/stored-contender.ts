import { judgementOf } from '../property/judgement-of.js';
import type { Observation } from '../property/observation.js';
import type { Scenario } from '../scenario/scenario.js';
import { scenarioToPlain } from '../scenario/scenario-json.js';
import { type Case, caseOf } from './cases.js';
import type { Contender } from './contender.js';
import { NotStored } from './not-stored.js';

interface StoredRun {
  run: number;
  observations: readonly Observation[];
}

/** A compactor that is known from what was seen of it, and its cases: those that it was driven with. */
export interface Stored {
  contender: Contender;
  cases: AsyncIterable<Case>;
}

/** Lets stored observations stand for a compactor. Only what was stored of a case that is still at hand is found again. */
export function storedContender(about: Omit<Contender, 'player'>, runs: AsyncIterable<StoredRun>): Stored {
  const seen = new WeakMap<Scenario, readonly Observation[]>();
  const play = async (scenario: Scenario) => {
    const [observation] = seen.get(scenario) ?? [];
    if (observation) return observation;
    throw new NotStored('the baseline has no observation of such a scenario');
  };
  return {
    contender: {
      ...about,
      player: {
        lost: null,
        play,
        judge: (property, observation) =>
          judgementOf(property, observation, async (companion) => {
            const key = keyOf(companion);
            const stored = seen.get(observation.scenario)?.find(({ scenario }) => keyOf(scenario) === key);
            if (stored) return stored;
            throw new NotStored('the baseline lacks an observation that it needs');
          }),
      },
    },
    cases: (async function* () {
      for await (const { run, observations } of runs) {
        const { scenario } = observations[0]!;
        seen.set(scenario, observations);
        yield caseOf(run, scenario);
      }
    })(),
  };
}

function keyOf(scenario: Scenario): string {
  return JSON.stringify(scenarioToPlain(scenario));
}

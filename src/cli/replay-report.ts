import type { CheckOptions } from '../check/check-options.js';
import { judgeAgain, type Replay } from '../check/judge-again.js';
import { propertiesFor } from '../check/properties-for.js';
import { capabilitiesOf } from '../compactor/capabilities-of.js';
import type { Compactor } from '../compactor/compactor.js';
import type { Observation } from '../property/observation.js';
import { mergeVerdicts } from '../property/verdict.js';
import { attemptsAt } from '../run/attempts-at.js';
import { LAW, TOOL } from '../run/law.js';
import type { PropertyReport, Report } from '../run/report.js';
import { reportHead } from '../run/report-head.js';
import { logOf } from '../scenario/log-of.js';
import type { Scenario } from '../scenario/scenario.js';
import type { Stored } from '../store/read-stored.js';

/**
 * What became of a stored counterexample, or of every property on a bare scenario, as the report of one run.
 *
 * @throws HarnessError CC_PROPERTY_UNKNOWN when there is no such property any more.
 */
export async function replayReport(
  compactor: Compactor,
  { extraProperties }: CheckOptions,
  stored: Stored,
  play: (scenario: Scenario) => Promise<Observation>,
): Promise<Report> {
  const { scenario, counterexample } = stored;
  const asked = counterexample ? { properties: [counterexample.property] } : {};
  const properties = propertiesFor(capabilitiesOf(compactor), {
    ...asked,
    ...(extraProperties && { extraProperties }),
  });
  const started = performance.now();
  const reports: PropertyReport[] = [];
  const playFor = counterexample ? play : playOnce(play);
  for (const property of properties)
    reports.push(await judgeAgain(replayOf(stored, compactor), property, playFor));
  return {
    ...reportHead(compactor, properties, {
      seed: counterexample?.found.seed ?? 0,
      runs: 1,
      timeMs: null,
      encoding: scenario.encoding,
      level: 'should',
    }),
    runs: playedRuns(scenario),
    ended: 'runs',
    durationMs: Math.round(performance.now() - started),
    verdict: mergeVerdicts(reports.map(({ verdict }) => verdict)),
    properties: reports,
  };
}

/** Plays each scenario for the first property that asks, and shows the others what was seen. */
function playOnce(play: (scenario: Scenario) => Promise<Observation>): typeof play {
  const seen = new Map<Scenario, Promise<Observation>>();
  return (scenario) => {
    const playing = seen.get(scenario) ?? play(scenario);
    seen.set(scenario, playing);
    return playing;
  };
}

/** A scenario without steps shows whether the compactor opens, and plays nothing on it. */
function playedRuns({ steps }: Scenario): number {
  return steps.length > 0 ? 1 : 0;
}

function replayOf({ scenario, counterexample, file }: Stored, compactor: Compactor): Replay {
  const returned = counterexample?.returned ?? { times: 1, of: 1 };
  const tries = counterexample?.tries;
  const turns = logOf(scenario).length;
  return {
    scenario,
    attempts: attemptsAt({ returned, ...(tries && { tries }) }),
    about: {
      version: 1,
      tool: TOOL,
      law: LAW,
      compactor: compactor.name,
      found: counterexample?.found ?? { seed: 0, run: 0 },
      shrinking: counterexample?.shrinking ?? {
        evaluations: 0,
        finished: true,
        turnsBefore: turns,
        turnsAfter: turns,
      },
      returned,
      ...(tries && { tries }),
      file,
    },
  };
}

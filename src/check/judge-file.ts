import { counts } from '../property/counts.js';
import { storiesOf } from '../property/turn-stories.js';
import { mergeVerdicts } from '../property/verdict.js';
import { judgeRecorded, worldsOf } from '../recording/judge-recording.js';
import { readRecording } from '../recording/read-recording.js';
import { LAW, TOOL } from '../run/law.js';
import type { PropertyReport, Report } from '../run/report.js';
import { reportHead } from '../run/report-head.js';
import { logOf } from '../scenario/log-of.js';
import { loadTokenizer } from '../tokens/load-tokenizer.js';
import type { CheckOptions } from './check-options.js';
import { propertiesFor } from './properties-for.js';

/**
 * What every property says of one compaction that somebody else recorded, as the report of one run; nothing is run.
 *
 * @throws HarnessError CC_RECORDING_INVALID, CC_PROPERTY_UNKNOWN, and as `readRecording` does.
 */
export async function judgeFile(file: string, options: CheckOptions): Promise<Report> {
  const started = performance.now();
  const recorded = readRecording(file);
  const encoding =
    'recording' in recorded
      ? (recorded.recording.encoding ?? 'o200k_base')
      : recorded.observation.scenario.encoding;
  const worlds = worldsOf(recorded, file, await loadTokenizer(encoding));
  const { observation } = worlds;
  const level = options.level ?? 'must';
  const turns = logOf(observation.scenario).length;
  const about = {
    version: 1 as const,
    tool: TOOL,
    law: LAW,
    compactor: observation.compactor,
    found: { seed: 0, run: 0 },
    shrinking: { evaluations: 0, finished: true, turnsBefore: turns, turnsAfter: turns },
    returned: { times: 1, of: 1 },
    file: null,
  };
  const properties = propertiesFor(observation.supports, options);
  const reports: PropertyReport[] = [];
  for (const property of properties) {
    const { id, clauses, claim } = property;
    const { violations, ...seen } = await judgeRecorded(property, worlds);
    const counterexample =
      violations.length === 0
        ? null
        : {
            ...{ ...about, property: id, clauses, claim, violations },
            ...storiesOf(observation, violations),
            observation,
          };
    reports.push({ id, clauses, level: property.level, claim, rateBelow: null, ...seen, counterexample });
  }
  return {
    ...reportHead({ name: observation.compactor } as never, properties, {
      seed: 0,
      runs: 1,
      timeMs: null,
      encoding,
      level,
    }),
    runs: 1,
    ended: 'runs',
    durationMs: Math.round(performance.now() - started),
    verdict: verdictOf(reports.filter((report) => counts(report, { level }))),
    properties: reports,
  };
}

/** Of one compaction most premises do not occur: that says nothing against those that held. */
function verdictOf(reports: readonly PropertyReport[]): Report['verdict'] {
  const verdicts = reports.map(({ verdict }) => verdict);
  const decided = verdicts.filter((verdict) => verdict !== 'unknown');
  return mergeVerdicts(decided.some((verdict) => verdict !== 'skipped') ? decided : verdicts);
}

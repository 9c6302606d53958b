import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { withoutBom } from '../adapters/without-bom.js';
import { HarnessError } from '../errors/harness-error.js';
import type { Counterexample } from '../run/report.js';
import { jsonObject } from '../scenario/json-object.js';
import type { Scenario } from '../scenario/scenario.js';
import { scenarioFromPlain } from '../scenario/scenario-json.js';

const VERSION = 1;

/** What a file asks to be replayed: the scenario of a counterexample and its property, or a bare scenario. */
export interface Stored {
  file: string;
  scenario: Scenario;
  counterexample: Counterexample | null;
}

/**
 * Reads a counterexample or a bare scenario; `path` is where the file is, if that is not what it is called.
 *
 * @throws HarnessError CC_COUNTEREXAMPLE_MISSING, CC_COUNTEREXAMPLE_DAMAGED, CC_COUNTEREXAMPLE_VERSION,
 * CC_SCENARIO_VERSION, CC_SCENARIO_INVALID.
 */
export function readStored(file: string, path = resolve(file)): Stored {
  const value = jsonObject(readText(file, path), (reason) => damaged(file, reason));
  if ('steps' in value) return { file, scenario: scenarioFromPlain(value), counterexample: null };
  // Other files have a version, too.
  if ('property' in value || 'tool' in value) requireVersion(file, value.version);
  const { property, observation } = value as { property?: unknown; observation?: { scenario?: unknown } };
  if (typeof property !== 'string' || typeof observation?.scenario !== 'object') {
    throw damaged(file, 'it has neither `steps`, as a scenario has, nor `property` and `observation`');
  }
  if (!hasCounts(value)) {
    throw damaged(
      file,
      '`found`, `shrinking`, `returned` or `tries` is missing, or holds something else than counts',
    );
  }
  return {
    file,
    scenario: scenarioFromPlain(observation.scenario),
    counterexample: value as unknown as Counterexample,
  };
}

/** More re-drives than any run makes. */
const MOST_REDRIVES = 100;
/** Where it was found by a run that drove each scenario once. */
const NO_TRIES = { broken: 0, of: 0 };

function hasCounts({ found, shrinking, returned, tries = NO_TRIES }: Partial<Counterexample>): boolean {
  const counts = [
    found?.seed,
    found?.run,
    shrinking?.evaluations,
    shrinking?.turnsBefore,
    shrinking?.turnsAfter,
    returned?.times,
    returned?.of,
    tries?.broken,
    tries?.of,
  ];
  return (
    counts.every((count) => Number.isSafeInteger(count)) &&
    typeof shrinking?.finished === 'boolean' &&
    returned!.times >= 0 &&
    returned!.times <= returned!.of &&
    returned!.of <= MOST_REDRIVES &&
    tries.broken >= 0 &&
    tries.broken <= tries.of &&
    tries.of <= MOST_REDRIVES
  );
}

/** More than any run writes, and less than what fills the memory. */
const MOST_BYTES = 256 * 2 ** 20;

function readText(file: string, path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() && found.size > MOST_BYTES) throw damaged(file, `it has ${found.size} bytes`);
  if (found?.isFile()) return withoutBom(readFileSync(path, 'utf8'));
  throw new HarnessError({
    code: 'CC_COUNTEREXAMPLE_MISSING',
    what: `There is no file \`${file}\` (looked for ${path}).`,
    why: 'Without it there is nothing to replay.',
    next: '`compaction-check run` writes counterexamples to .compaction-check/<property>/<hash>.json.',
  });
}

function requireVersion(file: string, version: unknown): void {
  if (version === VERSION) return;
  if (version === undefined) throw damaged(file, 'it has no `version`');
  throw new HarnessError({
    code: 'CC_COUNTEREXAMPLE_VERSION',
    what: `${file} is a counterexample of version ${JSON.stringify(version)}; this release reads version ${VERSION}.`,
    why: 'A file that is only half understood would replay something else.',
    next: 'Replay it with the release that wrote it, which it names under `tool`, or with a later one.',
  });
}

function damaged(file: string, problem: string): HarnessError {
  return new HarnessError({
    code: 'CC_COUNTEREXAMPLE_DAMAGED',
    what: `${file} cannot be replayed: ${problem}.`,
    why: 'It is neither a counterexample nor a scenario that is well formed.',
    next: 'Take the file as `compaction-check run` wrote it, or correct what was edited.',
  });
}

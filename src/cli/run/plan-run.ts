import type { CheckOptions } from '../../check/check-options.js';
import { readWholeNumber } from '../../check/read-whole-number.js';
import { validateOptions } from '../../check/validate-options.js';
import type { RunFlags } from '../commands/run-command.js';
import { flagName } from '../flag-name.js';
import { type Outputs, outputsOf, withoutOutputs } from '../outputs.js';
import { requireUpdatable } from '../require-updatable.js';
import { findSubject, type SubjectSource } from '../subject/find-subject.js';
import { type TranscriptSource, transcriptSource } from '../transcript-source.js';

const MOST_WORKERS = 64;

/** What the words of the command come to, before anything is run. */
export interface RunPlan {
  /** As it was given; without it a configuration was found. */
  file: string | undefined;
  given: RunFlags;
  source: SubjectSource;
  options: CheckOptions;
  transcript: TranscriptSource | null;
  workers: number;
  outputs: Outputs;
}

/**
 * Reads the words of `run`.
 *
 * @throws HarnessError for whatever cannot be used.
 */
export function planRun(file: string | undefined, given: RunFlags): RunPlan {
  const {
    property: properties,
    command,
    transcript: _transcript,
    pseudonymise: _pseudonymise,
    workers: asked = 1,
    prune: _prune,
    updateKnown: _updateKnown,
    quiet: _quiet,
    verbose: _verbose,
    ...rest
  } = withoutOutputs(given);
  requireUpdatable(given);
  const options = validateOptions({ ...rest, properties }, flagName);
  const outputs = outputsOf(given);
  const workers = readWholeNumber('--workers', asked, { min: 1, max: MOST_WORKERS });
  const transcript = transcriptSource(given);
  return { file, given, options, outputs, transcript, workers, source: findSubject(file, command) };
}

import type { CalibrationChoices } from '../../check/calibration-plan.js';
import type { CheckOptions } from '../../check/check-options.js';
import type { Capabilities } from '../../compactor/capabilities.js';
import type { KnownReading } from '../../known/known-file.js';
import type { Breakdown } from '../../property/observation.js';
import type { ModelOptions } from '../../recorded/model-options.js';
import type { Shard } from '../../run/shard.js';
import type { StoreReading } from '../../run/stored-case.js';
import type { StreamLine } from '../../run/stream-line.js';
import type { Scenario } from '../../scenario/scenario.js';
import type { Stored } from '../../store/read-stored.js';
import type { SubjectSource } from '../subject/find-subject.js';
import type { TranscriptSource } from '../transcript-source.js';
import type { Where } from './heartbeat.js';

/** What a worker is started with. */
export interface WorkerTask {
  /** Where the compactor comes from. */
  source: SubjectSource;
  heartbeat: SharedArrayBuffer;
}

/** How a case ended the worker that drove it; `where.plays` is its number in the job. */
export interface Fatality {
  kind: Breakdown['kind'];
  where: Where;
  message: string;
}

/** What a job has to know of an attempt that ended its worker. */
export interface Aftermath {
  /** The job answers for this case without driving it, and drives all later ones apart. */
  fatality: Fatality | null;
  /** It was not the first attempt of its kind, so the cases before it are driven apart, too. */
  isUnsteady: boolean;
}

/** What the module's compactor is compared with, on what, and how both were named. */
export interface Opponent {
  old: { module: string } | { baseline: string };
  only: Scenario | null;
  sources: { old: string; new: string };
}

/** What every attempt at a run has to start with, so that equal cases come in equal order. */
export interface Opening {
  seed: number;
  store: StoreReading | null;
  known: KnownReading | null;
}

/** What gives a report. */
export type Job =
  | {
      ask: 'run';
      flags: CheckOptions;
      transcript: TranscriptSource | null;
      updatesKnown: boolean;
      streams: boolean;
      /** How many workers search, this one included. */
      workers: number;
      opening?: Opening;
    }
  | {
      ask: 'search';
      flags: CheckOptions;
      seed: number;
      transcript: TranscriptSource | null;
      streams: boolean;
      part: Shard;
      /** When the search is over, in milliseconds since 1970. */
      until: number | null;
    }
  | { ask: 'self-check'; flags: CheckOptions; transcript: TranscriptSource | null }
  | { ask: 'replay'; flags: CheckOptions; stored: Stored }
  | ({ ask: 'compare'; flags: CheckOptions; transcript: TranscriptSource | null } & Opponent)
  | { ask: 'calibrate'; flags: CheckOptions; choices: CalibrationChoices }
  | { ask: 'smoke'; stepLimitMs: number }
  | { ask: 'baseline'; flags: CheckOptions; transcript: TranscriptSource | null; file: string };

export type Question =
  | (Job & Aftermath)
  | {
      ask: 'play';
      scenario: Scenario;
      stepLimitMs: number;
      corruption: string | null;
      models?: ModelOptions;
      take?: number;
    }
  | { ask: 'supports'; stepLimitMs: number }
  | { ask: 'about' }
  | { ask: 'opening'; flags: CheckOptions; updatesKnown: boolean };

/** What a module's compactor says of itself, without any of its code being run. */
export interface About {
  name: string;
  version: string | null;
  declared: Capabilities;
  countsItself: boolean;
}

/** How far a job has come: how many runs of how many, in how much time, and what was found so far in words. */
export interface Advance {
  runs: number;
  total: number;
  timeMs: number | null;
  state: string;
  /** What has happened since the last message, where somebody listens. */
  batch?: Batch;
}

/** Lines of the stream of a run, the first of which has the number `from` among those of this attempt. */
export interface Batch {
  from: number;
  lines: StreamLine[];
}

export type Message =
  | { says: 'progress'; advance: Advance }
  | { says: 'answer'; value: unknown }
  | {
      says: 'error';
      error: { code: string | null; message: string; next: string; stack: string | undefined };
    };

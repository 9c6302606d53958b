import type { RegressionCase, Report } from './report.js';
import type { ReportHead } from './report-head.js';
import type { Shard } from './shard.js';

/** The first line of the stream of a run. */
export interface StartLine extends ReportHead {
  type: 'start';
  /** Where it is one of several parts of a run. */
  shard: Shard | null;
}

/** A stored counterexample that was replayed before the first run. */
export type ReplayLine = { type: 'replay' } & Pick<RegressionCase, 'file' | 'property' | 'status' | 'reason'>;

/** A run: its number in the stream of scenarios, how large its scenario was, and which properties it broke. */
export interface RunLine {
  type: 'run';
  run: number;
  turns: number;
  steps: number;
  /** Of all turns together, in the encoding of the run. */
  tokens: number;
  broken: { property: string; verdict: 'failed' | 'errored' }[];
}

/** The last line: what the run came to. A stream without it was cut off. */
export interface EndLine extends Pick<Report, 'runs' | 'ended' | 'verdict'> {
  type: 'end';
  properties: { id: string; verdict: Report['verdict'] }[];
}

/** A line of the stream of a run, in which nothing depends on how long anything took. */
export type StreamLine = StartLine | ReplayLine | RunLine | EndLine;

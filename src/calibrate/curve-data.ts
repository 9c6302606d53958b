import type { Point } from './isotonic.js';
import type { Sample, Unmeasured } from './sample.js';

/** Measures one conversation, whose pass is to have this ratio. */
export type Measure = (ratio: number) => Promise<Sample | Unmeasured>;

/** How far measuring may go. */
export interface Allowance {
  /** Conversations that may still be played. */
  left: number;
  /** Whether time is up, or somebody asked for the end. */
  isOver(): boolean;
}

const FEW_BREAKDOWNS = 3;

/** What was measured of one curve so far. */
export class CurveData {
  readonly samples: Sample[] = [];
  readonly unmeasured: Unmeasured[] = [];
  private breakdowns = 0;

  constructor(
    private readonly measure: Measure,
    private readonly allowance: Allowance,
  ) {}

  /** Whether nothing more should be played: time or conversations are used up, or it keeps breaking down. */
  get isOver(): boolean {
    return this.allowance.left <= 0 || this.breakdowns >= FEW_BREAKDOWNS || this.allowance.isOver();
  }

  /** Plays a conversation, unless it is over; what was measured, if anything was. */
  async play(ratio: number): Promise<Sample | null> {
    if (this.isOver) return null;
    this.allowance.left -= 1;
    const seen = await this.measure(ratio);
    if (!('kind' in seen)) {
      this.samples.push(seen);
      return seen;
    }
    this.unmeasured.push(seen);
    if (seen.kind === 'broke down') this.breakdowns += 1;
    return null;
  }

  /** The points up to a ratio, in the order of their ratios. */
  pointsTo(ratio: number): Point[] {
    return this.samples.filter((sample) => sample.ratio <= ratio).sort((a, b) => a.ratio - b.ratio);
  }
}

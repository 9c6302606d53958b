import type { StreamLine } from '../../run/stream-line.js';
import type { Batch } from '../worker/protocol.js';

/** Gathers the lines of a run until it is time to send them. */
export class LineBatch {
  private from = 0;
  private lines: StreamLine[] = [];

  add(line: StreamLine): void {
    this.lines.push(line);
  }

  /** What came since the last time. */
  take(): Batch {
    const batch = { from: this.from, lines: this.lines };
    this.from += batch.lines.length;
    this.lines = [];
    return batch;
  }
}

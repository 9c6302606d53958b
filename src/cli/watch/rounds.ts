import { once } from 'node:events';

/** Rounds of work, each of which ends early when something changes. */
export class Rounds {
  private controller = new AbortController();
  private changed = new Set<string>();

  /** Aborted as soon as something has changed in this round. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  change(paths: readonly string[]): void {
    for (const path of paths) this.changed.add(path);
    this.controller.abort();
  }

  /** Begins the next round, and gives what has changed in the one before, in order; waits until something has. */
  async next(): Promise<string[]> {
    if (!this.signal.aborted) await once(this.signal, 'abort');
    const paths = [...this.changed].sort();
    this.changed = new Set();
    this.controller = new AbortController();
    return paths;
  }
}
